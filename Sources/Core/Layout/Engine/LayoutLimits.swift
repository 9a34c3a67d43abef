// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
  /// Sizes and guides measured, counting an element and each of its children.
  package static let measurements = 4_000_000
  /// Sizes kept per view.
  static let keptSizes = 48
}
