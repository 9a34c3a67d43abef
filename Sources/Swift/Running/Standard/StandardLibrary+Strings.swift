// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Strings and characters; an index is the number of characters before it.
extension StandardLibrary {
  /// A call on a string; `nil`: what all collections have, or nothing.
  package func stringCall(
    _ name: String, _ text: inout String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let first = arguments.first?.value
    if let result = regexCall(name, &text, arguments, at: spot) { return result }
    switch (name, arguments.labels) {
    case ("uppercased", _), ("localizedUppercased", _): return .string(text.uppercased())
    case ("lowercased", _), ("localizedLowercased", _): return .string(text.lowercased())
    case ("capitalized", _): return .string(text.capitalizedWords)
    case ("hasPrefix", "_:"), ("hasSuffix", "_:"), ("contains", "_:"),
      ("localizedCaseInsensitiveContains", _), ("localizedStandardContains", _):
      return textTest(name, text, first)
    case ("starts", "with:"): return first?.text.map { .bool(text.hasPrefix($0)) }
    case ("trimmingCharacters", _):
      return first.flatMap(CharacterClass.init).map { .string(text.trimmed($0)) }
    case ("components", "separatedBy:"):
      if let separator = first?.text {
        return .array(text.pieces(by: separator).map { .string($0) })
      }
      return first.flatMap(CharacterClass.init).map { characters in
        .array(text.pieces { characters.contains($0) }.map { .string($0) })
      }
    case ("replacingOccurrences", _), ("replacing", _): return replacing(text, arguments, at: spot)
    case ("padding", _): return padding(text, arguments, at: spot)
    case ("range", _): return textRange(text, arguments)
    case ("compare", _), ("caseInsensitiveCompare", _), ("localizedCompare", _),
      ("localizedStandardCompare", _), ("localizedCaseInsensitiveCompare", _):
      guard let other = first?.text else { return first.flatMap { $0.isUnknown ? $0 : nil } }
      let ignoresCase = name != "compare" && name != "localizedCompare"
      let (a, b) = ignoresCase ? (text.lowercased(), other.lowercased()) : (text, other)
      return Self.ordering(a == b ? 0 : a < b ? -1 : 1, at: spot)
    case ("append", _), ("insert", _), ("remove", _), ("removeFirst", _), ("removeLast", _),
      ("removeAll", _), ("popLast", _), ("removeSubrange", _), ("replaceSubrange", _),
      ("write", _), ("reserveCapacity", _):
      return changingTextCall(name, &text, arguments, at: spot)
    case ("addingPercentEncoding", _):
      return first.flatMap(CharacterClass.init).map { .string(text.percentEncoded($0)) }
    case ("firstIndex", "of:"), ("lastIndex", "of:"), ("split", _): return nil
    case _: return nil
    }
  }

  /// `ComparisonResult`.
  package static func ordering(_ order: Int, at spot: Spot) -> SampleValue {
    .implicit(
      order < 0 ? "orderedAscending" : order > 0 ? "orderedDescending" : "orderedSame", nil, spot)
  }

  private func textTest(_ name: String, _ text: String, _ value: SampleValue?) -> SampleValue? {
    if let value, value.isUnknown { return value }
    guard let other = value?.text else { return nil }
    switch name {
    case "hasPrefix": return .bool(text.hasPrefix(other))
    case "hasSuffix": return .bool(text.hasSuffix(other))
    case "contains": return .bool(other.isEmpty || text.contains(other))
    case _:
      return .bool(other.isEmpty || !text.ranges(of: other, ignoringCase: true).isEmpty)
    }
  }

  private func replacing(
    _ text: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    guard arguments.count >= 2, let sought = arguments[0].value.text,
      let replacement = arguments[1].value.text
    else { return nil }
    let names = Self.names(arguments.labelled("options"))
    if names.contains("regularExpression") {
      if let replaced = replacingPattern(
        sought, in: text, with: replacement, ignoringCase: names.contains("caseInsensitive"),
        at: spot)
      {
        return replaced
      }
      // What a pattern that is not tried cleans up stays.
      code.note(Gap(spot: spot, name: "replacingOccurrences"))
      return .string(text)
    }
    let pieces = text.pieces(by: sought, ignoringCase: names.contains("caseInsensitive"))
    guard (pieces.count - 1) * replacement.utf8.count + text.utf8.count <= 2 * Evaluator.mostBytes
    else {
      return code.failure("too long a text", at: spot)
    }
    return string(pieces.joined(separator: replacement), at: spot)
  }

  private func padding(_ text: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard let length = arguments.labelled("toLength")?.whole,
      let pad = arguments.labelled("withPad")?.text, !pad.isEmpty, length >= 0
    else { return nil }
    guard length <= Evaluator.mostElements else { return code.failure("too long a text", at: spot) }
    let (own, padding) = (Array(text), Array(pad))
    let start = max(0, arguments.labelled("startingAt")?.whole ?? 0)
    return .string(
      String(
        (0..<length).map {
          $0 < own.count
            ? own[$0] : padding[($0 - own.count + start % padding.count) % padding.count]
        }))
  }

  private func textRange(_ text: String, _ arguments: [PassedValue]) -> SampleValue? {
    guard let sought = arguments.labelled("of")?.text else { return nil }
    let names = Self.names(arguments.labelled("options"))
    if names.contains("regularExpression") { return patternRange(sought, in: text, names) }
    let found = text.ranges(of: sought, ignoringCase: names.contains("caseInsensitive"))
    guard let range = names.contains("backwards") ? found.last : found.first else {
      return .nothing
    }
    let lower = text.distance(from: text.startIndex, to: range.lowerBound)
    let length = text.distance(from: range.lowerBound, to: range.upperBound)
    return .range(
      RangeValue(lower: .integer(lower), upper: .integer(lower + length), isClosed: false))
  }

  private func changingTextCall(
    _ name: String, _ text: inout String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    if name == "append" || name == "write" {
      guard let more = arguments.first.flatMap({ elements(of: $0.value) }) else { return nil }
      let added = more.compactMap(\.text).joined()
      guard text.utf8.count + added.utf8.count <= Evaluator.mostBytes else {
        return code.failure("too long a text", at: spot)
      }
      text += added
      return .void
    }
    var characters = text.map { SampleValue.string(String($0)) }
    let result = changingCall(name, &characters, arguments, at: spot)
    text = characters.compactMap(\.text).joined()
    return result
  }

  /// A property of a string or character; `nil`: what all collections have, or nothing.
  package func textMember(_ name: String, _ text: String) -> SampleValue? {
    switch name {
    case "capitalized", "localizedCapitalized": return .string(text.capitalizedWords)
    case "localizedUppercase": return .string(text.uppercased())
    case "localizedLowercase": return .string(text.lowercased())
    case "description", "localizedDescription", "string": return .string(text)
    case "debugDescription": return .string(text.debugDescription)
    case "utf8", "utf16":
      return .array(
        name == "utf8"
          ? text.utf8.map { .integer(Int($0)) } : text.utf16.map { .integer(Int($0)) })
    case "unicodeScalars": return .array(text.unicodeScalars.map { .string(String($0)) })
    case "length": return .integer(text.utf16.count)
    case "intValue", "integerValue": return .integer(Int(text) ?? 0)
    case "doubleValue", "floatValue": return .double(Double(text) ?? 0)
    case "boolValue": return .bool(["t", "y", "T", "Y"].contains(text.prefix(1)) || text == "1")
    case "removingPercentEncoding": return SampleValue(text.percentDecoded.map { .string($0) })
    case _:
      guard text.count == 1, let character = text.first else { return nil }
      return characterMember(name, character)
    }
  }

  private func characterMember(_ name: String, _ character: Character) -> SampleValue? {
    switch name {
    case "isLetter": .bool(character.isLetter)
    case "isNumber": .bool(character.isNumber)
    case "isWholeNumber": .bool(character.isWholeNumber)
    case "isHexDigit": .bool(character.isHexDigit)
    case "isWhitespace": .bool(character.isWhitespace)
    case "isNewline": .bool(character.isNewline)
    case "isUppercase": .bool(character.isUppercase)
    case "isLowercase": .bool(character.isLowercase)
    case "isPunctuation": .bool(character.isPunctuation)
    case "isSymbol": .bool(character.isSymbol)
    case "isASCII": .bool(character.isASCII)
    case "asciiValue": SampleValue(character.asciiValue.map { .integer(Int($0)) })
    case "wholeNumberValue": SampleValue(character.wholeNumberValue.map { .integer($0) })
    case "hexDigitValue": SampleValue(character.hexDigitValue.map { .integer($0) })
    case "value": character.unicodeScalars.first.map { .integer(Int($0.value)) }
    case _: nil
    }
  }

  /// `text[index]` and `text[range]`.
  package func textSubscript(_ text: String, _ index: SampleValue, at spot: Spot) -> SampleValue? {
    if index.isUnknown { return index }
    if let place = index.whole {
      guard place >= 0, let found = text.dropFirst(place).first else {
        return code.failure("index \(place) of \(text.count) characters", at: spot)
      }
      return .string(String(found))
    }
    guard case .range(let range) = index else { return nil }
    guard let places = places(of: range, in: text.count) else {
      return code.failure("range of \(text.count) characters", at: spot)
    }
    return .string(String(text.dropFirst(places.lowerBound).prefix(places.count)))
  }
}
