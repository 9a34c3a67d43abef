// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets

/// A set of a catalog, and where it lies below the folder that was searched.
package struct LocatedSet {
  let set: CatalogSet
  /// The set's folder.
  let path: String
  /// Its catalog.
  let catalog: String

  /// A set that was found in a catalog.
  package init(_ set: CatalogSet, of catalog: CatalogFolder, below: (String) -> String) {
    self.set = set
    (path, self.catalog) = (below(set.place.path), below(catalog.path))
  }
}
