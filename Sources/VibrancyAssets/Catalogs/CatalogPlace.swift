// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
}
