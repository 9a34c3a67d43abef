// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What runs of the same code showed in the situations before this one, so that the next need not look for it
/// again.
package struct CoveringMemory {
  /// The most runs that are kept.
  private static let mostSeeds = 24

  /// What runs took that showed something, in order.
  private(set) var seeds: [[Site: Int]] = []
  /// What was met.
  private(set) var met: Set<Site> = []

  /// Before the first situation.
  package init() {}

  mutating func add(revealing: [[Site: Int]], met: some Sequence<Site>) {
    self.met.formUnion(met)
    for taken in revealing where seeds.count < Self.mostSeeds && !seeds.contains(taken) {
      seeds.append(taken)
    }
  }
}
