// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem

/// A configuration's text, found and read.
struct ConfigurationText {
  let bytes: [UInt8]
  /// As the user knows it.
  let path: String
  /// Whether it lies outside of its folder, so that errors reveal nothing of it.
  let isOutside: Bool
  /// Where patterns and paths start from: its folder, absolute, in every spelling that inputs use.
  let folders: [String]
  /// What the files that it names may not lead out of.
  let root: Root

  /// Reads the configuration that holds; `nil`: there is none.
  ///
  /// - Parameters:
  ///   - followsOutside: Whether one that is found may be a link out of its folder.
  /// - Throws: `ConfigurationError`: it cannot be read, or inputs lie under two.
  init?(
    from source: ConfigurationSource, followsOutside: Bool, frame: PathFrame
  ) throws(ConfigurationError) {
    let search = ConfigurationSearch(frame: frame)
    var found: ConfigurationSearch.Found?
    var folders: [String] = []
    switch source {
    case .none: break
    case .file(let path):
      found = search.named(path)
      folders = found?.folders ?? []
    case .found(let inputs):
      for input in inputs.isEmpty ? ["."] : inputs {
        guard let next = search.found(above: input) else { continue }
        if let found, !found.isSame(as: next) { throw .several(found.path, next.path) }
        found = found ?? next
        folders += next.folders.filter { !folders.contains($0) }
      }
    }
    guard let found else { return nil }
    do throws(FileError) {
      (bytes, isOutside) = try search.bytes(of: found, followsOutside: followsOutside)
    } catch {
      throw .unreadable(error)
    }
    (path, self.folders) = (found.path, folders)
    root = search.root(of: found, followsOutside: followsOutside)
  }
}
