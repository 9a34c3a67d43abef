// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Operations {
  /// Whether a value is `true`; `nil` where that is not known. A flag of an exception is not, where one
  /// sample is run.
  package func truth(_ value: SampleValue) -> Bool? {
    if case .bool(let truth) = value { return truth }
    if case .nothing = value { return false }
    if code.isCovering, case .unknown(let hole) = value {
      return code.choose(2, at: hole.site) == 0
    }
    if case .unknown(let hole) = value, hole.isException {
      code.assumed(hole.gap.spot)
      return false
    }
    return nil
  }

  /// `==`.
  package func equal(_ a: SampleValue, _ b: SampleValue) -> Bool {
    guard code.step(), !StackFloor.isReached else { return false }
    if let x = number(a), let y = number(b) {
      if case .integer(let i) = a, case .integer(let j) = b { return i == j }
      return x == y
    }
    if case .string(let x) = a, case .string(let y) = b { return x == y }
    if case .bool(let x) = a, case .bool(let y) = b { return x == y }
    if case .nothing = a {
      if case .nothing = b { return true }
      return false
    }
    if case .nothing = b { return false }
    if let own = ownEqual(a, b) { return own }
    if case .enumeration(let x) = a, case .enumeration(let y) = b {
      return x.type == y.type && x.name == y.name && equalParts(x.values, y.values)
    }
    if case .structure(let x) = a, case .structure(let y) = b {
      return x.type == y.type && x.fields.count == y.fields.count
        && x.fields.allSatisfy { key, value in
          y.fields[key].map { equal(value, $0) } ?? false
        }
    }
    if case .object(let x) = a, case .object(let y) = b { return x === y }
    if case .array(let x) = a, case .array(let y) = b {
      return x.count == y.count && zip(x, y).allSatisfy { equal($0, $1) }
    }
    if case .tuple(let x) = a, case .tuple(let y) = b { return equalParts(x, y) }
    if case .implicit(let x, _, _) = a, case .implicit(let y, _, _) = b { return x == y }
    return equalOthers(a, b)
  }

  private func equalOthers(_ a: SampleValue, _ b: SampleValue) -> Bool {
    if case .set(let x) = a, case .set(let y) = b {
      return x.count == y.count && Set(x.map(hashKey)) == Set(y.map(hashKey))
    }
    if case .dictionary(let x) = a, case .dictionary(let y) = b {
      guard x.count == y.count else { return false }
      let values = Dictionary(y.map { (hashKey($0.key), $0.value) }, uniquingKeysWith: { $1 })
      return x.allSatisfy { pair in values[hashKey(pair.key)].map { equal(pair.value, $0) } ?? false
      }
    }
    if case .range(let x) = a, case .range(let y) = b {
      return x.isClosed == y.isClosed && equal(x.lower ?? .nothing, y.lower ?? .nothing)
        && equal(x.upper ?? .nothing, y.upper ?? .nothing)
    }
    if case .type(let x) = a, case .type(let y) = b { return x == y }
    if case .void = a, case .void = b { return true }
    let scope = Scope(file: 0, type: nil)
    if case .implicit(let name, let arguments, let spot) = b,
      let meant = implicit(name, arguments, as: a, scope, at: spot)
    {
      if case .implicit = meant { return false }
      return equal(a, meant)
    }
    if case .implicit(let name, let arguments, let spot) = a,
      let meant = implicit(name, arguments, as: b, scope, at: spot)
    {
      if case .implicit = meant { return false }
      return equal(meant, b)
    }
    let system =
      code.library { $0.infix("==", a, b) }
    return system.flatMap(truth) ?? false
  }

  private func equalParts(
    _ x: [(label: String?, value: SampleValue)], _ y: [(label: String?, value: SampleValue)]
  ) -> Bool {
    x.count == y.count && zip(x, y).allSatisfy { equal($0.value, $1.value) }
  }

  /// What `==` of the sources gives; `nil`: there is none.
  private func ownEqual(_ a: SampleValue, _ b: SampleValue) -> Bool? {
    guard let type = code.ownType(of: a) ?? code.ownType(of: b) else { return nil }
    let own = code.members("==", of: type).map(code.unlabelled)
    guard !own.isEmpty else { return nil }
    let passed = [PassedValue(nil, a), PassedValue(nil, b)]
    return code.call(
      own, on: nil, passed, at: Spot(file: own[0].file, token: own[0].declaration.index)
    )
    .flatMap(truth)
  }

  /// `<`, in the order of numbers, strings, dates, tuples and own `Comparable` types.
  package func less(_ a: SampleValue, _ b: SampleValue) -> Bool {
    guard code.step(), !StackFloor.isReached else { return false }
    if case .integer(let x) = a, case .integer(let y) = b { return x < y }
    if let x = number(a), let y = number(b) { return x < y }
    if case .string(let x) = a, case .string(let y) = b { return x < y }
    if case .tuple(let x) = a, case .tuple(let y) = b {
      for (one, other) in zip(x, y) {
        if less(one.value, other.value) { return true }
        if less(other.value, one.value) { return false }
      }
      return false
    }
    if let type = code.ownType(of: a) {
      let passed = [PassedValue(nil, a), PassedValue(nil, b)]
      let own = code.members("<", of: type).map(code.unlabelled)
      if let first = own.first {
        let spot = Spot(file: first.file, token: first.declaration.index)
        return code.call(own, on: nil, passed, at: spot).flatMap(truth) ?? false
      }
      // The cases of an enum are in the order they are declared.
      if case .enumeration(let x) = a, case .enumeration(let y) = b, x.type == y.type {
        let names = code.program.types[type].order.map(\.declaration.name)
        return (names.firstIndex(of: x.name) ?? 0) < (names.firstIndex(of: y.name) ?? 0)
      }
      return false
    }
    let system =
      code.library { $0.infix("<", a, b) }
    return system.flatMap(truth) ?? false
  }

  /// What equal values have in common, for dictionaries and sets.
  package func hashKey(_ value: SampleValue) -> String {
    guard code.step(), !StackFloor.isReached else { return "" }
    if case .string(let text) = value { return "s" + text }
    if case .integer(let number) = value { return "i\(number)" }
    if case .double(let number) = value {
      // A whole number may be a literal of the other kind.
      if let whole = Int(exactly: number) { return "i\(whole)" }
      return "d\(number)"
    }
    if case .enumeration(let one) = value {
      return "e\(one.type).\(one.name)("
        + one.values.map { hashKey($0.value) }.joined(separator: ",")
        + ")"
    }
    if case .structure(let one) = value {
      // Types with an equality of their own: what `hash(into:)` uses is not known, `id` is likely.
      if let id = one.fields["id"], !code.members("==", of: one.type).isEmpty {
        return "o\(one.type)#" + hashKey(id)
      }
      return "o\(one.type)("
        + one.fields.sorted { $0.key < $1.key }.map { $0.key + ":" + hashKey($0.value) }
        .joined(separator: ",") + ")"
    }
    if case .object(let one) = value {
      if let id = one.fields["id"], !code.members("==", of: one.type).isEmpty {
        return "o\(one.type)#" + hashKey(id)
      }
      return "r\(ObjectIdentifier(one).hashValue)"
    }
    if case .tuple(let parts) = value {
      return "(" + parts.map { hashKey($0.value) }.joined(separator: ",") + ")"
    }
    if case .array(let elements) = value {
      return "[" + elements.map(hashKey).joined(separator: ",") + "]"
    }
    if case .implicit(let name, _, _) = value { return "." + name }
    if case .nothing = value { return "nil" }
    return "p" + printed(value)
  }
}
