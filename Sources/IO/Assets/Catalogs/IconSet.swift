// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An app-icon set.
package struct IconSet: Sendable, Hashable {
  /// Where it lies and what it is called.
  package let place: CatalogPlace
  /// Its entries, in the order of the file.
  package let slots: [CatalogSlot]
  /// The pictures that fill the slots, each once, in the order of the slots.
  package let art: [CatalogArt]

  /// Whether it has an icon of iOS, and light art for it alone, which the system darkens and tints by
  /// itself.
  package var isOfLightArtAlone: Bool {
    let filled = slots.filter { $0.file != nil && IconPlatform(of: $0.traits) == .ios }
    return !filled.isEmpty
      && filled.allSatisfy {
        $0.traits.appearance.luminosity ?? .light == .light && $0.traits.appearance.unknown.isEmpty
      }
  }

  /// Whether the App Store refuses transparency in its light art: the icon of iOS or watchOS, but
  /// not of macOS, whose icons have shapes of their own.
  package var mustBeOpaque: Bool {
    switch platform {
    case .ios, .watch: true
    case .mac, .other, nil: false
    }
  }

  /// The pictures of the light look of iOS and watchOS, which nothing may shine through.
  package var lightArt: [CatalogArt] {
    let files = slots.filter { slot in
      let platform = IconPlatform(of: slot.traits)
      return slot.file != nil && (platform == .ios || platform == .watch)
        && slot.traits.appearance.luminosity ?? .light == .light
        && slot.traits.appearance.unknown.isEmpty
    }
    return art.filter { art in files.contains { art.slots.contains($0) } }
  }

  /// The system whose icon its art is, the one shown first in front; `nil` without art.
  private var platform: IconPlatform? {
    let filled = slots.filter { $0.file != nil && $0.traits.appearance.unknown.isEmpty }
    let platforms = Set(filled.map { IconPlatform(of: $0.traits) })
    return IconPlatform.allCases.first(where: { platforms.contains($0) })
  }

  /// The picture that serves a look at its largest; `nil` if the set has none of its own for it.
  ///
  /// The icon of iOS before that of watchOS before that of macOS: whichever the set has for light.
  /// What states no look is the light one.
  package func art(for luminosity: CatalogAppearance.Luminosity) -> CatalogArt? {
    let filled = slots.filter { $0.file != nil && $0.traits.appearance.unknown.isEmpty }
    guard let platform else { return nil }
    var best: (slot: CatalogSlot, side: Double)?
    for slot in filled
    where IconPlatform(of: slot.traits) == platform
      && slot.traits.appearance.luminosity ?? .light == luminosity
      && !slot.traits.appearance.hasHighContrast
    {
      let side = (slot.traits.size?.width ?? 0) * Double(slot.traits.scale ?? 1)
      // Of equals the first: nothing distinguishes them.
      if best.map({ side > $0.side }) ?? true { best = (slot, side) }
    }
    return best.flatMap { best in art.first { $0.slots.contains(best.slot) } }
  }
}

/// The system whose app icon a slot is, the one shown first in front.
enum IconPlatform: CaseIterable {
  case ios, watch, mac, other

  init(of traits: SlotTraits) {
    self =
      switch traits.platform?.lowercased() ?? traits.idiom.rawValue {
      case "ios", "universal", "iphone", "ipad", "ios-marketing": .ios
      case "watchos", "watch", "watch-marketing": .watch
      case "macos", "mac": .mac
      default: .other
      }
  }
}
