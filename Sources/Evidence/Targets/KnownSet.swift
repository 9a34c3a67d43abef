// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A set of an asset catalog that sources may name.
package struct KnownSet: Sendable, Hashable {
  /// What a set holds.
  package enum Kind: Sendable, Hashable {
    /// Images.
    case image
    /// A color.
    case color
  }

  /// The path below the input's root: `App/Assets.xcassets/Group/logo.imageset`.
  package let path: String
  /// The path of its catalog: `App/Assets.xcassets`.
  package let catalog: String
  /// What code calls it: `logo`, or `Group/logo` where the group provides a namespace.
  package let name: String
  /// What it holds.
  package let kind: Kind
  /// Whether its catalog is a watch target's.
  package let isWatch: Bool
  /// The opacity of the most opaque of a color set's colors, 0…1; `nil`: not known.
  package let alpha: Double?

  /// A set.
  package init(
    path: String, catalog: String, name: String, kind: Kind, isWatch: Bool, alpha: Double? = nil
  ) {
    (self.path, self.catalog, self.name) = (path, catalog, name)
    (self.kind, self.isWatch, self.alpha) = (kind, isWatch, alpha)
  }
}
