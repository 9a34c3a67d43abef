// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What Swift's standard library does, as far as widgets use it. Each function gives `nil` for what is
/// not its own.
///
/// What is not known among the arguments is given on. Strings and slices are indexed by numbers from
/// 0; sets and dictionaries keep the order of insertion; what is random is the same each time.
package struct StandardLibrary: Library {
  /// The run that asks.
  package let code: Evaluator

  /// `value.name`.
  package func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    if let found = plainMember(name, of: value) { return found }
    guard let count = count(of: value) else { return optionalMember(name, of: value) }
    switch name {
    case "count", "underestimatedCount", "endIndex": return .integer(count)
    case "isEmpty": return .bool(count == 0)
    case "startIndex": return .integer(0)
    case "indices":
      return .range(RangeValue(lower: .integer(0), upper: .integer(count), isClosed: false))
    case "lazy": return value
    case "description", "debugDescription": return .string(code.operations.printed(value))
    case "first", "last":
      if case .range(let range) = value, case .integer(let lower)? = range.lower {
        return count == 0 ? .nothing : .integer(name == "first" ? lower : lower &+ (count - 1))
      }
      if let text = value.text {
        return SampleValue((name == "first" ? text.first : text.last).map { .string(String($0)) })
      }
      let elements = elements(of: value) ?? []
      return SampleValue(name == "first" ? elements.first : elements.last)
    case _: return nil
    }
  }

  private func plainMember(_ name: String, of value: SampleValue) -> SampleValue? {
    if name == "self" || name == "unsafelyUnwrapped" { return value }
    if name == "hashValue" { return .integer(0) }
    if let text = value.text { return textMember(name, text) }
    if value.whole != nil || value.number != nil {
      if case .implicit = value { return nil }
      return numberMember(name, of: value)
    }
    if case .bool(let truth) = value {
      if name == "description" { return .string(truth ? "true" : "false") }
      return name == "intValue" ? .integer(truth ? 1 : 0) : name == "boolValue" ? value : nil
    }
    if case .dictionary(let entries) = value {
      if name == "keys" { return .array(entries.map(\.key)) }
      return name == "values" ? .array(entries.map(\.value)) : nil
    }
    if case .range(let range) = value {
      if name == "lowerBound" { return range.lower }
      return name == "upperBound" ? range.upper : nil
    }
    return nil
  }

  private func optionalMember(_ name: String, of value: SampleValue) -> SampleValue? {
    if case .range = value, name == "isEmpty" { return .bool(isEmpty(value)) }
    guard name == "description" || name == "debugDescription" else { return nil }
    if case .tuple = value { return .string(code.operations.printed(value)) }
    return value.isNothing ? .string("nil") : nil
  }

  private func isEmpty(_ value: SampleValue) -> Bool {
    guard case .range(let range) = value, let lower = range.lower, let upper = range.upper else {
      return false
    }
    return !range.isClosed && !code.operations.less(lower, upper)
  }

  /// `value.name(…)`, which may change the value.
  package func call(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if case .bool(let truth) = receiver, name == "toggle" {
      receiver = .bool(!truth)
      return .void
    }
    if name == "hash" || name == "encode" { return .void }
    if let text = receiver.text {
      if name == "map" || name == "flatMap", let function = arguments.first?.value {
        // An optional string's, which is far more common than that of its characters.
        return code.call(function, with: receiver, at: spot)
      }
      var changed = text
      if let result = stringCall(name, &changed, arguments, at: spot) {
        receiver = .string(changed)
        return result
      }
    }
    if receiver.number != nil, receiver.implicitName == nil,
      let result = numberCall(name, &receiver, arguments, at: spot)
    {
      return result
    }
    if let result = changing(name, &receiver, arguments, at: spot) { return result }
    if case .range(let range) = receiver,
      let result = rangeCall(name, range, arguments, at: spot)
    {
      return result
    }
    guard let elements = elements(of: receiver) else {
      return optionalCall(name, receiver, arguments, at: spot)
    }
    if name == "forEach" || !arguments.isEmpty, let function = function(of: arguments),
      let result = sequenceCall(name, elements, of: receiver, function, arguments, at: spot)
    {
      return result
    }
    return plainSequenceCall(name, elements, of: receiver, arguments, at: spot)
  }

  /// The argument that a call of a collection's takes a function in, or what it looks for.
  private func function(of arguments: [PassedValue]) -> SampleValue? {
    arguments.last { $0.value.isFunction }?.value ?? arguments.last?.value
  }

  /// What changes a collection.
  private func changing(
    _ name: String, _ receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    // The value is taken out, so that it is changed where it is.
    if case .array(var array) = receiver {
      receiver = .void
      let result = changingCall(name, &array, arguments, at: spot)
      receiver = .array(array)
      return result
    }
    if case .set(var set) = receiver {
      let result = setCall(name, &set, arguments, at: spot)
      receiver = .set(set)
      return result
    }
    if case .dictionary(var entries) = receiver {
      let result = dictionaryCall(name, &entries, arguments, at: spot)
      receiver = .dictionary(entries)
      return result
    }
    return nil
  }

  private func rangeCall(
    _ name: String, _ range: RangeValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let first = arguments.first?.value else { return nil }
    if first.isUnknown { return first }
    if case .range(let other) = first {
      guard let result = rangesCall(name, range, other) else { return nil }
      return result
    }
    guard name == "contains", !first.isFunction else { return nil }
    return .bool(contains(range, first))
  }

  /// Whether a value is in a range.
  package func contains(_ range: RangeValue, _ value: SampleValue) -> Bool {
    if let lower = range.lower, code.operations.less(value, lower) { return false }
    guard let upper = range.upper else { return true }
    return range.isClosed ? !code.operations.less(upper, value) : code.operations.less(value, upper)
  }

  private func rangesCall(
    _ name: String, _ range: RangeValue, _ other: RangeValue
  ) -> SampleValue? {
    guard let lower = range.lower, let upper = range.upper, let from = other.lower,
      let to = other.upper
    else { return nil }
    switch name {
    case "overlaps":
      let isBefore =
        range.isClosed ? code.operations.less(upper, from) : !code.operations.less(from, upper)
      let isAfter =
        other.isClosed ? code.operations.less(to, lower) : !code.operations.less(lower, to)
      return .bool(!isBefore && !isAfter)
    case "clamped":
      let most = code.operations.less(upper, to) ? upper : to
      let least = code.operations.less(lower, from) ? from : lower
      return .range(
        RangeValue(
          lower: code.operations.less(most, least) ? most : least,
          upper: code.operations.less(most, least) ? least : most,
          isClosed: range.isClosed))
    case "contains":
      return .bool(!code.operations.less(from, lower) && !code.operations.less(upper, to))
    case _: return nil
    }
  }

  /// What an optional has: a value that is none of the above.
  private func optionalCall(
    _ name: String, _ value: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if name == "get", case .implicit(let result, let values, _) = value {
      return result == "success" ? values?.first?.value : nil
    }
    guard name == "map" || name == "flatMap", let function = arguments.first?.value else {
      return nil
    }
    return value.isNothing ? .nothing : code.call(function, with: value, at: spot)
  }

  /// `receiver[…]`.
  package func element(
    _ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let index = arguments.first?.value else { return nil }
    if case .dictionary(let entries) = receiver { return dictionarySubscript(entries, arguments) }
    if let text = receiver.text { return textSubscript(text, index, at: spot) }
    if index.isUnknown { return index }
    if case .range(let range) = receiver, case .integer(let place) = index {
      // An index of a range of numbers is the number itself.
      return contains(range, index) ? index : code.failure("\(place) of a range", at: spot)
    }
    guard let elements = elements(of: receiver) else { return nil }
    if let place = index.whole {
      return elements.indices.contains(place)
        ? elements[place] : code.failure("index \(place) of \(elements.count) elements", at: spot)
    }
    guard case .range(let range) = index else { return nil }
    guard let places = places(of: range, in: elements.count) else {
      return code.failure("range of \(elements.count) elements", at: spot)
    }
    return .array(Array(elements[places]))
  }

  /// `receiver[…] = value`; whether it could be set.
  package func assign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool {
    guard let index = arguments.first?.value else { return false }
    if case .dictionary(var entries) = receiver {
      guard code.isCovering || !index.isUnknown else { return true }
      set(value, for: index, in: &entries)
      receiver = .dictionary(entries)
      return true
    }
    guard case .array(var array) = receiver else { return false }
    if let place = index.whole {
      guard array.indices.contains(place) else { return false }
      receiver = .void
      array[place] = value
      receiver = .array(array)
      return true
    }
    guard case .range(let range) = index, let places = places(of: range, in: array.count),
      let more = elements(of: value), array.count + more.count <= Evaluator.mostElements
    else { return false }
    array.replaceSubrange(places, with: more)
    receiver = .array(array)
    return true
  }

  /// `a + b`, where the operator is not one of numbers, truths and texts.
  package func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    switch sign {
    case "+":
      guard let left = a.elements, let right = elements(of: b),
        left.count + right.count <= Evaluator.mostElements, code.spend(right.count)
      else { return nil }
      return .array(left + right)
    case "~=":
      if case .range(let range) = a { return .bool(contains(range, b)) }
      return .bool(code.operations.equal(a, b))
    case "...", "..<":
      return .range(RangeValue(lower: a, upper: b, isClosed: sign == "..."))
    case _: return nil
    }
  }
}
