// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A view with its modifiers.
package struct ViewNode: Hashable, Sendable {
  /// What it is.
  package var content: ViewContent
  /// Its modifiers, the inner first, as they are written in Swift.
  package var modifiers: [Modifier]
  /// The number of its place in a source.
  package var source: Int?
  /// Which view it is, by a number that is the same in every size and scene.
  package var identity: Int?

  /// A view.
  package init(
    _ content: ViewContent, _ modifiers: [Modifier] = [], source: Int? = nil, identity: Int? = nil
  ) {
    self.content = content
    self.modifiers = modifiers
    self.source = source
    self.identity = identity
  }

  /// A text in the environment's font and style.
  package static func text(_ text: String, _ modifiers: [Modifier] = []) -> ViewNode {
    ViewNode(.text([TextSpan(text)]), modifiers)
  }

  /// The view with one more modifier around it.
  package func modified(_ modifier: Modifier) -> ViewNode {
    var result = self
    result.modifiers.append(modifier)
    return result
  }
}
