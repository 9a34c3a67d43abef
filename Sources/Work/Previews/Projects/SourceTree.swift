// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
package import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary

/// The files below a folder that its widgets are drawn from: sources, project files, tables of texts
/// and catalogs. Nothing of them is understood yet.
package final class SourceTree: Sendable {
  /// The folder, as it was named.
  let folder: String
  let query: InputQuery
  let paths: ProjectPaths
  let search: SourceSearch
  let projects: (targets: [ProjectTarget], notes: [String])
  let sources: SourceTexts
  /// What Xcode generates of definitions of intents, and of models of Core Data, at their paths.
  let generated: [SourceText]
  let catalogs: [CatalogFolder]
  /// The digest of all that decides what its widgets look like; `nil` if something of it cannot be
  /// read, so that nothing may be kept.
  package let digest: CacheKey?
  /// The files that are read when a widget shows them, and their folders, as they were before the
  /// digest was made.
  private let readLater: [String: FolderTree.Stamp]

  /// Finds and reads a folder's files; `nil` if it holds no Swift source.
  ///
  /// - Parameters:
  ///   - folder: As it was named.
  ///   - query: What is left out, and whether links are followed out of it.
  package init?(folder: String, _ query: InputQuery) {
    self.folder = PathBelow.trimmed(folder)
    self.query = query
    paths =
      ProjectPaths(
        ProjectRoot(of: self.folder, known: query.projectRoot), input: self.folder
      ).alone
    let readings = query.reading
    let read = readings.folder(of: paths, query)
    (search, projects, sources) = (read.search, read.projects, read.sources)
    guard !search.sources.isEmpty else { return nil }
    let intents = search.intentFiles.compactMap { file in
      SourceSearch.bytes(of: file).flatMap { IntentDefinition($0) }.map {
        SourceText(path: file.relativePath, bytes: Array($0.swift.utf8))
      }
    }
    let models = search.modelFiles.compactMap { file in
      SourceSearch.bytes(of: file).flatMap { DataModel($0) }.map {
        // A target lists the folder of a version.
        SourceText(
          path: String(file.relativePath.dropLast("/contents".count)),
          bytes: Array($0.swift.utf8))
      }
    }
    generated = intents + models
    catalogs = readings.inputs(at: [self.folder], by: InputSearch(query)).catalogs
    let folders =
      catalogs.flatMap { FolderTree.folders(below: $0.path) }
      + (query.symbolFolder.map { [$0.path] } ?? [])
    var files = FolderTree.stamps(in: folders)
    for folder in folders { files[folder] = nil }
    for file in search.stringFiles + search.dataFiles {
      files[file.path] = FolderTree.Stamp(file.path)
    }
    // A folder changes with the names in it.
    readLater = folders.reduce(into: files) { $0[$1] = FolderTree.Stamp($1) }
    var key = KeyBytes()
    key.add(self.folder)
    key.add(query.excluded)
    key.add(value: query.followsOutside)
    key.add(value: query.symbolFolder as Any)
    key.add(value: projects.targets)
    for source in sources.texts + generated {
      key.add(source.path)
      key.add(digestOf: source.bytes)
    }
    let areRead = files.keys.sorted().allSatisfy { path in
      guard let bytes = try? FileBytes.all(of: path, limit: Self.mostBytes) else { return false }
      key.add(path)
      key.add(digestOf: bytes)
      return true
    }
    key.add(projects.notes + (sources.note.map { [$0] } ?? []))
    digest = areRead ? key.key : nil
  }

  /// The files of a folder that was read before, and of which sources changed; `nil`: anything else did,
  /// so that all has to be read. It has no digest.
  ///
  /// - Parameter replaced: Sources that have other bytes than on the disk.
  convenience init?(
    _ earlier: SourceTree, changed: [String], replacing replaced: ReplacedFiles = ReplacedFiles()
  ) {
    let files = earlier.search.sources.filter { changed.contains($0.path) }
    guard files.count == Set(changed).count,
      let sources = earlier.sources.rereading(files, replacing: replaced)
    else { return nil }
    self.init(earlier, earlier.query, sources, digest: nil)
  }

  /// The files without the bytes of sources, which a project has as far as it needs them, and without
  /// what else the run has read.
  var withoutSources: SourceTree {
    var query = query
    query.readings = nil
    return SourceTree(self, query, sources.withoutTexts, digest: digest)
  }

  private init(
    _ other: SourceTree, _ query: InputQuery, _ sources: SourceTexts, digest: CacheKey?
  ) {
    (folder, self.query, paths, search) = (other.folder, query, other.paths, other.search)
    (projects, generated, catalogs) = (other.projects, other.generated, other.catalogs)
    (self.sources, self.digest, readLater) = (sources, digest, other.readLater)
  }

  /// Its Swift files, their paths below the folder.
  package var texts: [SourceText] { sources.texts }

  /// The path of one of its files, as the folder was named.
  package func path(of text: SourceText) -> String { PathText.joined(folder, text.path) }

  /// A sentence about the folder, which needs no name where it is the working directory.
  func sentence(_ text: String) -> String { folder == "." ? text : "\(folder): \(text)" }

  /// The files whose bytes decide what its widgets look like.
  package var filePaths: [String] {
    search.sources.map(\.path) + readLater.keys.sorted()
  }

  /// What is odd about its files, one line each.
  package var notes: [String] { projects.notes + (sources.note.map { [$0] } ?? []) }

  /// What its files may not lead out of.
  var root: Root { AssetFile(path: folder).rootOfParts(followsOutside: query.followsOutside) }

  /// The most bytes of a file: no widget shows a larger picture.
  private static let mostBytes = 64 << 20

  /// Whether the files that are not held are still those of the digest.
  package var isUnchanged: Bool {
    readLater.allSatisfy { FolderTree.Stamp($0.key) == $0.value }
  }
}
