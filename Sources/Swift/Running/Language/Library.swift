// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What a library adds to the language: types, members, functions and operators. `nil` is for what is not
/// its own; the libraries of a run are asked in order.
package protocol Library {
  /// `Type(…)`.
  func construct(_ type: TypeName, _ arguments: [PassedValue], at spot: Spot) -> SampleValue?
  /// `Type.name`.
  func staticMember(_ name: String, of type: TypeName) -> SampleValue?
  /// `Type.name(…)`.
  func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue?
  /// `name(…)`.
  func globalCall(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue?
  /// `value.name`.
  func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue?
  /// `value.name(…)`, which may change the value.
  func call(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue?
  /// `value[…]`.
  func element(_ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot) -> SampleValue?
  /// `value[…] = …`; whether it could be set.
  func assign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool
  /// `value.name = …`; whether it could be set.
  func assign(_ receiver: inout SampleValue, member name: String, _ value: SampleValue) -> Bool
  /// `a sign b`.
  func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue?
  /// The types and protocols that a value is of, the nearest first.
  func typeNames(of value: SampleValue) -> [String]
}

extension Library {
  package func staticMember(_ name: String, of type: TypeName) -> SampleValue? { nil }
  package func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? { nil }
  package func globalCall(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue?
  { nil }
  package func element(_ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> SampleValue?
  {
    nil
  }
  package func assign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool { false }
  package func assign(_ receiver: inout SampleValue, member name: String, _ value: SampleValue)
    -> Bool
  {
    false
  }
  package func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? { nil }
  package func typeNames(of value: SampleValue) -> [String] { [] }
}

extension Evaluator {
  package var standard: StandardLibrary { StandardLibrary(code: self) }
  package var foundation: FoundationLibrary { FoundationLibrary(code: self) }
  package var operations: Operations { Operations(code: self) }
  package var access: MemberAccess { MemberAccess(code: self) }
  package var statements: Statements { Statements(code: self) }
}
