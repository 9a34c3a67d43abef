// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A font that is installed, as a drawing names it and as the disk has it.
package struct FontFace: Sendable, Hashable {
  /// Its family's first name.
  package let family: String
  /// CSS's weight, `1...1000`.
  package let weight: Int
  /// CSS's `font-style`.
  package let style: Style
  /// Its file.
  package let file: String
  /// Which font of the file it is, and which instance of that.
  package let index: String
  /// The characters it has.
  package let coverage: ScalarRanges

  /// CSS's `font-style`.
  package enum Style: String, Sendable { case normal, italic, oblique }
}

extension FontFace {
  /// What `fc-match` and `fc-list` are asked to print of each font; a line feed ends each part.
  static let format =
    "%{family[0]}\\n%{family}\\n%{weight}\\n%{slant}\\n%{index}\\n%{file}\\n%{charset}\\n"
  static let partCount = 7

  /// A font of its parts in the order of `format`; `nil` if they are none.
  init?(_ parts: ArraySlice<Substring>) {
    guard parts.count == Self.partCount, let parts = Optional(Array(parts)),
      let weight = Double(parts[2]), let slant = Double(parts[3]), weight.isFinite,
      !parts[0].isEmpty
    else { return nil }
    family = String(parts[0])
    self.weight = Self.cssWeight(weight)
    style = slant >= 105 ? .oblique : slant > 0 ? .italic : .normal
    (index, file) = (String(parts[4]), String(parts[5]))
    coverage = ScalarRanges(fontconfig: parts[6])
  }

  /// fontconfig's weights and CSS's (fontconfig.h, `FcWeightToOpenTypeDouble`).
  private static let weights = [
    (0.0, 100.0), (40, 200), (50, 300), (55, 350), (75, 380), (80, 400), (100, 500), (180, 600),
    (200, 700), (205, 800), (210, 900), (215, 1000),
  ]

  private static func cssWeight(_ weight: Double) -> Int {
    let above = weights.firstIndex { $0.0 >= weight } ?? weights.count - 1
    guard above > 0, weight > 0 else { return 100 }
    let (low, high) = (weights[above - 1], weights[above])
    let share = min(1, (weight - low.0) / (high.0 - low.0))
    return Int((low.1 + share * (high.1 - low.1)).rounded())
  }

  /// fontconfig's weight of CSS's.
  static func fontconfigWeight(_ css: Int) -> Double {
    let css = Double(css)
    guard let above = weights.firstIndex(where: { $0.1 >= css }), above > 0 else { return 0 }
    let (low, high) = (weights[above - 1], weights[above])
    return low.0 + (css - low.1) / (high.1 - low.1) * (high.0 - low.0)
  }
}

/// Unicode scalars, as ranges in rising order.
package struct ScalarRanges: Sendable, Hashable {
  private var ranges: [ClosedRange<UInt32>] = []

  /// Ranges as fontconfig prints them: `20-7e a0 2d0-2d1`, hexadecimal.
  init(fontconfig text: Substring) {
    for part in text.split(separator: " ") {
      let ends = part.split(separator: "-", maxSplits: 1).compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { continue }
      ranges.append(first...last)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a scalar is among them.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
