// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyTypography

extension Mark {
  /// The mark without what does not change its picture: its place in a source, and whether it is
  /// pressed, private or out of date.
  var look: Mark {
    var look = self
    look.source = nil
    (look.isInteractive, look.isPrivacySensitive, look.isInvalidatable) = (false, false, false)
    if case .group(let marks, var effects) = content {
      effects.mask = effects.mask?.map(\.look)
      look.content = .group(marks.map(\.look), effects)
    }
    return look
  }

  /// Whether it is seen beside a background: a text with letters, a symbol, a picture, or a shape
  /// that does not cover the canvas within its margins.
  ///
  /// - Parameter canvas: In points.
  func isContent(on canvas: Rect) -> Bool {
    guard opacity > 0 else { return false }
    switch content {
    case .text(let block):
      return block.lines.contains { line in
        line.pieces.contains { $0.text.contains { !$0.isWhitespace } }
      }
    case .symbol, .picture, .unknown: return size.width > 0 && size.height > 0
    case .fill(_, _, let paint):
      return !paint.isClear && !covers(canvas)
    case .stroke(_, _, let paint): return !paint.isClear
    case .material, .accessoryBackground: return !covers(canvas)
    case .group(let marks, let effects):
      return effects.opacity > 0 && marks.contains { $0.isContent(on: canvas) }
    }
  }

  /// Whether its box has no room, or all of a canvas within the widest margins of widgets.
  private func covers(_ canvas: Rect) -> Bool {
    let frame = frame
    if frame.width <= 0 || frame.height <= 0 { return true }
    let margin = min(20, min(canvas.width, canvas.height) / 8)
    return frame.x < canvas.x + margin && frame.y < canvas.y + margin
      && frame.right > canvas.right - margin && frame.bottom > canvas.bottom - margin
  }
}

extension Paint {
  /// Whether nothing of it is seen.
  fileprivate var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }
}
