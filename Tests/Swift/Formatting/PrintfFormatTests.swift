// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct PrintfFormatTests {
  static let doubles: [Double] = [
    0, -0.0, 0.5, 1.5, 2.5, 0.125, 0.05, 1.005, 2.675, 1e21, 1e22, 123_456.789, 1e-5, 9.9999995,
    0.1, 1e300, Double.leastNonzeroMagnitude, -1234.5, .nan, .infinity, -.infinity, 99_999.95,
    999_999.5,
  ]

  private static func conversion(_ letters: String, _ generator: inout SeededGenerator) -> String {
    var text = "%"
    for flag in ["-", "+", " ", "#", "0"] where Int.random(in: 0..<4, using: &generator) == 0 {
      text += flag
    }
    if Bool.random(using: &generator) { text += "\(Int.random(in: 1...14, using: &generator))" }
    if Bool.random(using: &generator) { text += ".\(Int.random(in: 0...8, using: &generator))" }
    return text + String(letters.randomElement(using: &generator) ?? "f")
  }

  @Test func `numbers with a point are those of C`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<5000 {
      let format = Self.conversion("feEgG", &generator)
      let value =
        Bool.random(using: &generator)
        ? Self.doubles.randomElement(using: &generator) ?? 0
        : Double(Int.random(in: -2_000_000...2_000_000, using: &generator)) / 1000
      // glibc drops the zeros that `#` keeps where rounding adds a digit.
      if format.contains("#"), value == 999_999.5 || value == 99_999.95 { continue }
      #expect(
        PrintfFormat(format).text([.double(value)]) == String(format: format, value),
        "\(format) of \(value)")
    }
  }

  @Test func `integers are those of C`() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<5000 {
      var format = Self.conversion("diuxXo", &generator)
      let letter = format.removeLast()
      let length = ["", "l", "ll", "h", "hh", "q", "z"].randomElement(using: &generator) ?? ""
      format += length + String(letter)
      let value =
        Bool.random(using: &generator)
        ? Int.random(in: -1000...1000, using: &generator)
        : Int.random(in: Int.min...Int.max, using: &generator)
      #expect(
        PrintfFormat(format).text([.integer(value)]) == String(format: format, value),
        "\(format) of \(value)")
    }
  }

  @Test func `arguments are taken by place, and widths from arguments`() {
    #expect(
      PrintfFormat("%2$@ has %1$ld%% of %3$.1f").text([
        .integer(5), .text("Ada"), .double(2.25),
      ]) == "Ada has 5% of 2.2")
    #expect(PrintfFormat("[%*d]").text([.integer(5), .integer(42)]) == "[   42]")
    #expect(PrintfFormat("[%-*d]").text([.integer(5), .integer(42)]) == "[42   ]")
    #expect(PrintfFormat("%.*f").text([.integer(2), .double(3.14159)]) == "3.14")
    #expect(PrintfFormat("%c%C").text([.integer(65), .integer(0x20AC)]) == "A€")
    #expect(
      PrintfFormat("%s|%10@|%-4s|").text([.text("a"), .text("b"), .text("c")])
        == "a|         b|c   |")
    #expect(PrintfFormat("%@ %@").text([.double(1), .double(1.5)]) == "1 1.5")
    #expect(PrintfFormat("%a %a").text([.double(1.5), .double(0)]) == "0x1.8p+0 0x0p+0")
    #expect(PrintfFormat("%p").text([.integer(255)]) == "0xff")
  }

  @Test func `a format that asks for too much is cut`() {
    #expect(PrintfFormat("%").text([]) == "")
    #expect(PrintfFormat("a%").text([.integer(1)]) == "a")
    #expect(PrintfFormat("%d and %d").text([.integer(1)]) == "1 and ")
    #expect(PrintfFormat("%99$d%0$d").text([.integer(1)]) == "")
    #expect(PrintfFormat("%999999999999d").text([.integer(1)]).utf8.count == 10_000)
    #expect(
      PrintfFormat("%.999999999999f").text([.double(Double.leastNonzeroMagnitude)]).utf8.count
        == 10_002)
    let many = String(repeating: "%1$10000d", count: 10_000)
    #expect(PrintfFormat(many).text([.integer(1)]).utf8.count <= 1_010_000)
    #expect(
      PrintfFormat("%d %f %x").text([.text("a"), .text("b"), .double(.nan)]) == "0 0.000000 0")
    #expect(PrintfFormat("%*d").text([.integer(.min), .integer(1)]).utf8.count == 10_000)
  }

  @Test func `localized numbers are those of Foundation`() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<3000 {
      let value =
        Int.random(in: -1...1, using: &generator)
        * Int.random(in: 0...(1 << Int.random(in: 0...31, using: &generator)), using: &generator)
      let integer =
        ["%d", "%ld", "%lld", "%i", "%+d", "%12d", "%-12d", "%x"]
        .randomElement(using: &generator) ?? "%d"
      let floating =
        ["%f", "%.1f", "%.0f", "%14.2f", "%+.3f", "%lf"]
        .randomElement(using: &generator) ?? "%f"
      let number = Double(value) / 128
      #expect(
        PrintfFormat(integer, in: .english).text([.integer(value)])
          == String(format: integer, locale: FoundationOracle.locale, value), "\(integer)")
      #expect(
        PrintfFormat(floating, in: .english).text([.double(number)])
          == String(format: floating, locale: FoundationOracle.locale, number),
        "\(floating) of \(number)")
    }
    #expect(
      PrintfFormat("%f %f", in: .english).text([.double(.nan), .double(.infinity)]) == "NaN ∞")
  }

  @Test func `no format or pattern of random letters fails`() {
    var generator = SeededGenerator(seed: 24)
    let letters = Array("%%%%dfgexXoucsSC@paA*.$-+ #0'123456789lhqyMdEHmszZXG\u{E9}")
    let arguments: [PrintfFormat.Argument] = [
      .integer(.min), .double(-1e308), .text("x"), .integer(7), .double(.nan),
    ]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...24, using: &generator)
      let text = String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
      for locale in [nil, FormatLocale.english] {
        let written = PrintfFormat(text, in: locale).text(arguments)
        #expect(written.utf8.count <= 1_100_000, "\(text)")
      }
      let pattern = DatePattern(text)
      let date = pattern.text(at: 757_000_123)
      _ = pattern.instant(of: date)
      _ = pattern.instant(of: text)
      #expect(DateTemplate(text).patternText().utf8.count < 1000, "\(text)")
    }
  }
}
