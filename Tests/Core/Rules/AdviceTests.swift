// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

/// A fix suggests no conversion that would destroy what it is to fix.
@Suite struct AdviceTests {
  /// The fixes for what a rule's first example fires on, changed.
  private func fixes(_ id: RuleID, _ change: (inout Subject) -> Void) throws -> [String] {
    let rule = try rule(id)
    var subject = try #require(rule.about.triggering.first).subject
    change(&subject)
    let fixes = rule.verdicts(on: subject).compactMap(\.fix)
    try #require(!fixes.isEmpty)
    return fixes
  }

  private func luma(_ low: Double, _ high: Double) -> ArtFacts.Luma {
    ArtFacts.Luma(p05: low, p50: low, p95: high, mean: low)
  }

  @Test(arguments: [false, true])
  func `the opacity of a template is not turned into grey`(_ isTemplate: Bool) throws {
    let fixes = try fixes(.translucentLight) { $0.isTemplate = isTemplate }
    #expect(fixes.allSatisfy { $0.contains("--to vibrant") != isTemplate })
  }

  @Test func `two rules that find a faint template advise the same`() throws {
    let greys = try fixes(.translucentLight) { $0.isTemplate = true }
    let pale = try rule(.vibrantContrast)
    let fixes = pale.about.triggering.map(\.subject).filter(\.isTemplate)
      .flatMap { pale.verdicts(on: $0).compactMap(\.fix) }
    #expect(!fixes.isEmpty && Set(fixes) == Set(greys))
  }

  @Test(arguments: [
    (0.0, 0.0, 0.3, false), (0.4, 0.45, 1, false), (0, 0.8, 1, true), (1, 1, 0.3, true),
  ])
  func `an icon is made grey only where greys show it`(
    _ low: Double, _ high: Double, _ visible: Double, _ isSuggested: Bool
  ) throws {
    let fixes = try fixes(.tintedIconNotGray) {
      $0.art?.luma = luma(low, high)
      $0.art?.visibleFraction = visible
    }
    #expect(fixes.allSatisfy { $0.contains("--to tinted-icon") == isSuggested })
  }

  @Test(arguments: [(0.1, 1.0, true), (0.8, 1, false), (0.1, 0.02, false)])
  func `luminance becomes alpha only where it distinguishes the parts`(
    _ loss: Double, _ high: Double, _ isSuggested: Bool
  ) throws {
    let fixes = try fixes(.accentedDetailLoss) {
      $0.art?.desaturatedEdgeLoss = loss
      $0.art?.luma = luma(0, high)
    }
    #expect(fixes.allSatisfy { $0.contains("luminance into alpha") == isSuggested })
  }

  @Test(arguments: [(0.4, true), (0.95, false)])
  func `an opaque picture is not made a template`(_ opaque: Double, _ isSuggested: Bool) throws {
    let fixes = try fixes(.vibrantDarkContent) { $0.art?.opaqueFraction = opaque }
    #expect(fixes.allSatisfy { $0.contains("make it a template") == isSuggested })
  }
}
