// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// What SwiftUI does, and the colors, fonts, pictures and sizes of UIKit, AppKit and CoreGraphics.
struct SwiftUILibrary: Library {
  /// The run that asks.
  unowned let code: Evaluator

  func construct(_ type: TypeName, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    code.interfaceConstruct(type, arguments, at: spot)
  }

  func staticMember(_ name: String, of type: TypeName) -> SampleValue? {
    code.interfaceStatic(name, of: type)
  }

  func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    code.interfaceStaticCall(name, of: type, arguments, at: spot)
  }

  func globalCall(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    code.interfaceGlobal(name, arguments, at: spot)
  }

  func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    code.interfaceMember(name, of: code.access.shown(value, at: spot))
  }

  func call(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    code.interfaceCall(name, on: &receiver, arguments, at: spot)
  }

  func element(_ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    code.interfaceSubscript(receiver, arguments)
  }

  func assign(_ receiver: inout SampleValue, member name: String, _ value: SampleValue) -> Bool {
    code.interfaceAssign(&receiver, member: name, value)
  }

  func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    code.interfaceInfix(sign, a, b)
  }

  func typeNames(of value: SampleValue) -> [String] { code.interfaceTypeNames(of: value) }
}
