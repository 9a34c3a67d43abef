// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem

/// Finds variants of one thing among units: `name-on` and `name-off`, and what configuration
/// groups.
struct VariantGroups {
  /// A unit a group, at the place of its first member.
  private(set) var units: [LintUnit] = []

  /// - Parameter configured: Names of sets or files, a list a group.
  init(_ units: [LintUnit], configured: [[String]]) {
    var groups: [(key: String, members: [(unit: LintUnit, variant: LintVariant)])] = []
    var known: [String: Int] = [:]
    func join(_ key: String, _ unit: LintUnit, _ variant: LintVariant) {
      if let index = known[key] {
        groups[index].members.append((unit, variant))
      } else {
        known[key] = groups.count
        groups.append((key, [(unit, variant)]))
      }
    }
    for unit in units where unit.use.isInScope {
      guard let variant = unit.content.variant(on: unit.use.scope.machine) else { continue }
      if let base = Self.base(of: variant.name) {
        join(PathBelow.folder(unit.path) + "/" + base, unit, variant)
      }
      for (index, names) in configured.enumerated()
      where names.contains(where: { $0 == variant.name || $0 == unit.path }) {
        join("\u{0}\(index)", unit, variant)
      }
    }
    self.units = groups.filter { $0.members.count > 1 }.map { group in
      let first = group.members[0].unit
      return LintUnit(
        path: first.path, location: first.location,
        content: VariantsContent(variants: group.members.map(\.variant)), use: first.use)
    }
  }

  /// What `lamp-on@2x` and `lamp-off@2x` have in common; `nil` for any other name.
  static func base(of name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let stem = parts[0].lowercased()
    for ending in ["-on", "-off", "_on", "_off"] where stem.hasSuffix(ending) {
      return stem.dropLast(ending.count) + "@" + parts.dropFirst().joined()
    }
    return nil
  }
}
