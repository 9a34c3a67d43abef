// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

/// A shape of SwiftUI, declared once: its names, an example, and its outline.
///
/// Each is in a file of its name in `Shapes`, and in `all`.
package struct ShapeWord: Sendable {
  /// Its name, then those of others that are drawn alike.
  package let names: [String]
  /// A call, which tests draw and the documentation shows.
  package let example: String
  /// How far it is drawn.
  package let standing: Standing
  /// Its outline, by what it is given.
  let kind: @Sendable (Evaluator, Arguments) -> ShapeKind

  /// A shape.
  init(
    _ names: String..., example: String, _ standing: Standing = .drawn,
    kind: @escaping @Sendable (Evaluator, Arguments) -> ShapeKind
  ) {
    (self.names, self.example, self.standing, self.kind) = (names, example, standing, kind)
  }

  /// The shape of a name; `nil`: there is none.
  package init?(named name: String) {
    guard let word = Self.byName[name] else { return nil }
    self = word
  }

  private static let byName: [String: ShapeWord] = all.reduce(into: [:]) { words, word in
    for name in word.names { words[name] = word }
  }
}
