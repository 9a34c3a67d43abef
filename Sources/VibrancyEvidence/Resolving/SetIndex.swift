// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Sets by the names code may call them by.
struct SetIndex {
  private struct Key: Hashable {
    var name: String
    var kind: KnownSet.Kind
  }

  private var byName: [Key: [KnownSet]] = [:]
  private var bySymbol: [Key: [KnownSet]] = [:]
  private var lowercased: Set<String> = []

  init(_ sets: [KnownSet]) {
    for set in sets {
      byName[Key(name: set.name, kind: set.kind), default: []].append(set)
      bySymbol[Key(name: SymbolKey.key(set.name), kind: set.kind), default: []].append(set)
      lowercased.insert(set.name.lowercased())
    }
  }

  /// The sets a name means, seen from a target: its own, else those of catalogs for the same
  /// platform.
  func sets(
    named spelling: FoundName.Spelling, kind: KnownSet.Kind, from folder: String, isWatch: Bool
  ) -> [KnownSet] {
    let all = all(named: spelling, kind: kind)
    let own = all.filter { PathNames.isPath($0.path, in: folder) }
    return own.isEmpty ? all.filter { $0.isWatch == isWatch } : own
  }

  /// Whether any set, of any target and kind, is called so, letter case aside.
  func hasSet(named name: String) -> Bool { lowercased.contains(name.lowercased()) }

  private func all(named spelling: FoundName.Spelling, kind: KnownSet.Kind) -> [KnownSet] {
    switch spelling {
    case .literal(let name): return byName[Key(name: name, kind: kind)] ?? []
    case .symbol(let path):
      return bySymbol[Key(name: SymbolKey.key(path.joined()), kind: kind)] ?? []
    case .generated(let path):
      // Enums stand for catalogs, which are no part of a set's name, or for groups, which may be.
      for count in 1...max(1, min(path.count, 8)) {
        let key = SymbolKey.key(path.suffix(count).joined())
        let found = (bySymbol[Key(name: key, kind: kind)] ?? []).filter {
          $0.name.split(separator: "/").count == count
        }
        if !found.isEmpty { return found }
      }
      return []
    }
  }
}

/// What is left of a name when Xcode makes a symbol of it, so that both can be compared.
enum SymbolKey {
  /// Letters and digits in lower case, without a final `image` or `color`.
  static func key(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for suffix in ["image", "color"] where letters.hasSuffix(suffix) && letters != suffix {
      return String(letters.dropLast(suffix.count))
    }
    return letters
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
