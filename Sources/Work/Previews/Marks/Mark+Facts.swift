// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyFacts
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyTypography

extension Mark {
  /// The kind of what is measured; `nil`: nothing of it is.
  var factKind: MarkFacts.Kind? {
    switch content {
    case .text: .text
    case .symbol: .symbol
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown: nil
    }
  }

  /// Whether bars stand for letters of it.
  var hasMissingLetters: Bool {
    if case .text(let block) = content { block.missingCount > 0 } else { false }
  }

  /// Whether it is a shape, filled or stroked.
  var isShape: Bool {
    switch content {
    case .fill, .stroke: true
    case .text, .symbol, .picture, .material, .accessoryBackground, .group, .unknown: false
    }
  }

  /// The words of a text, the whole of them, or the name of a symbol.
  var words: String {
    switch content {
    case .text(let block): block.text
    case .symbol(_, let name, _): name
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown: ""
    }
  }

  /// How easily its letters are read.
  var strength: MarkFacts.Strength {
    switch content {
    case .text(let block):
      let size = block.runs.map(\.font.size).max() ?? 0
      let isBold = block.runs.contains { $0.font.weight >= 600 }
      if size >= 18 || isBold && size >= 14 { return .strong }
      return size <= 12 ? .small : .usual
    // A symbol is recognized by its outline, as large letters are.
    case .symbol: return .strong
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown:
      return .usual
    }
  }

  /// Its paint, `#RRGGBBAA`; empty where it has several colors.
  var paintText: String {
    let paint: Paint? =
      switch content {
      case .text(let block): block.runs.first?.paint
      case .symbol(_, _, let paint), .fill(_, _, let paint), .stroke(_, _, let paint): paint
      case .picture, .material, .accessoryBackground, .group, .unknown: nil
      }
    guard case .color(let color)? = paint else { return "" }
    let alpha = Int((min(max(color.opacity, 0), 1) * 255).rounded())
    return "#\(color.color.hex)\(alpha < 16 ? "0" : "")\(String(alpha, radix: 16, uppercase: true))"
  }

  /// Whether it is not drawn as a device draws it.
  func isApproximate(isFound: (String) -> Bool) -> Bool {
    switch content {
    case .picture(let name, _): !isFound(name)
    case .material, .unknown: true
    case .text, .symbol, .fill, .stroke, .accessoryBackground, .group: false
    }
  }

  /// What a text that ends in an ellipsis has of room, and would need.
  var overflow: MarkFacts.Overflow? {
    guard case .text(let block) = content, block.isTruncated, let first = block.runs.first,
      first.font.size > 0
    else { return nil }
    let whole = TextBlock(
      block.runs, options: TextOptions(), width: nil, height: nil, displayScale: 1)
    let room = block.size.x * Double(max(block.lines.count, 1))
    return whole.size.x > room ? MarkFacts.Overflow(room: room, need: whole.size.x) : nil
  }

  /// The box around the letters of a text, from cap height to baseline, on the canvas in points.
  var letters: Rect? {
    switch content {
    case .text(let block):
      guard bend == nil, let first = block.lines.first, let last = block.lines.last else {
        return nil
      }
      let size = block.runs.map(\.font.size).max() ?? 0
      let left = block.lines.compactMap { $0.pieces.first?.x }.min() ?? 0
      let right = block.lines.compactMap { line in line.pieces.last.map { $0.x + $0.width } }.max()
      let top = first.baseline - 0.7 * size
      return Rect(left, top, (right ?? left) - left, last.baseline - top).bounds(after: transform)
    // Open icons fill their boxes otherwise than the system's symbols.
    case .symbol, .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown:
      return nil
    }
  }

  /// The paint of a shape; `nil`: it is none.
  var shapePaint: Paint? {
    switch content {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    case .text, .symbol, .picture, .material, .accessoryBackground, .group, .unknown: nil
    }
  }

  /// The opacity of a shape's paint; 1 where it has several colors.
  var paintOpacity: Double {
    if case .color(let paint)? = shapePaint { Double(paint.opacity) * opacity } else { opacity }
  }

  /// The color of a shape that is opaque and has but one.
  var opaqueFill: EncodedColor? {
    guard case .fill(_, _, .color(let paint)) = content, paint.opacity * Float(opacity) >= 0.9
    else { return nil }
    return paint.color
  }
}
