// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture in a set, with every slot it fills.
package struct CatalogArt: Sendable, Hashable {
  /// The file as the user knows it.
  package let path: String
  /// What it may not lead out of.
  package let root: Root?
  /// What it is, by its first bytes.
  package let kind: ArtKind
  /// What is made of it is called this: `<path of the group below the root>/<set>/<stem>`.
  package let name: String
  /// Whether the system uses its alpha alone.
  package let isTemplate: Bool
  /// The slots it fills, at least one, in the order of the file.
  package let slots: [CatalogSlot]

  /// Pixels a point: the largest scale among its slots, as on today's screens; `nil` if it serves
  /// every scale (a vector, or a bitmap whose pixels are points).
  package var scale: Int? { slots.compactMap(\.traits.scale).max() }

  /// The look it is drawn for: that of its first slot.
  package var appearance: CatalogAppearance { slots.first?.traits.appearance ?? .init() }

  /// The device it is drawn for: that of its slots, universal if they differ.
  package var idiom: CatalogIdiom {
    let idioms = Set(slots.map(\.traits.idiom))
    return idioms.count == 1 ? idioms.first ?? .universal : .universal
  }
}
