// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A layer's text as it is written.
package struct DescribedText: Sendable {
  /// The keys that only a layer of text has.
  static let keys: [DescribedLayer.Key] = [
    .font, .weight, .size, .color, .align, .verticalAlign, .lines, .minimumScale,
  ]
  /// The sizes there are, in points; as a number above 0.
  static let mostPoints = 1000.0
  /// The most lines.
  static let mostLines = 1000

  /// What is shown.
  package let text: Written<String>
  /// The font: a PostScript, full or family name.
  package let font: Written<String>?
  /// The weight, by name, in place of the font's own.
  package let weight: Written<String>?
  /// The size in points, above 0 and at most 1000.
  package let size: Double
  /// The color: `#RRGGBB` or a color set.
  package let color: Written<String>?
  /// Where its lines begin or end, by name.
  package let align: Written<String>?
  /// Where they lie in the frame, by name.
  package let verticalAlign: Written<String>?
  /// The most lines, from 1.
  package let lines: Int
  /// To which share of its size it may shrink before it is cut, `0...1`.
  package let minimumScale: Double
}

extension DescribedText {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor, _ object: JSONObject<DescribedLayer.Key>) {
    font = object.string(.font)
    weight = object.string(.weight)
    color = object.string(.color)
    align = object.string(.align)
    verticalAlign = object.string(.verticalAlign)
    size = object[.size].flatMap { Self.size($0) } ?? 17
    lines = object[.lines].flatMap { $0.whole(in: 1...Self.mostLines) } ?? 1
    minimumScale = object[.minimumScale].flatMap { Self.share($0) } ?? 1
    guard let text = value.string() else { return nil }
    self.text = text
  }

  private static func size(_ value: JSONCursor) -> Double? {
    guard let number = value.number() else { return nil }
    // NaN is in no range.
    guard number > 0, number <= mostPoints else {
      value.report("is \(number)", fix: "write points above 0, at most 1000")
      return nil
    }
    return number
  }

  private static func share(_ value: JSONCursor) -> Double? {
    guard let number = value.number() else { return nil }
    guard (0...1).contains(number) else {
      value.report("is \(number)", fix: "write a number from 0 to 1")
      return nil
    }
    return number
  }
}
