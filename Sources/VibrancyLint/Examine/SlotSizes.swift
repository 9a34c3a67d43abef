// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPixels

/// The files of a set whose size is to be checked against the 1x file's.
struct SlotSizes {
  /// Files beside a 1x file that serves the same devices and looks, with their slot's place.
  private(set) var odd: [(fact: SetFacts.OddSize, position: JSONPosition)] = []

  /// - Parameter sizes: Of the files that could be read, by path.
  init(_ set: ImageSet, sizes: [String: PixelSize]) {
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
        (
          SetFacts.OddSize(name: file, scale: scale, size: own, base: wanted), slot.position
        ))
    }
    odd.removeAll { !$0.fact.isOff }
  }
}

extension SetFacts.OddSize {
  /// Whether a side is off from `scale` times the 1x side by more than rounding explains.
  fileprivate var isOff: Bool {
    abs(size.width - scale * base.width) > scale - 1
      || abs(size.height - scale * base.height) > scale - 1
  }
}
