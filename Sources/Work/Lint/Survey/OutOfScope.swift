// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyReporting

/// What is out of scope and could not be looked at: counted, for nobody asked about it.
struct OutOfScope {
  /// Pictures that Git LFS did not fetch.
  var pointers = 0
  /// Catalog files and loose pictures that cannot be read.
  var broken = 0

  /// One sentence each.
  var notes: [String] {
    var notes: [String] = []
    if pointers > 0 {
      notes.append("\(counted(pointers, "Git LFS pointer")) out of scope, not fetched")
    }
    if broken > 0 {
      notes.append(
        "\(counted(broken, "file")) out of scope cannot be read: name the catalog or file to see why"
      )
    }
    return notes
  }
}

extension Survey {
  /// What the app icon that people see first is called, unless its project says otherwise.
  static let primaryIcons: Set = ["AppIcon"]

  /// Whether a file of a catalog, which cannot be read, would have been in scope by its path.
  ///
  /// - Parameter path: Below the project's root.
  static func isScoped(brokenAt path: String) -> Bool {
    ScopeExpression.matches(path) || path.contains(".appiconset/")
  }

  /// Whether a catalog is a watch's: by the folders it lies in, or the devices its slots are for.
  static func isWatch(_ path: String, _ set: CatalogSet) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    if folders.contains(where: {
      let name = $0.lowercased()
      return name.contains("watch") && !name.contains("stopwatch") || name.contains("complication")
    }) {
      return true
    }
    guard case .image(let images) = set else { return false }
    let filled = images.slots.filter { $0.file != nil }
    return !filled.isEmpty && filled.allSatisfy { $0.traits.idiom == .watch }
  }
}
