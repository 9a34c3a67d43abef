// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// Calls a closure, a function, a type as an initializer, a key path or an operator as a function.
  package func call(_ function: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> SampleValue
  {
    gap("call", at: spot)
  }

  /// Runs a view builder: all views that its statements give, in order.
  package func views(of closure: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> [ViewValue]
  {
    []
  }

  /// The views of a body: of an own structure's `body` (or another view-valued member).
  package func body(of view: SampleValue, named name: String = "body", at spot: Spot)
    -> [ViewValue]
  {
    []
  }

  /// `value.name`; an unknown where that is not understood.
  package func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue {
    gap(name, at: spot)
  }

  /// Whether a value is of a type or conforms to a protocol, as far as the sources say.
  package func conforms(_ value: SampleValue, to name: String) -> Bool { false }

  /// As string interpolation prints a value.
  package func printed(_ value: SampleValue) -> String { "" }

  /// `==`.
  package func equal(_ a: SampleValue, _ b: SampleValue) -> Bool { false }

  /// `<`, in the order of numbers, strings, dates, tuples and own `Comparable` types.
  package func less(_ a: SampleValue, _ b: SampleValue) -> Bool { false }

  /// What equal values have in common, for dictionaries and sets.
  package func hashKey(_ value: SampleValue) -> String { "" }

  /// Whether a value is `true`; `nil` where that is not known.
  package func truth(_ value: SampleValue) -> Bool? {
    if case .bool(let truth) = value { truth } else { nil }
  }
}
