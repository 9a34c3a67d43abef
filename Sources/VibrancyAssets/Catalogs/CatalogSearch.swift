// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the sets of asset catalogs and reads what they hold, pictures aside.
package struct CatalogSearch: Sendable {
  /// What was found, and what could not be.
  package struct Result: Sendable, Hashable {
    /// The sets, each once: in the order of the folders given, then of names.
    package var sets: [CatalogSet] = []
    /// How many sets of other kinds were passed over, by the end of their name.
    package var passedOver: [String: Int] = [:]
    /// What is odd; the sets are used without it.
    package var warnings: [CatalogWarning] = []
    /// What could not be read; the rest was.
    package var errors: [CatalogError] = []

    /// Nothing found.
    package init() {}
  }

  /// Patterns of paths to leave out, as for `InputSearch`: sets, groups and files.
  package var excluded: [GlobPattern] = []

  /// A search without exclusions.
  package init() {}

  /// Finds the sets in catalogs, groups and sets.
  package func sets(in folders: [CatalogFolder]) -> Result {
    var result = Result()
    var reader = CatalogReader(excluded: excluded)
    var walk = CatalogWalk(excluded: excluded)
    var names: Set<String> = []
    var done = 0
    for folder in folders {
      walk.run(folder, reader: &reader)
      let found = walk.found[done...].sorted {
        $0.place.relativePath.utf8.lexicographicallyPrecedes($1.place.relativePath.utf8)
      }
      done = walk.found.count
      for (kind, place) in found {
        // An image set beside an icon set of the same name.
        let stem = CatalogWalk.stem(place.relativePath)
        let name = kind == .color || names.insert(stem).inserted ? stem : place.relativePath
        if let set = reader.set(kind, at: place, outputName: name) { result.sets.append(set) }
      }
    }
    result.passedOver = walk.passedOver
    result.warnings = reader.warnings
    result.errors = walk.errors + reader.errors
    return result
  }
}
