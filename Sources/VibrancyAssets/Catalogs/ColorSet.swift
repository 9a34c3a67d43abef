// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

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

  /// The color for a device and a look, by the order of `CatalogRequest`; `nil` if there is no
  /// such entry or it leaves the color to the system.
  package func color(for request: CatalogRequest) -> CatalogColor? {
    request.best(of: slots, traits: { $0.traits })?.color
  }
}
