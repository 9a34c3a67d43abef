// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPixels

/// The pictures of an app-icon set that do not have the size of their entries.
struct IconSizes {
  /// A picture an entry, in the order of the entries; vectors have every size.
  let odd: [SetFacts.OddIcon]

  /// - Parameters:
  ///   - sizes: Of the files that could be read, by path.
  ///   - location: A place of the set's as reports print it.
  init(_ set: IconSet, sizes: [String: PixelSize], location: (JSONPosition) -> Location) {
    odd = set.slots.compactMap { slot in
      guard let name = slot.file, let art = set.art.first(where: { $0.slots.contains(slot) }),
        art.kind != .pdf, art.kind != .svg, let size = sizes[art.path]
      else { return nil }
      let scale = Double(slot.traits.scale ?? 1)
      let sides = slot.traits.size.flatMap { points in
        points.width > 0 && points.height > 0
          ? (width: points.width * scale, height: points.height * scale) : nil
      }
      let fits =
        sides.map { Self.fits(size.width, $0.width) && Self.fits(size.height, $0.height) }
        ?? (size.width == size.height)
      guard !fits else { return nil }
      return SetFacts.OddIcon(
        name: name, size: PixelRectangle(x: 0, y: 0, width: size.width, height: size.height),
        entry: sides.map {
          PixelRectangle(x: 0, y: 0, width: Self.pixels($0.width), height: Self.pixels($0.height))
        }, location: location(slot.position))
    }
  }

  /// Whether a side is one of the whole numbers beside the length that is asked for.
  private static func fits(_ side: Int, _ length: Double) -> Bool {
    (Double(side) - length).magnitude < 1
  }

  private static func pixels(_ length: Double) -> Int {
    length < 0x1p30 ? Int(length.rounded()) : 1 << 30
  }
}
