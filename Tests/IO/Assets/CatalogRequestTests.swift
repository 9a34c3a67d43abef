// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

/// Entries and requests as words: `iphone 2x dark high p3`; no scale is single scale.
@Suite struct CatalogRequestTests {
  private func traits(_ words: String) -> SlotTraits {
    var traits = SlotTraits()
    for word in words.split(separator: " ").map(String.init) {
      switch word {
      case "1x", "2x", "3x": traits.scale = Int(word.prefix(1))
      case "light", "dark", "tinted":
        traits.appearance.luminosity = CatalogAppearance.Luminosity(rawValue: word)
      case "high": traits.appearance.hasHighContrast = true
      case "strange": traits.appearance.unknown = ["mood gloomy"]
      case "p3": traits.displayGamut = "display-P3"
      case "srgb": traits.displayGamut = "sRGB"
      case "38mm": traits.subtype = word
      case "rtl": traits.languageDirection = "right-to-left"
      case "ltr": traits.languageDirection = "left-to-right"
      case "<=145", ">145", ">183", ">205": traits.screenWidth = word
      default: traits.idiom = CatalogIdiom(rawValue: word)
      }
    }
    return traits
  }

  private func choice(_ entries: [String], for words: String) -> String? {
    let wanted = traits(words)
    let request = CatalogRequest(
      idiom: wanted.idiom, scale: wanted.scale ?? 3, appearance: wanted.appearance)
    return request.best(of: entries) { traits($0) }
  }

  @Test(
    arguments: [
      // A device's own before any, whatever else fits better.
      (["universal 3x", "iphone 1x"], "iphone 3x", "iphone 1x"),
      (["universal 3x dark", "iphone 1x"], "iphone 3x dark", "iphone 1x"),
      (["ipad 3x", "universal 1x"], "iphone 3x", "universal 1x"),
      (["ipad 3x", "watch 2x"], "iphone 3x", nil),
      (["universal 2x", "watch 2x"], "watch 2x", "watch 2x"),
      // The exact look before any, any before none.
      (["universal 3x", "universal 1x dark"], "iphone 3x dark", "universal 1x dark"),
      (["universal 3x", "universal 3x dark"], "iphone 3x", "universal 3x"),
      (["universal 3x", "universal 3x dark"], "iphone 3x light", "universal 3x"),
      (["universal 3x", "universal 3x light"], "iphone 3x", "universal 3x light"),
      (["universal 3x light", "universal 3x"], "iphone 3x dark", "universal 3x"),
      (["universal 3x light"], "iphone 3x dark", nil),
      (["universal 3x", "universal 3x dark"], "iphone 3x tinted", "universal 3x"),
      (["universal", "universal dark", "universal tinted"], "iphone tinted", "universal tinted"),
      // Contrast: high falls back to any, luminosity weighs more, normal never takes high.
      (["universal 3x", "universal 3x high"], "iphone 3x high", "universal 3x high"),
      (["universal 3x", "universal 3x high"], "iphone 3x", "universal 3x"),
      (["universal 3x high"], "iphone 3x", nil),
      (["universal high", "universal dark"], "iphone dark high", "universal dark"),
      (["universal dark", "universal dark high"], "iphone dark high", "universal dark high"),
      (["universal", "universal dark high"], "iphone high", "universal"),
      // The nearest scale at or above, else the largest below.
      (["universal 1x", "universal 2x", "universal 3x"], "iphone 2x", "universal 2x"),
      (["universal 1x", "universal 3x"], "iphone 2x", "universal 3x"),
      (["universal 3x", "universal 2x"], "iphone 1x", "universal 2x"),
      (["universal 1x", "universal 2x"], "iphone 3x", "universal 2x"),
      (["universal 1x"], "iphone 3x", "universal 1x"),
      // Single scale serves every scale.
      (["universal"], "iphone 3x", "universal"),
      (["universal", "universal 2x"], "iphone 3x", "universal"),
      (["universal", "universal 3x"], "iphone 3x", "universal 3x"),
      // What is for a model, a gamut, a width or a direction comes after what is for all.
      (["universal 3x p3", "universal 3x"], "iphone 3x", "universal 3x"),
      (["universal 3x p3", "universal 3x srgb"], "iphone 3x", "universal 3x srgb"),
      (["universal 3x p3"], "iphone 3x", "universal 3x p3"),
      (["watch 2x 38mm", "watch 2x"], "watch 2x", "watch 2x"),
      (["watch 2x <=145", "watch 1x"], "watch 2x", "watch 1x"),
      // A watch takes the one for its screen's width, and one for another before none.
      (["watch 2x <=145", "watch 2x >183", "watch 2x"], "watch 2x", "watch 2x >183"),
      (["watch 2x <=145", "watch 2x >145"], "watch 2x", "watch 2x >145"),
      (["watch 2x >205", "watch 2x 38mm"], "watch 2x", "watch 2x 38mm"),
      (["watch 2x <=145"], "watch 2x", "watch 2x <=145"),
      (["universal 3x rtl", "universal 3x ltr"], "iphone 3x", "universal 3x ltr"),
      // An unknown look is never taken; of equals the first.
      (["universal 3x strange", "universal 1x"], "iphone 3x", "universal 1x"),
      (["universal 3x strange"], "iphone 3x", nil),
      (["iphone 3x", "iphone 3x "], "iphone 3x", "iphone 3x"), ([], "iphone 3x", nil),
    ] as [([String], String, String?)])
  func `the entry that serves is found`(_ entries: [String], _ wanted: String, _ found: String?) {
    #expect(choice(entries, for: wanted) == found)
  }
}
