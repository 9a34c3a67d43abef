// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a place does to a widget's pixels.
public enum Treatment: Sendable, Hashable {
  /// Colors are left alone.
  case fullColor
  /// Desaturated and mapped into a material.
  case vibrant(VibrantStyle)
  /// Each group in one flat color.
  case accented(AccentedPalette)
  /// The whole widget, its background too, times the tint.
  case tintedWhole
  /// Red, through a luma mask.
  case night
  /// An app icon.
  case icon(IconStyle)

  /// How vibrant content finds its color.
  public enum VibrantStyle: Sendable, Hashable {
    /// From the wallpaper.
    case adaptive
    /// From the wallpaper, pulled to the user's color.
    case tinted
    /// White or black.
    case monochrome
  }

  /// Which colors the groups get, and what plate they lie on.
  public enum AccentedPalette: Sendable, Hashable, CaseIterable {
    /// iOS 18: the tint, or white beside a tinted accent group; dark plate.
    case tint
    /// iOS 26: white on tinted glass.
    case tintedGlass
    /// iOS 26: white on light glass.
    case clearLight
    /// iOS 26: white on dark glass.
    case clearDark
    /// watchOS: white, the accent group in the face's color, on black.
    case watchFace
    /// watchOS: the face's color, the accent group white, on black.
    case watchFaceInverted
  }

  /// The six looks of an app icon.
  public enum IconStyle: Sendable, Hashable, CaseIterable {
    /// As it is.
    case light
    /// Over the dark plate.
    case dark
    /// Grey, times the tint.
    case tinted
    /// Grey, from a light tint to white.
    case tintedLight
    /// Light grey glass.
    case clearLight
    /// Dark grey glass.
    case clearDark
  }
}
