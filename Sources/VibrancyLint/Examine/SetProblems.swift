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

/// The files of a set whose size does not fit their scale and the sizes of the others.
struct SlotSizes {
  /// Files beside a 1x file that serves the same devices and looks; that file itself where the
  /// others agree with each other and not with it.
  private(set) var odd: [SetFacts.OddSize] = []

  private struct File {
    let name: String
    let scale: Int
    let size: PixelRectangle
    let location: Location
  }

  /// - Parameters:
  ///   - sizes: Of the files that could be read, by path.
  ///   - location: A place of the set's as reports print it.
  init(_ set: ImageSet, sizes: [String: PixelSize], location: (JSONPosition) -> Location) {
    var groups: [(traits: SlotTraits, files: [File])] = []
    for slot in set.slots {
      guard let scale = slot.traits.scale, let name = slot.file,
        let art = set.art.first(where: { $0.slots.contains(slot) }), art.kind != .pdf,
        art.kind != .svg, let size = sizes[art.path]
      else { continue }
      let file = File(
        name: name, scale: scale,
        size: PixelRectangle(x: 0, y: 0, width: size.width, height: size.height),
        location: location(slot.position))
      var traits = slot.traits
      traits.scale = nil
      if let index = groups.firstIndex(where: { $0.traits == traits }) {
        groups[index].files.append(file)
      } else {
        groups.append((traits, [file]))
      }
    }
    for group in groups { odd += Self.odd(among: group.files) }
  }

  private static func odd(among files: [File]) -> [SetFacts.OddSize] {
    guard let base = files.first(where: { $0.scale == 1 }) else { return [] }
    let others = files.filter { $0.scale > 1 && $0.name != base.name }
    let off = others.filter { file in
      !fits(file.size.width, file.scale, base.size.width, 1)
        || !fits(file.size.height, file.scale, base.size.height, 1)
    }
    if others.count > 1, off.count == others.count, let first = others.first,
      others.allSatisfy({ file in
        fits(file.size.width, file.scale, first.size.width, first.scale)
          && fits(file.size.height, file.scale, first.size.height, first.scale)
      })
    {
      let side = { (length: Int) in (length + first.scale / 2) / first.scale }
      let wanted = PixelRectangle(
        x: 0, y: 0, width: side(first.size.width), height: side(first.size.height))
      return [
        SetFacts.OddSize(
          name: base.name, scale: 1, size: base.size, base: wanted, location: base.location)
      ]
    }
    return off.map { file in
      SetFacts.OddSize(
        name: file.name, scale: file.scale, size: file.size, base: base.size,
        location: file.location)
    }
  }

  /// Whether two lengths are one at two scales, each rounded by less than a pixel at 1x.
  private static func fits(_ a: Int, _ scale: Int, _ b: Int, _ other: Int) -> Bool {
    abs(a * other - b * scale) <= max(scale, other) - 1
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
