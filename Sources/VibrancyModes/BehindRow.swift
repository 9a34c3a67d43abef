// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A row of what lies behind a widget: opaque, encoded.
public struct BehindRow: Sendable {
  /// The wallpaper, dimmed if the place dims it; or black.
  public var sharp: PlanarRow
  /// The same, blurred.
  public var blurred: PlanarRow
  /// How far down the canvas the row lies: `(y + 0.5) / H`.
  public var depth: Float

  /// Whether sharp and blurred are the same grey or color in each pixel.
  var isNeutral: Bool { sharp.isNeutral && blurred.isNeutral }
}
