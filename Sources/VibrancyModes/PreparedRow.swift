// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// What a mode made of a row before any content: opaque, encoded rows of one width.
public struct PreparedRow: Sendable {
  /// What the preview starts from.
  public var base: PlanarRow
  /// The material, in vibrant.
  public var material: PlanarRow?
  /// The vibrant color, in vibrant.
  public var vibrant: PlanarRow?

  /// A row that starts from `base`.
  public init(base: PlanarRow, material: PlanarRow? = nil, vibrant: PlanarRow? = nil) {
    (self.base, self.material, self.vibrant) = (base, material, vibrant)
  }

  /// Whether all of it is neutral.
  var isNeutral: Bool {
    base.isNeutral && (material?.isNeutral ?? true) && (vibrant?.isNeutral ?? true)
  }
}
