// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a folder in an asset catalog is, by the end of its name.
enum CatalogFolderKind: Hashable {
  case image, color, icon
  /// The catalog itself or a group of sets.
  case group
  /// A set of a kind that holds no widget art, such as `symbolset`.
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
