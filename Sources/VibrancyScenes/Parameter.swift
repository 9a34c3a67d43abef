// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a figure of the model that Apple does not document.
///
/// Raw values are what `--set` takes; they are permanent.
public enum Parameter: String, Sendable, Hashable, CaseIterable {
  // The vibrant material.
  case materialRadius = "material-radius"
  case materialLift = "material-lift"
  case materialLuma = "material-luma"
  case materialChroma = "material-chroma"
  case vibrantConstant = "vibrant-constant"
  case vibrantStrength = "vibrant-strength"
  case vibrantLuma = "vibrant-luma"
  case vibrantChroma = "vibrant-chroma"
  case vibrantHero = "vibrant-hero"
  case lightMaterialLift = "light-material-lift"
  case lightMaterialLuma = "light-material-luma"
  case lightMaterialChroma = "light-material-chroma"
  case lightVibrantConstant = "light-vibrant-constant"
  case monochromeChroma = "monochrome-chroma"
  case lightWallpaper = "light-wallpaper"
  case tintPullFloor = "tint-pull-floor"
  case tintPullBend = "tint-pull-bend"
  case reduceTransparency = "reduce-transparency"
  case opaqueLumaShare = "opaque-luma-share"
  case accessoryBackground = "accessory-background"
  case accessoryOpacity = "accessory-opacity"
  case lockedBackgroundOpacity = "locked-background-opacity"
  // Plates behind accented widgets.
  case plateTop = "plate-top"
  case plateBottom = "plate-bottom"
  case glassTint = "glass-tint"
  case glassTintShade = "glass-tint-shade"
  case clearLightGlass = "clear-light-glass"
  case clearDarkGlass = "clear-dark-glass"
  // Other places.
  case alwaysOnWallpaper = "always-on-wallpaper"
  case alwaysOnDimming = "always-on-dimming"
  case standbyEnlargement = "standby-enlargement"
  case smartStackPlate = "smart-stack-plate"
  case smartStackCorner = "smart-stack-corner"
  // States of the content.
  case privacy = "privacy"
  case privacyOpacity = "privacy-opacity"
  case privacyCorner = "privacy-corner"
  case invalidated = "invalidated"
  case invalidatedOpacity = "invalidated-opacity"
  case showHitAreas = "show-hit-areas"
  // App icons.
  case iconGlass = "icon-glass"
  case iconTintLightening = "icon-tint-lightening"
  case iconClearDark = "icon-clear-dark-lift"
  case iconClearLight = "icon-clear-light-lift"
  case iconCornerRadius = "icon-corner-radius"
  case iconCornerExponent = "icon-corner-exponent"
  // Shapes and places.
  case cornerRadius = "corner-radius"
  case macCornerRadius = "mac-corner-radius"
  case cornerExponent = "corner-exponent"
  case lockSlot = "lock-slot"
  case inlineSlot = "inline-slot"
  case homeSlot = "home-slot"
}
