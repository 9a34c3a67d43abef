// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension SymbolDrawing {
  /// A drawing of any size that stands for a symbol of the system: as large as fits into the symbol's
  /// ink, in the middle of its box, at every weight alike.
  ///
  /// - Parameters:
  ///   - parts: The shapes from the back, in lengths of their own, y downwards.
  ///   - name: The symbol's; the size of an unknown one is that of a square around it (Assumed).
  /// - Returns: `nil` for shapes without a width or a height.
  package init?(fitting parts: [Part], to name: String) {
    let whole = Glyph(
      parts.flatMap { Glyph($0.path, isEvenOdd: $0.isEvenOdd).contours })
    guard let (low, high) = whole.bounds else { return nil }
    let extent = high - low
    let made = SymbolBuilder(name, weight: 400, table: .shared)
    // A line has no height; what is NaN or infinite has no place.
    let across = extent.x > 0 ? made.ink.x / extent.x : .infinity
    let down = extent.y > 0 ? made.ink.y / extent.y : .infinity
    let ratio = min(across, down)
    guard ratio > 0, ratio < .infinity else { return nil }
    let width =
      made.kind == .unknown ? SymbolMetrics.box(around: extent * ratio).x : made.box.x
    let middle = (low + high) / 2
    let place = Contour.Point(width / 2, -SymbolMetrics.middle)
    let moved = parts.map { part in
      var part = part
      part.path = part.path.transformed(
        by: .moving(by: -middle).then(.scaling(ratio, ratio)).then(.moving(by: place)))
      return part
    }
    self.init([Variant(weight: 400, scale: .medium, parts: moved, width: width)])
  }
}
