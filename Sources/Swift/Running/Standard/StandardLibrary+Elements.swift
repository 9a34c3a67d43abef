// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What can be gone through.
extension StandardLibrary {
  /// The elements of a collection in order: a string's characters, a dictionary's pairs as tuples of
  /// `key` and `value`, a range's whole numbers; `nil`: it is no collection.
  ///
  /// - Parameter limit: How many elements of a range are given at most.
  package func elements(
    of value: SampleValue, limit: Int = Evaluator.mostElements
  ) -> [SampleValue]? {
    if let elements = value.elements { return elements }
    if case .dictionary(let pairs) = value { return pairs.map(Self.pair) }
    if case .string(let text) = value { return text.map { .string(String($0)) } }
    if case .range(let range) = value { return wholeNumbers(of: range, limit: limit) }
    return nil
  }

  /// A dictionary's entry as code sees it.
  package static func pair(_ entry: (key: SampleValue, value: SampleValue)) -> SampleValue {
    .tuple([("key", entry.key), ("value", entry.value)])
  }

  private func wholeNumbers(of range: RangeValue, limit: Int) -> [SampleValue]? {
    guard case .integer(let lower)? = range.lower else { return nil }
    var count = max(0, limit)
    if let upper = range.upper {
      guard case .integer(let end) = upper else { return nil }
      guard end >= lower else { return [] }
      let (distance, isLarge) = end.subtractingReportingOverflow(lower)
      count =
        isLarge ? count : min(count, range.isClosed && distance < count ? distance + 1 : distance)
    }
    return (0..<count).map { .integer(lower &+ $0) }
  }

  /// How many elements a collection has; `nil`: it is no collection.
  package func count(of value: SampleValue) -> Int? {
    if let elements = value.elements { return elements.count }
    if case .dictionary(let pairs) = value { return pairs.count }
    if case .string(let text) = value { return text.count }
    guard case .range(let range) = value, case .integer(let lower)? = range.lower,
      case .integer(let upper)? = range.upper
    else { return nil }
    let (distance, isLarge) = upper.subtractingReportingOverflow(lower)
    guard upper >= lower, !isLarge else { return isLarge ? .max : 0 }
    return distance &+ (range.isClosed ? 1 : 0)
  }

  /// A collection of elements of the kind that a value is; strings of characters.
  package func collection(_ elements: [SampleValue], as value: SampleValue) -> SampleValue {
    if case .string = value { return .string(elements.map { $0.text ?? "" }.joined()) }
    if case .set = value { return .set(elements) }
    if case .dictionary = value { return dictionary(ofPairs: elements) ?? .array(elements) }
    return .array(elements)
  }

  /// An array, or a failure where it is too large.
  package func array(_ elements: [SampleValue], at spot: Spot) -> SampleValue {
    elements.count <= Evaluator.mostElements && code.spend(elements.count / 16)
      ? .array(elements) : code.failure("too many elements", at: spot)
  }

  /// A string, or a failure where it is too large.
  package func string(_ text: String, at spot: Spot) -> SampleValue {
    text.utf8.count <= Evaluator.mostBytes && code.spend(text.utf8.count / 64)
      ? .string(text) : code.failure("too long a text", at: spot)
  }

  /// Whether a predicate holds; also where that is not known, so that there is something to show.
  package func holds(_ predicate: SampleValue, _ element: SampleValue, at spot: Spot) -> Bool {
    code.operations.truth(code.call(predicate, with: element, at: spot)) ?? true
  }

  /// Whether code orders one element before another; `nil`: by `<`.
  package func isOrdered(
    _ a: SampleValue, _ b: SampleValue, by order: SampleValue?, at spot: Spot
  ) -> Bool {
    guard code.step() else { return false }
    guard let order else { return code.operations.less(a, b) }
    return code.operations.truth(
      code.call(order, [PassedValue(nil, a), PassedValue(nil, b)], at: spot)) ?? false
  }

  /// The index of the first equal element.
  package func index(of element: SampleValue, in elements: [SampleValue]) -> Int? {
    elements.firstIndex { code.step() && code.operations.equal($0, element) }
  }

  /// The elements without those that equal one before.
  package func unique(_ elements: [SampleValue]) -> [SampleValue] {
    var seen: Set<String> = []
    return elements.filter { code.step() && seen.insert(code.operations.hashKey($0)).inserted }
  }
}
