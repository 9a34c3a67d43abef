// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax

/// A modifier of SwiftUI, declared once: its names, a view that has it, and what becomes of it.
///
/// Each is in a file of its name in `Modifiers`, and in `all`. What is drawn, what lint reads, the table
/// of what is supported and its test come from there.
package struct ModifierWord: Sendable {
  /// A view and a call of the modifier on it.
  package struct Example: Sendable {
    /// `Text("42")`.
    package let view: String
    /// `opacity(0.5)`.
    package let call: String
    /// Declarations that they need.
    package let around: String
  }

  /// Its name, then those of others that do the same.
  package let names: [String]
  /// What tests draw with and without the call, and the documentation shows.
  package let example: Example
  /// How far it is drawn.
  package let standing: Standing
  /// What a node gets, the inner first; what code inside may ask for goes to `environment`.
  let apply: @Sendable (ModifierCall) -> [Modifier]

  /// A modifier.
  ///
  /// - Parameters:
  ///   - view: A view on which it changes what is drawn.
  ///   - call: A call of it.
  ///   - around: Declarations that the two need.
  init(
    _ names: String..., on view: String, example call: String, around: String = "",
    _ standing: Standing = .drawn, apply: @escaping @Sendable (ModifierCall) -> [Modifier]
  ) {
    (self.names, self.standing, self.apply) = (names, standing, apply)
    example = Example(view: view, call: call, around: around)
  }

  /// The modifier of a name; `nil`: there is none, or it changes nothing of a still picture.
  package init?(named name: String) {
    guard let word = Self.byName[name] else { return nil }
    self = word
  }

  private static let byName: [String: ModifierWord] = all.reduce(into: [:]) { words, word in
    for name in word.names { words[name] = word }
  }
}

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
