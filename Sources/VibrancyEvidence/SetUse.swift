// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the sources say about one set.
public enum SetUse: Sendable, Hashable {
  /// They show it, at these places.
  case used([AssetUse])
  /// It is in a catalog of the target with this folder, and nothing there names it.
  case unnamed(target: String)
  /// As unnamed, but the target computes names, and this may be one.
  case possible(target: String)
  /// No widget has to do with it, as far as the sources say.
  case outside
}

extension SetUse {
  /// How each set takes part, by its path.
  static func each(
    of sets: [KnownSet], targets: [EvidenceTarget], found: [TargetEvidence]
  ) -> [String: SetUse] {
    var each: [String: SetUse] = [:]
    for set in sets {
      let uses = found.flatMap { $0.uses[set.path] ?? [] }
      if !uses.isEmpty {
        each[set.path] = .used(sorted(uses))
      } else if let target = targets.first(where: { $0.contains(set.path) }) {
        each[set.path] =
          target.computedNames.isEmpty
          ? .unnamed(target: target.folder) : .possible(target: target.folder)
      } else {
        each[set.path] = .outside
      }
    }
    return each
  }

  private static func sorted(_ uses: [AssetUse]) -> [AssetUse] {
    var seen: Set<AssetUse> = []
    return uses.filter { seen.insert($0).inserted }.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
  }
}
