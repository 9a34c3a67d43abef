// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
package import VibrancySyntax

/// What Foundation does, as far as widgets use it. Each function gives `nil` for what is not its own.
///
/// Clock and language are those of the situation, and the time zone is UTC. Files, the network and
/// defaults are not read: what asks for them is listed.
package struct FoundationLibrary: Library {
  /// The run that asks.
  package let code: Evaluator

  /// `value.name`.
  package func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    guard case .foundation(let own) = meant(value) else { return nil }
    switch own {
    case .date(let date): return dateMember(name, date)
    case .interval(let start, let length):
      switch name {
      case "start": return .foundation(.date(start))
      case "end": return .foundation(.date(start + length))
      case "duration": return .double(length)
      case _: return nil
      }
    case .calendar(let calendar): return calendarMember(name, calendar)
    case .components(let parts): return componentsMember(name, parts)
    case .timeZone(let zone):
      switch name {
      case "identifier", "description": return .string(zone.identifier)
      case _: return nil
      }
    case .locale(let identifier): return localeMember(name, identifier)
    case .duration(let seconds):
      switch name {
      case "components":
        let whole = seconds.rounded(.towardZero)
        return .tuple([
          ("seconds", .integer(Int(exactly: whole) ?? 0)),
          ("attoseconds", .integer(Int(exactly: ((seconds - whole) * 1e18).rounded()) ?? 0)),
        ])
      case "description": return .string("\(seconds) seconds")
      case _: return nil
      }
    case .measurement(let number, let unit):
      switch name {
      case "value": return .double(number)
      case "unit": return .foundation(.unit(unit))
      case "description": return .string("\(number) \(measureSymbol(unit))")
      case _: return nil
      }
    case .unit(let unit): return name == "symbol" ? .string(measureSymbol(unit)) : nil
    case .url(let text): return addressMember(name, text)
    case .uuid(let text): return name == "uuidString" || name == "description" ? .string(text) : nil
    case .data(let bytes):
      switch name {
      case "count": return .integer(bytes.count)
      case "isEmpty": return .bool(bytes.isEmpty)
      case _: return nil
      }
    case .attributed(let text, _):
      return ["string", "description", "characters"].contains(name) ? .string(text) : nil
    case .style(var style):
      guard FormatStyleValue.continuations.contains(name) else { return nil }
      style.steps.append(.init(name: name, arguments: []))
      return .foundation(.style(style))
    case .object(let object): return objectMember(name, object)
    case .service(let kind): return serviceMember(name, kind)
    case .characters(var characters):
      guard name == "inverted" else { return nil }
      characters.isInverted.toggle()
      return .foundation(.characters(characters))
    }
  }

  /// What an implicit member means here: `.now`, `.current`, the start of a format style.
  package func meant(_ value: SampleValue) -> SampleValue {
    guard case .implicit(let name, let arguments, _) = value else { return value }
    switch name {
    case "now":
      return code.outside(.foundation(.date(code.situation.now)), "Date", "now", at: .nowhere)
    case "distantPast": return .foundation(.date(Self.distantPast))
    case "distantFuture": return .foundation(.date(Self.distantFuture))
    case _:
      guard FormatStyleValue.starts.contains(name) else { return value }
      return .foundation(.style(FormatStyleValue(name, arguments ?? [])))
    }
  }

  /// `value.name(…)`, which may change the value.
  package func call(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if name == "formatted" || name == "ISO8601Format" {
      return formattedCall(name, receiver, arguments, at: spot)
    }
    if case .string(let text) = receiver { return textConversion(name, text, arguments) }
    guard case .foundation(let own) = meant(receiver) else { return nil }
    switch own {
    case .date(let date): return dateCall(name, date, &receiver, arguments, at: spot)
    case .interval(let start, let length):
      guard name == "contains", let date = arguments.first.flatMap({ instant($0.value) }) else {
        return nil
      }
      return .bool(date >= start && date <= start + length)
    case .calendar(let calendar): return calendarCall(name, calendar, arguments, at: spot)
    case .components(var parts):
      if name == "value", let unit = arguments.labelled("for").flatMap(unit) {
        return SampleValue(parts[unit].map { .integer($0) })
      }
      guard name == "setValue", let unit = arguments.labelled("for").flatMap(unit) else {
        return nil
      }
      parts[unit] = arguments.first?.value.whole
      receiver = .foundation(.components(parts))
      return .void
    case .timeZone(let zone):
      let date = arguments.first.flatMap { instant($0.value) } ?? code.situation.now
      switch name {
      case "secondsFromGMT": return .integer(zone.offset(at: date))
      case "abbreviation":
        return .string(DatePattern("z").text(at: date, in: GregorianCalendar(timeZone: zone)))
      case "isDaylightSavingTime": return .bool(zone.isDaylightSaving(at: date))
      case _: return nil
      }
    case .locale(let identifier): return localeCall(name, identifier, arguments)
    case .duration: return nil
    case .measurement(let number, let unit):
      guard name == "converted" || name == "convert", let to = arguments.labelled("to"),
        let other = measureUnit(to, like: unit)
      else { return nil }
      let converted = SampleValue.foundation(
        .measurement(unit.convert(number, to: other), other))
      guard name == "convert" else { return converted }
      receiver = converted
      return .void
    case .unit, .uuid, .attributed: return nil
    case .url(let text): return addressCall(name, text, arguments)
    case .data: return name == "base64EncodedString" ? .string("") : nil
    case .characters(var characters): return charactersCall(name, &characters, &receiver, arguments)
    case .style(var style):
      if name == "format", let value = arguments.first?.value {
        return formattedText(value, style, at: spot).map { .string($0) }
      }
      guard FormatStyleValue.continuations.contains(name) else { return nil }
      style.steps.append(.init(name: name, arguments: arguments))
      return .foundation(.style(style))
    case .object(let object): return objectCall(name, object, arguments, at: spot)
    case .service(let kind): return serviceCall(name, kind, arguments, at: spot)
    }
  }

  private func charactersCall(
    _ name: String, _ characters: inout CharacterClass, _ receiver: inout SampleValue,
    _ arguments: [PassedValue]
  ) -> SampleValue? {
    guard let first = arguments.first?.value else { return nil }
    switch name {
    case "contains":
      return first.text?.unicodeScalars.first.map { .bool(characters.contains($0)) }
    case "union", "formUnion", "insert":
      guard let other = CharacterClass(first) ?? first.text.map(CharacterClass.init(of:)) else {
        return nil
      }
      characters.names += other.names
      characters.scalars.formUnion(other.scalars)
      guard name != "union" else { return .foundation(.characters(characters)) }
      receiver = .foundation(.characters(characters))
      return .void
    case _: return nil
    }
  }

  private func textConversion(
    _ name: String, _ text: String, _ arguments: [PassedValue]
  ) -> SampleValue? {
    switch name {
    case "data": return .foundation(.data(Array(text.utf8)))
    case "appendingPathComponent", "appendingPathExtension":
      guard let more = arguments.first?.value.text else { return nil }
      return .string(text + (name == "appendingPathExtension" ? "." : "/") + more)
    case _: return nil
    }
  }

  /// `receiver[…]`.
  package func element(
    _ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `receiver[…] = value`; whether it could be set.
  package func assign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool {
    false
  }

  /// `receiver.name = value`; whether it could be set.
  package func assign(
    _ receiver: inout SampleValue, member name: String, _ value: SampleValue
  ) -> Bool {
    guard case .foundation(let own) = receiver else { return false }
    if case .object(let object) = own {
      object.fields[name == "currentIndex" ? "scanLocation" : name] = value
      return true
    }
    if case .calendar(var calendar) = own {
      switch name {
      case "timeZone": calendar.timeZone = zone(value) ?? calendar.timeZone
      case "firstWeekday": calendar.firstWeekday = value.whole ?? calendar.firstWeekday
      case "minimumDaysInFirstWeek":
        calendar.minimumDaysInFirstWeek = value.whole ?? calendar.minimumDaysInFirstWeek
      case "locale": break
      case _: return false
      }
      receiver = .foundation(.calendar(calendar))
      return true
    }
    if case .components(var parts) = own {
      if name == "calendar" || name == "timeZone" { return true }
      guard let unit = unit(named: name) else { return false }
      parts[unit] = value.whole
      receiver = .foundation(.components(parts))
      return true
    }
    // How a text looks in parts is not kept.
    if case .attributed = own { return true }
    if case .style = own { return true }
    if case .service = own { return true }
    return false
  }

  /// `a + b`, where the operator is not one of numbers, truths and texts.
  package func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    let (left, right) = (meant(a), meant(b))
    if case .foundation(.date(let date)) = left {
      if let other = instant(right) {
        // What projects declare, if not always in their own sources, is the seconds between them.
        return sign == "-" ? .double(date - other) : compared(sign, date, other)
      }
      guard let seconds = right.number else { return nil }
      return sign == "+"
        ? .foundation(.date(date + seconds))
        : sign == "-" ? .foundation(.date(date - seconds)) : nil
    }
    if case .foundation(.duration(let one)) = left {
      return durationInfix(sign, one, right)
    }
    if case .foundation(.measurement(let number, let unit)) = left {
      return measurementInfix(sign, number, unit, right)
    }
    guard case .foundation = left, case .foundation = right,
      let one = identity(left), let other = identity(right)
    else { return nil }
    return sign == "==" ? .bool(one == other) : sign == "!=" ? .bool(one != other) : nil
  }

  private func durationInfix(_ sign: String, _ one: Double, _ right: SampleValue) -> SampleValue? {
    if case .foundation(.duration(let other)) = right {
      if sign == "+" { return .foundation(.duration(one + other)) }
      if sign == "-" { return .foundation(.duration(one - other)) }
      return sign == "/" ? .double(one / other) : compared(sign, one, other)
    }
    guard let number = right.number else { return nil }
    return sign == "*"
      ? .foundation(.duration(one * number))
      : sign == "/" ? .foundation(.duration(one / number)) : nil
  }

  /// Two numbers, dates or the like by their order.
  package func compared(_ sign: String, _ a: Double, _ b: Double) -> SampleValue? {
    switch sign {
    case "==": .bool(a == b)
    case "!=": .bool(a != b)
    case "<": .bool(a < b)
    case "<=": .bool(a <= b)
    case ">": .bool(a > b)
    case ">=": .bool(a >= b)
    case _: nil
    }
  }

  /// What equal values of Foundation have in common; `nil`: it is not compared.
  private func identity(_ value: SampleValue) -> String? {
    guard case .foundation(let own) = value else { return nil }
    switch own {
    case .date(let date): return "d\(date)"
    case .interval(let start, let length): return "i\(start) \(length)"
    case .calendar: return "c"
    case .components(let parts): return parts.units.map { "\($0)=\(parts[$0] ?? 0)" }.joined()
    case .timeZone(let zone): return "z" + zone.identifier
    case .locale(let identifier): return "l" + identifier
    case .duration(let seconds): return "s\(seconds)"
    case .measurement(let number, let unit): return "m\(number) \(unit.name)"
    case .unit(let unit): return "u" + unit.name
    case .url(let text): return "a" + text
    case .uuid(let text): return "u" + text
    case .attributed(let text, let markdown): return "t" + (markdown ?? text)
    case .data(let bytes): return "b\(bytes)"
    case .object(let object): return "o\(ObjectIdentifier(object).hashValue)"
    case .service(let kind): return "v" + kind
    case .characters, .style: return nil
    }
  }

  /// The names that extensions of a value's type have; empty for what is not of Foundation.
  package func typeNames(of value: SampleValue) -> [String] {
    guard case .foundation(let own) = value else { return [] }
    let plain = ["Hashable", "Equatable"]
    switch own {
    case .date: return ["Date", "Comparable"] + plain
    case .interval: return ["DateInterval"] + plain
    case .calendar: return ["Calendar"] + plain
    case .components: return ["DateComponents"] + plain
    case .timeZone: return ["TimeZone"] + plain
    case .locale: return ["Locale"] + plain
    case .duration: return ["Duration", "Comparable"] + plain
    case .measurement: return ["Measurement", "Comparable"] + plain
    case .unit(let unit):
      return [
        "Unit" + unit.dimension.rawValue.prefix(1).uppercased()
          + unit.dimension.rawValue.dropFirst(), "Dimension", "Unit",
      ]
    case .url: return ["URL"] + plain
    case .uuid: return ["UUID"] + plain
    case .data: return ["Data"] + plain
    case .characters: return ["CharacterSet"] + plain
    case .attributed: return ["AttributedString"] + plain
    case .style: return ["FormatStyle"]
    case .object(let object): return [object.kind, "Formatter"]
    case .service(let kind): return [kind]
    }
  }
}
