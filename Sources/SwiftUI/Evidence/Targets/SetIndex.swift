// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTargets

/// The sets that one target can show, by the names code may call them by.
struct SetIndex {
  private struct Key: Hashable {
    var name: String
    var kind: KnownSet.Kind
  }

  /// The target's own sets, those of what it is built on, and those of others, each by itself.
  private let groups: [[KnownSet]]
  private var byName: [[Key: [KnownSet]]] = []

  init(_ groups: [[KnownSet]]) {
    self.groups = groups
    for sets in groups {
      byName.append(Dictionary(grouping: sets) { Key(name: $0.name, kind: $0.kind) })
    }
  }

  /// The sets of a name, from the nearest group that has any.
  func sets(named name: String, kind: KnownSet.Kind) -> [KnownSet] {
    for names in byName {
      if let found = names[Key(name: name, kind: kind)] { return found }
    }
    return kind == .image ? looseSets(ofFile: name) : []
  }

  /// The pictures outside of catalogs that code names with their extension: `Image("moon.png")`.
  private func looseSets(ofFile name: String) -> [KnownSet] {
    guard let dot = name.lastIndex(of: "."),
      Self.extensions.contains(name[name.index(after: dot)...].lowercased())
    else { return [] }
    let stem = Key(name: String(name[..<dot]), kind: .image)
    for names in byName {
      let found = (names[stem] ?? []).filter { set in
        set.path == set.catalog && set.path.lowercased().hasSuffix(name[dot...].lowercased())
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The extensions of pictures.
  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "heic", "webp", "gif", "pdf", "svg",
  ]

  /// The names of all sets by the symbols that Xcode makes of them.
  var symbolNames: SetNames {
    let all = groups.flatMap(\.self)
    return SetNames(
      images: all.filter { $0.kind == .image }.map(\.name),
      colors: all.filter { $0.kind == .color }.map(\.name))
  }

  /// The sets that a pattern with open parts fits, from the nearest group that has any.
  func sets(fitting pattern: String, kind: KnownSet.Kind) -> [KnownSet] {
    for sets in groups {
      let found = sets.filter { $0.kind == kind && NamePattern.pattern(pattern, fits: $0.name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether any set, of any kind and group, is called so.
  func hasSet(named name: String) -> Bool {
    groups.contains { $0.contains { $0.name == name } }
  }

  /// Whether it has no set at all.
  var isEmpty: Bool { groups.allSatisfy(\.isEmpty) }

  /// The name of a set that differs in capitals alone, from the nearest group that has any.
  func set(of kind: KnownSet.Kind, spelledLike name: String) -> String? {
    let wanted = name.lowercased()
    return groups.lazy.compactMap { group in
      group.first { $0.kind == kind && $0.name.lowercased() == wanted }?.name
    }.first
  }
}

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
