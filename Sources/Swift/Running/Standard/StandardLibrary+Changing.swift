// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What changes arrays and sets.
extension StandardLibrary {
  /// A call that changes an array; `nil`: there is none of the name.
  package func changingCall(
    _ name: String, _ array: inout [SampleValue], _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let first = arguments.first?.value
    switch (name, arguments.labels) {
    case ("append", "_:"):
      return grow(&array, by: [first ?? .nothing], at: array.count, at: spot)
    case ("append", "contentsOf:"):
      guard let more = first.flatMap({ elements(of: $0) }) else { return first.flatMap(known) }
      return grow(&array, by: more, at: array.count, at: spot)
    case ("insert", "_:at:"):
      guard let place = arguments[1].value.whole else { return arguments[1].value }
      return grow(&array, by: [first ?? .nothing], at: place, at: spot)
    case ("insert", "contentsOf:at:"):
      guard let place = arguments[1].value.whole, let more = first.flatMap({ elements(of: $0) })
      else { return nil }
      return grow(&array, by: more, at: place, at: spot)
    case ("remove", "at:"):
      guard let place = first?.whole else { return first }
      guard array.indices.contains(place) else { return outside(place, array, at: spot) }
      return array.remove(at: place)
    case ("removeFirst", ""), ("removeLast", ""):
      guard !array.isEmpty else { return outside(0, array, at: spot) }
      return name == "removeFirst" ? array.removeFirst() : array.removeLast()
    case ("removeFirst", "_:"), ("removeLast", "_:"):
      guard let count = first?.whole else { return first }
      guard 0...array.count ~= count else { return outside(count, array, at: spot) }
      if name == "removeFirst" { array.removeFirst(count) } else { array.removeLast(count) }
      return .void
    case ("popFirst", ""), ("next", ""): return array.isEmpty ? .nothing : array.removeFirst()
    case ("popLast", ""): return array.isEmpty ? .nothing : array.removeLast()
    case ("removeAll", "where:"), ("removeAll", "_:"):
      guard let first else { return nil }
      array.removeAll { code.step() && holds(first, $0, at: spot) }
      return .void
    case ("removeAll", _): array = []
    case ("reverse", ""): array.reverse()
    case ("reserveCapacity", _): break
    case ("shuffle", _): if !code.isCovering { array = code.randoms.shuffled(array) }
    case ("sort", _):
      guard case .array(let sorted) = ordered("sorted", array, by: first, at: spot) else {
        return nil
      }
      array = sorted
    case ("swapAt", "_:_:"):
      guard let a = first?.whole, let b = arguments[1].value.whole else { return nil }
      guard array.indices.contains(a), array.indices.contains(b) else {
        return outside(max(a, b), array, at: spot)
      }
      array.swapAt(a, b)
    case ("removeSubrange", "_:"), ("replaceSubrange", "_:with:"):
      return replaceSubrange(&array, arguments, at: spot)
    case _: return nil
    }
    return .void
  }

  private func known(_ value: SampleValue) -> SampleValue? { value.isUnknown ? value : nil }

  private func outside(_ place: Int, _ array: [SampleValue], at spot: Spot) -> SampleValue {
    code.failure("index \(place) of \(array.count) elements", at: spot)
  }

  private func grow(
    _ array: inout [SampleValue], by more: [SampleValue], at place: Int, at spot: Spot
  ) -> SampleValue {
    guard 0...array.count ~= place else { return outside(place, array, at: spot) }
    guard array.count + more.count <= Evaluator.mostElements, code.spend(more.count) else {
      return code.failure("too many elements", at: spot)
    }
    array.insert(contentsOf: more, at: place)
    return .void
  }

  private func replaceSubrange(
    _ array: inout [SampleValue], _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard case .range(let range)? = arguments.first?.value else { return nil }
    guard let places = places(of: range, in: array.count) else {
      return code.failure("range of \(array.count) elements", at: spot)
    }
    let more = arguments.count > 1 ? elements(of: arguments[1].value) ?? [] : []
    guard array.count + more.count <= Evaluator.mostElements else {
      return code.failure("too many elements", at: spot)
    }
    array.replaceSubrange(places, with: more)
    return .void
  }

  /// The places that a range is of so many elements; `nil`: it goes beyond them.
  package func places(of range: RangeValue, in count: Int) -> Range<Int>? {
    let lower = range.lower.map { $0.whole } ?? 0
    guard let lower, 0...count ~= lower else { return nil }
    guard let bound = range.upper else { return lower..<count }
    guard let bound = bound.whole else { return nil }
    let upper = range.isClosed ? bound &+ 1 : bound
    guard lower...count ~= upper else { return nil }
    return lower..<upper
  }

  /// What sets have beside what all collections have; `nil`: there is nothing of the name.
  package func setCall(
    _ name: String, _ set: inout [SampleValue], _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if name == "removeAll" {
      set = []
      return .void
    }
    guard let first = arguments.first?.value else {
      return name == "popFirst" ? set.isEmpty ? .nothing : set.removeFirst() : nil
    }
    switch name {
    case "insert", "update":
      let place = index(of: first, in: set)
      if place == nil, set.count < Evaluator.mostElements { set.append(first) }
      if name == "update" { return SampleValue(place.map { set[$0] }) }
      return .tuple([("inserted", .bool(place == nil)), ("memberAfterInsert", first)])
    case "remove":
      guard let place = index(of: first, in: set) else { return .nothing }
      return set.remove(at: place)
    case "reserveCapacity": return .void
    case _: return combined(name, &set, with: first, at: spot)
    }
  }

  private func combined(
    _ name: String, _ set: inout [SampleValue], with other: SampleValue, at spot: Spot
  ) -> SampleValue? {
    guard let other = elements(of: other) else { return nil }
    guard code.spend(set.count + other.count) else { return .void }
    let (own, theirs) = (
      Set(set.map(code.operations.hashKey)), Set(other.map(code.operations.hashKey))
    )
    switch name {
    case "isSubset": return .bool(own.isSubset(of: theirs))
    case "isStrictSubset": return .bool(own.isStrictSubset(of: theirs))
    case "isSuperset": return .bool(own.isSuperset(of: theirs))
    case "isStrictSuperset": return .bool(own.isStrictSuperset(of: theirs))
    case "isDisjoint": return .bool(own.isDisjoint(with: theirs))
    case _: break
    }
    let result: [SampleValue]
    switch name {
    case "union", "formUnion": result = unique(set + other)
    case "intersection", "formIntersection":
      result = set.filter { theirs.contains(code.operations.hashKey($0)) }
    case "subtracting", "subtract":
      result = set.filter { !theirs.contains(code.operations.hashKey($0)) }
    case "symmetricDifference", "formSymmetricDifference":
      result = unique(
        set.filter { !theirs.contains(code.operations.hashKey($0)) }
          + other.filter { !own.contains(code.operations.hashKey($0)) })
    case _: return nil
    }
    guard name.hasPrefix("form") || name == "subtract" else { return .set(result) }
    set = result
    return .void
  }
}
