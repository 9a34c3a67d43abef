// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What Swift's standard library does, as far as widgets use it. Each function gives `nil` for what is not its own.
extension Evaluator {
  /// `Type(…)`.
  package func standardConstruct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `value.name`.
  package func standardMember(_ name: String, of value: SampleValue) -> SampleValue? {
    nil
  }

  /// `value.name(…)`, which may change the value.
  package func standardCall(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `Type.name`.
  package func standardStatic(_ name: String, of type: TypeName) -> SampleValue? {
    nil
  }

  /// `Type.name(…)`.
  package func standardStaticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `name(…)`.
  package func standardGlobal(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `receiver[…]`.
  package func standardSubscript(
    _ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    nil
  }

  /// `receiver[…] = value`; whether it could be set.
  package func standardAssign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool {
    false
  }

  /// `a + b`, where the operator is not one of numbers, truths and texts.
  package func standardInfix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    nil
  }
}
