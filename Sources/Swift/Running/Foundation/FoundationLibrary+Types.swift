// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting
package import VibrancySyntax
internal import VibrancyTypography

/// Initializers, static members and global functions of Foundation.
extension FoundationLibrary {
  /// `Type(…)`; `nil`: it is no type of Foundation's, or there is no such initializer.
  package func construct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard !type.isArray else { return nil }
    let first = arguments.first?.value
    switch type.name {
    case "Date", "NSDate": return dateConstruct(arguments)
    case "Calendar", "NSCalendar": return calendarConstruct(arguments)
    case "DateComponents", "NSDateComponents": return componentsConstruct(arguments)
    case "TimeZone", "NSTimeZone": return zoneConstruct(arguments)
    case "Locale", "NSLocale": return localeConstruct(arguments)
    case "DateInterval", "NSDateInterval":
      let start = arguments.labelled("start").flatMap(instant) ?? code.situation.now
      let end = arguments.labelled("end").flatMap(instant)
      guard let length = end.map({ $0 - start }) ?? arguments.labelled("duration")?.number else {
        return first == nil ? .foundation(.interval(start, 0)) : nil
      }
      return length < 0
        ? code.failure("a date interval that ends before it starts", at: spot)
        : .foundation(.interval(start, length))
    case "Measurement", "NSMeasurement": return measureConstruct(arguments)
    case "URL", "NSURL": return addressConstruct(arguments)
    case "UUID", "NSUUID":
      if let text = first?.text { return Self.identifier(text) }
      if let first { return first.isUnknown ? first : nil }
      // Each is another, and the same in each run.
      return .foundation(
        .uuid(
          "00000000-0000-4000-8000-" + Self.padded(String(code.steps, radix: 16, uppercase: true))))
    case "Data", "NSData":
      if let first, first.isUnknown { return first }
      if arguments.first?.label == "contentsOf" {
        return bytes(at: first).map { .foundation(.data($0)) }
          ?? code.gap("Data(contentsOf:)", at: spot)
      }
      return .foundation(.data(bytes(first)))
    case "NSDictionary", "NSMutableDictionary", "NSArray", "NSMutableArray", "Dictionary", "Array":
      guard let label = arguments.first?.label, label.hasPrefix("contentsOf"),
        let first, !first.isUnknown
      else { return nil }
      return bytes(at: first).map { SampleValue(json: $0) ?? .nothing }
    case "CharacterSet":
      return .foundation(.characters(CharacterClass(of: first?.text ?? "")))
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString":
      return attributedConstruct(arguments, at: spot)
    case "String", "NSString", "Text.LocalizationValue", "String.LocalizationValue":
      return textFoundationConstruct(arguments, at: spot)
    case "LocalizedStringKey", "LocalizedStringResource":
      guard let first = arguments.first else { return nil }
      if first.value.isUnknown { return first.value }
      return localizedText(arguments, at: spot).map { .string($0) }
    case "Decimal":
      return first?.text.map { SampleValue(Double($0).map { .double($0) }) }
    case _: return foundationObject(type.name, arguments, of: type.arguments.first)
    }
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  package static func identifier(_ text: String) -> SampleValue {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
    let isWritten =
      parts == [8, 4, 4, 4, 12]
      && text.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isHexDigit
      }
    return isWritten ? .foundation(.uuid(text.uppercased())) : .nothing
  }

  private func bytes(_ value: SampleValue?) -> [UInt8] {
    guard let value else { return [] }
    if case .foundation(.data(let bytes)) = value { return bytes }
    if let text = value.text { return Array(text.utf8) }
    return (value.elements ?? []).compactMap(\.whole).map { UInt8(truncatingIfNeeded: $0) }
  }

  private func attributedConstruct(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard let first = arguments.first else { return .foundation(.attributed("")) }
    if first.value.isUnknown { return first.value }
    if first.label == "localized" {
      return localizedText(arguments, at: spot).map { .foundation(.attributed($0)) }
    }
    if case .foundation(.data(let bytes)) = first.value {
      return .foundation(.attributed(String(decoding: bytes, as: UTF8.self).withoutTags))
    }
    guard let text = first.value.text ?? attributedText(first.value) else { return nil }
    guard first.label == "markdown" else { return .foundation(.attributed(text)) }
    return .foundation(.attributed(TextRun.words(markdown: text), markdown: text))
  }

  private func attributedText(_ value: SampleValue) -> String? {
    if case .foundation(.attributed(let text, _)) = value { text } else { nil }
  }

  private func textFoundationConstruct(
    _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let first = arguments.first else { return nil }
    if let unknown = arguments.unknown { return unknown }
    switch first.label {
    case "format":
      let locale = arguments.labelled("locale")
      return printfText(
        arguments.filter { $0.label != "locale" },
        in: locale.flatMap { $0.isNothing || isPlain($0) ? nil : self.locale($0) ?? self.locale }
      ).map { .string($0) }
    case "localized": return localizedText(arguments, at: spot).map { .string($0) }
    case "data", "decoding":
      guard case .foundation(.data(let bytes)) = first.value else { return nil }
      return SampleValue(String(validating: bytes, as: UTF8.self).map { .string($0) })
    case "contentsOf", "contentsOfFile":
      return bytes(at: first.value).map { .string(String(decoding: $0, as: UTF8.self)) }
    case _: return attributedText(first.value).map { .string($0) }
    }
  }

  /// Whether a locale writes numbers without separators.
  private func isPlain(_ locale: SampleValue) -> Bool {
    if case .foundation(.locale(let name)) = locale { name.contains("POSIX") } else { false }
  }

  /// `String(format:)`.
  ///
  /// - Parameter locale: The language whose separators numbers have; `nil`: as C writes them.
  package func printfText(
    _ arguments: [PassedValue], in locale: FormatLocale? = nil
  ) -> String? {
    guard let format = arguments.first?.value.text else { return nil }
    var values = arguments.dropFirst().map(\.value)
    if arguments.count == 2, arguments[1].label == "arguments" { values = values[0].elements ?? [] }
    // Below a thousand there is nothing to separate in English, and zeros that fill a width stay.
    let isLong = values.contains { abs($0.number ?? 0) >= 1000 }
    let isWritten = locale.map { isLong || !$0.isEnglish } ?? false
    return PrintfFormat(format, in: isWritten ? locale : nil).text(
      values.map { value in
        if case .integer(let integer) = value { return .integer(integer) }
        if let number = value.number { return .double(number) }
        return .text(code.operations.printed(value))
      })
  }

  /// `String(localized:)`, `NSLocalizedString` and the like: the text of the tables, or as written.
  package func localizedText(_ arguments: [PassedValue], at spot: Spot) -> String? {
    guard let first = arguments.first else { return nil }
    if let own = code.viewLibrary.localizedString(arguments, at: spot), own != first.value.text {
      return own
    }
    let other = arguments.labelled("defaultValue") ?? arguments.labelled("value")
    if let other = other?.text, !other.isEmpty { return other }
    return first.value.text ?? code.operations.printed(first.value)
  }

  /// `Type.name`; `nil`: there is none.
  package func staticMember(_ name: String, of type: TypeName) -> SampleValue? {
    switch (type.last, name) {
    case ("Date", _), ("Calendar", _), ("TimeZone", _), ("Locale", _):
      return clockStatic(name, of: type.last)
    case ("Duration", "zero"): return .foundation(.duration(0))
    case ("CharacterSet", _):
      return CharacterClass(named: name).map { .foundation(.characters($0)) }
    case ("UserDefaults", "standard"), ("FileManager", "default"), ("URLSession", "shared"),
      ("NotificationCenter", "default"), ("DispatchQueue", "main"), ("Bundle", "main"),
      ("Bundle", "module"),
      ("ProcessInfo", "processInfo"), ("UIDevice", "current"), ("WidgetCenter", "shared"),
      ("UIApplication", "shared"), ("OperationQueue", "main"), ("RunLoop", "main"):
      return .foundation(.service(type.last))
    case ("Component", _):
      return unit(named: name) == nil ? nil : .implicit(name, nil, .nowhere)
    case _: break
    }
    if type.last.hasPrefix("Unit"), let unit = measureUnit(named: name, type.last) {
      return .foundation(.unit(unit))
    }
    guard type.last.hasSuffix("FormatStyle"), FormatStyleValue.starts.contains(name) else {
      // `DateFormatter.Style.short` and the like: by their names.
      return Self.words.contains(type.last) ? .implicit(name, nil, .nowhere) : nil
    }
    return .foundation(.style(FormatStyleValue(name)))
  }

  private static let words: Set<String> = [
    "DateFormatter.Style", "Style", "UnitsStyle", "UnitStyle", "ZeroFormattingBehavior",
    "CountStyle", "NumberFormatter.Style", "RoundingMode", "Identifier", "SearchDirection",
    "MatchingPolicy", "CompareOptions", "Encoding", "QualityOfService",
  ]

  private func clockStatic(_ name: String, of type: String) -> SampleValue? {
    switch (type, name) {
    case ("Date", "now"), ("Date", "distantPast"), ("Date", "distantFuture"):
      return meant(.implicit(name, nil, .nowhere))
    case ("Date", "timeIntervalSinceReferenceDate"): return .double(code.situation.now)
    case ("Date", "timeIntervalBetween1970AndReferenceDate"): return .double(Self.since1970)
    case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"):
      return .foundation(.calendar(currentCalendar))
    case ("TimeZone", "current"), ("TimeZone", "autoupdatingCurrent"), ("TimeZone", "gmt"),
      ("TimeZone", "default"), ("TimeZone", "local"):
      return .foundation(.timeZone(.utc))
    case ("Locale", "current"), ("Locale", "autoupdatingCurrent"):
      return .foundation(.locale(code.situation.locale))
    case ("Locale", "preferredLanguages"):
      return .array([.string(code.situation.locale)])
    case _: return nil
    }
  }

  /// `Type.name(…)`; `nil`: there is none.
  package func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    switch (type.last, name) {
    case ("String", "localizedStringWithFormat"):
      return printfText(arguments, in: locale).map { .string($0) }
    case ("Duration", _):
      let sizes = [
        "seconds": 1.0, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
      ]
      guard let size = sizes[name], let number = arguments.first?.value.number else { return nil }
      return .foundation(.duration(number * size))
    case ("DateFormatter", "localizedString"), ("NumberFormatter", "localizedString"),
      ("ByteCountFormatter", "string"), ("DateFormatter", "dateFormat"),
      ("ListFormatter", "localizedString"), ("ISO8601DateFormatter", "string"):
      return formatterStatic(name, type.last, arguments)
    case ("JSONSerialization", "jsonObject"), ("PropertyListSerialization", "propertyList"):
      guard case .foundation(.data(let bytes))? = arguments.first?.value else { return nil }
      return SampleValue(json: bytes) ?? .nothing
    case ("DispatchQueue", "global"): return .foundation(.service(type.last))
    case _: break
    }
    guard type.last.hasSuffix("FormatStyle"), FormatStyleValue.starts.contains(name) else {
      return nil
    }
    return .foundation(.style(FormatStyleValue(name, arguments)))
  }

  /// `name(…)`; `nil`: there is none of the name.
  package func globalCall(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    switch name {
    case "NSLocalizedString":
      return arguments.first.flatMap { $0.value.isUnknown ? $0.value : nil }
        ?? localizedText(arguments, at: spot).map { .string($0) }
    case "NSMakeRange": return nil
    case "arc4random", "arc4random_uniform", "rand":
      let count = arguments.first?.value.whole ?? 1 << 31
      return .integer(code.isCovering ? 0 : code.randoms.next(below: count))
    case "drand48": return .double(code.isCovering ? 0.5 : code.randoms.next())
    case "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent": return .double(code.situation.now)
    case _: return nil
    }
  }
}

extension String {
  /// The text of an HTML document: without tags, and with the few characters that HTML always escapes.
  fileprivate var withoutTags: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      rest = rest[start...]
      // A sign that opens no tag is one that is read: `a < b`.
      let isTag = rest.dropFirst().first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
      guard isTag, let end = rest.firstIndex(of: ">") else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
      ("&amp;", "&"),
    ] {
      text = text.replacing(name, with: character)
    }
    return text
  }
}
