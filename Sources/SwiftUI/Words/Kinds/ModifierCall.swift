// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// A call of a modifier on a view.
struct ModifierCall {
  /// The run it is made in.
  let code: Evaluator
  /// The name it is called by.
  let name: String
  /// What it is given.
  let parts: Arguments
  /// The view it is called on.
  let base: ViewValue
  /// Where.
  let spot: Spot
}

extension ModifierCall {
  /// The library that knows SwiftUI.
  var ui: SwiftUILibrary { code.swiftUI }

  /// The number of its place.
  var source: Int { ui.source(spot) }

  /// The first argument without a label as a number.
  var number: Double? { parts[0]?.number }

  /// As `number`; not a number where one among the arguments is not known and several runs cover what
  /// may be shown.
  var possibleNumber: Double? { code.unknownNumber(in: parts) ?? number }

  /// The first argument without a label as a word.
  var word: String? { parts[0]?.word }

  /// `bold()`, `bold(isBold)`: whether it is on.
  var isOn: Bool { (parts["isActive"] ?? parts[0])?.flag ?? true }

  /// The first argument without a label as a style; `nil`: there is none.
  var paint: ForegroundStyle? { ui.paint(parts[0], at: spot) }

  /// `alignment`, or the center.
  var alignment: Alignment { ui.alignment(parts["alignment"]) ?? .center }

  /// `anchor`, or the center.
  var anchor: UnitPoint { ui.unitPoint(parts["anchor"]) ?? .center }

  /// One node of what stands in a view.
  func node(_ value: SampleValue?) -> ViewNode { ui.oneNode(value, at: spot) }
}
