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

  /// The outermost folder at or above a folder whose own name passes a test.
  static func outermost(of folder: String, where test: (String) -> Bool) -> String? {
    let names = folder.split(separator: "/")
    return names.firstIndex { test(String($0)) }.map { names[...$0].joined(separator: "/") }
  }

  /// Whether a folder of a path is named for the watch.
  static func isWatch(_ folder: String) -> Bool {
    let name = folder.lowercased()
    return name.contains("watch") && !name.contains("stopwatch")
  }

  /// Whether a folder of a path holds tests.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0 == "Mocks" || $0 == "UITests"
    }
  }
}
