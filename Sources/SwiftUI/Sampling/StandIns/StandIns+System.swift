// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary
internal import VibrancyWords

extension StandIns {
  /// A value of a type of the system; `nil`: none is made.
  func system(
    _ type: TypeName, named name: String, near file: Int, in holder: String, number: Int,
    depth: Int
  ) -> SampleValue? {
    let spot = Spot(file: file, token: 0)
    if let time = timestamp(type, named: name, number: number) { return time }
    switch type.last {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource",
      "AttributedString", "NSString", "StringProtocol", "Character":
      if type.last == "Character" { return .string("A") }
      if isDay(name, of: holder, near: file) {
        let day = evaluator.situation.now + 86_400 * Double(number % 400)
        return .string(String(ISO8601Format().text(at: day).prefix(10)))
      }
      if isTime(name, of: holder, near: file) {
        return .string(NameWords(name).last.hasPrefix("open") ? "08:00:00" : "21:30:00")
      }
      return .string(
        facts.text(named: name, number: number)
          ?? StandInTexts.text(named: name, in: holder, number: number))
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "NSInteger":
      return .integer(
        StandInNumbers.whole(named: Self.numberName(name, of: holder), number: number))
    case "TimeInterval": return .double(StandInNumbers.seconds(number: number))
    case "Duration": return .foundation(.duration(StandInNumbers.seconds(number: number)))
    case "Double", "Float", "CGFloat", "Float32", "Float64", "Decimal", "NSNumber":
      return .double(
        StandInNumbers.fraction(named: Self.numberName(name, of: holder), number: number))
    case "Bool": return .bool(StandInNumbers.truth(named: name))
    case "Date":
      let now = evaluator.situation.now
      if name == "date", number == 0, holder.hasSuffix("Entry") { return .foundation(.date(now)) }
      let minutes = now - (now / 3600).rounded(.down) * 3600
      return .foundation(
        .date(now + StandInNumbers.offset(named: name, number: number, now: minutes)))
    case "DateInterval":
      return .foundation(.interval(evaluator.situation.now, 3000 + 600 * Double(number % 8)))
    case "URL":
      return .foundation(
        .url(
          facts.text(named: name, number: number).flatMap { $0.hasPrefix("http") ? $0 : nil }
            ?? "https://example.com"))
    case "UUID":
      return .foundation(.uuid("7C9E6A40-3B1D-4F52-9A8E-0000000000" + "\(10 + number % 90)"))
    case "Set":
      guard let element = type.arguments.first else { return .set([]) }
      return .set(
        (0..<Self.count).map {
          value(
            of: element, named: name, near: file, in: holder, number: $0 + number, depth: depth + 1)
        })
    case "Range", "ClosedRange":
      guard let bound = type.arguments.first else { return nil }
      return .range(
        RangeValue(
          lower: value(of: bound, named: name, near: file, depth: depth + 1),
          upper: value(of: bound, named: name, near: file, number: 1, depth: depth + 1),
          isClosed: type.last == "ClosedRange"))
    case "CGSize":
      return .interface(.size(.init(evaluator.situation.width, evaluator.situation.height)))
    case "WidgetFamily":
      evaluator.asked.insert(.family)
      return evaluator.family(evaluator.situation.family)
    case "Context", "TimelineProviderContext":
      return .interface(
        .system(.providerContext(family: evaluator.situation.family, isPreview: true)))
    case "Color", "UIColor", "NSColor":
      return evaluator.swiftUI.staticMember(
        ["blue", "green", "orange", "purple"][number % 4], of: type)
    case "Calendar", "TimeZone", "Locale":
      return evaluator.foundation.staticMember("current", of: type)
    case "Image": return image(spot)
    case "Optional":
      return type.arguments.first.map {
        value(of: $0, named: name, near: file, number: number, depth: depth + 1)
      }
    case "Array":
      guard let element = type.arguments.first else { return .array([]) }
      return .array(
        (0..<Self.count).map {
          value(
            of: element, named: name, near: file, in: holder, number: $0 + number, depth: depth + 1)
        })
    default: return constructed(type, spot)
    }
  }

  /// What a number is called: one whose name says little is what its type is of, as the amount of a budget
  /// is a budget.
  private static func numberName(_ name: String, of holder: String) -> String {
    let words = NameWords(name).words
    guard words.count == 1, ["amount", "value", "number", "total"].contains(words[0]) else {
      return name
    }
    let limits: Set = ["budget", "goal", "target", "limit", "capacity"]
    return NameWords(holder).words.last { limits.contains($0) } ?? name
  }

  /// A time that is kept as a number of seconds since 1970, by its name; `nil`: it is something else.
  private func timestamp(_ type: TypeName, named name: String, number: Int) -> SampleValue? {
    let words = NameWords(name)
    guard words.hasAny(of: ["timestamp", "epoch", "unix"]),
      let kind = NumberKind(named: type.last)
        ?? (type.last == "TimeInterval" ? NumberKind(named: "Double") : nil)
    else { return nil }
    let time =
      evaluator.situation.now + 978_307_200
      + (words.hasAny(of: ["end", "expiry", "expiration", "until", "due"]) ? 1500 : -540)
      + 600 * Double(number)
    return kind.isFloating ? .double(time) : .integer(Int(exactly: time.rounded()) ?? 0)
  }

  /// Whether a text is the time of day of something that is read, as `isDay` is of days.
  private func isTime(_ name: String, of holder: String, near file: Int) -> Bool {
    ["open", "close", "opens", "closes", "opening", "closing"].contains(NameWords(name).last)
      && isRead(holder, near: file)
  }

  private func isRead(_ holder: String, near file: Int) -> Bool {
    guard let type = evaluator.program.type(TypeName(holder), near: file) else { return false }
    let inherited = evaluator.program.types[type].inherited
    return inherited.contains("Codable") || inherited.contains("Decodable")
  }

  /// Whether a text is the day of something that is read from a file or a server: those are written with
  /// digits.
  private func isDay(_ name: String, of holder: String, near file: Int) -> Bool {
    ["date", "day"].contains(NameWords(name).last) && isRead(holder, near: file)
  }

  private func image(_ spot: Spot) -> SampleValue? {
    evaluator.swiftUI.construct(
      TypeName("Image"), [PassedValue("systemName", .string("photo"))], at: spot)
  }

  /// A value as its plain initializer makes it.
  private func constructed(_ type: TypeName, _ spot: Spot) -> SampleValue? {
    evaluator.library { $0.construct(type, [], at: spot) }
  }
}
