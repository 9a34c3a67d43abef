// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Paths below the input's root, with `/` between names; the root is empty.
enum PathNames {
  /// The folder a file is in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Whether a path is a folder, or is below it.
  static func isPath(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// The folder above all of these.
  static func commonFolder(of folders: [String]) -> String? {
    guard var common = folders.first?.split(separator: "/") else { return nil }
    for folder in folders.dropFirst() {
      let names = folder.split(separator: "/")
      common = Array(zip(common, names).prefix { $0 == $1 }.map(\.0))
    }
    return common.joined(separator: "/")
  }

  /// The outermost folder at or above a folder whose own name passes a test.
  static func outermost(of folder: String, where test: (String) -> Bool) -> String? {
    let names = folder.split(separator: "/")
    return names.firstIndex { test(String($0)) }.map { names[...$0].joined(separator: "/") }
  }

  /// A folder and those above it, up to the root.
  static func folders(from folder: String) -> [String] {
    let names = folder.split(separator: "/")
    return (0...names.count).reversed().map { names[..<$0].joined(separator: "/") }
  }

  /// Whether a folder of a path is named for the watch.
  static func isWatch(_ folder: String) -> Bool { folder.lowercased().contains("watch") }
}
