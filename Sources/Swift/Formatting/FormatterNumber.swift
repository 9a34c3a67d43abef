// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A number as `NumberFormatter` writes it.
package struct FormatterNumber: Sendable, Hashable {
  /// The kinds of `NumberFormatter.Style`.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// 1234: no grouping, rounded to an integer.
    case none
    /// 1,234.568.
    case decimal
    /// 12%.
    case percent
    /// $1,234.57.
    case currency
    /// USD 1,234.57.
    case currencyISOCode
    /// 1,234.57 US dollars.
    case currencyPlural
    /// ($1,234.57) for negative amounts.
    case currencyAccounting
    /// 1.234E3.
    case scientific
    /// 1st.
    case ordinal
    /// twelve.
    case spellOut
  }

  /// The kind of number.
  package var style: Style
  /// The digits after the point at least; nil for that of the style.
  package var minimumFractionDigits: Int?
  /// The digits after the point at most; nil for that of the style.
  package var maximumFractionDigits: Int?
  /// The digits from the first that is not 0 on, if they and not those after the point count.
  package var significantDigits: ClosedRange<Int>?
  /// The digits before the point at least.
  package var minimumIntegerDigits = 1
  /// Whether commas separate thousands; nil for that of the style.
  package var isGrouped: Bool?
  /// Which way digits that are not written are rounded: half to even by default (Documented).
  package var rounding: FloatingPointRoundingRule = .toNearestOrEven
  /// What the number is multiplied by; nil for 1, and 100 for a percentage.
  package var multiplier: Double?
  /// The ISO 4217 code; nil for that of the region.
  package var currencyCode: String?
  /// What is written instead of the symbol of the currency.
  package var currencySymbol: String?
  /// What stands before numbers that are not negative, instead of their symbol.
  package var positivePrefix: String?
  /// What stands before negative numbers, instead of the minus and symbol.
  package var negativePrefix: String?
  /// What follows numbers that are not negative, instead of the percent sign.
  package var positiveSuffix: String?
  /// What follows negative numbers, instead of the percent sign.
  package var negativeSuffix: String?
  /// The language it is written in.
  package var locale = FormatLocale.english

  /// The format of a style.
  package init(_ style: Style = .none) { self.style = style }

  /// The text of a number.
  package func text(_ number: Double) -> String {
    guard locale.isEnglish else { return LocalizedNumbers.text(number, self) }
    let number = number * (multiplier ?? 1)
    switch style {
    case .spellOut: return SpelledNumber.cardinal(number)
    case .ordinal:
      guard number.isFinite, number.magnitude < 1e18 else { return NumberFormat().text(number) }
      return SpelledNumber.ordinal(Int(number.rounded(rounding)))
    case .none, .decimal, .percent, .currency, .currencyISOCode, .currencyPlural,
      .currencyAccounting, .scientific:
      return dressed(number)
    }
  }

  private func dressed(_ number: Double) -> String {
    let isNegative = number < 0
    if positivePrefix == nil, negativePrefix == nil, positiveSuffix == nil, negativeSuffix == nil,
      currencySymbol == nil
    {
      return format.text(number)
    }
    // The digits alone, between what is set and what is not.
    var bare = format
    bare.style = .number
    bare.sign = .never
    bare.precision = .fractionLength(fractionLength)
    if let significantDigits { bare.precision = .significantDigits(significantDigits) }
    let isPercent = style == .percent
    let digits = bare.text(isPercent && multiplier == nil ? number * 100 : number)
    let symbol = currencySymbol ?? Currency(code: currencyCode ?? "USD").symbol
    let prefix = format.style == .number || isPercent ? "" : symbol
    let suffix = isPercent ? "%" : ""
    return isNegative
      ? (negativePrefix ?? "-" + prefix) + digits + (negativeSuffix ?? suffix)
      : (positivePrefix ?? prefix) + digits + (positiveSuffix ?? suffix)
  }

  private var fractionLength: ClosedRange<Int> {
    let digits = Currency(code: currencyCode ?? "USD").digits
    let usual: ClosedRange<Int>
    switch style {
    case .none, .percent, .ordinal, .spellOut: usual = 0...0
    case .decimal: usual = 0...3
    case .scientific: usual = 0...16
    case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting: usual = digits...digits
    }
    // The later of the two bounds moves the other, as in Foundation.
    let low = max(
      0, min(400, minimumFractionDigits ?? min(usual.lowerBound, maximumFractionDigits ?? 400)))
    let high = max(low, min(400, maximumFractionDigits ?? usual.upperBound))
    return low...high
  }

  private var format: NumberFormat {
    let currency: (NumberFormat.CurrencyPresentation) -> NumberFormat.Style = {
      .currency(code: currencyCode ?? "USD", presentation: $0)
    }
    let kind: NumberFormat.Style
    switch style {
    case .none, .decimal, .scientific, .ordinal, .spellOut: kind = .number
    case .percent: kind = multiplier == nil ? .percent : .number
    case .currency, .currencyAccounting: kind = currency(.standard)
    case .currencyISOCode: kind = currency(.isoCode)
    case .currencyPlural: kind = currency(.fullName)
    }
    var format = NumberFormat(kind)
    format.precision =
      significantDigits.map(NumberFormat.Precision.significantDigits)
      ?? .fractionLength(fractionLength)
    format.isGrouped = isGrouped ?? (style != .none && style != .scientific)
    format.rounding = rounding
    format.minimumIntegerDigits = minimumIntegerDigits
    if style == .scientific { format.notation = .scientific }
    if style == .currencyAccounting { format.sign = .accounting }
    return format
  }
}
