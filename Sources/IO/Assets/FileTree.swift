// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// All files below a folder, whatever they are, for who copies it.
///
/// Hidden entries are left out, as they are from every walk; each folder is visited once, whatever
/// links there are.
struct FileTree {
  /// The files, in the order of their names within each folder.
  private(set) var paths: [String] = []
  /// What cannot be listed or leads outside.
  private(set) var errors: [FileError] = []

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - root: What links may not lead out of.
  ///   - outputFolder: A folder to pass over, without links.
  init(below folder: String, within root: Root, passingOver outputFolder: String?) {
    var open = [folder]
    var visited: Set<FileIdentity> = []
    while let folder = open.popLast() {
      guard let identity = FileIdentity.of(folder), visited.insert(identity).inserted,
        outputFolder == nil || SystemCall.resolved(folder) != outputFolder
      else { continue }
      do throws(FileError) {
        let entries = try SystemCall.entries(of: folder)
        for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        where !PathText.isHidden(entry.name) {
          add(entry, at: PathText.joined(folder, entry.name), within: root, to: &open)
        }
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(
    _ entry: FolderEntry, at path: String, within root: Root, to open: inout [String]
  ) {
    do throws(FileError) {
      guard entry.isUnicode else { throw FileError(path: path, problem: .unspeakableName) }
      let kind = try entry.kind(at: path)
      if entry.mayBeLink { try root.check(path) }
      switch kind {
      case .folder: open.append(path)
      case .file: paths.append(path)
      case .other: throw FileError(path: path, problem: .special)
      }
    } catch {
      errors.append(error)
    }
  }
}

extension CatalogFolder {
  /// All files in it, each with what it may not lead out of.
  ///
  /// - Parameter outputFolder: A folder to pass over.
  package func files(passingOver outputFolder: String?) -> (
    files: [AssetFile], errors: [FileError]
  ) {
    let root = root ?? Root(ofCatalogFolder: path, followsOutside: false)
    let output = outputFolder.flatMap { SystemCall.resolved($0) }
    let tree = FileTree(below: path, within: root, passingOver: output)
    let files = tree.paths.map { found in
      let tail = String(Substring(found.utf8.dropFirst(path.utf8.count + 1)))
      return AssetFile(path: found, relativePath: PathText.joined(relativePath, tail))
        .found(in: root)
    }
    return (files, tree.errors)
  }
}
