// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Puts together what all targets say about each set.
enum Standings {
  /// The standing of each set, by its path.
  static func standings(
    of sets: [KnownSet], targets: [EvidenceTarget], found: [TargetEvidence]
  ) -> [String: SetStanding] {
    var standings: [String: SetStanding] = [:]
    for set in sets {
      let uses = found.flatMap { $0.uses[set.path] ?? [] }
      if !uses.isEmpty {
        standings[set.path] = .used(sorted(uses))
      } else if let target = targets.first(where: { $0.contains(set.path) }) {
        standings[set.path] =
          target.computedNames.isEmpty
          ? .unnamed(target: target.folder) : .possible(target: target.folder)
      } else {
        standings[set.path] = .outside
      }
    }
    return standings
  }

  private static func sorted(_ uses: [AssetUse]) -> [AssetUse] {
    var seen: Set<AssetUse> = []
    return uses.filter { seen.insert($0).inserted }.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
  }
}
