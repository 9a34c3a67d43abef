// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Texts and regular expressions.
extension StandardLibrary {
  private static let kind = "Regex"
  private static let matchKind = "Regex.Match"

  /// `Regex("…")`, `NSRegularExpression(pattern: "…")`.
  package static func regex(_ arguments: [PassedValue]) -> SampleValue? {
    guard let pattern = arguments.first?.value else { return nil }
    if pattern.isUnknown { return pattern }
    guard let text = pattern.text else { return nil }
    let object = FoundationObject(kind)
    object.fields["pattern"] = .string(text)
    if names(arguments.labelled("options")).contains("caseInsensitive") {
      object.fields["ignoresCase"] = .bool(true)
    }
    return .foundation(.object(object))
  }

  /// The names of options: `[.regularExpression]`.
  static func names(_ options: SampleValue?) -> [String] {
    (options?.elements ?? options.map { [$0] } ?? []).compactMap(\.implicitName)
  }

  /// The expression that a value is; `nil`: it is none.
  private func expression(_ value: SampleValue?) -> RegularExpression? {
    guard case .foundation(.object(let object))? = value, object.kind == Self.kind,
      let pattern = object.text("pattern")
    else { return nil }
    return RegularExpression(pattern, ignoringCase: object.truth("ignoresCase") == true)
  }

  /// Whether a text is what an expression matches as a whole, as `case` asks; `nil`: it is none, or it is
  /// not tried.
  package func matches(_ regex: SampleValue, _ value: SampleValue) -> Bool? {
    guard let text = value.text, let expression = expression(regex) else { return nil }
    return expression.match(text, isWhole: true).map { !$0.isEmpty }
  }

  /// A call on a text that takes an expression; `nil`: it takes none, or it is not tried.
  func regexCall(
    _ name: String, _ text: inout String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let regex = arguments.lazy.compactMap({ expression($0.value) }).first else { return nil }
    switch name {
    case "wholeMatch", "prefixMatch":
      return regex.match(text, isWhole: name == "wholeMatch").map { found in
        found.first.map(value) ?? .nothing
      }
    case "starts": return regex.match(text, isWhole: false).map { .bool(!$0.isEmpty) }
    case "trimmingPrefix":
      return regex.match(text, isWhole: false).map {
        .string(String(text.dropFirst($0.first?.range.upperBound ?? 0)))
      }
    case "contains": return regex.matches(in: text, atMost: 1).map { .bool(!$0.isEmpty) }
    case "firstMatch":
      return regex.matches(in: text, atMost: 1).map { $0.first.map(value) ?? .nothing }
    case "firstRange":
      return regex.matches(in: text, atMost: 1).map {
        $0.first.map { Self.range($0.range) } ?? .nothing
      }
    case "matches": return regex.matches(in: text).map { .array($0.map(value)) }
    case "ranges": return regex.matches(in: text).map { .array($0.map { Self.range($0.range) }) }
    case "replacing", "replace":
      guard let matches = regex.matches(in: text),
        let new = arguments.labelled("with") ?? arguments.last?.value
      else { return nil }
      let replaced = Self.replaced(text, matches) { match in
        if let plain = new.text { return plain }
        return code.operations.printed(code.call(new, with: value(match), at: spot))
      }
      guard name == "replace" else { return string(replaced, at: spot) }
      text = replaced
      return .void
    case "split":
      guard let matches = regex.matches(in: text) else { return nil }
      let (characters, ends) = (Array(text), matches.map(\.range))
      var (pieces, start): ([SampleValue], Int) = ([], 0)
      for end in ends + [characters.count..<characters.count] {
        let piece = String(characters[start..<max(start, end.lowerBound)])
        if !piece.isEmpty { pieces.append(.string(piece)) }
        start = end.upperBound
      }
      return .array(pieces)
    case _: return nil
    }
  }

  /// A call on an expression; `nil`: it has none, or it is not tried.
  package func regexObjectCall(
    _ name: String, _ object: FoundationObject, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if object.kind == Self.matchKind {
      guard name == "range", let place = arguments.first?.value.whole else { return nil }
      return object.fields["ranges"]?.elements.flatMap {
        $0.indices.contains(place) ? $0[place] : nil
      }
    }
    if name == "ignoresCase" {
      let other = FoundationObject(Self.kind)
      other.fields = object.fields
      other.fields["ignoresCase"] = .bool(true)
      return .foundation(.object(other))
    }
    guard let given = arguments.labelled("in") ?? arguments.first?.value else { return nil }
    if given.isUnknown { return given }
    guard var text = given.text, let regex = expression(.foundation(.object(object))) else {
      return nil
    }
    switch name {
    case "numberOfMatches": return regex.matches(in: text).map { .integer($0.count) }
    case "stringByReplacingMatches":
      guard let template = arguments.labelled("withTemplate")?.text,
        let matches = regex.matches(in: text)
      else { return nil }
      return string(Self.replaced(text, matches) { $0.filled(template) }, at: spot)
    case _:
      return regexCall(
        name, &text, [PassedValue("of", .foundation(.object(object)))], at: spot)
    }
  }

  /// `replacingOccurrences(of:with:options: .regularExpression)`; `nil`: it is not tried.
  func replacingPattern(
    _ pattern: String, in text: String, with template: String, ignoringCase: Bool, at spot: Spot
  ) -> SampleValue? {
    guard let regex = RegularExpression(pattern, ignoringCase: ignoringCase),
      let matches = regex.matches(in: text)
    else { return nil }
    return string(Self.replaced(text, matches) { $0.filled(template) }, at: spot)
  }

  /// The first or last place that a pattern matches; `nil`: it is not tried.
  func patternRange(_ pattern: String, in text: String, _ options: [String]) -> SampleValue? {
    let regex = RegularExpression(pattern, ignoringCase: options.contains("caseInsensitive"))
    guard let matches = regex?.matches(in: text) else { return nil }
    let match = options.contains("backwards") ? matches.last : matches.first
    if options.contains("anchored"), match?.range.lowerBound != 0 { return .nothing }
    return match.map { Self.range($0.range) } ?? .nothing
  }

  private static func replaced(
    _ text: String, _ matches: [RegularExpression.Match],
    _ replacement: (RegularExpression.Match) -> String
  ) -> String {
    let characters = Array(text)
    var (result, start) = ("", 0)
    for match in matches {
      result += String(characters[start..<max(start, match.range.lowerBound)])
      result += replacement(match)
      start = match.range.upperBound
      guard result.utf8.count <= Evaluator.mostBytes else { break }
    }
    return result + String(characters[min(start, characters.count)...])
  }

  private static func range(_ places: Range<Int>) -> SampleValue {
    .range(
      RangeValue(
        lower: .integer(places.lowerBound), upper: .integer(places.upperBound), isClosed: false))
  }

  /// A match as code sees it: `output`, which is a tuple where there are groups, and its parts.
  private func value(_ match: RegularExpression.Match) -> SampleValue {
    let object = FoundationObject(Self.matchKind)
    var parts: [(label: String?, value: SampleValue)] = []
    for (place, group) in match.groups.enumerated() {
      let value = SampleValue(group.text.map { .string($0) })
      parts.append((group.name, value))
      object.fields["\(place)"] = value
      if let name = group.name { object.fields[name] = value }
    }
    object.fields["output"] = parts.count == 1 ? parts[0].value : .tuple(parts)
    object.fields["range"] = Self.range(match.range)
    object.fields["numberOfRanges"] = .integer(parts.count)
    object.fields["ranges"] = .array(match.groups.map { $0.range.map(Self.range) ?? .nothing })
    return .foundation(.object(object))
  }
}
