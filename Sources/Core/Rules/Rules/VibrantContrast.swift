// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `vibrant-contrast`
  package static let vibrantContrast = RuleID(rawValue: "vibrant-contrast")
}

/// The art does not stand out from the Lock Screen.
package struct VibrantContrast: ConfigurableRule {
  /// Below this on every judged wallpaper it is an error.
  package var errorRatio = 1.5
  /// Below this on every judged wallpaper, or on some where the art has one ink, it is a warning.
  package var warningRatio = 2.5
  /// The same for art of thin strokes.
  package var thinWarningRatio = 3.0
  /// Below this on any judged wallpaper it is a note.
  package var noteRatio = 3.0
  /// The ratio that takes the place of 3:1 for art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below a ratio.
  package var largestShare = 0.25
  /// Art is thin from this share in strokes under 2 pt, `0...1`.
  package var thinFraction = 0.5
  /// On so many wallpapers art, or a part, of one ink must fail for a warning.
  package var oneInkWallpapers = 2.0
  /// A part below this beside one that reaches it is a warning.
  package var markRatio = 2.5
  /// Such a part is no smaller than this, in pixels at 1x.
  package var markArea = 12.0
  /// Unless all of them make up this share of the ink's area.
  package var markShare = 0.15
  /// A template image whose ink is below this opacity throughout is washed out, a warning.
  package var templateOpacity = 0.6

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<VibrantContrast>] = [
    .ratio("error-ratio", { $1(&$0.errorRatio) }, "below it on every wallpaper: an error"),
    .ratio("warning-ratio", { $1(&$0.warningRatio) }, "below it on every wallpaper: a warning"),
    .ratio("thin-warning-ratio", { $1(&$0.thinWarningRatio) }, "the warning ratio of thin strokes"),
    .ratio("note-ratio", { $1(&$0.noteRatio) }, "below it on any wallpaper: a note"),
    .textRatio({ $1(&$0.textRatio) }), .largestShare({ $1(&$0.largestShare) }),
    .init(
      "thin-fraction", { $1(&$0.thinFraction) }, in: 0...1,
      "the share of strokes under 2 pt of thin art"),
    .init(
      "one-ink-wallpapers", { $1(&$0.oneInkWallpapers) }, in: 1...16,
      "on how many wallpapers art, or a part, of one ink must fail for a warning"),
    .ratio(
      "mark-ratio", { $1(&$0.markRatio) },
      "below it, a part beside one that reaches it: a warning"),
    .init(
      "mark-area", { $1(&$0.markArea) }, in: 0...1_000_000,
      "the smallest such part, in pixels at 1x"),
    .init(
      "mark-share", { $1(&$0.markShare) }, in: 0...1,
      "the share of the ink's area from which on smaller ones count together"),
    .init(
      "template-opacity", { $1(&$0.templateOpacity) }, in: 0...1,
      "the smallest opacity of a template image's ink"),
  ]

  /// One verdict a vibrant scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt else { return [] }
    return subject.scenes(.vibrant).compactMap { scene in
      let whole = verdict(on: art, isText: subject.isText, in: scene)
      if let severity = whole?.outcome.severity, severity >= .warning { return whole }
      let part = mark(of: art, in: scene) ?? (subject.isTemplate ? pallor(of: art, in: scene) : nil)
      return part ?? whole
    }
  }

  private func verdict(on art: ArtFacts, isText: Bool, in scene: SceneFacts) -> Verdict? {
    let goal = isText ? textRatio : noteRatio
    let advice = InkAdvice(reaching: goal, in: scene)
    guard !advice.isMet(by: art),
      let step = ladder(for: art, isText: isText)
        .step(of: scene.contrasts(leavingOut: largestShare))
    else { return nil }
    // A rung may be configured above the goal; what is printed as needed is never below it.
    let ruling = Ruling(
      fulfilment: step.ruling.fulfilment, worst: step.ruling.worst,
      requirement: .ratio(max(goal, step.ruling.requirement.limit)))
    return ruling.verdict(
      step.severity, in: scene.place, sees: Self.sees(step.severity),
      what: "against \(named: scene.place)\(ruling.worst.preview.backdrop)",
      showsTiles: true, fix: advice.fix(for: art))
  }

  private static func sees(_ severity: Severity) -> Message {
    switch severity {
    case .error: "it cannot be distinguished from the wallpaper"
    case .warning: "it is hard to make out"
    case .note: "it is weak"
    }
  }

  /// A faint part beside one that reads: the sign on a badge of which only the badge is left.
  private func mark(of art: ArtFacts, in scene: SceneFacts) -> Verdict? {
    let least = Int((markArea * Double(art.scale * art.scale)).rounded(.up))
    let ruling = Requirement.ratio(markRatio).ruling(
      on: scene.readings { $0.faintestMark(below: markRatio, from: least, or: markShare) },
      failing: .atLeast(Int(oneInkWallpapers)))
    guard let ruling, ruling.fulfilment == .fails else { return nil }
    let hasBrighter = ruling.worst.preview.hasOutstandingPart(from: markRatio)
    return ruling.verdict(
      .warning, in: scene.place,
      sees: hasBrighter
        ? "one part is too faint next to the brighter parts" : "one part is too faint to make out",
      what: "against \(named: scene.place)\(ruling.worst.preview.backdrop)",
      showsTiles: true,
      fix: hasBrighter
        ? "draw that part as bright as the rest, or cut it out of a bright one"
        : "draw that part brighter, or cut it out of a bright one")
  }

  /// A template image of translucent ink, which stays translucent whatever ink the system chooses.
  private func pallor(of art: ArtFacts, in scene: SceneFacts) -> Verdict? {
    let requirement = Requirement(limit: templateOpacity, failure: .below, unit: .share)
    guard let flat = art.translucentLight, flat >= 0.5, requirement.isMissed(by: art.inkOpacity)
    else { return nil }
    let number = Estimate(art.inkOpacity)
    return Verdict(
      .fails(.warning), scene: scene.place,
      message: "it is washed out beside text of full strength \(scene.place): "
        + "\(requirement.figure(number)) is its strongest ink, \(requirement.demand)",
      measured: number, required: templateOpacity, rectangle: art.visibleBounds,
      fix: Self.opaqueTemplate)
  }

  /// The advice on a template of translucent ink, whichever rule finds it.
  package static let opaqueTemplate: Advice =
    "store the template opaque, and choose its strength where it is shown"

  private func ladder(for art: ArtFacts, isText: Bool) -> ContrastLadder {
    let thin = isText ? textRatio : thinWarningRatio
    return ContrastLadder(
      rungs: [
        .init(severity: .error, ratio: errorRatio, quorum: .all),
        .init(
          severity: .warning, ratio: art.thinFraction >= thinFraction ? thin : warningRatio,
          quorum: art.ink.hasSeveral ? .all : .atLeast(Int(oneInkWallpapers))),
        .init(severity: .note, ratio: isText ? textRatio : noteRatio, quorum: .any),
      ])
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .vibrantContrast,
    summary: "The art does not stand out from the Lock Screen.",
    rationale: """
      The Lock Screen keeps only how bright and how opaque art is, and draws it in a material of \
      the wallpaper. What was a clear mid grey on the canvas can end up a shade beside the \
      wallpaper, and people read a Lock Screen at a glance. Below 1.5:1 nobody sees it; below \
      2.5:1 it takes effort; below 3:1 it misses what guidelines ask of graphics. That holds for \
      parts as well: a black exclamation mark beside a bright cap is lost, and the mark is what \
      the sign says.
      """,
    fix: """
      Lighten the ink to the grey that is suggested: the smallest that reaches the ratio on the \
      hardest wallpaper judged, at the safe end of the model's range.
      """,
    source: """
      WCAG 2.2, success criterion 1.4.11 (3:1), 1.4.3 for text (4.5:1). Calibrated: model 1, on 39 \
      channels of 9 public captures, over plain greys .2, .3 and .4. The lower ratios: art that \
      designers of public apps ship.
      """,
    severity: .error, isLadder: true, yieldsTo: [.vibrantDarkContent],
    tags: ["vibrant", "contrast"], triggering: triggering, passing: passing,
    undetermined: [
      RuleExample(
        "the model's range reaches 3:1",
        grey(
          Estimate(4), Estimate(3.2, in: 2.9...3.6), Estimate(2.8, in: 2.6...3.3))),
      RuleExample(
        "its upper end is exactly 3:1",
        grey(
          Estimate(4), Estimate(3.2), Estimate(2.9, in: 2.6...3))),
    ])

  private static let triggering = [
    RuleExample(
      "below 1.5:1 everywhere: an error",
      grey(
        Estimate(1.4, in: 1.3...1.49), Estimate(1.3, in: 1.2...1.4), Estimate(1.2))),
    RuleExample(
      "1.5:1 on one wallpaper: a warning",
      grey(
        Estimate(1.5), Estimate(1.3), Estimate(1.2))),
    RuleExample(
      "one ink below 2.5:1 on two wallpapers: a warning",
      grey(
        Estimate(2.6), Estimate(2.4, in: 2.2...2.49), Estimate(2.1, in: 1.9...2.3))),
    RuleExample(
      "a dark grey, and the grey to use instead",
      .glyph.ink(0.2).shown(
        .lockScreen(
          Estimate(2.9, in: 2.4...2.99), Estimate(2.4, in: 1.9...2.49),
          Estimate(2.2, in: 1.6...2.4)
        ).previews {
          $0.inkScale = .reaching(3, from: Estimate(0.47, in: 0.32...0.65))
        })),
    RuleExample(
      "several inks below 2.5:1 on two wallpapers: a note",
      grey(
        Estimate(2.6), Estimate(2.4), Estimate(2.1)
      ).art { $0.ink.hasSeveral = true }),
    RuleExample(
      "thin strokes of 2.9:1: a warning",
      grey(
        Estimate(3.4), Estimate(2.95), Estimate(2.9)
      ).art { $0.thinFraction = 0.5 }),
    RuleExample(
      "2.999:1 on one wallpaper: a note",
      grey(
        Estimate(4), Estimate(3.2), Estimate(2.999))),
    RuleExample(
      "text at 4.4:1: a note",
      grey(
        Estimate(5), Estimate(4.6), Estimate(4.4)
      ).with { $0.isText = true }),
    RuleExample(
      "on a wallpaper that the user named, a warning at most",
      .glyph.ink(0.5).shown(
        .lockScreen([
          .on(0.2, Estimate(4)), .on(0.3, Estimate(3.5)), .on(0.4, Estimate(3.1)),
          .named("beach", 1.2),
        ]))),
    RuleExample("a black mark beside a bright cap: a warning", marked(108, 1.9)),
    RuleExample(
      "a faint part beside one that reads by what is inside it alone: a warning",
      glyphOfSeveralInks.shown(
        .lockScreen(9.0, 8, 7).previews {
          $0.parts = [
            PartFacts(area: 892, againstScene: [1.6, 1.6, 1.6], within: [9, 9, 9]),
            .standing(Estimate(1.9), area: 108),
          ]
        })),
    RuleExample("specks that make up 15 % of it: a warning", marked(107, 1.9, of: 713)),
    RuleExample(
      "a template stored at half its strength: a warning",
      Subject.glyph.shown(.lockScreen(4.0, 3.4, 3.1)).art {
        ($0.translucentLight, $0.inkOpacity) = (1, 0.5)
      }.with { $0.isTemplate = true }),
  ]

  private static let passing = [
    RuleExample("exactly 3:1", grey(Estimate(4), Estimate(3.2), Estimate(3, in: 2.6...3.3))),
    RuleExample(
      "text at exactly 4.5:1",
      grey(
        Estimate(6), Estimate(5), Estimate(4.5)
      ).with { $0.isText = true }),
    RuleExample(
      "exactly a quarter of the area below",
      Subject.glyph.ink(0.5).shown(
        .lockScreen([quarter(of: 250)]))),
    RuleExample("a mark of exactly 2.5:1", marked(108, 2.5)),
    RuleExample("a mark that the model's range lets pass", marked(108, Estimate(2.4, in: 2...2.5))),
    RuleExample("a dark speck", marked(107, 1.9)),
    RuleExample(
      "a template stored at 60 %",
      Subject.glyph.shown(.lockScreen(4.0, 3.4, 3.1)).art {
        ($0.translucentLight, $0.inkOpacity) = (1, 0.6)
      }.with { $0.isTemplate = true }),
    RuleExample(
      "ink at the grey it would suggest",
      .glyph.ink(0.65).shown(
        .lockScreen(2.0, 1.8, 1.6).previews {
          $0.inkScale = .reaching(3, from: Estimate(0.47, in: 0.32...0.65))
        })),
  ]

  private static func grey(_ a: Estimate, _ b: Estimate, _ c: Estimate) -> Subject {
    .glyph.ink(0.4).shown(.lockScreen(a, b, c))
  }

  private static func marked(_ area: Int, _ contrast: Double, of whole: Int = 1_000) -> Subject {
    marked(area, Estimate(contrast), of: whole)
  }

  /// A part beside a bright one, both of so many pixels together.
  private static func marked(_ area: Int, _ contrast: Estimate, of whole: Int = 1_000) -> Subject {
    let parts = [
      PartFacts.standing(Estimate(9), area: whole - area), .standing(contrast, area: area),
    ]
    return glyphOfSeveralInks.shown(
      .lockScreen(9.0, 8, 7).previews { $0.parts = parts })
  }

  private static var glyphOfSeveralInks: Subject { .glyph.art { $0.ink.hasSeveral = true } }

  private static func quarter(of area: Int) -> PreviewFacts {
    var preview = PreviewFacts.on(0.4, Estimate(4))
    preview.parts = [.standing(Estimate(4), area: 750), .standing(Estimate(2.6), area: area)]
    return preview
  }
}
