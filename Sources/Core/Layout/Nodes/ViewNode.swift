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

  /// A view.
  package init(_ content: ViewContent, _ modifiers: [Modifier] = [], source: Int? = nil) {
    self.content = content
    self.modifiers = modifiers
    self.source = source
  }

  /// A text in the environment's font and style.
  package static func text(_ text: String, _ modifiers: [Modifier] = []) -> ViewNode {
    ViewNode(.text([TextSpan(text)]), modifiers)
  }

  /// Whether there is nothing to see, whatever it inherits.
  package var isEmpty: Bool {
    switch content {
    case .empty: true
    case .group(let nodes), .gridRow(let nodes, _): nodes.allSatisfy { $0.isEmpty }
    case .hStack, .vStack, .zStack, .grid, .lazyGrid, .viewThatFits, .customLayout, .spacer,
      .divider, .text, .symbol, .picture, .shape, .fill, .geometryReader, .label, .gauge,
      .progress, .button, .toggle, .link, .contentUnavailable, .accessoryBackground,
      .chart, .unknown:
      false
    }
  }

  /// The view with one more modifier around it.
  package func modified(_ modifier: Modifier) -> ViewNode {
    var result = self
    result.modifiers.append(modifier)
    return result
  }
}
