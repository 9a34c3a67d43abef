// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A folder of a project that holds assets: a catalog, a group inside one, or one set.
public struct CatalogFolder: Sendable, Hashable {
  /// The path as the user knows it.
  public let path: String
  /// Its path below the input's root; empty if it is the root.
  public let relativePath: String
  /// What its parts may not lead out of; `nil` if it was named itself.
  package private(set) var root: Root?

  /// A folder by its path, and by that below the input's root.
  public init(path: String, relativePath: String = "") {
    (self.path, self.relativePath) = (path, relativePath)
  }

  /// The folder at a path, if it is a catalog, a set, or lies inside a catalog.
  init?(named path: String) {
    self.init(path: path)
    let kind = CatalogFolderKind(ofName: PathText.lastName(path))
    if [.image, .color, .icon].contains(kind) { return }
    guard let real = SystemCall.resolved(path), Self.catalog(above: real) != nil else { return nil }
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
