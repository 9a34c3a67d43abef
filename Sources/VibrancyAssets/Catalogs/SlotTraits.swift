// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an entry of a set states about where it is used.
package struct SlotTraits: Sendable, Hashable {
  /// The device; universal if it states none.
  package var idiom = CatalogIdiom.universal
  /// Pixels a point, `1...3`; `nil` if the picture serves every scale, as vectors do.
  package var scale: Int?
  /// The look.
  package var appearance = CatalogAppearance()
  /// `ios`, `watchos`, `macos`: app icons and system colors.
  package var platform: String?
  /// Width and height of an app icon in points.
  package var size: SlotSize?
  /// `38mm`, `retina4`: one model of a device.
  package var subtype: String?
  /// `sRGB` or `display-P3`.
  package var displayGamut: String?
  /// `<=145`, `>161`: watches by the width of their screen.
  package var screenWidth: String?
  /// `left-to-right` or `right-to-left`.
  package var languageDirection: String?

  /// An entry that states nothing.
  package init() {}
}
