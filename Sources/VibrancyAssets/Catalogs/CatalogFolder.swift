// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A folder of a project that holds assets: a catalog, a group inside one, or one set.
public struct CatalogFolder: Sendable, Hashable {
  /// The path as the user knows it.
  public let path: String
  /// Its path below the input's root; empty if it is the root.
  public let relativePath: String

  /// A folder by its path, and by that below the input's root.
  public init(path: String, relativePath: String = "") {
    (self.path, self.relativePath) = (path, relativePath)
  }

  /// The folder at a path, if it is a catalog, a set, or lies inside a catalog.
  init?(named path: String) {
    self.init(path: path)
    let kind = CatalogFolderKind(ofName: PathText.lastName(path))
    if [.image, .color, .icon].contains(kind) { return }
    guard let real = SystemCall.resolved(path),
      real.utf8.split(separator: UInt8(ascii: "/"))
        .contains(where: { PathText.hasExtension(Self.catalogExtension, String(Substring($0))) })
    else { return nil }
  }

  static let catalogExtension = ".xcassets"
}
