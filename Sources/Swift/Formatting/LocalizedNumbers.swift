// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Numbers, lists and amounts in languages other than English, as Foundation writes them.
enum LocalizedNumbers {
  /// A number with the options of a format.
  static func text(_ number: Double, isInteger: Bool, _ format: NumberFormat) -> String {
    let locale = format.locale.locale
    let rule: FloatingPointRoundingRule = format.rounding
    switch format.style {
    case .number, .percent:
      let precision = precision(format, isInteger: isInteger)
      let notation: NumberFormatStyleConfiguration.Notation =
        switch format.notation {
        case .automatic: .automatic
        case .compactName: .compactName
        case .scientific: .scientific
        }
      let sign: NumberFormatStyleConfiguration.SignDisplayStrategy =
        switch format.sign {
        case .automatic, .accounting: .automatic
        case .always: .always()
        case .alwaysExceptZero: .always(includingZero: false)
        case .never: .never
        }
      let grouping: NumberFormatStyleConfiguration.Grouping =
        format.isGrouped ? .automatic : .never
      if case .percent = format.style {
        var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
          .notation(notation).sign(strategy: sign).grouping(grouping)
          .rounded(rule: rule, increment: format.increment)
          .scale(isInteger ? format.scale : format.scale * 100)
        if let precision { style = style.precision(precision) }
        return style.format(number)
      }
      var style = FloatingPointFormatStyle<Double>(locale: locale)
        .notation(notation).sign(strategy: sign).grouping(grouping)
        .rounded(rule: rule, increment: format.increment).scale(format.scale)
      if let precision { style = style.precision(precision) }
      return style.format(number)
    case .currency(let code, let presentation):
      let sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy =
        switch format.sign {
        case .automatic: .automatic
        case .always: .always()
        case .alwaysExceptZero: .always(showZero: false)
        case .never: .never
        case .accounting: .accounting
        }
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        .presentation(presentation.foundation).sign(strategy: sign)
        .grouping(format.isGrouped ? .automatic : .never)
        .rounded(rule: rule, increment: format.increment).scale(format.scale)
      if format.notation == .compactName { style = style.notation(.compactName) }
      if let precision = precision(format, isInteger: false) { style = style.precision(precision) }
      return style.format(number)
    }
  }

  private static func precision(
    _ format: NumberFormat, isInteger: Bool
  ) -> NumberFormatStyleConfiguration.Precision? {
    let least = min(400, max(1, format.minimumIntegerDigits))
    switch format.precision {
    case .fractionLength(let bounds):
      return .integerAndFractionLength(
        integerLimits: least..., fractionLimits: limited(bounds))
    case .significantDigits(let bounds):
      let bounds = limited(bounds)
      return .significantDigits(max(1, bounds.lowerBound)...max(1, bounds.upperBound))
    case .automatic:
      return least > 1 ? .integerLength(least...) : nil
    }
  }

  private static func limited(_ bounds: ClosedRange<Int>) -> ClosedRange<Int> {
    min(400, max(0, bounds.lowerBound))...min(400, max(0, bounds.upperBound))
  }

  /// A number with the properties of a `NumberFormatter`.
  static func text(_ number: Double, _ format: FormatterNumber) -> String {
    let formatter = NumberFormatter()
    formatter.locale = format.locale.locale
    formatter.numberStyle =
      switch format.style {
      case .none: .none
      case .decimal: .decimal
      case .percent: .percent
      case .currency: .currency
      case .currencyISOCode: .currencyISOCode
      case .currencyPlural: .currencyPlural
      case .currencyAccounting: .currencyAccounting
      case .scientific: .scientific
      case .ordinal: .ordinal
      case .spellOut: .spellOut
      }
    if let code = format.currencyCode { formatter.currencyCode = code }
    if let symbol = format.currencySymbol { formatter.currencySymbol = symbol }
    if let digits = format.minimumFractionDigits {
      formatter.minimumFractionDigits = min(400, max(0, digits))
    }
    if let digits = format.maximumFractionDigits {
      formatter.maximumFractionDigits = min(400, max(0, digits))
    }
    if let digits = format.significantDigits {
      formatter.usesSignificantDigits = true
      formatter.minimumSignificantDigits = digits.lowerBound
      formatter.maximumSignificantDigits = digits.upperBound
    }
    if format.minimumIntegerDigits > 1 {
      formatter.minimumIntegerDigits = min(400, format.minimumIntegerDigits)
    }
    if let isGrouped = format.isGrouped { formatter.usesGroupingSeparator = isGrouped }
    if let multiplier = format.multiplier { formatter.multiplier = NSNumber(value: multiplier) }
    if let text = format.positivePrefix { formatter.positivePrefix = text }
    if let text = format.negativePrefix { formatter.negativePrefix = text }
    if let text = format.positiveSuffix { formatter.positiveSuffix = text }
    if let text = format.negativeSuffix { formatter.negativeSuffix = text }
    formatter.roundingMode = format.rounding.formatterMode
    return formatter.string(from: NSNumber(value: number)) ?? ""
  }

  /// The number that a text writes; `nil`: it writes none.
  static func number(of text: String, _ locale: FormatLocale) -> Double? {
    let formatter = NumberFormatter()
    formatter.locale = locale.locale
    formatter.numberStyle = .decimal
    return formatter.number(from: text)?.doubleValue
  }

  /// Several texts, joined as a sentence has them.
  static func list(
    _ items: [String], _ kind: ListFormat.Kind, _ width: ListFormat.Width, _ locale: FormatLocale
  ) -> String {
    var style = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
    style.listType = kind == .or ? .or : .and
    style.width =
      switch width {
      case .standard: .standard
      case .short: .short
      case .narrow: .narrow
      }
    style.locale = locale.locale
    return style.format(items)
  }

  /// A size of data.
  static func bytes(_ count: Int, _ format: ByteCountFormat) -> String {
    ByteCountFormatStyle(
      style: format.style == .binary ? .memory : .file, spellsOutZero: format.spellsOutZero,
      locale: format.locale.locale
    ).format(Int64(count))
  }

  /// A length of time in units.
  static func duration(_ seconds: Double, _ format: DurationFormat) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch format.width {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .condensedAbbreviated: .condensedAbbreviated
      case .narrow: .narrow
      }
    // Months and years are no units of a duration.
    let units = format.units.compactMap(\.foundation)
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.isEmpty ? [.seconds] : units), width: width,
      maximumUnitCount: format.maximumUnitCount.map { max(1, $0) },
      zeroValueUnits: format.zeroUnitLength.map { .show(length: min(100, max(1, $0))) } ?? .hide,
      valueLength: format.valueLength > 1 ? min(100, format.valueLength) : nil,
      fractionalPart: format.fractionLength > 0
        ? .show(length: min(9, format.fractionLength)) : .hide)
    style.locale = format.locale.locale
    return style.format(.seconds(seconds.isNaN ? 0 : min(9e9, max(-9e9, seconds))))
  }
}

/// A text as it is, for lists.
private struct StringStyle: FormatStyle {
  func format(_ value: String) -> String { value }
}

extension NumberFormat.CurrencyPresentation {
  fileprivate var foundation: CurrencyFormatStyleConfiguration.Presentation {
    switch self {
    case .standard: .standard
    case .narrow: .narrow
    case .isoCode: .isoCode
    case .fullName: .fullName
    }
  }
}

extension FloatingPointRoundingRule {
  fileprivate var formatterMode: NumberFormatter.RoundingMode {
    switch self {
    case .toNearestOrAwayFromZero: .halfUp
    case .toNearestOrEven: .halfEven
    case .up: .ceiling
    case .down: .floor
    case .towardZero: .down
    case .awayFromZero: .up
    @unknown default: .halfEven
    }
  }
}

extension DurationUnit {
  fileprivate var foundation: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .years, .months: nil
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    case .microseconds: .microseconds
    case .nanoseconds: .nanoseconds
    }
  }
}
