// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A number as `formatted()` writes it: `.number`, `.percent` and `.currency(code:)` with
/// their options.
///
/// Without options an integer has all its digits, another number at most six after the point, and a
/// currency as many as it has (Reported). Lengths are cut to 400 digits.
package struct NumberFormat: Sendable, Hashable {
  /// What the number counts.
  package enum Style: Sendable, Hashable {
    /// Nothing.
    case number
    /// Hundredths: 0.5 is 50%, but the integer 50 is too.
    case percent
    /// An amount of money with an ISO 4217 code.
    case currency(code: String, presentation: CurrencyPresentation = .standard)
  }

  /// How a currency is named.
  package enum CurrencyPresentation: String, Sendable, Hashable, CaseIterable {
    /// CA$5.00.
    case standard
    /// $5.00.
    case narrow
    /// CAD 5.00.
    case isoCode
    /// 5.00 Canadian dollars.
    case fullName
  }

  /// Which digits are written.
  package enum Precision: Sendable, Hashable {
    /// As many as the style writes by itself.
    case automatic
    /// So many after the point.
    case fractionLength(ClosedRange<Int>)
    /// So many from the first that is not 0 on.
    case significantDigits(ClosedRange<Int>)
  }

  /// How large numbers are shortened.
  package enum Notation: String, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case automatic
    /// 1.5K.
    case compactName
    /// 1.5E3.
    case scientific
  }

  /// When a sign is written.
  package enum Sign: String, Sendable, Hashable, CaseIterable {
    /// A minus before negative numbers.
    case automatic
    /// A plus or minus.
    case always
    /// A plus or minus, but none before 0.
    case alwaysExceptZero
    /// None.
    case never
    /// Parentheses around negative amounts of a currency.
    case accounting
  }

  /// What the number counts.
  package var style: Style
  /// Which digits are written.
  package var precision: Precision = .automatic
  /// How many digits stand before the point at least.
  package var minimumIntegerDigits = 1
  /// Whether commas separate thousands.
  package var isGrouped = true
  /// How large numbers are shortened.
  package var notation: Notation = .automatic
  /// When a sign is written.
  package var sign: Sign = .automatic
  /// Which way digits that are not written are rounded.
  package var rounding: FloatingPointRoundingRule = .toNearestOrEven
  /// What the number is a multiple of after rounding, if anything: `rounded(increment:)`.
  package var increment: Double?
  /// What the number is multiplied by first.
  package var scale: Double = 1
  /// The language it is written in.
  package var locale = FormatLocale.english

  /// The format of a style without options.
  package init(_ style: Style = .number) { self.style = style }

  /// The text of an integer.
  package func text(_ integer: Int) -> String {
    guard locale.isEnglish else {
      return LocalizedNumbers.text(Double(integer), isInteger: true, self)
    }
    guard scale == 1, increment == nil else { return text(Double(integer)) }
    return text(of: DecimalDigits(integer), isInteger: true)
  }

  /// The text of a number: `NaN` and `∞` for what is not finite.
  package func text(_ number: Double) -> String {
    guard locale.isEnglish else { return LocalizedNumbers.text(number, isInteger: false, self) }
    var number = number * scale
    if let increment, increment > 0, increment.isFinite, (number / increment).isFinite {
      number = (number / increment).rounded(rounding) * increment
    }
    guard number.isFinite else {
      return dressed(
        number.isNaN ? "NaN" : "∞", isNegative: number < 0, isZero: number.isNaN, plural: .other)
    }
    var digits = DecimalDigits(shortest: number)
    if style == .percent { digits.shift(by: 2) }
    return text(of: digits, isInteger: false)
  }

  /// The number that a text writes, with separators or without; nil: it writes none.
  package static func number(of text: String, in locale: FormatLocale = .english) -> Double? {
    locale.isEnglish
      ? Double(text.filter { $0 != "," }) : LocalizedNumbers.number(of: text, locale)
  }

  private func text(of number: DecimalDigits, isInteger: Bool) -> String {
    var digits = number
    var suffix = ""
    let bounds = fractionBounds(isInteger: isInteger)
    switch notation {
    case .automatic: round(&digits, bounds)
    case .compactName: suffix = shorten(&digits)
    case .scientific:
      let exponent = digits.isZero ? 0 : digits.point - 1
      digits.shift(by: -exponent)
      let before = digits.point
      round(&digits, bounds)
      let carried = digits.point - before
      if !digits.isZero { digits.shift(by: -carried) }
      suffix = "E\(exponent + (digits.isZero ? 0 : carried))"
    }
    let least: Int
    switch precision {
    case .significantDigits(let range):
      least = max(0, limited(range.lowerBound) - max(digits.isZero ? 1 : digits.point, -400))
    case .automatic, .fractionLength:
      least = notation == .compactName && precision == .automatic ? 0 : bounds.lowerBound
    }
    let isShort = notation != .automatic
    let text = digits.text(
      minimumInteger: max(1, limited(minimumIntegerDigits)), minimumFraction: least,
      grouping: isGrouped && notation != .scientific ? (isShort ? 5 : 4) : nil)
    let isOne = text == "1" && suffix.isEmpty
    return dressed(
      text + suffix, isNegative: digits.isNegative, isZero: digits.isZero,
      plural: isOne ? .one : .other)
  }

  private func limited(_ length: Int) -> Int { min(400, max(0, length)) }

  /// The digits after the point, at least and at most.
  private func fractionBounds(isInteger: Bool) -> ClosedRange<Int> {
    switch precision {
    case .fractionLength(let range): return limited(range.lowerBound)...limited(range.upperBound)
    case .significantDigits: return 0...400
    case .automatic:
      if case .currency(let code, _) = style {
        let digits = Currency(code: code).digits
        return digits...digits
      }
      return 0...(isInteger ? 20 : 6)
    }
  }

  private func round(_ digits: inout DecimalDigits, _ bounds: ClosedRange<Int>) {
    if case .significantDigits(let range) = precision {
      digits.round(toSignificant: limited(range.upperBound), rounding)
    } else {
      digits.round(toPlaces: bounds.upperBound, rounding)
    }
  }

  /// Divides by the thousands that the suffix stands for, and rounds.
  private func shorten(_ digits: inout DecimalDigits) -> String {
    let suffixes = ["", "K", "M", "B", "T"]
    let whole = digits
    var step = min(4, max(0, (digits.point - 1) / 3))
    while true {
      digits = whole
      digits.shift(by: -3 * step)
      switch precision {
      case .automatic:
        if digits.point >= 2 {
          digits.round(toPlaces: 0, rounding)
        } else {
          digits.round(toSignificant: 2, rounding)
        }
      case .fractionLength, .significantDigits: round(&digits, fractionBounds(isInteger: false))
      }
      // 999,999 rounds to the next suffix.
      guard digits.point > 3, step < 4 else { return suffixes[step] }
      step += 1
    }
  }

  /// The number with its sign, and what it counts.
  private func dressed(
    _ text: String, isNegative: Bool, isZero: Bool, plural: PluralCategory
  ) -> String {
    var text = text
    switch style {
    case .number: break
    case .percent: text += "%"
    case .currency(let code, let presentation):
      let currency = Currency(code: code)
      switch presentation {
      case .fullName: text += " " + (plural == .one ? currency.one : currency.other)
      case .isoCode: text = code.uppercased() + "\u{A0}" + text
      case .standard, .narrow:
        text = joined(presentation == .narrow ? currency.narrowSymbol : currency.symbol, text)
      }
    }
    switch sign {
    case .automatic: return isNegative ? "-" + text : text
    case .always: return (isNegative ? "-" : "+") + text
    case .alwaysExceptZero: return isZero ? text : (isNegative ? "-" : "+") + text
    case .never: return text
    case .accounting:
      guard isNegative else { return text }
      if case .currency = style { return "(" + text + ")" }
      return "-" + text
    }
  }

  /// A symbol that ends in a letter is kept apart from the digits.
  private func joined(_ symbol: String, _ text: String) -> String {
    let isLetter = symbol.unicodeScalars.last?.properties.isAlphabetic ?? false
    return symbol + (isLetter ? "\u{A0}" : "") + text
  }
}
