// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem
internal import VibrancyVocabulary

/// Finds the inputs that paths lead to: files as they are, folders walked, catalogs named.
///
/// In a folder, hidden entries, loops of links, excluded paths, what Git ignores, the output folder,
/// files named `*.vibrancy.png`, a contact sheet named `vibrancy.png`, stickers and what tools put
/// there (`Pods`, `node_modules`, `DerivedData`, `Carthage`, `build`) are passed over. Order is that
/// of the paths given, then of names.
package struct InputSearch: Sendable, Hashable {
  /// An input.
  package enum Found: Sendable, Hashable {
    /// A file.
    case file(AssetFile)
    /// An asset catalog, a group inside one or a set; `CatalogSearch` reads it.
    case catalog(CatalogFolder)

    /// As the user knows it.
    var path: String {
      switch self {
      case .file(let file): file.path
      case .catalog(let folder): folder.path
      }
    }
  }

  /// What was found, and what could not be.
  package struct Result: Sendable, Hashable {
    /// The inputs, each once.
    package var inputs: [Found] = []
    /// The names of Icon Composer's bundles in folders, `AppIcon` of `AppIcon.icon`.
    package var iconBundles: Set<String> = []
    /// How many pictures of folders are in formats that are not read, by the end of their names.
    package var unread: [String: Int] = [:]
    /// What else is in folders that were walked, if it is listed.
    package var others: [AssetFile] = []
    /// What went wrong on the way; the rest was still found.
    package var errors: [FileError] = []

    /// A sentence on the pictures that are not read; `nil`: there are none.
    package var noteOnUnread: String? {
      let count = unread.values.reduce(0, +)
      guard count > 0 else { return nil }
      let kinds = unread.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      return
        "skipped \(count == 1 ? "1 picture" : "\(count) pictures") in formats that are not read "
        + "(\(kinds.joined(separator: ", "))); export them as PNG"
    }

    /// The inputs that are files.
    package var files: [AssetFile] {
      inputs.compactMap { if case .file(let file) = $0 { file } else { nil } }
    }

    /// The inputs that are catalogs or lie in one.
    package var catalogs: [CatalogFolder] {
      inputs.compactMap { if case .catalog(let folder) = $0 { folder } else { nil } }
    }
  }

  /// Patterns of paths to leave out while walking.
  package var excluded: [GlobPattern] = []
  /// Whether the patterns hold for paths given by name, too.
  package var excludesNamed = false
  /// A folder that is not walked into: where the output goes.
  package var outputFolder: String?
  /// Whether what `.gitignore` files mean is left out while walking.
  package var heedsIgnoreFiles = true
  /// The project's root, where the caller knows it: absolute, without links.
  package var projectRoot: String?
  /// Whether links inside a folder or catalog are followed out of it.
  package var followsOutside = false
  /// Whether files of folders that are not inputs are listed, too, for who copies the folder.
  package var listsOthers = false

  /// A search without exclusions.
  package init() {}

  /// Finds what `paths` lead to.
  package func files(at paths: [String]) -> Result {
    var result = Result()
    var seen: Set<PathKey> = []
    let output = outputFolder.flatMap { SystemCall.resolved($0) }
    for given in paths {
      let path = PathText.trimmed(given)
      if excludesNamed, excluded.contains(where: { $0.matches(path) }) { continue }
      do throws(FileError) {
        try addNamed(path, output: output, seen: &seen, to: &result)
      } catch {
        result.errors.append(error)
      }
    }
    return result
  }

  private func addNamed(
    _ path: String, output: String?, seen: inout Set<PathKey>, to result: inout Result
  ) throws(FileError) {
    guard try SystemCall.status(of: path).kind == .folder else {
      add(.file(AssetFile(path: path)), path, seen: &seen, to: &result)
      return
    }
    if PathText.hasExtension(".png", path) { throw FileError(path: path, problem: .folder) }
    // A bundle is one thing, not a folder of pictures.
    if PathText.hasExtension(".icon", path) {
      add(.file(AssetFile(path: path)), path, seen: &seen, to: &result)
      return
    }
    if let output, SystemCall.resolved(path) == output {
      throw FileError(path: path, problem: .outputFolder)
    }
    if let folder = CatalogFolder(named: path) {
      let root = Root(ofCatalogFolder: path, followsOutside: followsOutside)
      add(.catalog(folder.found(in: root)), path, seen: &seen, to: &result)
      return
    }
    var walk = FolderWalk(
      root: path, excluded: excluded, outputFolder: output, followsOutside: followsOutside,
      project: heedsIgnoreFiles ? ProjectRoot(of: path, known: projectRoot) : nil,
      listsOthers: listsOthers)
    walk.run()
    result.unread.merge(walk.unread, uniquingKeysWith: +)
    guard walk.isFruitful else { throw FileError(path: path, problem: .emptyFolder) }
    result.errors += walk.errors
    result.iconBundles.formUnion(walk.iconBundles)
    result.others += walk.others
    // In place: a folder may hold a million files.
    var found = walk.files.map(Found.file)
    for catalog in walk.catalogs { found.append(.catalog(catalog)) }
    found.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.inputs.reserveCapacity(result.inputs.count + found.count)
    for input in found { add(input, input.path, seen: &seen, to: &result) }
  }

  private func add(
    _ input: Found, _ path: String, seen: inout Set<PathKey>, to result: inout Result
  ) {
    let folder = PathText.folder(path)
    let real = SystemCall.resolved(folder.isEmpty ? "." : String(folder)) ?? String(folder)
    let place = PathText.joined(real, PathText.lastName(path))
    // Where both are one, the path that is held anyway.
    let key = PathKey(PathKey.areOne(place, path) ? path : place)
    if seen.insert(key).inserted { result.inputs.append(input) }
  }
}
