// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

extension ImageSet {
  /// The picture that is judged: the dark one, at the largest scale.
  func representative(isWatch: Bool) -> CatalogArt? {
    for idiom in isWatch ? [CatalogIdiom.watch, .iphone] : [.iphone, .ipad, .watch] {
      var request = CatalogRequest(idiom: idiom, scale: 3)
      for look in [CatalogAppearance.Luminosity.dark, .light] {
        request.appearance = CatalogAppearance(look)
        if let art = art(for: request) { return art }
      }
    }
    return art.first
  }
}
