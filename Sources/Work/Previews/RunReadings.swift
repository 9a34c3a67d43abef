// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
package import VibrancyAssets
package import VibrancyCache
package import VibrancySyntax

/// What a run has read of folders: files, catalogs and sources, each once, whether lint, drawing or
/// the search for inputs asks first.
///
/// It holds for one look at the disk: what changes meanwhile is seen by the next one.
package final class RunReadings: Sendable {
  /// The work for all that share it.
  package struct Effort: Sendable, Hashable {
    /// Folders walked for sources and project files.
    package var folders = WorkCount()
    /// Folders whose sources were read.
    package var sources = WorkCount()
    /// Walks for inputs.
    package var inputs = WorkCount()
    /// Catalogs searched for their sets.
    package var catalogs = WorkCount()
    /// Files lexed and outlined.
    package var lexed = LexedSources.Effort()
  }

  private struct FolderKey: Hashable, Sendable {
    let paths: ProjectPaths
    let excluded: [String]
    let followsOutside: Bool
    let heedsIgnoreFiles: Bool

    init(_ paths: ProjectPaths, _ query: InputQuery) {
      (self.paths, excluded) = (paths, query.excluded)
      (followsOutside, heedsIgnoreFiles) = (query.followsOutside, query.heedsIgnoreFiles)
    }
  }

  private struct InputKey: Hashable, Sendable {
    let search: InputSearch
    let paths: [String]
  }

  private struct CatalogKey: Hashable, Sendable {
    let folder: CatalogFolder
    let excluded: [GlobPattern]
  }

  /// The sources as they were lexed and outlined.
  package let lexed: LexedSources
  /// Sources that are looked at as they would be with other bytes.
  private let replaced: ReplacedFiles

  private let searches: Readings<FolderKey, SourceSearch>
  private let sources = Readings<FolderKey, ProjectFolder>()
  private let walks: Readings<InputKey, InputSearch.Result>
  private let catalogs: Readings<CatalogKey, CatalogSearch.Result>

  /// Nothing read yet.
  ///
  /// - Parameters:
  ///   - lexed: What was lexed of the same project elsewhere.
  ///   - replaced: Sources that are looked at as they would be with other bytes.
  package init(
    lexed: LexedSources = LexedSources(), replacing replaced: ReplacedFiles = ReplacedFiles()
  ) {
    (self.lexed, self.replaced) = (lexed, replaced)
    (searches, walks, catalogs) = (Readings(), Readings(), Readings())
  }

  /// What was read for another look at the same state of the disk, but for sources, of which some have
  /// other bytes.
  package init(sharing other: RunReadings, replacing replaced: ReplacedFiles) {
    (lexed, self.replaced) = (other.lexed, replaced)
    (searches, walks, catalogs) = (other.searches, other.walks, other.catalogs)
  }

  /// The work so far.
  package var effort: Effort {
    var effort = Effort()
    (effort.folders, effort.sources) = (searches.count, sources.count)
    (effort.inputs, effort.catalogs) = (walks.count, catalogs.count)
    effort.lexed = lexed.effort
    return effort
  }

  /// Begins another look at the disk, of which the tokens of files that are the same are kept.
  package func beginLook() {
    searches.forget()
    sources.forget()
    walks.forget()
    catalogs.forget()
    lexed.beginLook()
  }

  /// The sources, project files and other names of what is searched for an input.
  package func search(of paths: ProjectPaths, _ query: InputQuery) -> SourceSearch {
    searches.value(of: FolderKey(paths, query)) {
      paths.search(
        excluded: query.excluded.map { GlobPattern($0) }, followsOutside: query.followsOutside,
        heedsIgnoreFiles: query.heedsIgnoreFiles)
    }
  }

  /// The same, with the targets that project files name and the sources' bytes.
  package func folder(of paths: ProjectPaths, _ query: InputQuery) -> ProjectFolder {
    sources.value(of: FolderKey(paths, query)) {
      ProjectFolder(search(of: paths, query), lexed, replacing: replaced)
    }
  }

  /// The inputs that paths lead to.
  package func inputs(at paths: [String], by search: InputSearch) -> InputSearch.Result {
    walks.value(of: InputKey(search: search, paths: paths)) { search.files(at: paths) }
  }

  /// The sets of a catalog, group or set.
  package func sets(
    in folder: CatalogFolder, excluded: [GlobPattern] = []
  ) -> CatalogSearch.Result {
    catalogs.value(of: CatalogKey(folder: folder, excluded: excluded)) {
      var search = CatalogSearch()
      search.excluded = excluded
      return search.sets(in: [folder])
    }
  }
}

/// Values by what they are read of.
private final class Readings<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var known: [Key: Value] = [:]
    var count = WorkCount()
  }

  private let state = Mutex(State())

  var count: WorkCount { state.withLock { $0.count } }

  /// Drops all values.
  func forget() { state.withLock { $0.known = [:] } }

  /// A value, read unless it is known.
  func value(of key: Key, _ read: () -> Value) -> Value {
    state.withLock { state in
      state.count.asked += 1
      if let known = state.known[key] { return known }
      state.count.done += 1
      let value = read()
      state.known[key] = value
      return value
    }
  }
}

/// What was read says nothing of what is asked for.
extension RunReadings: Hashable, KeyIngredient {
  package static func == (left: RunReadings, right: RunReadings) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  package func add(to key: inout KeyBytes) {}
}
