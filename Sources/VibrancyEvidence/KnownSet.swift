// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A set of an asset catalog that sources may name.
public struct KnownSet: Sendable, Hashable {
  /// What a set holds.
  public enum Kind: Sendable, Hashable {
    /// Images.
    case image
    /// A color.
    case color
  }

  /// The path below the input's root: `App/Assets.xcassets/Group/logo.imageset`.
  public let path: String
  /// The path of its catalog: `App/Assets.xcassets`.
  public let catalog: String
  /// What code calls it: `logo`, or `Group/logo` where the group provides a namespace.
  public let name: String
  /// What it holds.
  public let kind: Kind
  /// Whether its catalog is a watch target's.
  public let isWatch: Bool

  /// A set.
  public init(path: String, catalog: String, name: String, kind: Kind, isWatch: Bool) {
    (self.path, self.catalog, self.name) = (path, catalog, name)
    (self.kind, self.isWatch) = (kind, isWatch)
  }
}
