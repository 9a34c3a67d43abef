// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The folders of widget targets.
enum TargetFolders {
  /// For each widget or bundle: the outermost folder that is named for a widget; else the common
  /// folder of what its bundle names; else its own. Nested ones are one.
  static func folders(of outline: Outline, isScopeName: (String) -> Bool) -> [String] {
    let places = declared(outline)
    let bundles = outline.types.lazy.filter { !$0.bundled.isEmpty }.map { type in
      (name: type.name, folders: type.bundled.sorted().flatMap { places[$0] ?? [] })
    }
    var common: [String: String] = [:]
    for bundle in bundles {
      guard let folder = PathNames.commonFolder(of: bundle.folders) else { continue }
      // The root would take in the whole input, unless it is where the widgets are.
      guard !folder.isEmpty || bundle.folders.contains("") else { continue }
      for type in outline.types where type.name == bundle.name {
        common[type.name] = folder
        for member in type.bundled where common[member] == nil { common[member] = folder }
      }
    }
    var folders: Set<String> = []
    for type in outline.widgets.union(outline.bundles) {
      for folder in places[type] ?? [] {
        folders.insert(
          PathNames.outermost(of: folder, where: isScopeName) ?? common[type] ?? folder)
      }
    }
    return fused(folders)
  }

  /// The folders in which each type is declared, or else extended.
  private static func declared(_ outline: Outline) -> [String: [String]] {
    var declared: [String: [String]] = [:]
    var extended: [String: [String]] = [:]
    for type in outline.types {
      let folder = PathNames.folder(of: type.place.path)
      if type.isExtension {
        extended[type.name, default: []].append(folder)
      } else {
        declared[type.name, default: []].append(folder)
      }
    }
    return declared.merging(extended) { declared, _ in declared }
  }

  private static func fused(_ folders: Set<String>) -> [String] {
    folders.filter { folder in
      !folders.contains { $0 != folder && PathNames.isPath(folder, in: $0) }
    }.sorted()
  }
}

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
