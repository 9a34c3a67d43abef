// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `square-backdrop`
  package static let squareBackdrop = RuleID(rawValue: "square-backdrop")
}

/// An opaque, plain edge all around: the Lock Screen shows a box.
package struct SquareBackdrop: ConfigurableRule {
  /// The border is a box where more of it than this is opaque, `0...1`.
  package var largestBorder = 0.98
  /// A border of a luma spread from this on is not a plain backdrop, `0...1`.
  package var smallestSpread = 0.05
  /// From this contrast ratio inside the art on it is a plate with something on it.
  package var innerRatio = 3.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<SquareBackdrop>] = [
    .init(
      "largest-border", { $1(&$0.largestBorder) }, in: 0...1, "the largest opaque share of the edge"
    ),
    .init(
      "smallest-spread", { $1(&$0.smallestSpread) }, in: 0...1,
      "the luma spread of an edge that is art"),
    .ratio(
      "inner-ratio", { $1(&$0.innerRatio) }, "the contrast inside a plate that carries something"),
  ]

  /// One verdict a vibrant scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt, art.borderOpaque > largestBorder,
      art.borderSpread < smallestSpread, !subject.isCircular
    else { return [] }
    let inside = Requirement.ratio(innerRatio)
    return subject.scenes(.vibrant).compactMap { scene in
      let inner = scene.readings { $0.innerContrast }
      return inside.ruling(on: inner, failing: .all).map {
        $0.verdict(
          .note, in: scene.place,
          sees: "it becomes an opaque box \(scene.place)\($0.worst.preview.backdrop)",
          what: "of contrast inside it",
          rectangle: art.visibleBounds, fix: "cut the background out and keep the shape alone")
      }
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .squareBackdrop,
    summary: "The art’s own background becomes a box on the Lock Screen.",
    rationale: """
      The Lock Screen draws everything that is opaque. A plain background that vanished into the \
      canvas stands there as a block of material, and what was on it is hardly seen.
      """,
    fix: "Cut the background out, so that only the shape is opaque.",
    source: """
      Documented: Human Interface Guidelines, Widgets: alpha decides what is drawn in vibrant \
      rendering. Calibrated: model 1.
      """,
    severity: .note, tags: ["vibrant", "shape"],
    triggering: [
      RuleExample("a plain square", box), RuleExample("inner contrast of 2.99:1", box(2.99)),
    ],
    passing: [
      RuleExample("exactly 98 % of the edge", box.art { $0.borderOpaque = 0.98 }),
      RuleExample("an edge of spread .05", box.art { $0.borderSpread = 0.05 }),
      RuleExample("a badge with an inner contrast of 3:1", box(3)),
      RuleExample("in a circular family", box.with { $0.families = [.accessoryCircular] }),
    ],
    undetermined: [
      RuleExample(
        "the inner contrast may reach 3:1",
        Subject.photo.art {
          $0.borderSpread = 0
        }.shown(
          .lockScreen(6.0, 5, 4).previews {
            $0.parts = [
              PartFacts(area: 1_000, againstScene: [4, 4, 4], within: [2.9, 2.7, 3.1])
            ]
          }))
    ])

  private static let box = box(1)

  private static func box(_ inner: Double) -> Subject {
    Subject.photo.art { $0.borderSpread = 0 }.shown(
      .lockScreen(6.0, 5, 4).previews {
        $0.parts = [PartFacts(area: 1_000, againstScene: [4], within: [inner])]
      })
  }
}

extension PreviewFacts {
  /// The largest contrast inside any part.
  fileprivate var innerContrast: Estimate? {
    guard !parts.isEmpty else { return nil }
    return Estimate(
      samples: (0..<samples).map { sample in
        parts.reduce(1) { max($0, $1.within[sample]) }
      })
  }
}

extension Subject {
  /// `true` if a round family shows it, which masks the corners away.
  fileprivate var isCircular: Bool {
    families?.contains(.accessoryCircular) ?? false
  }
}
