// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancyLayout
package import VibrancyScenes
internal import VibrancySymbols
internal import VibrancyTypography

extension Mark {
  /// The kind of the mark, for those who judge it; `nil` for a group, whose marks have kinds.
  package var kind: WidgetMark.Kind? {
    switch content {
    case .text(let block):
      var text = ""
      for (index, line) in block.lines.enumerated() {
        if index > 0 { text += " " }
        text += line.text
      }
      return .text(text)
    case .symbol(_, let name, _): return .symbol(name)
    case .picture(let name, _): return .picture(name)
    case .fill, .stroke, .material, .accessoryBackground: return .shape
    case .unknown(let name): return .unknown(name)
    case .group: return nil
    }
  }

  /// A rectangle around all that it draws, on the canvas in points.
  ///
  /// That of a group holds its marks and how far its blur and its shadow reach.
  var inkBounds: Rect {
    guard case .group(let children, let effects) = content else {
      return boxInkBounds.bounds(after: transform).orEverything
    }
    guard var bounds = children.first?.inkBounds else { return Rect(0, 0, 0, 0) }
    for child in children.dropFirst() { bounds = bounds.union(child.inkBounds) }
    return bounds.grown(by: effects.reach).orEverything
  }

  /// As above, of what is not a group, in points of its box.
  private var boxInkBounds: Rect {
    let box = Rect(0, 0, size.width, size.height)
    switch content {
    case .text(let block):
      // Letters reach beyond their box, as slanted ones do.
      let letters = block.runs.reduce(0) { max($0, $1.font.size) } / 2
      // How far the ends of an arc are from the line it was.
      let rise = bend.map { size.width * size.width / (8 * abs($0.radius)) } ?? 0
      return box.grown(by: letters + 2 * rise)
    case .symbol(let symbol, _, _):
      let reach = max(symbol.letterHeight, symbol.size.y / 4)
      return Self.around(symbol.path, or: box).union(box).grown(by: reach)
    case .picture, .unknown, .group: return box
    case .fill(let path, _, _), .material(_, let path), .accessoryBackground(let path):
      return Self.around(path, or: box)
    case .stroke(let path, let style, _):
      let corner = style.join == .miter ? max(1.5, style.miterLimit) : 1.5
      return Self.around(path, or: box).grown(by: style.width / 2 * corner)
    }
  }

  private static func around(_ path: Path, or box: Rect) -> Rect {
    guard let bounds = path.bounds else { return box }
    return Rect(
      bounds.low.x, bounds.low.y, bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
  }
}

extension GroupEffects {
  /// The distance that blur and shadow reach beyond the marks, in points.
  var reach: Double { 3 * blurRadius + (shadow?.reach ?? 0) }
}

extension Shadow {
  /// The distance that it reaches beyond what casts it, in points.
  var reach: Double { 3 * radius + max(x.magnitude, y.magnitude) }
}

extension Rect {
  /// The rectangle, or all that marks may reach where a number of it is not finite.
  fileprivate var orEverything: Rect {
    if x.isFinite, y.isFinite, width.isFinite, height.isFinite { return self }
    let most = Rect.greatestLength
    return Rect(-most, -most, 2 * most, 2 * most)
  }

  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
  }
}
