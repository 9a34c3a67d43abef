// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// A view of SwiftUI that is made by its name, declared once: its names, an example, and its node.
///
/// Each is in a file of its name in `Views`, and in `all`.
package struct ViewWord: Sendable {
  /// Its name, then those of others that are drawn alike.
  package let names: [String]
  /// A call, which tests draw and the documentation shows.
  package let example: String
  /// Declarations that the example needs.
  package let around: String
  /// How far it is drawn.
  package let standing: Standing
  /// Its node.
  let lower: @Sendable (ViewCall) -> ViewNode

  /// A view.
  init(
    _ names: String..., example: String, around: String = "", _ standing: Standing = .drawn,
    lower: @escaping @Sendable (ViewCall) -> ViewNode
  ) {
    (self.names, self.example, self.around) = (names, example, around)
    (self.standing, self.lower) = (standing, lower)
  }

  /// The view of a name; `nil`: there is none.
  package init?(named name: String) {
    guard let word = Self.byName[name] else { return nil }
    self = word
  }

  /// The view of a name that stands for what is no call: `inner`.
  init?(inner name: String) {
    guard let word = Self.inner.first(where: { $0.names.contains(name) }) else { return nil }
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
  let source: Int

  /// A view that is made in a place.
  init(_ name: String, _ parts: Arguments, in code: Evaluator, at spot: Spot) {
    (self.name, self.parts, self.code, self.spot) = (name, parts, code, spot)
    source = code.swiftUI.source(spot)
  }

  /// The library that knows SwiftUI.
  var ui: SwiftUILibrary { code.swiftUI }

  /// What stands in it.
  func content() -> [ViewNode] { ui.nodes(parts.content(), at: spot) }

  /// A node with its place.
  func node(_ content: ViewContent, _ modifiers: [Modifier] = []) -> ViewNode {
    ViewNode(content, modifiers, source: source)
  }
}
