// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPixels

/// The two colors that paint a widget's edit screen, in each appearance.
struct EditScreenColors {
  /// What they read like; without appearances that leave a color to the system.
  let screens: [SetFacts.EditScreen]

  init(accent: ColorSet, on background: ColorSet) {
    screens = [CatalogAppearance.Luminosity.light, .dark].compactMap { look in
      var request = CatalogRequest()
      request.appearance = CatalogAppearance(look)
      guard let front = Self.luminance(accent.color(for: request)),
        let back = Self.luminance(background.color(for: request))
      else { return nil }
      return SetFacts.EditScreen(contrast: contrastRatio(front, back), appearance: look.rawValue)
    }
  }

  private static func luminance(_ color: CatalogColor?) -> Double? {
    guard case .stored(let stored) = color, stored.alpha >= 0.99 else { return nil }
    let srgb = stored.srgb
    return relativeLuminance(
      EncodedColor(red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue)))
  }
}
