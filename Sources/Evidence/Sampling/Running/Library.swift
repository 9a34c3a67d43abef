// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// What a library adds to the language: types, members, functions and operators. `nil` is for what is not
/// its own; the libraries of a run are asked in order.
protocol Library {
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
  func staticMember(_ name: String, of type: TypeName) -> SampleValue? { nil }
  func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? { nil }
  func globalCall(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? { nil }
  func element(_ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    nil
  }
  func assign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool { false }
  func assign(_ receiver: inout SampleValue, member name: String, _ value: SampleValue) -> Bool {
    false
  }
  func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? { nil }
  func typeNames(of value: SampleValue) -> [String] { [] }
}

extension Evaluator {
  var standard: StandardLibrary { StandardLibrary(code: self) }
  var foundation: FoundationLibrary { FoundationLibrary(code: self) }
  var widgetKit: WidgetKitLibrary { WidgetKitLibrary(code: self) }
  package var swiftUI: SwiftUILibrary { SwiftUILibrary(code: self) }
  package var operations: Operations { Operations(code: self) }
  package var access: MemberAccess { MemberAccess(code: self) }
  var statements: Statements { Statements(code: self) }

  /// The first answer of a library.
  func library<Answer>(_ ask: (any Library) -> Answer?) -> Answer? {
    for library in libraries {
      if let answer = ask(library) { return answer }
    }
    return nil
  }
}
