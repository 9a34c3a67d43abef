// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax

/// A view of SwiftUI that is made by its name, declared once: its names, an example, and its node.
///
/// Each is in a file of its name in `Views`, and in `all`.
package struct ViewWord: Sendable {
  /// Its name, then those of others that are drawn alike.
  package let names: [String]
  /// A call, which tests draw and the documentation shows.
  package let example: String
  /// How far it is drawn.
  package let standing: Standing
  /// Its node.
  let lower: @Sendable (ViewCall) -> ViewNode

  /// A view.
  init(
    _ names: String..., example: String, _ standing: Standing = .drawn,
    lower: @escaping @Sendable (ViewCall) -> ViewNode
  ) {
    (self.names, self.example, self.standing, self.lower) = (names, example, standing, lower)
  }

  /// The view of a name; `nil`: there is none.
  package init?(named name: String) {
    guard let word = Self.byName[name] else { return nil }
    self = word
  }

  private static let byName: [String: ViewWord] = all.reduce(into: [:]) { words, word in
    for name in word.names { words[name] = word }
  }
}

/// A view as it is made.
struct ViewCall {
  /// The run it is made in.
  let code: Evaluator
  /// The name it is made by.
  let name: String
  /// What it is given.
  let parts: Arguments
  /// Where.
  let spot: Spot

  /// The number of its place.
  var source: Int { code.source(spot) }

  /// What stands in it.
  func content() -> [ViewNode] { code.nodes(parts.content(), at: spot) }
}
