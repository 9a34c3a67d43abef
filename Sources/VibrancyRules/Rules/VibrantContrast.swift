// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// The art does not stand out from the Lock Screen.
public struct VibrantContrast: ConfigurableRule {
  /// Below this on every judged wallpaper it is an error.
  public var errorRatio = 1.5
  /// Below this on every judged wallpaper, or on some where the art has one ink, it is a warning.
  public var warningRatio = 2.5
  /// The same for art of thin strokes.
  public var thinWarningRatio = 3.0
  /// Below this on any judged wallpaper it is a note.
  public var noteRatio = 3.0
  /// What 3:1 is for art that is all text.
  public var textRatio = 4.5
  /// The largest share of the ink's area that may be below a ratio.
  public var largestShare = 0.25
  /// Art is thin from this share in strokes under 2 pt, `0...1`.
  public var thinFraction = 0.5
  /// On so many wallpapers art of one ink must fail for a warning.
  public var oneInkWallpapers = 2.0

  /// A rule with the numbers it ships with.
  public init() {}

  /// The numbers above.
  public static let parameters: [RuleParameter<VibrantContrast>] = [
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
      "on how many wallpapers art of one ink must fail for a warning"),
  ]

  /// One verdict a vibrant scene.
  public func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt else { return [] }
    let ladder = ladder(for: art, isText: subject.isText)
    let goal = subject.isText ? textRatio : noteRatio
    return subject.scenes(.vibrant).compactMap { scene in
      let advice = InkAdvice(reaching: goal, in: scene)
      guard !advice.isMet(by: art),
        let step = ladder.step(of: scene.contrasts(leavingOut: largestShare))
      else { return nil }
      // A rung may be configured above the goal; what is printed as needed is never below it.
      let ruling = Ruling(
        fulfilment: step.ruling.fulfilment, worst: step.ruling.worst,
        requirement: .ratio(max(goal, step.ruling.requirement.limit)))
      let preview = ruling.worst.preview
      return ruling.verdict(
        step.severity, in: scene.place,
        what: "against \(scene.place.name)\(preview.backdropPhrase)",
        rectangle: preview.rectangle(below: ruling.requirement.limit),
        fix: advice.fix(for: art))
    }
  }

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
}
