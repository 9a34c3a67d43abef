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
