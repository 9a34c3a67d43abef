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

  /// A color of a set, by its components, 0…1.
  package struct Color: Sendable, Hashable {
    /// The component.
    package let red: Float
    /// The component.
    package let green: Float
    /// The component.
    package let blue: Float
    /// Its opacity.
    package let alpha: Float

    /// A color.
    package init(red: Float, green: Float, blue: Float, alpha: Float) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
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
  /// The color of a color set in light appearance; `nil`: not known.
  package let light: Color?
  /// The color of a color set in dark appearance; `nil`: not known.
  package let dark: Color?

  /// A set.
  package init(
    path: String, catalog: String, name: String, kind: Kind, isWatch: Bool, alpha: Double? = nil,
    light: Color? = nil, dark: Color? = nil
  ) {
    (self.path, self.catalog, self.name) = (path, catalog, name)
    (self.kind, self.isWatch, self.alpha) = (kind, isWatch, alpha)
    (self.light, self.dark) = (light, dark)
  }
}
