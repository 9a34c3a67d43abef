// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources

/// Outlines of digits and Latin letters, for clocks and dates.
package struct Letters: Sendable {
  private struct Glyph: Sendable {
    let scalar: Unicode.Scalar
    let advance: Double
    /// In units of the font, y downwards from the baseline.
    let outline: Outline
  }

  /// The letters in the library.
  package static let shared: Letters = {
    guard let letters = Letters(text: unsafe String(cString: vibrancy_letters())) else {
      preconditionFailure("the letters in the library are damaged")
    }
    return letters
  }()

  /// The height of a digit and of a capital, in units of the font.
  private let height: Double
  private let glyphs: [Glyph]

  /// Reads letters; `nil` if they are not whole.
  package init?(text: String) {
    // By bytes, as a browser's copy of the library has no tables of what characters are.
    var lines = text[...].utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }[...]
    let head = lines.popFirst().map(Self.words)?.compactMap { Double($0) } ?? []
    guard head.count == 2, head[1] > 0 else { return nil }
    height = head[1]
    var glyphs: [Glyph] = []
    for line in lines {
      let words = Self.words(line)
      guard words.count >= 2, let code = UInt32(words[0], radix: 16),
        let advance = Double(words[1]),
        let scalar = Unicode.Scalar(code), let outline = Self.outline(words.dropFirst(2))
      else { return nil }
      glyphs.append(Glyph(scalar: scalar, advance: advance, outline: outline))
    }
    self.glyphs = glyphs
  }

  private static func words(_ line: Substring.UTF8View) -> [Substring] {
    line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  private static func outline(_ words: ArraySlice<Substring>) -> Outline? {
    var outline = Outline()
    var numbers: [Double] = []
    var command = UInt8(ascii: "M")
    func finishCommand() -> Bool {
      guard !numbers.isEmpty else { return true }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Outline.Point(numbers[$0], -numbers[$0 + 1])
      }
      switch (command, points.count) {
      case (UInt8(ascii: "M"), 1): outline.move(to: points[0])
      case (UInt8(ascii: "L"), 1): outline.line(to: points[0])
      case (UInt8(ascii: "C"), 3): outline.curve(to: points[2], points[0], points[1])
      default: return false
      }
      numbers = []
      return true
    }
    for word in words {
      var digits = word.utf8
      if let first = digits.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
        guard finishCommand() else { return nil }
        command = digits.removeFirst()
      }
      guard let number = Double(Substring(digits)) else { return nil }
      numbers.append(number)
    }
    return finishCommand() ? outline : nil
  }

  private func glyph(of scalar: Unicode.Scalar) -> Glyph? {
    glyphs.first { $0.scalar == scalar }
  }

  /// How wide a line of text is, in points.
  ///
  /// - Parameter height: Of a capital, in points.
  package func width(of text: String, height: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + (glyph(of: $1)?.advance ?? 0) } * height / self.height
  }

  /// A line of text.
  ///
  /// - Parameters:
  ///   - x: Where its first pen position is.
  ///   - baseline: Where it stands.
  ///   - height: Of a capital, in points.
  ///   - spacing: What is added behind each letter, in points.
  package func line(
    _ text: String, x: Double, baseline: Double, height: Double, spacing: Double = 0
  ) -> Outline {
    let scale = height / self.height
    var line = Outline()
    var pen = x
    for scalar in text.unicodeScalars {
      guard let glyph = glyph(of: scalar) else { continue }
      line.add(glyph.outline.placed(at: [pen, baseline], scale: scale))
      pen += glyph.advance * scale + spacing
    }
    return line
  }

  /// A line of text whose middle is at `x`.
  package func centered(
    _ text: String, x: Double, baseline: Double, height: Double, spacing: Double = 0
  ) -> Outline {
    let gaps = spacing * Double(max(0, text.unicodeScalars.count - 1))
    let width = width(of: text, height: height) + gaps
    return line(
      text, x: x - width / 2, baseline: baseline, height: height, spacing: spacing)
  }
}
