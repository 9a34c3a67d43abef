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

/// Something that could not be laid out as asked.
package struct LayoutNote: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable {
    /// Views deeper than `LayoutLimits.depth` are left out.
    case tooDeep
    /// Views beyond `LayoutLimits.nodes` are left out.
    case tooMany
    /// Sizes beyond `LayoutLimits.measurements` are taken as 0.
    case tooMuchWork
    /// A number is NaN, infinite or negative where SwiftUI allows none; it counts as 0.
    case invalidNumber
    /// A layout of the app's own is laid out as a `VStack`.
    case customLayout(String)
    /// A view is drawn as a hatched box.
    case unknownView(String)
  }

  /// What it is.
  package var kind: Kind
  /// The number of its place in a source.
  package var source: Int?

  /// A note.
  package init(kind: Kind, source: Int?) { (self.kind, self.source) = (kind, source) }
}

/// What layout does at most, so that it ends on any input.
package enum LayoutLimits {
  /// Views inside each other.
  package static let depth = 128
  /// Views and modifiers inside each other.
  static let levels = 256
  /// Views.
  package static let nodes = 20_000
  /// Views and modifiers, with what controls are made of.
  static let elements = 100_000
  /// Sizes measured, of text and of containers.
  package static let measurements = 2_000_000
  /// Sizes kept per view.
  static let keptSizes = 48
}
