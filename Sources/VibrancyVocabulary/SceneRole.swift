// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a scene does to a picture, as far as rules care.
public enum SceneRole: String, Sendable, Hashable, CaseIterable {
  /// Maps it into the vibrant material: the Lock Screen.
  case vibrant
  /// Paints it in one color: a tinted Home Screen, a watch face of one color.
  case accented
  /// Shows it in full color on black, its container background removed: StandBy.
  case standby
  /// Shows it in full color on black where it never has a background: a watch face.
  case blackFace
  /// Shows it in red through a luma mask: StandBy at night.
  case night
  /// Shows it dimmed: an Always-On display.
  case alwaysOn
  /// Shows it in full color on its own container background: the Home Screen.
  case home
  /// Shows an app icon.
  case icon
}
