// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
  /// Whether a vector stays one, so that it is sharp at any size.
  package let preservesVector: Bool
  /// The pictures that fill the slots, each once, in the order of the slots.
  package let art: [CatalogArt]

  /// The picture for a device, a scale and a look, by the order of `CatalogRequest`.
  package func art(for request: CatalogRequest) -> CatalogArt? {
    let filled = slots.filter { $0.file != nil }
    guard let slot = request.best(of: filled, traits: { $0.traits }) else { return nil }
    return art.first { $0.slots.contains(slot) }
  }
}
