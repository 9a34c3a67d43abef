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

/// The files of a set whose size is to be checked against the 1x file's.
struct SlotSizes {
  /// Files beside a 1x file that serves the same devices and looks.
  private(set) var odd: [SetFacts.OddSize] = []

  /// - Parameters:
  ///   - sizes: Of the files that could be read, by path.
  ///   - location: A place of the set's as reports print it.
  init(_ set: ImageSet, sizes: [String: PixelSize], location: (JSONPosition) -> Location) {
    func size(_ slot: CatalogSlot) -> PixelRectangle? {
      guard let art = set.art.first(where: { $0.slots.contains(slot) }), art.kind != .pdf,
        art.kind != .svg, let size = sizes[art.path]
      else { return nil }
      return PixelRectangle(x: 0, y: 0, width: size.width, height: size.height)
    }
    for slot in set.slots {
      guard let scale = slot.traits.scale, scale > 1, let file = slot.file, let own = size(slot)
      else { continue }
      var traits = slot.traits
      traits.scale = 1
      guard let base = set.slots.first(where: { $0.traits == traits && $0.file != nil }),
        base.file != file, let wanted = size(base)
      else { continue }
      odd.append(
        SetFacts.OddSize(
          name: file, scale: scale, size: own, base: wanted, location: location(slot.position)))
    }
    odd.removeAll { !$0.isOff }
  }
}

extension SetFacts.OddSize {
  /// Whether a side is off from `scale` times the 1x side by more than rounding explains.
  fileprivate var isOff: Bool {
    abs(size.width - scale * base.width) > scale - 1
      || abs(size.height - scale * base.height) > scale - 1
  }
}

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
