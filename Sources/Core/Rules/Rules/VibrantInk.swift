// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `vibrant-ink`
  package static let vibrantInk = RuleID(rawValue: "vibrant-ink")
}

/// A text or a symbol does not stand out from the Lock Screen's material.
package struct VibrantInk: ConfigurableRule {
  /// Below this on every judged wallpaper it is an error.
  package var errorRatio = 1.5
  /// Below this on two judged wallpapers it is a warning.
  package var warningRatio = 2.5
  /// Below this on any judged wallpaper it is a note.
  package var noteRatio = 3.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<VibrantInk>] = [
    .ratio("error-ratio", { $1(&$0.errorRatio) }, "below it on every wallpaper: an error"),
    .ratio("warning-ratio", { $1(&$0.warningRatio) }, "below it on two wallpapers: a warning"),
    .ratio("note-ratio", { $1(&$0.noteRatio) }, "below it on any wallpaper: a note"),
  ]

  /// One verdict for all that a line draws.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let marks = subject.drawnMarks.filter {
      $0.place.role == .vibrant && !$0.isInAnotherText && !$0.isPaleByChoice
    }
    let ladder = ContrastLadder(rungs: [
      .init(severity: .error, ratio: errorRatio, quorum: .all),
      .init(severity: .warning, ratio: warningRatio, quorum: .atLeast(2)),
      .init(severity: .note, ratio: noteRatio, quorum: .any),
    ])
    var worst: (mark: MarkFacts, step: ContrastLadder.Step, severity: Severity)?
    var failing: [MarkFacts] = []
    for mark in marks {
      guard let step = ladder.step(of: mark.previewReadings) else { continue }
      let severity = min(
        step.severity, mark.isSystemLevel ? .note : mark.mostSevere)
      if step.ruling.fulfilment == .fails { failing.append(mark) }
      let isWorse =
        worst.map { other in
          let (own, others) = (
            step.ruling.fulfilment == .fails, other.step.ruling.fulfilment == .fails
          )
          return own != others ? own : severity > other.severity
        } ?? true
      if isWorse { worst = (mark, step, severity) }
    }
    guard let (mark, step, severity) = worst else { return [] }
    let ruling = step.ruling
    var verdict = ruling.verdict(
      severity, in: mark.place,
      sees: "\(mark.thing) fades into the wallpaper \(mark.place)\(ruling.worst.preview.backdrop)",
      fix: "draw it light and opaque there: what is dark or translucent is a shade of the wallpaper"
    )
    let shown = failing.isEmpty ? [mark] : failing
    verdict.statement += ", \(shown.shownIn)"
    (verdict.ink, verdict.evidence) = (InkCause(mark), shown.evidence)
    return [verdict.showing(mark)]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .vibrantInk,
    summary: "A text or symbol of a widget does not stand out from the Lock Screen.",
    rationale: """
      The Lock Screen keeps only how bright and how opaque text is, and draws it in a material of the \
      wallpaper: dark blue becomes a smudge, white at 25 % a breath. People read a Lock Screen at a \
      glance.
      """,
    fix: """
      Draw text and symbols of accessories in `.primary`, or in white; where a color matters elsewhere, \
      choose it by `widgetRenderingMode`.
      """,
    source: """
      WCAG 2.2, success criterion 1.4.11 (3:1). Calibrated: model 1, over plain greys .2, .3 and .4. \
      Measured on the widget as it is drawn from its Swift: the scene with the text beside the scene \
      without it.
      """,
    severity: .error, isLadder: true, tags: ["code", "vibrant", "contrast"],
    triggering: [
      RuleExample(
        "below 1.5:1: an error", .marks(.text("Low tide", at: .lockScreen, Estimate(1.499)))),
      RuleExample(
        "below 2.5:1: a warning", .marks(.text("Low tide", at: .lockScreen, Estimate(2.499)))),
      RuleExample("2.999:1: a note", .marks(.text("Low tide", at: .lockScreen, Estimate(2.999)))),
      RuleExample(
        "a level of the system’s labels: a note",
        .marks(.text("Low tide", at: .lockScreen, Estimate(1.4)).with { $0.isSystemLevel = true })),
    ],
    passing: [
      RuleExample("exactly 3:1", .marks(.text("Low tide", at: .lockScreen, Estimate(3)))),
      RuleExample("in full color", .marks(.text("Low tide", at: .homeLight, Estimate(1.1)))),
      RuleExample("a picture of the catalog", .glyph),
    ],
    undetermined: [
      RuleExample(
        "the model’s range reaches 2.5:1",
        .marks(.text("Low tide", at: .lockScreen, Estimate(2.9, in: 2.4...3.1))))
    ])
}

extension MarkFacts {
  /// Its contrasts as those of previews.
  fileprivate var previewReadings: [PreviewReading] {
    readings.map { reading in
      var preview = PreviewFacts(
        parts: [], bounds: PixelRectangle(x: 0, y: 0, width: 0, height: 0))
      preview.wallpaper = reading.wallpaper
      return PreviewReading(preview: preview, measured: reading.contrast)
    }
  }
}
