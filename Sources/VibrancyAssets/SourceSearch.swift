// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds what a project's folder holds beside its catalogs: Swift sources, and files by name.
///
/// Hidden entries, loops of links, catalogs, what tools put there and what `InputSearch` leaves
/// out are passed over. What cannot be read is no evidence and is left out silently: nobody named
/// it.
package struct SourceSearch: Sendable {
  /// A source.
  package struct File: Sendable, Hashable {
    /// The path as the user knows it.
    package let path: String
    /// The path below the root.
    package let relativePath: String
    fileprivate let root: Root
  }

  /// The Swift sources, by path.
  package private(set) var sources: [File] = []
  /// The names of all other files outside of catalogs, and of sets that are no image or color.
  package private(set) var fileNames: Set<String> = []
  /// How many Swift sources lead out of the folder and are left out.
  package private(set) var outsideCount = 0

  private struct Folder {
    let path: String
    let relative: String
    /// Whether it is a catalog or a group inside one.
    var isInCatalog = false
  }

  /// The most bytes of a source that is read: larger ones are generated data.
  private static let mostBytes = 4 << 20
  private static let mostFiles = 200_000

  /// Walks a folder.
  package init(root: String, excluded: [GlobPattern], followsOutside: Bool) {
    let bounds = Root(folder: root, followsOutside: followsOutside)
    var visited: Set<FileIdentity> = []
    var open = [Folder(path: PathText.trimmed(root), relative: "")]
    var count = 0
    while let folder = open.popLast(), count < Self.mostFiles {
      guard let identity = FileIdentity.of(folder.path), visited.insert(identity).inserted,
        let entries = try? SystemCall.entries(of: folder.path)
      else { continue }
      for entry in entries where entry.isUnicode && !PathText.isHidden(entry.name) {
        let path = PathText.joined(folder.path, entry.name)
        let relative = PathText.joined(folder.relative, entry.name)
        if excluded.exclude(path, relative: relative) { continue }
        guard let kind = try? SystemCall.status(of: path).kind else { continue }
        if entry.mayBeLink, (try? bounds.check(path)) == nil {
          if kind == .file, PathText.hasExtension(".swift", entry.name) { outsideCount += 1 }
          continue
        }
        if kind == .folder, folder.isInCatalog {
          visitSet(entry.name, path: path, relative: relative, open: &open)
        } else if kind == .folder {
          if FolderWalk.isWalked(entry.name) {
            let isInCatalog = PathText.hasExtension(CatalogFolder.catalogExtension, entry.name)
            open.append(Folder(path: path, relative: relative, isInCatalog: isInCatalog))
          }
        } else if folder.isInCatalog {
          continue
        } else if PathText.hasExtension(".swift", entry.name) {
          count += 1
          sources.append(File(path: path, relativePath: relative, root: bounds))
        } else {
          count += 1
          fileNames.insert(entry.name)
        }
      }
    }
    sources.sort { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
  }

  /// A folder inside a catalog: a group is walked, a set of another kind has a name.
  private mutating func visitSet(
    _ name: String, path: String, relative: String, open: inout [Folder]
  ) {
    switch CatalogFolderKind(ofName: name) {
    case .group: open.append(Folder(path: path, relative: relative, isInCatalog: true))
    case .other: fileNames.insert(name)
    case .image, .color, .icon: break
    }
  }

  /// The bytes of a source; `nil` if it cannot be read or is too large to be written by hand.
  package static func bytes(of file: File) -> [UInt8]? {
    try? FileBytes.all(of: file.path, limit: mostBytes, within: file.root)
  }
}

/// Which folders hold widget art, by their names.
///
/// `widget|complication|lock ?screen|accessory ?(circular|rectangular|inline|corner|widget)|`
/// `watch ?(widget|complication|extension)`, capitals or not, anywhere in the path.
package enum ScopeExpression {
  /// Whether a path, or one folder's name, names a widget, complication, watch or Lock Screen
  /// target.
  package static func matches(_ path: String) -> Bool {
    let text = path.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    return words.contains { contains(text, $0) }
  }

  /// Every spelling that the expression stands for.
  private static let words: [[UInt8]] = {
    var words = ["widget", "complication", "lockscreen", "lock screen"]
    for space in ["", " "] {
      words += ["circular", "rectangular", "inline", "corner"].map { "accessory\(space)\($0)" }
      words.append("watch\(space)extension")
    }
    return words.map { Array($0.utf8) }
  }()

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { text[$0...].starts(with: word) }
  }
}
