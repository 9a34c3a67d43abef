// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting
package import VibrancySyntax

/// Dates, time zones and locales.
extension FoundationLibrary {
  /// `Date.distantPast` and `distantFuture`, in seconds since 1 January 2001.
  package static let distantPast = -63_114_076_800.0
  package static let distantFuture = 63_113_904_000.0
  /// The seconds from 1 January 1970 to 1 January 2001.
  package static let since1970 = 978_307_200.0

  /// The instant that a value is.
  package func instant(_ value: SampleValue) -> Double? {
    if case .foundation(.date(let date)) = meant(value) { date } else { nil }
  }

  /// `Date(…)`; `nil`: there is no such initializer.
  package func dateConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    guard let first = arguments.first else {
      return code.outside(.foundation(.date(code.situation.now)), "Date", "now", at: .nowhere)
    }
    if let unknown = arguments.unknown { return unknown }
    guard let number = first.value.number else {
      return instant(first.value).map { .foundation(.date($0)) }
    }
    switch arguments.labels {
    case "timeIntervalSinceNow:": return .foundation(.date(code.situation.now + number))
    case "timeIntervalSince1970:": return .foundation(.date(number - Self.since1970))
    case "timeIntervalSinceReferenceDate:": return .foundation(.date(number))
    case "timeInterval:since:":
      return instant(arguments[1].value).map { .foundation(.date($0 + number)) }
    case _: return nil
    }
  }

  package func dateMember(_ name: String, _ date: Double) -> SampleValue? {
    switch name {
    case "timeIntervalSinceNow": return .double(date - code.situation.now)
    case "timeIntervalSince1970": return .double(date + Self.since1970)
    case "timeIntervalSinceReferenceDate": return .double(date)
    case "description":
      return .string(DatePattern("yyyy-MM-dd HH:mm:ss '+0000'").text(at: date))
    case _: return nil
    }
  }

  package func dateCall(
    _ name: String, _ date: Double, _ receiver: inout SampleValue, _ arguments: [PassedValue],
    at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    guard let first = arguments.first?.value else { return nil }
    switch name {
    case "addingTimeInterval", "advanced": return first.number.map { .foundation(.date(date + $0)) }
    case "addTimeInterval":
      guard let seconds = first.number else { return nil }
      receiver = .foundation(.date(date + seconds))
      return .void
    case "timeIntervalSince": return instant(first).map { .double(date - $0) }
    case "distance": return instant(first).map { .double($0 - date) }
    case "compare":
      return instant(first).map {
        StandardLibrary.ordering(date == $0 ? 0 : date < $0 ? -1 : 1, at: spot)
      }
    case "isEqual": return instant(first).map { .bool($0 == date) }
    case _: return nil
    }
  }

  /// The time zone that a value is.
  package func zone(_ value: SampleValue?) -> ClockZone? {
    guard let value else { return nil }
    if case .foundation(.timeZone(let zone)) = value { return zone }
    guard case .implicit(let name, let arguments, _) = value else { return nil }
    if name == "init", let arguments,
      case .foundation(.timeZone(let zone))? = zoneConstruct(arguments)
    {
      return zone
    }
    return ["current", "autoupdatingCurrent", "gmt"].contains(name) ? .utc : nil
  }

  /// `TimeZone(…)`.
  package func zoneConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    guard let first = arguments.first?.value else { return .foundation(.timeZone(.utc)) }
    if first.isUnknown { return first }
    let zone =
      first.text.map { ClockZone(identifier: $0) }
      ?? first.whole.map { ClockZone(secondsFromGMT: $0) }
    guard let zone else { return nil }
    return SampleValue(zone.map { .foundation(.timeZone($0)) })
  }

  /// The language of the run.
  package var locale: FormatLocale { FormatLocale(code.situation.locale) }

  /// `Calendar.current`.
  package var currentCalendar: GregorianCalendar { GregorianCalendar(locale: locale) }

  /// The language that a value is; `nil`: it is none.
  package func locale(_ value: SampleValue?) -> FormatLocale? {
    guard let value else { return nil }
    if case .foundation(.locale(let identifier)) = value { return FormatLocale(identifier) }
    guard case .implicit(let name, let arguments, _) = value else { return nil }
    if name == "init", let text = arguments?.labelled("identifier")?.text {
      return FormatLocale(text)
    }
    return ["current", "autoupdatingCurrent"].contains(name) ? locale : nil
  }

  /// The language that a style sets, or that of the run.
  package func locale(of style: FormatStyleValue) -> FormatLocale {
    locale(style.step("locale")?.first?.value) ?? locale(style.arguments.labelled("locale"))
      ?? locale
  }

  /// `Locale(…)`.
  package func localeConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    guard let first = arguments.first?.value else {
      return .foundation(.locale(code.situation.locale))
    }
    return .foundation(.locale(first.text ?? code.situation.locale))
  }

  package func localeMember(_ name: String, _ identifier: String) -> SampleValue? {
    let locale = FormatLocale(identifier)
    let language = SampleValue.string(locale.language)
    let region = SampleValue(locale.region.map { .string($0) })
    switch name {
    case "identifier", "description": return .string(identifier)
    case "languageCode": return language
    case "language", "region", "currency", "measurementSystem":
      let object = FoundationObject("Locale." + name)
      object.fields["identifier"] =
        name == "language"
        ? .string(identifier)
        : name == "region"
          ? region
          : .string(name == "currency" ? locale.currencyCode : locale.measurementSystem)
      if name == "language" { object.fields["languageCode"] = language }
      return name == "measurementSystem"
        ? .implicit(locale.measurementSystem, nil, .nowhere) : .foundation(.object(object))
    case "regionCode": return region
    case "currencyCode": return .string(locale.currencyCode)
    case "currencySymbol": return .string(locale.currencySymbol)
    case "usesMetricSystem": return .bool(locale.measurementSystem != "us")
    case "decimalSeparator": return .string(locale.decimalSeparator)
    case "groupingSeparator": return .string(locale.groupingSeparator)
    case "calendar": return .foundation(.calendar(GregorianCalendar(locale: locale)))
    case "hourCycle": return .implicit(locale.hourCycle, nil, .nowhere)
    case _: return nil
    }
  }

  package func localeCall(
    _ name: String, _ identifier: String, _ arguments: [PassedValue]
  ) -> SampleValue? {
    guard name.hasPrefix("localizedString"), let first = arguments.first else { return nil }
    let kinds: [String: FormatLocale.NameKind] = [
      "forLanguageCode": .language, "forRegionCode": .region, "forCurrencyCode": .currency,
      "forIdentifier": .identifier,
    ]
    guard let code = first.value.text, let kind = first.label.flatMap({ kinds[$0] }) else {
      return first.value
    }
    return SampleValue(FormatLocale(identifier).name(of: code, kind).map { .string($0) })
  }
}
