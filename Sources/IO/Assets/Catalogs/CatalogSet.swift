// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
package import VibrancySystem

/// A set of an asset catalog.
package enum CatalogSet: Sendable, Hashable {
  case image(ImageSet)
  case color(ColorSet)
  case icon(IconSet)

  /// Where it lies and what it is called.
  package var place: CatalogPlace {
    switch self {
    case .image(let set): set.place
    case .color(let set): set.place
    case .icon(let set): set.place
    }
  }
}

extension CatalogSet {
  /// Whether every picture in it is for the Mac, so that no other device shows any.
  package var isForMacAlone: Bool {
    let slots: [CatalogSlot] =
      switch self {
      case .image(let set): set.slots
      case .icon(let set): set.slots
      case .color: []
      }
    let filled = slots.filter { $0.file != nil }
    return !filled.isEmpty && filled.allSatisfy { IconPlatform(of: $0.traits) == .mac }
  }

  /// Its pictures; a color has none.
  package var art: [CatalogArt] {
    switch self {
    case .image(let set): set.art
    case .icon(let set): set.art
    case .color: []
    }
  }
}

/// Where a set lies and what it is called.
package struct CatalogPlace: Sendable, Hashable {
  /// The set's folder as the user knows it.
  package let path: String
  /// The folder's path below the input's root, `Icons/Sun.imageset`.
  package let relativePath: String
  /// The name that code uses: that of the folder, behind the names of groups with a namespace.
  package let name: String
  /// What its files may not lead out of.
  let root: Root?

  /// A place.
  package init(path: String, relativePath: String, name: String, root: Root? = nil) {
    (self.path, self.relativePath, self.name, self.root) = (path, relativePath, name, root)
  }

  /// The set's `Contents.json`.
  package var contentsPath: String { PathText.joined(path, "Contents.json") }

  /// The bytes of the set's `Contents.json`.
  ///
  /// - Throws: `FileError`: it cannot be read, or leads outside.
  package func contentsBytes() throws(FileError) -> [UInt8] {
    try FileBytes.all(of: contentsPath, limit: JSONLimits().bytes + 1, within: root)
  }
}

/// An image set: one picture in the versions that devices and looks ask for.
package struct ImageSet: Sendable, Hashable {
  /// How the system draws the picture where the code does not say.
  package enum Intent: String, Sendable, Hashable {
    /// As it is.
    case original
    /// As a mask for the color of the text around it; its own colors are never seen.
    case template
  }

  /// Where it lies and what it is called.
  package let place: CatalogPlace
  /// Its entries, in the order of the file.
  package let slots: [CatalogSlot]
  /// What it states about drawing; `nil` leaves it to the place where it is used.
  package let intent: Intent?
  /// The pictures that fill the slots, each once, in the order of the slots.
  package let art: [CatalogArt]

  /// The picture for a device, a scale and a look, by the order of `CatalogRequest`.
  package func art(for request: CatalogRequest) -> CatalogArt? {
    let filled = slots.filter { $0.file != nil }
    guard let slot = request.best(of: filled, traits: { $0.traits }) else { return nil }
    return art.first { $0.slots.contains(slot) }
  }
}

extension ImageSet {
  /// The pictures that screens take, in the order of the slots: of slots that differ in nothing but
  /// their scale one, and what serves every scale.
  ///
  /// - Parameter scale: Pixels per point of the screens; a watch's have 2.
  package func art(onScreensOf scale: Int) -> [CatalogArt] {
    func key(_ slot: CatalogSlot) -> SlotTraits {
      var traits = slot.traits
      traits.scale = nil
      return traits
    }
    var offered: [SlotTraits: [Int]] = [:]
    for slot in slots where slot.file != nil {
      if let scale = slot.traits.scale { offered[key(slot), default: []].append(scale) }
    }
    return art.filter { art in
      art.slots.contains { slot in
        guard let own = slot.traits.scale else { return true }
        let wanted = slot.traits.idiom == .watch ? 2 : scale
        return own == CatalogRequest.scale(among: offered[key(slot)] ?? [], for: wanted)
      }
    }
  }
}

/// A color set: one color in the versions that devices and looks ask for.
package struct ColorSet: Sendable, Hashable {
  /// An entry.
  package struct Slot: Sendable, Hashable {
    /// What it is for.
    package let traits: SlotTraits
    /// The color; `nil` if it is left to the system.
    package let color: CatalogColor?
    /// Where the entry stands in `Contents.json`.
    package let position: JSONPosition

    /// An entry.
    package init(traits: SlotTraits, color: CatalogColor?, position: JSONPosition) {
      (self.traits, self.color, self.position) = (traits, color, position)
    }
  }

  /// Where it lies and what it is called.
  package let place: CatalogPlace
  /// Its entries, in the order of the file.
  package let slots: [Slot]

  /// The opacity of the most opaque of its colors, 0…1; `nil` where the system decides one.
  package var mostOpaque: Double? {
    var most: Double?
    for slot in slots {
      switch slot.color {
      case .stored(let color): most = max(most ?? 0, color.alpha)
      case .system: return nil
      case nil: continue
      }
    }
    return most
  }

  /// The color for a device and a look, by the order of `CatalogRequest`; `nil` if there is no such entry or
  /// it leaves the color to the system.
  ///
  /// An entry of a look that has no color, as Xcode writes for a well that nothing was dropped on, counts as
  /// not there beside one that has (Assumed).
  package func color(for request: CatalogRequest) -> CatalogColor? {
    let best = request.best(of: slots, traits: { $0.traits })
    if let best, best.color == nil, best.traits.appearance != CatalogAppearance() {
      let others = slots.filter { $0.color != nil && $0.traits.idiom == best.traits.idiom }
      return request.best(of: others, traits: { $0.traits })?.color
    }
    return best?.color
  }
}
