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
