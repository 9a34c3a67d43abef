// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

extension Root {
  /// The catalog that a folder lies in, or the folder itself: sets share their catalog's namespaces.
  package convenience init(ofCatalogFolder path: String, followsOutside: Bool) {
    self.init(
      folder: path, at: SystemCall.resolved(path).map { CatalogFolder.catalog(above: $0) ?? $0 },
      followsOutside: followsOutside)
  }
}
