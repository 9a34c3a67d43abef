// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What Foundation does, as far as widgets use it. Each function gives `nil` for what is not its own.
extension Evaluator {
  /// `Type(…)`.
  package func foundationConstruct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `value.name`.
  package func foundationMember(_ name: String, of value: SampleValue) -> SampleValue? {
    nil
  }

  /// `value.name(…)`, which may change the value.
  package func foundationCall(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `Type.name`.
  package func foundationStatic(_ name: String, of type: TypeName) -> SampleValue? {
    nil
  }

  /// `Type.name(…)`.
  package func foundationStaticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `name(…)`.
  package func foundationGlobal(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `receiver[…]`.
  package func foundationSubscript(
    _ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `receiver[…] = value`; whether it could be set.
  package func foundationAssign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool {
    false
  }

  /// `a + b`, where the operator is not one of numbers, truths and texts.
  package func foundationInfix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    nil
  }

  /// The names that extensions of a value's type have; empty for what is not of Foundation.
  package func foundationTypeNames(of value: SampleValue) -> [String] {
    []
  }

  /// `value.name = …`; whether it could be set.
  package func foundationAssign(
    _ receiver: inout SampleValue, member name: String, _ value: SampleValue
  ) -> Bool {
    false
  }
}
