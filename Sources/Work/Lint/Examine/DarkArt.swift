// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPixels

/// Which slots of a set have light art and no dark art, though others have.
struct DarkArt {
  /// A word a slot: `iphone 2x`.
  let missing: [String]

  init(_ set: ImageSet) {
    struct Slot: Hashable {
      let idiom: CatalogIdiom
      let scale: Int?
    }
    var (light, dark): ([Slot], Set<Slot>) = ([], [])
    for slot in set.slots where slot.file != nil && !slot.traits.appearance.hasHighContrast {
      let key = Slot(idiom: slot.traits.idiom, scale: slot.traits.scale)
      if slot.traits.appearance.luminosity == .dark {
        dark.insert(key)
      } else if !light.contains(key) {
        light.append(key)
      }
    }
    missing =
      dark.isEmpty
      ? []
      : light.filter { !dark.contains($0) }.map { slot in
        [slot.idiom.rawValue, slot.scale.map { "\($0)x" }].compactMap(\.self)
          .joined(separator: " ")
      }
  }
}
