// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What layout made of a view.
package struct LayoutReport: Hashable, Sendable {
  /// The size that the view chose, in points.
  package var size = Size.zero
  /// What is to be drawn, from the back.
  package var marks: [Mark] = []
  /// What could not be laid out as asked, each once.
  package var notes: [LayoutNote] = []
}
