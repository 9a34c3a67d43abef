// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Up to 2000 visible colors of a picture, at an even stride in row order.
package struct ColorSamples: Sendable {
  /// The most samples that are taken.
  package static let limit = 2000

  private var visible = 0

  /// Nothing seen yet.
  package init() {}

  /// Counts the visible pixels (α ≥ 0.05) of straight samples.
  package mutating func count(_ samples: StraightSamples) {
    Self.forEachVisible(samples) { _, _, _ in visible += 1 }
  }

  /// Picks the colors out of the same rows again, once all have been counted.
  ///
  /// - Parameters:
  ///   - seen: Visible pixels in the rows before; updated.
  ///   - colors: Receives what is picked.
  package func pick(
    from samples: StraightSamples, seen: inout Int, into colors: inout [EncodedColor]
  ) {
    let stride = (visible + Self.limit - 1) / Self.limit
    Self.forEachVisible(samples) { red, green, blue in
      if seen % stride == 0 {
        colors.append(EncodedColor(red: red, green: green, blue: blue))
      }
      seen += 1
    }
  }

  private static func forEachVisible(
    _ samples: StraightSamples, _ body: (Float, Float, Float) -> Void
  ) {
    func walk<Code: CodeUnit>(_ codes: [Code]) {
      let unit = 1 / Float(Code.max)
      for start in stride(from: 0, to: codes.count, by: 4)
      where Float(codes[start + 3]) * unit >= 0.05 {
        body(
          Float(codes[start]) * unit, Float(codes[start + 1]) * unit,
          Float(codes[start + 2]) * unit)
      }
    }
    switch samples {
    case .eight(let codes): walk(codes)
    case .sixteen(let codes): walk(codes)
    }
  }
}

extension StraightImage {
  /// The colors that adaptive luma weights are found from; see `ColorSamples`.
  package var colorSamples: [EncodedColor] {
    var samples = ColorSamples()
    samples.count(self.samples)
    var seen = 0
    var colors: [EncodedColor] = []
    samples.pick(from: self.samples, seen: &seen, into: &colors)
    return colors
  }
}
