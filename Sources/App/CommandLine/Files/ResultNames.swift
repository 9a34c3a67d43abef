// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem

/// What the results of a conversion are called below the output folder: what goes in comes out.
///
/// A catalog, a group or a set that was named comes out under its own name, what a folder holds
/// under its path below the folder, a file under its name.
struct ResultNames: Sendable {
  /// What stands in front of paths below the folders that were named.
  private var prefixes: [String: String] = [:]

  /// - Parameter words: The paths that were named.
  init(of words: [String]) {
    for word in words {
      let path = PathBelow.trimmed(word)
      guard FileSystem.isFolder(path) else { continue }
      prefixes[path] = CatalogFolder.isNamed(path) ? Self.name(ofFolder: path) : ""
    }
  }

  /// The folders that were named and come out as folders of their own, with the names they get.
  var wholes: [(path: String, name: String)] {
    prefixes.filter { !$0.value.isEmpty }.map { (path: $0.key, name: $0.value) }
      .sorted { $0.path < $1.path }
  }

  /// A folder's name as it was typed; of `.` and `..` that of the folder itself.
  private static func name(ofFolder path: String) -> String {
    let name = FileSystem.lastName(of: path)
    guard [".", "..", ""].contains(name) else { return name }
    return FileSystem.lastName(of: FileSystem.resolved(path) ?? path)
  }

  /// What the result of an input is called.
  func name(of input: Input) -> String {
    guard input.source == .file else { return input.name + ".png" }
    let path = input.path
    // The outermost folder that was named counts: a set named beside its catalog stays in it.
    var found: String?
    var folder = FileSystem.folder(of: path)
    while true {
      if let prefix = prefixes[folder] {
        let skipped = folder.utf8.last == UInt8(ascii: "/") ? 0 : 1
        let tail = String(Substring(path.utf8.dropFirst(folder.utf8.count + skipped)))
        found = FileSystem.joined(prefix, tail)
      }
      let next = FileSystem.folder(of: folder)
      if folder.isEmpty || next == folder { break }
      folder = next
    }
    if let found { return found }
    let name = FileSystem.lastName(of: path)
    return name.lowercased().hasSuffix(".png") ? name : input.name + ".png"
  }
}
