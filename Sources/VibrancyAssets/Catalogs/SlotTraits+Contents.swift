// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension SlotTraits {
  /// The traits that an entry states, with what is odd about them.
  init(_ stated: CatalogContents.Traits) {
    idiom = stated.idiom.map { CatalogIdiom(rawValue: $0) } ?? .universal
    scale = stated.scale.flatMap { Self.scales[$0] }
    for part in stated.appearances ?? [] {
      switch (part.appearance, part.value) {
      case ("luminosity", let value?) where CatalogAppearance.Luminosity(rawValue: value) != nil:
        appearance.luminosity = CatalogAppearance.Luminosity(rawValue: value)
      case ("contrast", "high"): appearance.hasHighContrast = true
      case ("contrast", "normal"): break
      default: appearance.unknown.append("\(part.appearance ?? "") \(part.value ?? "")")
      }
    }
    (platform, size) = (stated.platform, stated.size.flatMap { SlotSize($0) })
    (subtype, displayGamut) = (stated.subtype, stated.displayGamut)
    (screenWidth, languageDirection) = (stated.screenWidth, stated.languageDirection)
  }

  static let scales = ["1x": 1, "2x": 2, "3x": 3]
}
