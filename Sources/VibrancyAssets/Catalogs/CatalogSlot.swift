// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// An entry of an image set or app-icon set.
package struct CatalogSlot: Sendable, Hashable {
  /// What it is for.
  package let traits: SlotTraits
  /// The file in the set's folder; `nil` if the slot is unfilled or its file is missing.
  package let file: String?
  /// Where `Contents.json` names the file; an unfilled slot's entry.
  package let position: JSONPosition

  /// A slot.
  package init(traits: SlotTraits, file: String?, position: JSONPosition) {
    (self.traits, self.file, self.position) = (traits, file, position)
  }
}
