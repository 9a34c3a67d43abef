// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
