// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
package import VibrancyRunning
internal import VibrancySyntax

/// A modifier of SwiftUI, declared once: its names, a view that has it, and what becomes of it.
///
/// Each is in a file of its name or concept in `Modifiers`, and in `all`. What is drawn, what lint reads,
/// the table of what is supported and its test come from there.
package struct ModifierWord: Sendable {
  /// A view and a call of the modifier on it.
  package struct Example: Sendable {
    /// `Text("42")`.
    package let view: String
    /// `opacity(0.5)`.
    package let call: String
    /// Declarations that they need.
    package let around: String
    /// Where the two differ.
    package let situation: Situation
  }

  /// What becomes of a view that has it.
  enum Effect: Sendable {
    /// What its node gets, the inner first; what code inside may ask for goes to `environment`.
    case modifiers(@Sendable (ModifierCall) -> [Modifier])
    /// The node that is in place of its own.
    case node(@Sendable (ModifierCall) -> ViewNode)
    /// The view that is in its place.
    case view(@Sendable (ModifierCall) -> ViewValue)
  }

  /// Its name, then those of others that do the same.
  package let names: [String]
  /// What tests draw with and without the call, and the documentation shows.
  package let example: Example
  /// How far it is drawn.
  package let standing: Standing
  /// What becomes of a view.
  let effect: Effect

  /// A modifier.
  ///
  /// - Parameters:
  ///   - view: A view on which it changes what is drawn.
  ///   - call: A call of it.
  ///   - around: Declarations that the two need.
  ///   - situation: Where it changes what is drawn.
  init(
    _ names: String..., on view: String, example call: String, around: String = "",
    in situation: Situation = Situation(), _ standing: Standing = .drawn,
    apply: @escaping @Sendable (ModifierCall) -> [Modifier]
  ) {
    (self.names, self.standing, effect) = (names, standing, .modifiers(apply))
    example = Example(view: view, call: call, around: around, situation: situation)
  }

  /// A modifier that is more than what a node gets.
  init(
    _ names: String..., on view: String, example call: String, around: String = "",
    _ standing: Standing = .drawn, effect: Effect
  ) {
    (self.names, self.standing, self.effect) = (names, standing, effect)
    example = Example(view: view, call: call, around: around, situation: Situation())
  }

  /// A modifier that is not drawn: a note at its line says so.
  init(left names: String..., on view: String, example call: String) {
    (self.names, standing) = (names, .left)
    effect = .modifiers { call in
      call.code.note(Gap(spot: call.spot, name: call.name))
      return []
    }
    example = Example(view: view, call: call, around: "", situation: Situation())
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
