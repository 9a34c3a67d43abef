// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Files of a bundle by the names code may call them by.
struct BundleFiles {
  private let names: Set<String>

  init(_ files: Set<String>) {
    var names: Set<String> = []
    for file in files {
      let name = file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let plain = stem.lastIndex(of: "~").map { String(stem[..<$0]) } ?? stem
      let unscaled = plain.lastIndex(of: "@").map { String(plain[..<$0]) } ?? plain
      names.formUnion([name, stem, plain, unscaled].map { $0.lowercased() })
    }
    self.names = names
  }

  /// Whether a file answers to a name, with its extension or without, letter case aside.
  func contain(_ name: String) -> Bool {
    let last = name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    return names.contains(last.lowercased()) || names.contains(stem.lowercased())
  }
}
