// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting
package import VibrancySyntax

/// `formatted(_:)` of dates, numbers, lists, measurements and durations.
extension FoundationLibrary {
  /// `value.formatted(…)`; `nil`: the value has no such format.
  package func formattedCall(
    _ name: String, _ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    let value = meant(receiver)
    if name == "ISO8601Format", let date = instant(value) {
      return .string(ISO8601Format().text(at: date))
    }
    if let date = instant(value),
      arguments.contains(where: { $0.label == "date" || $0.label == "time" })
    {
      let day = arguments.labelled("date")?.implicitName ?? "omitted"
      let time = arguments.labelled("time")?.implicitName ?? "omitted"
      return .string(
        FormattedDate.text(
          at: date, date: .init(rawValue: day) ?? .omitted,
          time: .init(rawValue: time) ?? .omitted, in: currentCalendar))
    }
    guard let first = arguments.first else { return plainFormatted(value).map { .string($0) } }
    // `.name` that the sources add to styles.
    if var style = code.viewLibrary.own(first.value, of: ["FormatStyle", "ParseableFormatStyle"]) {
      if case .implicit(let name, let inner, let place) = style,
        let meant = code.implied(name, inner, at: place, having: "format")
      {
        style = meant
      }
      return code.callMember("format", on: &style, [PassedValue(nil, receiver)], at: spot)
    }
    guard let style = FormatStyleValue(first.value) else {
      // A style of the sources.
      var style = first.value
      guard code.isOwn(style) else { return nil }
      return code.callMember("format", on: &style, [PassedValue(nil, receiver)], at: spot)
    }
    if let text = formattedText(value, style, at: spot) { return .string(text) }
    // A style of another module: the value is shown plainly.
    guard let text = plainFormatted(value) else { return nil }
    code.note(Gap(spot: spot, name: "formatted"))
    return .string(text)
  }

  /// `formatted()`.
  private func plainFormatted(_ value: SampleValue) -> String? {
    var number = NumberFormat()
    number.locale = locale
    if case .integer(let integer) = value { return number.text(integer) }
    if let fraction = value.number { return number.text(fraction) }
    if let elements = value.elements {
      return ListFormat.text(elements.prefix(1000).map(code.operations.printed), in: locale)
    }
    if case .range(let range) = value, let lower = range.lower.flatMap(instant),
      let upper = range.upper.flatMap(instant)
    {
      return IntervalFormat(date: .short, time: .short, hasFullYear: true).text(
        from: lower, to: upper, in: currentCalendar)
    }
    guard case .foundation(let own) = value else { return nil }
    switch own {
    case .date(let date): return FormattedDate.text(at: date, in: currentCalendar)
    case .measurement(let number, let unit):
      var format = MeasureFormat()
      format.locale = locale
      return format.text(number, unit)
    case .duration(let seconds):
      return DurationFormat.clock(seconds: seconds, pattern: .hourMinuteSecond, in: locale)
    case .object(let object): return objectText(object)
    case .url(let text), .uuid(let text), .attributed(let text, _): return text
    case .interval, .calendar, .components, .timeZone, .locale, .unit, .data, .characters, .style,
      .service:
      return nil
    }
  }

  /// What a style writes for a value; `nil`: it is no style for such.
  package func formattedText(
    _ value: SampleValue, _ style: FormatStyleValue, at spot: Spot
  ) -> String? {
    let value = meant(value)
    if value.isUnknown { return nil }
    if let date = instant(value) { return formatted(date, style) }
    if case .foundation(.duration(let seconds)) = value { return duration(seconds, style) }
    if case .foundation(.measurement(let number, let unit)) = value {
      return measure(number, unit, style)
    }
    if case .foundation(.object(let object)) = value { return objectText(object) }
    if let elements = value.elements {
      let kind = style.arguments.labelled("type")?.implicitName ?? "and"
      let width = style.arguments.labelled("width")?.implicitName ?? "standard"
      let member = style.arguments.labelled("memberStyle").flatMap { FormatStyleValue($0) }
      let items = elements.prefix(1000).map { element in
        member.flatMap { formattedText(element, $0, at: spot) } ?? code.operations.printed(element)
      }
      return ListFormat.text(
        items, kind: .init(rawValue: kind) ?? .and, width: .init(rawValue: width) ?? .standard,
        in: locale(of: style))
    }
    if case .range(let range) = value, let lower = range.lower.flatMap(instant),
      let upper = range.upper.flatMap(instant)
    {
      return interval(lower, upper, style)
    }
    guard value.number != nil else { return nil }
    if style.name == "byteCount" {
      let kind = style.arguments.labelled("style")?.implicitName
      var format = ByteCountFormat(kind == "memory" || kind == "binary" ? .binary : .decimal)
      format.locale = locale(of: style)
      return value.whole.map(format.text)
    }
    guard let format = numberFormat(style) else { return nil }
    if case .integer(let integer) = value { return format.text(integer) }
    return value.number.map(format.text)
  }

  private func interval(_ lower: Double, _ upper: Double, _ style: FormatStyleValue) -> String {
    let lengths: [String: DateStyle] = [
      "omitted": .none, "numeric": .short, "abbreviated": .medium, "long": .long,
      "complete": .full, "shortened": .short, "standard": .medium,
    ]
    let date = style.arguments.labelled("date")?.implicitName.flatMap { lengths[$0] }
    let time = style.arguments.labelled("time")?.implicitName.flatMap { lengths[$0] }
    return IntervalFormat(
      date: date ?? (time == nil ? .short : .none), time: time ?? (date == nil ? .short : .none),
      hasFullYear: true
    ).text(from: lower, to: upper, in: GregorianCalendar(locale: locale(of: style)))
  }

  // MARK: Dates

  private func formatted(_ date: Double, _ style: FormatStyleValue) -> String? {
    switch style.name {
    case "dateTime", "init": return dateTime(date, style)
    case "relative":
      let isNamed = style.arguments.labelled("presentation")?.implicitName == "named"
      let width = style.arguments.labelled("unitsStyle")?.implicitName ?? "wide"
      var format = RelativeTime(width: .init(rawValue: width) ?? .wide, isNamed: isNamed)
      format.locale = locale(of: style)
      return format.text(at: date, now: code.situation.now)
    case "iso8601":
      guard !style.steps.isEmpty else { return ISO8601Format().text(at: date) }
      let names = style.steps.map(\.name)
      var format = ISO8601Format(
        hasDate: names.contains { ["year", "month", "day"].contains($0) },
        hasTime: names.contains("time"), hasZone: names.contains("timeZone"))
      if case .bool(true)? = style.step("time")?.labelled("includingFractionalSeconds") {
        format.hasFraction = true
      }
      return format.text(at: date)
    case _: return nil
    }
  }

  /// `.dateTime` and `Date.FormatStyle`, with the fields that are set.
  private func dateTime(_ date: Double, _ style: FormatStyleValue) -> String {
    var calendar = GregorianCalendar(locale: locale(of: style))
    if let zone = zone(style.arguments.labelled("timeZone")) { calendar.timeZone = zone }
    let letters = style.steps.map { Self.letters($0.name, $0.arguments.first?.value) }.joined()
    guard letters.isEmpty else {
      return DateTemplate(fields: letters).pattern(in: calendar.locale)
        .text(at: date, in: calendar)
    }
    let day = style.arguments.labelled("date")?.implicitName
    let time = style.arguments.labelled("time")?.implicitName
    guard day != nil || time != nil else { return FormattedDate.text(at: date, in: calendar) }
    return FormattedDate.text(
      at: date, date: day.flatMap { .init(rawValue: $0) } ?? .omitted,
      time: time.flatMap { .init(rawValue: $0) } ?? .omitted, in: calendar)
  }

  /// The letters of a template that a field stands for.
  private static func letters(_ name: String, _ argument: SampleValue?) -> String {
    let word = argument?.implicitName ?? ""
    let widths = ["abbreviated": 3, "wide": 4, "narrow": 5, "short": 6, "twoDigits": 2]
    let width = widths[word] ?? 1
    switch name {
    case "year": return word == "twoDigits" ? "yy" : word.hasPrefix("padded") ? "yyyy" : "y"
    case "month": return String(repeating: "M", count: word.isEmpty ? 3 : width)
    case "day":
      return word == "twoDigits" ? "dd" : word.hasPrefix("ordinal") ? "F" : "d"
    case "weekday":
      return String(
        repeating: word == "oneDigit" ? "e" : "E", count: word == "oneDigit" ? 1 : max(3, width))
    case "hour": return hour(word, argument)
    case "minute": return word == "twoDigits" ? "mm" : "m"
    case "second": return word == "twoDigits" ? "ss" : "s"
    case "quarter":
      return String(repeating: "Q", count: word == "wide" ? 4 : word == "abbreviated" ? 3 : 1)
    case "week": return word == "weekOfMonth" ? "W" : "w"
    case "era": return String(repeating: "G", count: word == "wide" ? 4 : 1)
    case "dayOfYear": return "D"
    case "timeZone": return word == "identifier" ? "VV" : word == "iso8601" ? "XXX" : "z"
    case "secondFraction": return "SSS"
    case _: return ""
    }
  }

  private static func hour(_ word: String, _ argument: SampleValue?) -> String {
    let letters = word.hasPrefix("two") ? "jj" : "j"
    guard case .implicit(_, let arguments?, _)? = argument else { return letters }
    switch arguments.labelled("amPM")?.implicitName {
    case "omitted": return letters.uppercased()
    case "wide": return letters + "aaaa"
    case "narrow": return letters + "aaaaa"
    case _: return letters
    }
  }

  // MARK: Numbers

  /// The format of a style of numbers; `nil`: it is no such.
  package func numberFormat(_ style: FormatStyleValue) -> NumberFormat? {
    var format: NumberFormat
    switch style.name {
    case "number", "init": format = NumberFormat()
    case "percent": format = NumberFormat(.percent)
    case "currency":
      guard let code = style.arguments.labelled("code")?.text else { return nil }
      let presentation = style.step("presentation")?.first?.value.implicitName ?? "standard"
      format = NumberFormat(
        .currency(code: code, presentation: .init(rawValue: presentation) ?? .standard))
    case _: return nil
    }
    format.locale = locale(of: style)
    for step in style.steps { apply(step, to: &format) }
    return format
  }

  private func apply(_ step: FormatStyleValue.Step, to format: inout NumberFormat) {
    let first = step.arguments.first?.value
    let word = first?.implicitName
    switch step.name {
    case "precision":
      guard case .implicit(let kind, let arguments?, _)? = first else { return }
      for argument in arguments { precision(kind, argument, &format) }
    case "grouping": format.isGrouped = word != "never"
    case "notation": format.notation = word.flatMap { .init(rawValue: $0) } ?? .automatic
    case "sign":
      let strategy = step.arguments.labelled("strategy")
      var name = strategy?.implicitName ?? "automatic"
      if case .implicit("always", let inner?, _)? = strategy,
        case .bool(false)? = inner.labelled("includingZero")
      {
        name = "alwaysExceptZero"
      }
      format.sign = .init(rawValue: name) ?? .automatic
    case "rounded":
      if let increment = step.arguments.labelled("increment")?.number {
        format.increment = increment
      }
      if let rule = code.standard.rule(step.arguments.labelled("rule")),
        step.arguments.labelled("rule") != nil
      {
        format.rounding = rule
      }
    case "scale": format.scale = first?.number ?? 1
    case _: return
    }
  }

  private func precision(_ kind: String, _ argument: PassedValue, _ format: inout NumberFormat) {
    guard let bounds = lengths(argument.value) else { return }
    switch (kind, argument.label) {
    case ("fractionLength", _), ("integerAndFractionLength", "fraction"),
      ("integerAndFractionLength", "fractionLimits"):
      format.precision = .fractionLength(bounds)
    case ("significantDigits", _): format.precision = .significantDigits(bounds)
    case ("integerLength", _), ("integerAndFractionLength", _):
      format.minimumIntegerDigits = bounds.lowerBound
    case _: return
    }
  }

  /// A number of digits, or a range of them.
  private func lengths(_ value: SampleValue) -> ClosedRange<Int>? {
    if let count = value.whole { return max(0, count)...max(0, count) }
    guard case .range(let range) = value else { return nil }
    let lower = min(400, max(0, range.lower?.whole ?? 0))
    let upper = range.upper?.whole.map { range.isClosed ? $0 : $0 &- 1 } ?? 400
    return lower...max(lower, min(400, upper))
  }

  // MARK: Measures and durations

  private func measure(_ number: Double, _ unit: MeasureUnit, _ style: FormatStyleValue) -> String?
  {
    guard style.name == "measurement" || style.name == "init" else { return nil }
    let width = style.arguments.labelled("width")?.implicitName ?? "abbreviated"
    let format = style.arguments.labelled("numberFormatStyle").flatMap { FormatStyleValue($0) }
    var hidesScale = false
    if case .bool(true)? = style.arguments.labelled("hidesScaleName") { hidesScale = true }
    var measure = MeasureFormat(
      width: .init(rawValue: width) ?? .abbreviated,
      keepsUnit: style.arguments.labelled("usage")?.implicitName == "asProvided",
      number: format.flatMap(numberFormat), hidesScaleName: hidesScale)
    measure.locale = locale(of: style)
    return measure.text(number, unit)
  }

  private func duration(_ seconds: Double, _ style: FormatStyleValue) -> String? {
    if style.name == "time" {
      guard case .implicit(let name, let arguments, _)? = style.arguments.labelled("pattern"),
        let pattern = DurationFormat.Pattern(rawValue: name)
      else { return nil }
      let length = arguments?.first { $0.label?.hasPrefix("pad") ?? false }?.value.whole
      return DurationFormat.clock(
        seconds: seconds, pattern: pattern, length: length ?? 1,
        fractionLength: arguments?.labelled("fractionalSecondsLength")?.whole ?? 0,
        in: locale(of: style))
    }
    guard style.name == "units" else { return nil }
    var format = DurationFormat()
    format.locale = locale(of: style)
    if let names = style.arguments.labelled("allowed")?.elements {
      format.units = Set(names.compactMap { $0.implicitName.flatMap(DurationUnit.init(rawValue:)) })
    }
    if let width = style.arguments.labelled("width")?.implicitName {
      format.width = .init(rawValue: width) ?? .abbreviated
    }
    format.maximumUnitCount = style.arguments.labelled("maximumUnitCount")?.whole
    return format.text(seconds: seconds)
  }
}
