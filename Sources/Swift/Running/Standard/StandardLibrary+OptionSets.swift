// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// Structures of the sources that conform to `OptionSet`.
extension StandardLibrary {
  private static let made: Set<String> = [
    "union", "intersection", "subtracting", "symmetricDifference",
  ]
  private static let changing: Set<String> = [
    "insert", "remove", "update", "formUnion", "formIntersection", "subtract",
  ]

  /// The type of an option set; `nil`: it is none.
  private func optionSet(_ value: SampleValue) -> Int? {
    guard case .structure(let own) = value,
      code.program.types[own.type].inherited.contains("OptionSet")
    else { return nil }
    return own.type
  }

  /// The bits of an option set; `nil`: not known.
  private func bits(of value: SampleValue) -> Int? {
    guard case .structure(let own) = value else { return nil }
    return own.fields["rawValue"]?.whole
  }

  /// Options as a set of a type, which literals write as a list.
  package func optionSet(_ options: [SampleValue], of type: Int) -> SampleValue? {
    guard code.program.types[type].inherited.contains("OptionSet") else { return nil }
    var all = 0
    for option in options {
      let option = code.operations.converted(option, to: code.typeName(type), file: 0, owner: type)
      guard let own = bits(of: option) else { return nil }
      all |= own
    }
    return code.access.construct(type, [PassedValue("rawValue", .integer(all))], at: Spot.nowhere)
  }

  /// `set.isEmpty`; `nil`: it is not an option set.
  package func optionSetMember(_ name: String, of value: SampleValue) -> SampleValue? {
    guard name == "isEmpty", optionSet(value) != nil else { return nil }
    return bits(of: value).map { .bool($0 == 0) }
  }

  /// `set.contains(option)` and the like; `nil`: it is not an option set.
  package func optionSetCall(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue]
  ) -> SampleValue? {
    guard name == "contains" || Self.made.contains(name) || Self.changing.contains(name),
      let type = optionSet(receiver), arguments.count == 1
    else { return nil }
    let other = code.operations.converted(
      arguments[0].value, to: code.typeName(type), file: 0, owner: type)
    guard let own = bits(of: receiver), let bits = bits(of: other) else {
      guard case .structure(let set) = receiver, case .unknown(let hole)? = set.fields["rawValue"],
        code.isCovering, name == "contains"
      else { return nil }
      return .unknown(hole.derived("contains " + code.key(of: other), type: TypeName("Bool")))
    }
    if name == "contains" { return .bool(own & bits == bits) }
    let result =
      switch name {
      case "union", "insert", "formUnion", "update": own | bits
      case "intersection", "formIntersection": own & bits
      case "symmetricDifference": own ^ bits
      case _: own & ~bits
      }
    guard
      let set = code.access.construct(
        type, [PassedValue("rawValue", .integer(result))], at: Spot.nowhere)
    else { return nil }
    guard Self.changing.contains(name) else { return set }
    receiver = set
    return .void
  }
}
