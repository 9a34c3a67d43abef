// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary
internal import VibrancyWords

extension StandIns {
  /// A value of a type of the system; `nil`: none is made.
  func system(
    _ type: TypeName, named name: String, near file: Int, number: Int, depth: Int
  ) -> SampleValue? {
    let spot = Spot(file: file, token: 0)
    switch type.last {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource",
      "AttributedString", "NSString", "StringProtocol", "Character":
      return .string(Self.text(named: name, number: number))
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "NSInteger":
      return .integer(3 + number)
    case "TimeInterval": return .double(600)
    case "Double", "Float", "CGFloat", "Float32", "Float64", "Decimal", "NSNumber":
      return .double(0.6)
    case "Bool": return .bool(true)
    case "Date":
      return .foundation(.date(evaluator.situation.now + 3600 * Double(number)))
    case "URL":
      return .foundation(.url("https://example.com"))
    case "UUID":
      return .foundation(.uuid("00000000-0000-0000-0000-00000000000\(number % 10)"))
    case "Set":
      guard let element = type.arguments.first else { return .set([]) }
      return .set(
        (0..<Self.count).map {
          value(of: element, named: name, near: file, number: $0, depth: depth + 1)
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
    case "Color", "UIColor", "NSColor": return evaluator.swiftUI.staticMember("blue", of: type)
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
          value(of: element, named: name, near: file, number: $0, depth: depth + 1)
        })
    default: return constructed(type, spot)
    }
  }

  private func image(_ spot: Spot) -> SampleValue? {
    evaluator.swiftUI.construct(
      TypeName("Image"), [PassedValue("systemName", .string("photo"))], at: spot)
  }

  /// A value as its plain initializer makes it.
  private func constructed(_ type: TypeName, _ spot: Spot) -> SampleValue? {
    evaluator.library { $0.construct(type, [], at: spot) }
  }

  /// A text by what it is called: `userName` is "User Name".
  static func text(named name: String, number: Int) -> String {
    let lower = name.lowercased()
    if ["symbol", "systemimage", "sficon", "systemname"].contains(where: { lower.contains($0) })
      || lower == "icon" || lower == "iconname"
    {
      return "star.fill"
    }
    if lower == "emoji" { return "😀" }
    if lower.contains("hex") || lower.contains("color") { return "#007AFF" }
    if lower.hasSuffix("url") || lower.contains("link") { return "https://example.com" }
    if lower == "id" || lower.hasSuffix("identifier") { return "\(number + 1)" }
    var words = ""
    for scalar in name.unicodeScalars.prefix(40) {
      if scalar == "_" {
        words += " "
        continue
      }
      let isUpper = ("A"..."Z").contains(scalar)
      if isUpper, !words.isEmpty, words.last != " ", words.last?.isUppercase == false {
        words += " "
      }
      let starts = words.isEmpty || words.last == " "
      words += starts ? String(scalar).uppercased() : String(scalar)
    }
    let text = words.isEmpty ? "Text" : words
    return number == 0 ? text : "\(text) \(number + 1)"
  }
}
