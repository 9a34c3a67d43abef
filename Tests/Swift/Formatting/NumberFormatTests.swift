// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct NumberFormatTests {
  static let special: [Double] = [
    0, -0.0, 1, 0.5, 1.5, 2.5, 999, 999.5, 999_499, 999_500, 999_999, 1050, 1950, 9950, 99_950,
    1e15, 1e16, 1.5e20, 1e21, 1e-7, 1.0 / 3, 0.1, 0.30000000000000004, 0.125, .nan, .infinity,
    -.infinity, -1234.5678,
  ]

  static func sample(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return special.randomElement(using: &generator) ?? 0
    case 1: return Double(Int.random(in: -2_000_000...2_000_000, using: &generator)) / 1000
    case 2: return Double.random(in: -1e9...1e9, using: &generator)
    default: return Double.random(in: -1...1, using: &generator)
    }
  }

  static let roundings: [FloatingPointRoundingRule] = [
    .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
  ]

  @Test func `numbers are those of Foundation`() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<6000 {
      let value = Self.sample(&generator)
      var ours = NumberFormat()
      var theirs = FloatingPointFormatStyle<Double>(locale: FoundationOracle.locale)
      let low = Int.random(in: 0...4, using: &generator)
      let high = low + Int.random(in: 0...4, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: break
      case 1:
        ours.precision = .fractionLength(low...high)
        theirs = theirs.precision(.fractionLength(low...high))
      default:
        ours.precision = .significantDigits(low + 1...high + 1)
        theirs = theirs.precision(.significantDigits(low + 1...high + 1))
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        ours.isGrouped = false
        theirs = theirs.grouping(.never)
      }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        ours.notation = .compactName
        theirs = theirs.notation(.compactName)
      case 1:
        ours.notation = .scientific
        theirs = theirs.notation(.scientific)
      default: break
      }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        ours.sign = .always
        theirs = theirs.sign(strategy: .always())
      case 1:
        ours.sign = .alwaysExceptZero
        theirs = theirs.sign(strategy: .always(includingZero: false))
      case 2:
        ours.sign = .never
        theirs = theirs.sign(strategy: .never)
      default: break
      }
      if Bool.random(using: &generator) {
        ours.rounding = Self.roundings.randomElement(using: &generator) ?? .up
        theirs = theirs.rounded(rule: ours.rounding)
      }
      #expect(ours.text(value) == theirs.format(value), "\(value) with \(ours)")
    }
  }

  @Test func `integers are those of Foundation`() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<2000 {
      let exponent = Int.random(in: 0...62, using: &generator)
      let value = Int.random(in: -(1 << exponent)...(1 << exponent), using: &generator)
      let locale = FoundationOracle.locale
      #expect(NumberFormat().text(value) == value.formatted(.number.locale(locale)))
      #expect(NumberFormat(.percent).text(value) == value.formatted(.percent.locale(locale)))
      #expect(
        NumberFormat(.currency(code: "EUR")).text(value)
          == value.formatted(.currency(code: "EUR").locale(locale)))
      var compact = NumberFormat()
      compact.notation = .compactName
      #expect(
        compact.text(value) == value.formatted(.number.notation(.compactName).locale(locale)))
    }
    for value in [Int.max, Int.min] {
      #expect(
        NumberFormat().text(value) == value.formatted(.number.locale(FoundationOracle.locale)))
    }
  }

  @Test func `percentages are those of Foundation`() {
    var generator = SeededGenerator(seed: 33)
    for _ in 0..<2000 {
      let value = Self.sample(&generator)
      var ours = NumberFormat(.percent)
      var theirs = FloatingPointFormatStyle<Double>.Percent(locale: FoundationOracle.locale)
      if Bool.random(using: &generator) {
        ours.precision = .fractionLength(0...1)
        theirs = theirs.precision(.fractionLength(0...1))
      }
      #expect(ours.text(value) == theirs.format(value), "\(value)")
    }
  }

  @Test(arguments: [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "BRL", "CAD", "AUD", "MXN", "CHF", "SEK",
    "PLN", "RUB", "TRY", "ILS", "VND", "XAF", "XOF", "THB", "ZAR", "CZK", "HUF", "KWD", "CLP",
    "BTC",
    "XXX", "usd", "COP", "IDR", "EGP", "XPF",
  ])
  func `currencies are those of Foundation`(code: String) {
    var generator = SeededGenerator(seed: 34)
    let presentations:
      [(NumberFormat.CurrencyPresentation, CurrencyFormatStyleConfiguration.Presentation)] = [
        (.standard, .standard), (.narrow, .narrow), (.isoCode, .isoCode), (.fullName, .fullName),
      ]
    for _ in 0..<100 {
      let value = Bool.random(using: &generator) ? 1 : Self.sample(&generator)
      for (ours, theirs) in presentations {
        var format = NumberFormat(.currency(code: code, presentation: ours))
        var style = FloatingPointFormatStyle<Double>.Currency(
          code: code, locale: FoundationOracle.locale
        ).presentation(theirs)
        if Bool.random(using: &generator) {
          format.precision = .fractionLength(0...0)
          style = style.precision(.fractionLength(0))
        }
        if ours != .fullName, Bool.random(using: &generator) {
          format.sign = .accounting
          style = style.sign(strategy: .accounting)
        }
        #expect(format.text(value) == style.format(value), "\(value)")
      }
    }
  }

  @Test func `what a NumberFormatter writes is that of Foundation`() throws {
    var generator = SeededGenerator(seed: 35)
    let styles: [(FormatterNumber.Style, NumberFormatter.Style)] = [
      (.none, .none), (.decimal, .decimal), (.percent, .percent), (.currency, .currency),
      (.currencyISOCode, .currencyISOCode), (.currencyPlural, .currencyPlural),
      (.currencyAccounting, .currencyAccounting), (.scientific, .scientific),
      (.spellOut, .spellOut), (.ordinal, .ordinal),
    ]
    for _ in 0..<4000 {
      var value = Self.sample(&generator)
      let (style, theirs) = try #require(styles.randomElement(using: &generator))
      // Linux writes infinity with a plus of its own, and ordinals of what it did not round.
      guard value.isFinite else { continue }
      if style == .ordinal { value = value.rounded() }
      if style == .ordinal || style == .spellOut, value.magnitude > 1e15 || value == 0 { continue }
      var ours = FormatterNumber(style)
      let formatter = NumberFormatter()
      formatter.locale = FoundationOracle.locale
      formatter.numberStyle = theirs
      // Linux does not heed bounds that differ, nor any option of the styles left out here.
      if [.none, .decimal, .percent, .currency].contains(style) {
        if Int.random(in: 0..<3, using: &generator) == 0 {
          let count = Int.random(
            in: style == .currency ? 2...4 : style == .decimal ? 3...5 : 0...4, using: &generator)
          ours.minimumFractionDigits = count
          ours.maximumFractionDigits = count
          formatter.minimumFractionDigits = count
          formatter.maximumFractionDigits = count
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
          ours.isGrouped = false
          formatter.usesGroupingSeparator = false
        }
      }
      #expect(
        ours.text(value) == formatter.string(from: NSNumber(value: value)), "\(value) with \(ours)")
    }
  }

  @Test func `prefixes replace the sign and the symbol`() {
    var number = FormatterNumber(.decimal)
    number.positivePrefix = "+"
    number.negativePrefix = "minus "
    #expect(number.text(1234.5) == "+1,234.5")
    #expect(number.text(-3) == "minus 3")
    var amount = FormatterNumber(.currency)
    amount.currencySymbol = "€ "
    #expect(amount.text(-2.5) == "-€ 2.50")
    var share = FormatterNumber(.percent)
    share.positivePrefix = "~"
    #expect(share.text(0.256) == "~26%")
    share.multiplier = 1
    #expect(share.text(25.6) == "~26%")
  }

  @Test func `lengths are cut and increments kept`() {
    var format = NumberFormat()
    format.precision = .fractionLength(Int.max...Int.max)
    #expect(format.text(0.5).utf8.count == 402)
    format.precision = .significantDigits(0...Int.max)
    #expect(format.text(0.5) == "0.5")
    format.precision = .automatic
    format.minimumIntegerDigits = .max
    #expect(format.text(1e300).utf8.count == 400 + 133)
    var steps = NumberFormat()
    steps.increment = 5
    #expect(steps.text(Double(12)) == "10")
    #expect(steps.text(13) == "15")
    steps.increment = .nan
    #expect(steps.text(Double(12)) == "12")
  }
}
