// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// A folder of a project that holds assets: a catalog, a group inside one, or one set.
package struct CatalogFolder: Sendable, Hashable {
  /// The path as the user knows it.
  package let path: String
  /// Its path below the input's root; empty if it is the root.
  package let relativePath: String
  /// What its parts may not lead out of; `nil` if it was named itself.
  package private(set) var root: Root?

  /// A folder by its path, and by that below the input's root.
  package init(path: String, relativePath: String = "") {
    (self.path, self.relativePath) = (path, relativePath)
  }

  /// The folder at a path, if it is a catalog, a set, or lies inside a catalog.
  init?(named path: String) {
    self.init(path: path)
    let kind = CatalogFolderKind(ofName: PathText.lastName(path))
    if [.image, .color, .icon].contains(kind) { return }
    guard let real = SystemCall.resolved(path), Self.catalog(above: real) != nil else { return nil }
  }

  /// Whether a path leads to a catalog, a set, or a folder inside a catalog.
  package static func isNamed(_ path: String) -> Bool {
    CatalogFolder(named: PathText.trimmed(path)) != nil
  }

  /// The same, found or named inside an input.
  package func found(in root: Root) -> CatalogFolder {
    var folder = self
    folder.root = root
    return folder
  }

  /// The innermost catalog that a path without links lies in or is.
  static func catalog(above real: String) -> String? {
    let names = real.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let last = names.lastIndex { PathText.hasExtension(catalogExtension, $0) }
    return last.map { "/" + names[...$0].joined(separator: "/") }
  }

  static let catalogExtension = ".xcassets"
}

/// What a folder in an asset catalog is, by the end of its name.
enum CatalogFolderKind: Hashable {
  case image, color, icon
  /// The catalog itself or a group of sets.
  case group
  /// A set of a kind that is not read itself, such as `symbolset`. Image sets may lie in it, as in a
  /// `complicationset`; they are called by its name and theirs, `Complication/Modular`.
  case other(String)

  init(ofName name: String) {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex else {
      self = .group
      return
    }
    let ending = String(name[bytes.index(after: dot)...])
    self =
      switch ending.lowercased() {
      case "imageset": .image
      case "colorset": .color
      case "appiconset": .icon
      case let ending where Self.others.contains(ending) || Self.isSetLike(ending): .other(ending)
      default: .group
      }
  }

  /// Whether image sets that lie in it are sets of their own: those of layers and stickers are not.
  var mayHoldSets: Bool {
    if case .other(let ending) = self { Self.isSetLike(ending) } else { false }
  }

  /// Those whose name does not end in `set`.
  private static let others: Set<String> = [
    "arobject", "arresourcegroup", "brandassets", "gcdashboardimage", "gcleaderboard", "imagestack",
    "imagestacklayer", "launchimage", "solidimagestack", "solidimagestacklayer", "spriteatlas",
    "sticker", "stickerpack", "stickersequence",
  ]

  private static func isSetLike(_ ending: String) -> Bool {
    ending.count > 3 && ending.hasSuffix("set")
      && ending.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}
