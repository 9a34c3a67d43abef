// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a line of code comes to in the widgets that are drawn from it.
package struct DrawnLineFacts: Sendable, Hashable {
  /// What is seen of what it draws, in the order of widgets, families, scenes and samples.
  package var marks: [MarkFacts] = []
  /// Where a widget that is declared in the line shows nothing.
  package var emptyScenes: [EmptySceneFacts] = []
  /// The paddings that it puts around all of a widget's content.
  package var paddings: [PaddingFacts] = []

  /// Nothing.
  package init() {}
}
