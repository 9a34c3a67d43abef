// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `variants-collapse`
  package static let variantsCollapse = RuleID(rawValue: "variants-collapse")
}

/// Two variants of one thing that a mode makes one picture.
package struct VariantsCollapse: ConfigurableRule {
  /// They are two pictures where they differ by more than this in full color, mean ΔE_ok.
  package var fullColorDifference = 0.05
  /// They are one picture where they differ by less than this, mean ΔE_ok.
  package var smallestDifference = 0.01

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<VariantsCollapse>] = [
    .init(
      "full-color-difference", { $1(&$0.fullColorDifference) }, in: 0...1,
      "the mean color difference (OKLab) in full color above which they are two pictures"),
    .init(
      "smallest-difference", { $1(&$0.smallestDifference) }, in: 0...1,
      "the mean color difference (OKLab) in a scene below which they are one"),
  ]

  /// One verdict a scene, about the pair that is most alike there.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.kind == .picture else { return [] }
    let pairs = subject.set.variants.filter { $0.fullColorDifference > fullColorDifference }
    var scenes: [Place] = []
    for pair in pairs {
      for scene in pair.sceneDifferences.map({ $0.place }) where !scenes.contains(scene) {
        scenes.append(scene)
      }
    }
    return scenes.compactMap { verdict(on: pairs, in: $0, of: subject) }
  }

  private func verdict(
    on pairs: [VariantFacts], in scene: Place, of subject: Subject
  ) -> Verdict? {
    let requirement = Requirement(limit: smallestDifference, failure: .below, unit: .plain)
    let alike = pairs.flatMap { pair in
      pair.sceneDifferences.filter { $0.place == scene }.map { (pair, $0.difference) }
    }
    let collapsed = alike.filter { requirement.fulfilment(of: $0.1) == .fails }
    let unclear = alike.filter { requirement.fulfilment(of: $0.1) == .undetermined }
    guard
      let (pair, number) = (collapsed.isEmpty ? unclear : collapsed)
        .min(by: { $0.1.value < $1.1.value })
    else { return nil }
    // What night and Always-On do rests on assumed factors alone.
    let severity: Severity = scene.role == .night || scene.role == .alwaysOn ? .note : .warning
    let text = requirement.figure(number)
    let outcome: Verdict.Outcome =
      collapsed.isEmpty
      ? .undetermined(.modelRange) : .fails(severity)
    let others: Message = collapsed.count > 1 ? " (and \(collapsed.count - 1) more)" : ""
    let doubt: Message = collapsed.isEmpty ? "unclear whether " : ""
    return Verdict(
      outcome, scene: scene,
      message: "\(doubt)\(name: pair.first) and \(name: pair.second) look the same \(scene)"
        + "\(others): they differ by \(text), \(requirement.demand)",
      measured: number, required: smallestDifference, rectangle: subject.art?.visibleBounds,
      fix: "distinguish the variants by brightness or shape, not by hue alone")
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .variantsCollapse,
    summary: "Two variants of one thing become the same picture.",
    rationale: """
      A red and a green toggle say off and on in full color. Where the system discards color they \
      are one shape, and the widget no longer says which it is.
      """,
    fix: "Distinguish the variants by brightness or shape: filled and hollow, light and dark.",
    source: """
      Documented: color is discarded in vibrant and accented rendering. Calibrated: model 1. \
      Assumed: night and Always-On, where it is a note at most.
      """,
    severity: .warning, isLadder: true, tags: ["vibrant", "accented", "color"],
    triggering: [
      RuleExample("a red and a green dot, tinted", pair(0.3, Estimate(0))),
      RuleExample("just below .01", pair(0.3, Estimate(0.0099, in: 0.005...0.0099))),
      RuleExample("just above .05 in full color", pair(0.0501, Estimate(0))),
    ],
    passing: [
      RuleExample("exactly .01", pair(0.3, Estimate(0.01))),
      RuleExample("exactly .05 in full color", pair(0.05, Estimate(0))),
      RuleExample("a filled and a hollow dot", pair(0.3, Estimate(0.2))),
    ],
    undetermined: [
      RuleExample("the model's range reaches .01", pair(0.3, Estimate(0.008, in: 0.005...0.012)))
    ])

  private static func pair(_ fullColor: Double, _ difference: Estimate) -> Subject {
    Subject.set {
      $0.variants = [
        VariantFacts(
          first: "dot-on", second: "dot-off", fullColorDifference: fullColor,
          sceneDifferences: [.init(.homeTinted, difference: difference)])
      ]
    }.shown(.homeTinted())
  }
}
