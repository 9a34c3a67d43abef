// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPixels

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
