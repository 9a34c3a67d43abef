// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySyntax

/// What is read of a project's files before its targets are known. One that follows another reads only
/// what changed.
package final class ProjectReading {
  /// The files.
  package let tree: SourceTree
  /// The sources, lexed and outlined as far as they were needed.
  let library: SourceLibrary
  /// What each catalog holds.
  let catalogs: [(path: String, result: CatalogSearch.Result)]

  /// Reads files for the first time.
  package init(_ tree: SourceTree) {
    self.tree = tree
    let readings = tree.query.reading
    library = SourceLibrary(tree.sources.texts + tree.generated, readBy: readings.lexed)
    let excluded = InputSearch(tree.query).excluded
    catalogs = tree.catalogs.map { ($0.path, readings.sets(in: $0, excluded: excluded)) }
  }

  /// Reads what changed since an earlier look; `nil`: it was more than sources, and all has to be read.
  ///
  /// - Parameters:
  ///   - changed: The paths of what did, as the tree's folder is named.
  ///   - replaced: Sources that have other bytes than on the disk.
  package init?(
    _ earlier: ProjectReading, changed: [String],
    replacing replaced: ReplacedFiles = ReplacedFiles()
  ) {
    guard let tree = SourceTree(earlier.tree, changed: changed, replacing: replaced) else {
      return nil
    }
    self.tree = tree
    library = SourceLibrary(tree.sources.texts + tree.generated, readBy: tree.query.reading.lexed)
    catalogs = earlier.catalogs
  }
}
