// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyScenes
internal import VibrancySymbols
internal import VibrancyTypography

extension Mark {
  /// What it is, for those who judge it; `nil` for a group, whose marks have kinds.
  var kind: WidgetMark.Kind? {
    switch content {
    case .text(let block):
      var text = ""
      for (index, line) in block.lines.enumerated() {
        if index > 0 { text += " " }
        for piece in line.pieces { text += piece.text }
      }
      return .text(text)
    case .symbol(_, let name, _): return .symbol(name)
    case .picture(let name, _): return .picture(name)
    case .fill, .stroke, .material, .accessoryBackground: return .shape
    case .unknown(let name): return .unknown(name)
    case .group: return nil
    }
  }

  /// A rectangle around all that it draws, in points of its box.
  ///
  /// - Parameter margin: What is added on each side, for pixels that are covered in part.
  func inkBounds(margin: Double) -> Rect {
    let box = Rect(0, 0, size.width, size.height)
    switch content {
    case .text(let block):
      // Letters reach beyond their box, as slanted ones do.
      let reach = block.runs.reduce(0) { max($0, $1.font.size) } / 2
      return box.grown(by: reach + margin)
    case .symbol(let symbol, _, _):
      let reach = max(symbol.letterHeight, symbol.size.y / 4)
      return Self.around(symbol.path, or: box).union(box).grown(by: reach + margin)
    case .picture, .unknown, .group: return box.grown(by: margin)
    case .fill(let path, _, _), .material(_, let path), .accessoryBackground(let path):
      return Self.around(path, or: box).grown(by: margin)
    case .stroke(let path, let style, _):
      let corner = style.join == .miter ? max(1.5, style.miterLimit) : 1.5
      return Self.around(path, or: box).grown(by: style.width / 2 * corner + margin)
    }
  }

  private static func around(_ path: Path, or box: Rect) -> Rect {
    guard let bounds = path.bounds else { return box }
    return Rect(
      bounds.low.x, bounds.low.y, bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
  }
}
