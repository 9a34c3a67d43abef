// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// The colors that runs of a widget's code give to texts, symbols and shapes.
struct StateColors {
  /// A text, symbol or shape as a run shows it.
  struct Look: Hashable {
    /// What it is, whatever its color.
    var content: Int
    /// Its color, opaque; `nil`: it is translucent, has several or is not known.
    var color: String?
  }

  /// What has more colors than this is painted in what the user chose.
  private static let mostColors = 3
  /// More runs than this show no more.
  private static let mostRuns = 64

  private var runs: [[Spot: Look]] = []

  /// Adds what a run shows.
  mutating func add(_ looks: [Spot: Look]) {
    if runs.count < Self.mostRuns { runs.append(looks) }
  }

  /// What a condition colors and nothing else distinguishes: its color differs between runs, it itself does
  /// not, and nothing else differs with it.
  var spots: [Spot] {
    var spots: Set<Spot> = []
    for run in runs { spots.formUnion(run.keys) }
    return spots.filter(isShownByColor).sorted { ($0.file, $0.token) < ($1.file, $1.token) }
  }

  private func isShownByColor(_ spot: Spot) -> Bool {
    let looks = runs.compactMap { $0[spot] }
    guard Set(looks.map(\.content)).count == 1, looks.allSatisfy({ $0.color != nil }) else {
      return false
    }
    let groups = Dictionary(grouping: runs.filter { $0[spot] != nil }) { $0[spot]?.color }
    guard (2...Self.mostColors).contains(groups.count) else { return false }
    var others: Set<Spot> = []
    for run in runs { others.formUnion(run.keys) }
    return !others.contains { other in
      other != spot && Self.distinguishes(groups.values.map { $0.map { $0[other]?.content } })
    }
  }

  /// Whether what is elsewhere has nothing in common between groups of runs.
  private static func distinguishes(_ groups: [[Int?]]) -> Bool {
    var seen: Set<Int?> = []
    for group in groups.map(Set.init) {
      guard seen.isDisjoint(with: group) else { return false }
      seen.formUnion(group)
    }
    return true
  }
}
