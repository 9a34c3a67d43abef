// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting
package import VibrancySyntax

/// Formatters and other objects with properties that code sets.
extension FoundationLibrary {
  private static let objects: Set<String> = [
    "DateFormatter", "NumberFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter",
    "MeasurementFormatter", "ByteCountFormatter", "ISO8601DateFormatter", "ListFormatter",
    "DateIntervalFormatter", "PersonNameComponentsFormatter", "PersonNameComponents",
    "LengthFormatter", "URLComponents", "URLQueryItem", "Scanner", "NSFetchRequest",
    "FetchDescriptor",
  ]
  /// The name by which a request keeps the type that it asks for.
  static let entity = "entity type"
  private static let services: Set<String> = [
    "UserDefaults", "FileManager", "URLSession", "JSONDecoder", "JSONEncoder", "URLRequest",
    "PropertyListDecoder", "PropertyListEncoder", "Logger", "OSLog", "NotificationCenter",
    "DispatchQueue", "DispatchGroup", "OperationQueue", "ProcessInfo", "Bundle",
    "NSUbiquitousKeyValueStore", "NSPredicate",
  ]

  /// `DateFormatter()` and the like; `nil`: it is no such type.
  ///
  /// - Parameter element: Its generic argument.
  package func foundationObject(
    _ type: String, _ arguments: [PassedValue], of element: TypeName? = nil
  ) -> SampleValue? {
    if Self.services.contains(type) { return .foundation(.service(type)) }
    if type.hasSuffix("FormatStyle") {
      let name = type.hasPrefix("Date") ? "dateTime" : "number"
      return .foundation(.style(FormatStyleValue(name, arguments)))
    }
    guard Self.objects.contains(type) else { return nil }
    let object = FoundationObject(type)
    if type == "URLComponents", let text = arguments.first?.value.text {
      let parts = AddressParts(text)
      for (name, value) in [
        ("scheme", parts.scheme), ("host", parts.host), ("path", parts.path),
        ("query", parts.query),
      ] {
        object.fields[name] = SampleValue(value.map { .string($0) })
      }
      return .foundation(.object(object))
    }
    for argument in arguments {
      if let label = argument.label { object.fields[label] = argument.value }
    }
    if type == "NSFetchRequest" || type == "FetchDescriptor" {
      let named = arguments.labelled("entityName")?.text.map { TypeName($0) }
      if let entity = element ?? named { object.fields[Self.entity] = .type(entity) }
    }
    return .foundation(.object(object))
  }

  package func objectMember(_ name: String, _ object: FoundationObject) -> SampleValue? {
    if Self.decoders.contains(object.kind) { return decoderMember(name, object) }
    if let value = object.fields[name] { return value }
    if let symbols = symbols(name, locale(of: object)) {
      return .array(symbols.map { .string($0) })
    }
    switch (object.kind, name) {
    case (_, "locale"): return .foundation(.locale(code.situation.locale))
    case ("URLComponents", "url"):
      let text = addressText(object)
      return .foundation(.url(text))
    case ("URLComponents", "string"): return .string(addressText(object))
    case ("URLComponents", "path"): return .string("")
    case ("Scanner", "isAtEnd"): return .bool(isAtEnd(object))
    case ("Scanner", "scanLocation"): return .integer(0)
    case ("DateFormatter", "dateFormat"): return .string("")
    case ("DateFormatter", "amSymbol"), ("DateFormatter", "pmSymbol"):
      let halves = DateSymbols.names(.halves, in: locale(of: object))
      return SampleValue((name == "amSymbol" ? halves.first : halves.last).map { .string($0) })
    case ("NumberFormatter", "currencySymbol"): return .string(locale(of: object).currencySymbol)
    case ("NumberFormatter", "decimalSeparator"):
      return .string(locale(of: object).decimalSeparator)
    case ("NumberFormatter", "groupingSeparator"):
      return .string(locale(of: object).groupingSeparator)
    case (_, "calendar"):
      return .foundation(.calendar(GregorianCalendar(locale: locale(of: object))))
    case (_, "timeZone"): return .foundation(.timeZone(.utc))
    case _: return .nothing
    }
  }

  private func addressText(_ object: FoundationObject) -> String {
    var text = object.text("scheme").map { $0 + ":" } ?? ""
    if let host = object.text("host") { text += "//" + host }
    text += object.text("path") ?? ""
    let items = (object.fields["queryItems"]?.elements ?? []).compactMap { item -> String? in
      guard case .foundation(.object(let item)) = item, let name = item.text("name") else {
        return nil
      }
      return name + "=" + (item.text("value") ?? "")
    }
    let query = items.isEmpty ? object.text("query") ?? "" : items.joined(separator: "&")
    return query.isEmpty ? text : text + "?" + query
  }

  package func objectCall(
    _ name: String, _ object: FoundationObject, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if object.kind.hasPrefix("Regex") {
      return code.standard.regexObjectCall(name, object, arguments, at: spot)
    }
    if let unknown = arguments.unknown { return unknown }
    if Self.decoders.contains(object.kind) {
      return decoderCall(name, object, arguments, at: spot)
    }
    guard let first = arguments.first?.value else { return nil }
    switch name {
    case "setLocalizedDateFormatFromTemplate":
      guard let template = first.text else { return nil }
      object.fields["dateFormat"] = .string(
        DateTemplate(template).patternText(in: locale(of: object)))
      return .void
    case "string", "localizedString":
      if first.isNothing { return .nothing }
      if name == "localizedString", object.kind == "RelativeDateTimeFormatter" {
        return relative(object, arguments).map { .string($0) }
      }
      return objectText(object, first, arguments).map { .string($0) }
    case "date":
      guard let text = first.text else { return nil }
      if object.kind == "ISO8601DateFormatter" {
        return SampleValue(isoFormat(object).instant(of: text).map { .foundation(.date($0)) })
      }
      guard object.kind == "DateFormatter" else { return nil }
      return SampleValue(
        pattern(object).instant(of: text, in: calendar(of: object)).map { .foundation(.date($0)) })
    case "number":
      guard object.kind == "NumberFormatter", let text = first.text else { return nil }
      return SampleValue(
        NumberFormat.number(of: text, in: locale(of: object)).map { .double($0) })
    case _: return nil
    }
  }

  /// The language that a formatter writes.
  private func locale(of object: FoundationObject) -> FormatLocale {
    locale(object.fields["locale"]) ?? locale
  }

  private func calendar(of object: FoundationObject) -> GregorianCalendar {
    var calendar = calendar(object.fields["calendar"]) ?? GregorianCalendar()
    calendar.locale = locale(of: object)
    if let zone = zone(object.fields["timeZone"]) { calendar.timeZone = zone }
    return calendar
  }

  private func pattern(_ object: FoundationObject) -> DatePattern {
    if let text = object.text("dateFormat") { return DatePattern(text) }
    return DateStyle.pattern(
      date: style(object, "dateStyle"), time: style(object, "timeStyle"), in: locale(of: object))
  }

  private func style(_ object: FoundationObject, _ name: String) -> DateStyle {
    Self.dateStyle(object.word(name))
  }

  package static func dateStyle(_ name: String?) -> DateStyle {
    DateStyle.allCases.first { "\($0)" == name } ?? .none
  }

  /// What a formatter writes for a value; `nil`: it does not write such.
  private func objectText(
    _ object: FoundationObject, _ first: SampleValue, _ arguments: [PassedValue]
  ) -> String? {
    switch object.kind {
    case "DateFormatter": return instant(first).map { dateText(object, $0) }
    case "NumberFormatter": return first.number.map(numberFormatter(object).text)
    case "ISO8601DateFormatter": return instant(first).map(isoFormat(object).text)
    case "ByteCountFormatter":
      let style = object.word("countStyle")
      return (arguments.labelled("fromByteCount") ?? first).whole.map {
        bytesText($0, style, locale)
      }
    case "ListFormatter":
      return first.elements.map {
        ListFormat.text($0.prefix(1000).map(code.operations.printed), in: locale(of: object))
      }
    case "RelativeDateTimeFormatter":
      return relative(object, [PassedValue("for", first)])
    case "DateComponentsFormatter": return componentsText(object, first, arguments)
    case "MeasurementFormatter":
      guard case .foundation(.measurement(let number, let unit)) = first else {
        if case .foundation(.unit(let unit)) = first { return measureSymbol(unit) }
        return nil
      }
      return measureFormat(object).text(number, unit)
    case "DateIntervalFormatter":
      guard let start = instant(first), let end = arguments.labelled("to").flatMap(instant) else {
        return nil
      }
      return IntervalFormat(date: style(object, "dateStyle"), time: style(object, "timeStyle"))
        .text(from: start, to: end, in: calendar(of: object))
    case "PersonNameComponentsFormatter":
      guard case .foundation(.object(let name)) = first else { return nil }
      return objectText(name)
    case _: return nil
    }
  }

  /// What a `ByteCountFormatter` writes.
  private func bytesText(_ count: Int, _ style: String?, _ locale: FormatLocale) -> String {
    var format = ByteCountFormat(
      style == "memory" || style == "binary" ? .binary : .decimal, isFormatter: true)
    format.locale = locale
    return format.text(count)
  }

  /// What an object that `formatted()` writes says: a person's name.
  package func objectText(_ object: FoundationObject) -> String? {
    guard object.kind == "PersonNameComponents" else { return nil }
    return PersonName(
      prefix: object.text("namePrefix"), given: object.text("givenName"),
      middle: object.text("middleName"), family: object.text("familyName"),
      suffix: object.text("nameSuffix"), nickname: object.text("nickname")
    ).text()
  }

  private func dateText(_ object: FoundationObject, _ date: Double) -> String {
    guard object.truth("doesRelativeDateFormatting") == true, object.text("dateFormat") == nil
    else {
      return pattern(object).text(at: date, in: calendar(of: object))
    }
    return DateStyle.relativeText(
      date: style(object, "dateStyle"), time: style(object, "timeStyle"), at: date,
      now: code.situation.now, in: calendar(of: object))
  }

  private func isoFormat(_ object: FoundationObject) -> ISO8601Format {
    var format = ISO8601Format()
    if let zone = zone(object.fields["timeZone"]) { format.timeZone = zone }
    guard let options = object.fields["formatOptions"] else { return format }
    let names = (options.elements ?? [options]).compactMap(\.implicitName)
    let isWhole = names.contains("withInternetDateTime")
    format.hasDate = isWhole || names.contains("withFullDate") || names.contains("withYear")
    format.hasTime = isWhole || names.contains("withFullTime") || names.contains("withTime")
    format.hasZone = isWhole || names.contains("withFullTime") || names.contains("withTimeZone")
    format.hasFraction = names.contains("withFractionalSeconds")
    return format
  }

  /// The numbers of a `NumberFormatter`.
  private func numberFormatter(_ object: FoundationObject) -> FormatterNumber {
    let style = object.word("numberStyle") ?? "none"
    var format = FormatterNumber(.init(rawValue: style) ?? .none)
    format.locale = locale(of: object)
    format.minimumFractionDigits = object.whole("minimumFractionDigits")
    format.maximumFractionDigits = object.whole("maximumFractionDigits")
    format.minimumIntegerDigits = object.whole("minimumIntegerDigits") ?? 1
    if object.truth("usesSignificantDigits") ?? (object.whole("maximumSignificantDigits") != nil) {
      let least = max(1, object.whole("minimumSignificantDigits") ?? 1)
      format.significantDigits = least...max(least, object.whole("maximumSignificantDigits") ?? 6)
    }
    format.isGrouped = object.truth("usesGroupingSeparator")
    if let separator = object.text("groupingSeparator"), separator.isEmpty {
      format.isGrouped = false
    }
    format.multiplier = object.fields["multiplier"]?.number
    if let code = object.text("currencyCode") { format.currencyCode = code }
    format.currencySymbol = object.text("currencySymbol")
    format.positivePrefix = object.text("positivePrefix")
    format.negativePrefix = object.text("negativePrefix")
    format.positiveSuffix = object.text("positiveSuffix")
    format.negativeSuffix = object.text("negativeSuffix")
    let rules: [String: FloatingPointRoundingRule] = [
      "halfUp": .toNearestOrAwayFromZero, "halfEven": .toNearestOrEven, "down": .towardZero,
      "up": .awayFromZero, "floor": .down, "ceiling": .up,
    ]
    if let rule = object.word("roundingMode").flatMap({ rules[$0] }) { format.rounding = rule }
    return format
  }

  private func relative(_ object: FoundationObject, _ arguments: [PassedValue]) -> String? {
    let widths: [String: RelativeTime.Width] = [
      "full": .wide, "short": .abbreviated, "abbreviated": .narrow, "spellOut": .spellOut,
    ]
    var format = RelativeTime(
      width: object.word("unitsStyle").flatMap { widths[$0] } ?? .wide,
      isNamed: object.word("dateTimeStyle") == "named")
    format.locale = locale(of: object)
    if let seconds = arguments.labelled("fromTimeInterval")?.number {
      return format.wholeText(at: code.situation.now + seconds, now: code.situation.now)
    }
    if let parts = arguments.first.flatMap({ parts($0.value) }) { return format.text(parts) }
    guard let date = arguments.first.flatMap({ instant($0.value) }) else { return nil }
    return format.wholeText(
      at: date, now: arguments.labelled("relativeTo").flatMap(instant) ?? code.situation.now)
  }

  private func componentsText(
    _ object: FoundationObject, _ first: SampleValue, _ arguments: [PassedValue]
  ) -> String? {
    var format = ComponentsFormat()
    format.locale = calendar(object.fields["calendar"])?.locale ?? locale
    if let style = object.word("unitsStyle") {
      format.style = .init(rawValue: style) ?? .positional
    }
    if let units = object.fields["allowedUnits"] {
      let all = (units.elements ?? [units]).compactMap(unit)
      format.units = Set(
        DurationUnit.allCases.filter { $0.calendarUnit.map(all.contains) ?? false })
    }
    if let zeros = object.fields["zeroFormattingBehavior"] {
      let names = (zeros.elements ?? [zeros]).compactMap(\.implicitName)
      format.zeros = names.first.flatMap { .init(rawValue: $0) } ?? .automatic
    }
    format.maximumUnitCount = max(0, object.whole("maximumUnitCount") ?? 0)
    format.hasRemainingPhrase = object.truth("includesTimeRemainingPhrase") ?? false
    format.hasApproximationPhrase = object.truth("includesApproximationPhrase") ?? false
    if let parts = parts(first) { return format.text(parts) }
    if let seconds = first.number { return format.text(seconds: seconds) }
    guard let start = instant(first), let end = arguments.labelled("to").flatMap(instant) else {
      return nil
    }
    return format.text(from: start, to: end)
  }

  private func measureFormat(_ object: FoundationObject) -> MeasureFormat {
    let widths: [String: MeasureFormat.Width] = [
      "short": .narrow, "medium": .abbreviated, "long": .wide,
    ]
    let options = object.fields["unitOptions"]
    let names = (options?.elements ?? options.map { [$0] } ?? []).compactMap(\.implicitName)
    var format = MeasureFormat(
      width: object.word("unitStyle").flatMap { widths[$0] } ?? .abbreviated,
      keepsUnit: names.contains("providedUnit"),
      hidesScaleName: names.contains("temperatureWithoutUnit"))
    format.locale = locale(of: object)
    if case .foundation(.object(let numbers))? = object.fields["numberFormatter"] {
      let own = numberFormatter(numbers)
      var number = NumberFormat()
      let most = own.maximumFractionDigits ?? max(0, own.minimumFractionDigits ?? 0)
      number.precision = .fractionLength(
        min(most, max(0, own.minimumFractionDigits ?? 0))...max(0, most))
      format.number = number
    }
    return format
  }

  /// `DateFormatter.localizedString(from:…)` and the like.
  package func formatterStatic(
    _ name: String, _ type: String, _ arguments: [PassedValue]
  ) -> SampleValue? {
    let first = arguments.first?.value
    switch type {
    case "DateFormatter":
      if name == "dateFormat" {
        return arguments.labelled("fromTemplate")?.text.map {
          .string(
            DateTemplate($0).patternText(in: locale(arguments.labelled("locale")) ?? locale))
        }
      }
      guard let date = first.flatMap(instant) else { return nil }
      let style = { Self.dateStyle(arguments.labelled($0)?.implicitName) }
      return .string(
        DateStyle.pattern(date: style("dateStyle"), time: style("timeStyle"), in: locale)
          .text(at: date, in: currentCalendar))
    case "NumberFormatter":
      let style = arguments.labelled("number")?.implicitName ?? "none"
      var format = FormatterNumber(.init(rawValue: style) ?? .none)
      format.locale = locale
      return first?.number.map { .string(format.text($0)) }
    case "ByteCountFormatter":
      let style = arguments.labelled("countStyle")?.implicitName
      return first?.whole.map { .string(bytesText($0, style, locale)) }
    case "ListFormatter":
      return first?.elements.map {
        .string(ListFormat.text($0.prefix(1000).map(code.operations.printed), in: locale))
      }
    case _: return first.flatMap(instant).map { .string(ISO8601Format().text(at: $0)) }
    }
  }
}
