// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A color as a catalog states it.
package enum CatalogColor: Sendable, Hashable {
  /// By its components.
  case stored(StoredColor)
  /// By the system's name for it, such as `systemIndigoColor`.
  case system(name: String, platform: String?)
}
