// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Initializers and static members of Swift's own types.
extension StandardLibrary {
  /// `Type(…)`; `nil`: it is no type of Swift's, or there is no such initializer.
  package func construct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if type.isArray { return arrayConstruct(arguments, at: spot) }
    if type.name.isEmpty, type.arguments.count == 2 {
      return dictionaryConstruct(arguments, at: spot)
    }
    let name = type.last
    if let kind = NumberKind(named: name) { return numberConstruct(kind, arguments, at: spot) }
    switch name {
    case "Array", "ArraySlice", "ContiguousArray", "AnyCollection", "AnySequence", "Repeated":
      return arrayConstruct(arguments, at: spot)
    case "AnyIterator": return arguments.first.flatMap { iterated($0.value, at: spot) }
    case "Set", "OrderedSet":
      guard let first = arguments.first else { return .set([]) }
      if first.label == "minimumCapacity" { return .set([]) }
      return elements(of: first.value).map { .set(unique($0)) } ?? arguments.unknown
    case "Dictionary", "OrderedDictionary", "KeyValuePairs":
      return arguments.unknown ?? dictionaryConstruct(arguments, at: spot)
    case "String", "Substring", "NSString", "Character", "StaticString":
      return textConstruct(arguments, at: spot)
    case "UnicodeScalar", "Unicode.Scalar", "Scalar": return scalar(arguments)
    case "Bool", "ObjCBool", "DarwinBoolean":
      guard let first = arguments.first?.value else { return .bool(false) }
      if let text = first.text { return SampleValue(Bool(text).map { .bool($0) }) }
      return first.number.map { .bool($0 != 0) } ?? first
    case "NSNumber":
      return arguments.first?.value
    case "Optional": return arguments.first?.value
    case "Range", "ClosedRange":
      guard case .range(var range)? = arguments.labelled("uncheckedBounds") ?? arguments.unlabelled
      else { return nil }
      if range.isClosed != (name == "ClosedRange"), let upper = range.upper?.whole {
        range.upper = .integer(name == "Range" ? upper &+ 1 : upper &- 1)
        range.isClosed.toggle()
      }
      return .range(range)
    case "Regex", "NSRegularExpression": return Self.regex(arguments)
    case "SystemRandomNumberGenerator": return .tuple([])
    case "Task": return .void
    case _: return nil
    }
  }

  private func arrayConstruct(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard let first = arguments.first else { return .array([]) }
    if first.value.isUnknown { return first.value }
    if first.label == "repeating" {
      guard let count = arguments.labelled("count") else { return nil }
      guard let count = count.whole else { return count }
      guard 0...Evaluator.mostElements ~= count, code.spend(count / 16) else {
        return code.failure("\(count) elements", at: spot)
      }
      return .array(Array(repeating: first.value, count: count))
    }
    return elements(of: first.value).map { .array($0) }
  }

  private func textConstruct(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard let first = arguments.first else { return .string("") }
    if let unknown = arguments.unknown {
      guard code.isCovering else { return unknown }
      if first.label == "format", let format = first.value.text {
        return code.pattern(code.pieces(ofFormat: format, arguments.dropFirst().map(\.value)))
      }
      return arguments.count == 1 ? code.pattern([first.value]) : unknown
    }
    // Of characters that are not all known.
    if code.isCovering, first.label == nil, first.value.text == nil,
      let elements = first.value.elements, elements.contains(where: \.isUnknown)
    {
      return code.pattern(elements)
    }
    switch arguments.labels {
    case "_:", "describing:", "reflecting:", "stringLiteral:", "verbatim:", "utf8String:",
      "string:", "stringInterpolation:":
      if first.value.text == nil, first.label == nil, let elements = first.value.elements,
        !elements.isEmpty || first.value.text == nil,
        case let texts = elements.compactMap(\.text), texts.count == elements.count
      {
        return string(texts.joined(), at: spot)
      }
      return .string(code.operations.printed(first.value))
    case "repeating:count:":
      guard let count = arguments[1].value.whole, count >= 0 else {
        return code.failure("a text repeated so often", at: spot)
      }
      let text = code.operations.printed(first.value)
      guard count <= Evaluator.mostBytes, text.utf8.count * count <= Evaluator.mostBytes else {
        return code.failure("too long a text", at: spot)
      }
      return .string(String(repeating: text, count: count))
    case "_:radix:", "_:radix:uppercase:":
      guard let number = first.value.whole, let radix = arguments[1].value.whole, 2...36 ~= radix
      else { return nil }
      var isUpper = false
      if case .bool(true)? = arguments.labelled("uppercase") { isUpper = true }
      return .string(String(number, radix: radix, uppercase: isUpper))
    case "decoding:as:":
      if first.value.text != nil { return first.value }
      let bytes = (first.value.elements ?? []).compactMap(\.whole)
      return .string(String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self))
    case _: return nil
    }
  }

  private func scalar(_ arguments: [PassedValue]) -> SampleValue? {
    guard let first = arguments.first?.value else { return nil }
    if first.text != nil || first.isUnknown { return first }
    guard let number = first.whole, let value = UInt32(exactly: number),
      let scalar = Unicode.Scalar(value)
    else { return .nothing }
    return .string(String(Character(scalar)))
  }

  /// `Type.name`; `nil`: there is none.
  package func staticMember(_ name: String, of type: TypeName) -> SampleValue? {
    if let kind = NumberKind(named: type.last) { return kind.constant(name) }
    switch (type.last, name) {
    case ("Optional", "none"): return .nothing
    case ("ComparisonResult", _), ("FloatingPointRoundingRule", _):
      return .implicit(name, nil, .nowhere)
    case _: return nil
    }
  }

  /// `Type.name(…)`; `nil`: there is none.
  package func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    switch (type.last, name) {
    case ("Optional", "some"): return arguments.first?.value
    case ("Result", "success"), ("Result", "failure"): return .implicit(name, arguments, spot)
    case ("Bool", "random"): return .bool(code.isCovering || code.randoms.next() < 0.5)
    case ("Task", _): return .void
    case _: break
    }
    guard let kind = NumberKind(named: type.last) else { return nil }
    if let unknown = arguments.unknown { return unknown }
    let numbers = arguments.compactMap(\.value.number)
    switch name {
    case "random":
      guard case .range(let range)? = arguments.labelled("in") else { return nil }
      return random(in: range, kind)
    case "minimum" where numbers.count == 2: return .double(Double.minimum(numbers[0], numbers[1]))
    case "maximum" where numbers.count == 2: return .double(Double.maximum(numbers[0], numbers[1]))
    case "pow" where numbers.count == 2:
      return .double(ElementaryFunctions.power(numbers[0], numbers[1]))
    case _:
      guard kind.isFloating, arguments.count == 1, arguments[0].label == nil else { return nil }
      return seconds(name, arguments[0].value)
    }
  }

  /// What stands for a random number of a range: the next of a sequence, or its middle where several
  /// runs cover what may be shown.
  private func random(in range: RangeValue, _ kind: NumberKind) -> SampleValue? {
    let share = code.isCovering ? 0.5 : code.randoms.next()
    if kind.isFloating {
      guard let lower = range.lower?.number, let upper = range.upper?.number else { return nil }
      return .double(lower + (upper - lower) * share)
    }
    guard let lower = range.lower?.whole, let upper = range.upper?.whole else { return nil }
    let last = range.isClosed ? upper : upper &- 1
    let (distance, isLarge) = last.subtractingReportingOverflow(lower)
    guard !isLarge, distance >= 0 else { return .integer(0) }
    if code.isCovering { return .integer(lower &+ distance / 2) }
    let part = (Double(distance) + 1) * share
    return .integer(lower &+ min(distance, Int(exactly: part.rounded(.down)) ?? distance))
  }

  /// What an iterator gives, from the first element to `nil`.
  private func iterated(_ value: SampleValue, at spot: Spot) -> SampleValue? {
    guard code.isFunction(value) else { return elements(of: value).map { .array($0) } }
    var found: [SampleValue] = []
    while found.count < Evaluator.mostElements, code.step(), code.thrown == nil {
      let next = code.call(value, [], at: spot)
      if case .nothing = next { break }
      if case .unknown = next { return next }
      found.append(next)
    }
    return .array(found)
  }
}
