// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// Finds the sets of asset catalogs and reads what they hold, pictures aside.
package struct CatalogSearch: Sendable {
  /// What was found, and what could not be.
  package struct Result: Sendable, Hashable {
    /// The sets, each once: in the order of the folders given, then of names.
    package var sets: [CatalogSet] = []
    /// The symbol sets, in no order that matters; they count as passed over.
    package var symbols: [SymbolSet] = []
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

  /// What an image set says of a picture right in it that was named itself; `nil` where it lies in
  /// none, or in one that cannot be read or does not name it.
  package static func art(of file: AssetFile) -> CatalogArt? {
    let (folder, name) = (PathText.folder(file.path), PathText.lastName(file.path))
    // Whoever stands in the set types the bare name.
    guard file.root == nil,
      let set = SystemCall.resolved(folder.isEmpty ? "." : String(folder)),
      CatalogFolderKind(ofName: PathText.lastName(set)) == .image
    else { return nil }
    let found = CatalogSearch().sets(in: [CatalogFolder(path: set)])
    guard found.errors.isEmpty else { return nil }
    return found.sets.lazy.flatMap(\.art).first { PathText.lastName($0.path) == name }
  }

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
    result.symbols = walk.symbols
    result.passedOver = walk.passedOver
    result.warnings = reader.warnings
    result.errors = walk.errors + reader.errors
    return result
  }
}

/// Goes through catalogs, groups and sets, each once, whatever links there are.
struct CatalogWalk {
  /// The sets found, with the path below their root; in no order that matters.
  private(set) var found: [(kind: CatalogFolderKind, place: CatalogPlace)] = []
  /// The symbol sets among those of other kinds.
  private(set) var symbols: [SymbolSet] = []
  /// How many sets of other kinds there were, by the end of their name.
  private(set) var passedOver: [String: Int] = [:]
  /// What could not be listed.
  private(set) var errors: [CatalogError] = []

  private struct Group {
    let path: String
    let relativePath: String
    /// What is put in front of names below it.
    let namespace: String
    /// What it may not lead out of.
    let root: Root
  }

  private let excluded: [GlobPattern]
  private var visited: Set<FileIdentity> = []
  private var open: [Group] = []

  init(excluded: [GlobPattern]) { self.excluded = excluded }

  /// Goes through a folder that a search found.
  mutating func run(_ folder: CatalogFolder, reader: inout CatalogReader) {
    let name = PathText.lastName(folder.path)
    let root = folder.root ?? Root(ofCatalogFolder: folder.path, followsOutside: false)
    do throws(FileError) { try root.check(folder.path) } catch {
      errors.append(.unreadable(error))
      return
    }
    let namespace = outerNamespace(of: folder.path, within: root)
    let kind = CatalogFolderKind(ofName: name)
    if kind == .group || kind.mayHoldSets && holdsImageSets(folder.path) {
      open = [
        Group(
          path: folder.path, relativePath: folder.relativePath, namespace: namespace, root: root)
      ]
    } else {
      let relative = folder.relativePath.isEmpty ? name : folder.relativePath
      add(
        kind, Group(path: folder.path, relativePath: relative, namespace: namespace, root: root))
    }
    while let group = open.popLast() { visit(group, reader: &reader) }
  }

  private mutating func visit(_ group: Group, reader: inout CatalogReader) {
    guard let identity = FileIdentity.of(group.path), visited.insert(identity).inserted else {
      return
    }
    let own = Self.namespace(of: group.path, within: group.root, &reader)
    let namespace = group.namespace + own
    let entries: [FolderEntry]
    do throws(FileError) {
      entries = try SystemCall.entries(of: group.path)
    } catch {
      errors.append(.unreadable(error))
      return
    }
    for entry in entries where !PathText.isHidden(entry.name) && entry.name != "Contents.json" {
      let path = PathText.joined(group.path, entry.name)
      let relative = PathText.joined(group.relativePath, entry.name)
      guard entry.isUnicode else {
        errors.append(.unreadable(FileError(path: path, problem: .unspeakableName)))
        continue
      }
      guard !excluded.exclude(path, relative: relative),
        entry.isFolder || (try? SystemCall.status(of: path).kind) == .folder
      else { continue }
      do throws(FileError) { if entry.mayBeLink { try group.root.check(path) } } catch {
        errors.append(.unreadable(error))
        continue
      }
      let below = Group(
        path: path, relativePath: relative, namespace: namespace, root: group.root)
      let kind = CatalogFolderKind(ofName: entry.name)
      if kind == .group || kind.mayHoldSets && holdsImageSets(path) {
        open.append(below)
      } else {
        add(kind, below)
      }
    }
  }

  private mutating func add(_ kind: CatalogFolderKind, _ folder: Group) {
    guard let identity = FileIdentity.of(folder.path), visited.insert(identity).inserted else {
      return
    }
    let stem = Self.stem(PathText.lastName(folder.path))
    let place = CatalogPlace(
      path: folder.path, relativePath: folder.relativePath, name: folder.namespace + stem,
      root: folder.root)
    guard case .other(let ending) = kind else { return found.append((kind, place)) }
    passedOver[ending, default: 0] += 1
    if ending == "symbolset" { symbols.append(SymbolSet(place: place)) }
  }

  /// The namespaces between a folder and its catalog; what is broken there is not its business.
  private func outerNamespace(of path: String, within root: Root) -> String {
    guard let real = SystemCall.resolved(path) else { return "" }
    let names = real.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard
      let catalog = names.lastIndex(where: {
        PathText.hasExtension(CatalogFolder.catalogExtension, $0)
      })
    else { return "" }
    var reader = CatalogReader(excluded: [])
    return names.indices.dropLast().filter { $0 > catalog }.reduce(into: "") { result, index in
      let folder = "/" + names[...index].joined(separator: "/")
      result += Self.namespace(of: folder, within: root, &reader)
    }
  }

  /// What a folder puts in front of the names of what lies in it: a group that says so its name, a
  /// set that holds sets its name without the kind, a catalog nothing.
  private static func namespace(
    of folder: String, within root: Root, _ reader: inout CatalogReader
  ) -> String {
    let name = PathText.lastName(folder)
    if CatalogFolderKind(ofName: name).mayHoldSets { return stem(name) + "/" }
    let isCatalog = PathText.hasExtension(CatalogFolder.catalogExtension, name)
    return reader.readNamespace(of: folder, within: root) && !isCatalog ? name + "/" : ""
  }

  /// Whether a set of a kind that is not read has an image set right in it.
  private func holdsImageSets(_ path: String) -> Bool {
    let entries = (try? SystemCall.entries(of: path)) ?? []
    return entries.contains { CatalogFolderKind(ofName: $0.name) == .image }
  }

  /// A set's name without the kind.
  static func stem(_ name: String) -> String {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    return dot.map { String(name[..<$0]) } ?? name
  }
}
