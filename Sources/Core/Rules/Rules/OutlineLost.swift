// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `outline-lost`
  package static let outlineLost = RuleID(rawValue: "outline-lost")
}

/// A part that reads by what is inside it alone, its own shape lost in the backdrop.
package struct OutlineLost: ConfigurableRule {
  /// A contrast ratio from which on a part reads.
  package var ratio = 3.0
  /// The ratio that takes the place of 3:1 for art that is all text.
  package var textRatio = 4.5
  /// The smallest share of a part's core that must stand out from the backdrop, `0...1`.
  package var smallestFraction = 0.5

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<OutlineLost>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the contrast ratio from which on a part reads"),
    .textRatio({ $1(&$0.textRatio) }),
    .init(
      "smallest-fraction", { $1(&$0.smallestFraction) }, in: 0...1,
      "the smallest share of a part that must stand out from the backdrop"),
  ]

  /// One verdict a scene, where some part fails on every judged backdrop.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let ratio = subject.isText ? textRatio : ratio
    let requirement = Requirement(limit: smallestFraction, failure: .below, unit: .share)
    return subject.scenes(.vibrant, .standby, .blackFace).compactMap { scene in
      let readings = scene.readings { $0.outstanding(reading: ratio, below: smallestFraction) }
      return requirement.ruling(on: readings, failing: .all).map {
        $0.verdict(
          .note, in: scene.place,
          sees: "its shape is lost \(scene.place)\($0.worst.preview.backdrop), only "
            + "what is inside it reads",
          what: "of a part stands out",
          fix: "give it a light outline, or set it on a plate")
      }
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .outlineLost,
    summary: "A part reads by what is inside it, and its own shape is lost.",
    rationale: """
      A black cat with white eyes is two eyes on black. What is inside still reads, so \
      that contrast alone is not an alarm, but the shape that said what it is has gone.
      """,
    fix: "Give the shape a light outline, or set it on an opaque plate.",
    source: "Calibrated: model 1. Reported: designers differ, so it is a note.",
    severity: .note, tags: ["vibrant", "standby", "shape"],
    triggering: [
      RuleExample("a black cat with white eyes", cat(0.1)),
      RuleExample("just below a half", cat(0.499)),
    ],
    passing: [
      RuleExample("exactly a half", cat(0.5)),
      RuleExample("a white tree on a black plate", cat(0.1, isPlate: true)),
      RuleExample("exactly 3:1 against the scene", cat(0.1, against: [3])),
      RuleExample("nothing inside reads: a matter of contrast", cat(0.1, inside: [2.99])),
    ],
    undetermined: [
      RuleExample(
        "it may stand out from the scene", cat(0.1, against: [2.8, 2.5, 3], inside: [9, 9, 9]))
    ])

  private static func cat(
    _ fraction: Double, isPlate: Bool = false, against: [Double] = [1.9], inside: [Double] = [9]
  ) -> Subject {
    .glyph.shown(
      .lockScreen(6.0, 5, 4).previews {
        $0.parts = [
          PartFacts(
            area: 1_000, againstScene: against, within: inside, outstandingFraction: fraction,
            isPlate: isPlate)
        ]
      })
  }
}

extension PreviewFacts {
  /// The smallest share that stands out of any part that reads by its inside alone; its range
  /// reaches to all of it where the part may stand out as a whole, or not read at all.
  ///
  /// - Returns: 1 where there is no such part.
  fileprivate func outstanding(reading ratio: Double, below fraction: Double) -> Estimate? {
    let lost = parts.filter { $0.readsByInside(ratio, sample: 0) && !$0.isPlate }
    let certain = lost.filter { part in
      (0..<samples).allSatisfy { part.readsByInside(ratio, sample: $0) }
    }
    let fractions = { (parts: [PartFacts]) in parts.map { $0.outstandingFraction }.min() }
    if let least = fractions(certain), least < fraction { return Estimate(least) }
    return fractions(lost).map { Estimate($0, in: $0...max($0, 1)) } ?? Estimate(1)
  }
}

extension PartFacts {
  /// `true` if it does not stand out from the scene, but something inside it does.
  fileprivate func readsByInside(_ ratio: Double, sample: Int) -> Bool {
    againstScene[sample] < ratio && within[sample] >= ratio
  }
}
