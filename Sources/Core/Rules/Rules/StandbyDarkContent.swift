// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `standby-dark-content`
  package static let standbyDarkContent = RuleID(rawValue: "standby-dark-content")
}

/// Dark art on the black of StandBy.
package struct StandbyDarkContent: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 3.0
  /// The smallest contrast ratio of art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25
  /// A part below this beside a bright one has sunk into the black.
  package var markRatio = 1.5
  /// Such a part is no smaller than this, in pixels at 1x.
  package var markArea = 12.0
  /// Unless all of them make up this share of the ink's area.
  package var markShare = 0.15
  /// Less of the ink's area than this standing out from black is no more than a trace, `0...1`.
  package var traceShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<StandbyDarkContent>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .textRatio({ $1(&$0.textRatio) }),
    .largestShare({ $1(&$0.largestShare) }),
    .ratio("mark-ratio", { $1(&$0.markRatio) }, "below it, a part beside one that reaches it"),
    .init(
      "mark-area", { $1(&$0.markArea) }, in: 0...1_000_000,
      "the smallest such part, in pixels at 1x"),
    .init(
      "mark-share", { $1(&$0.markShare) }, in: 0...1,
      "the share of the ink's area from which on smaller ones count together"),
    .init(
      "trace-share", { $1(&$0.traceShare) }, in: 0...1,
      "the share of the ink's area standing out from black below which it is a trace"),
  ]

  /// One verdict a StandBy scene: an error where the container background is known to go, and a
  /// warning there where a part alone is lost.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt else { return [] }
    // Without a description code may put a plate behind it, which the picture cannot show.
    let goes = subject.background == .removable
    return subject.scenes(.standby).compactMap { scene in
      scene.legibility(
        goes ? .error : .note, ratio: subject.isText ? textRatio : ratio,
        leavingOut: largestShare, sees: "it sinks into the black \(scene.place)",
        fix: "use a light variant where the container background is removed")
        ?? mark(of: art, in: scene, goes ? .warning : .note)
        ?? trace(in: scene, goes ? .warning : .note)
    }
  }

  /// A black part beside a bright one.
  private func mark(of art: ArtFacts, in scene: SceneFacts, _ severity: Severity) -> Verdict? {
    let least = Int((markArea * Double(art.scale * art.scale)).rounded(.up))
    let ruling = Requirement.ratio(markRatio).ruling(
      on: scene.readings { $0.faintestMark(below: markRatio, from: least, or: markShare) },
      failing: .all)
    return ruling?.verdict(
      severity, in: scene.place,
      sees: "one part sinks into the black \(scene.place), next to the brighter parts",
      showsTiles: true, fix: "use light ink for that part where the container background is removed"
    )
  }

  /// A bright edge or cap, which is all that is left of dark art.
  private func trace(in scene: SceneFacts, _ severity: Severity) -> Verdict? {
    let requirement = Requirement(limit: traceShare, failure: .below, unit: .share)
    let ruling = requirement.ruling(
      on: scene.readings { Estimate($0.outstandingShare) }, failing: .all)
    return ruling?.verdict(
      severity, in: scene.place,
      sees: "most of it sinks into the black \(scene.place), a bright rest is left",
      what: "of it stands out", fix: "use a light variant where the container background is removed"
    )
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .standbyDarkContent,
    summary: "The art is hardly seen on the black of StandBy.",
    rationale: """
      StandBy takes the container background away and shows the widget on black, across a room. \
      Dark text that stood on a white background is gone.
      """,
    fix: """
      Read `showsWidgetContainerBackground` and use light art where it is false, or give the set a \
      light variant for the dark appearance.
      """,
    source: """
      Documented: WidgetKit, container background removal; full color on black. WCAG 2.2, success \
      criterion 1.4.11.
      """,
    severity: .error, isLadder: true, tags: ["standby", "contrast"],
    triggering: [
      RuleExample("black text, its background removed: an error", described(1.1)),
      RuleExample("2.999:1", described(2.999)),
      RuleExample("a dark glyph, nothing described: a note", glyph(1.4)),
      RuleExample("text at 4.4:1", described(4.4).with { $0.isText = true }),
      RuleExample("a black mark beside a bright cap: a warning", marked(108, 1.499)),
      RuleExample("a mountain of which the snow alone is left: a warning", snow(0.249)),
    ],
    passing: [
      RuleExample("a mark of exactly 1.5:1", marked(108, 1.5)),
      RuleExample("a black speck", marked(107, 1)), RuleExample("a quarter of it left", snow(0.25)),
      RuleExample("exactly 3:1", described(3)), RuleExample("a white glyph", glyph(21)),
      RuleExample("text at exactly 4.5:1", described(4.5).with { $0.isText = true }),
    ])

  private static func glyph(_ contrast: Double) -> Subject {
    .glyph.shown(.standby(contrast))
  }

  private static func described(_ contrast: Double) -> Subject {
    glyph(contrast).with { ($0.isDescribed, $0.background) = (true, .removable) }
  }

  private static func marked(_ area: Int, _ contrast: Double) -> Subject {
    removed([
      .standing(Estimate(9), area: 1_000 - area), .standing(Estimate(contrast), area: area),
    ])
  }

  /// A black part with something bright in it.
  private static func snow(_ fraction: Double) -> Subject {
    removed([
      PartFacts(area: 1_000, againstScene: [1], within: [21], outstandingFraction: fraction)
    ])
  }

  private static func removed(_ parts: [PartFacts]) -> Subject {
    described(9).with { subject in
      subject.scenes = subject.scenes.map { $0.previews { $0.parts = parts } }
    }
  }
}
