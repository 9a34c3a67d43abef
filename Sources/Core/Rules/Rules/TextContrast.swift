// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `text-contrast`
  package static let textContrast = RuleID(rawValue: "text-contrast")
}

/// A text or a symbol does not stand out from what is behind it, where it is shown in full color.
package struct TextContrast: ConfigurableRule {
  /// Below this it is an error: it cannot be seen.
  package var errorRatio = 1.25
  /// Below this it is a warning.
  package var warningRatio = 2.2
  /// The same for letters of at least 18 points, or 14 where they are bold, and for symbols.
  package var strongWarningRatio = 1.8
  /// The same for letters of at most 12 points.
  package var smallWarningRatio = 2.5
  /// Below this it is a note.
  package var noteRatio = 3.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<TextContrast>] = [
    .ratio("error-ratio", { $1(&$0.errorRatio) }, "below it: an error"),
    .ratio("warning-ratio", { $1(&$0.warningRatio) }, "below it: a warning"),
    .ratio(
      "strong-warning-ratio", { $1(&$0.strongWarningRatio) },
      "the warning ratio of symbols and of letters of at least 18 points, 14 where they are bold"),
    .ratio(
      "small-warning-ratio", { $1(&$0.smallWarningRatio) },
      "the warning ratio of letters of at most 12 points"),
    .ratio("note-ratio", { $1(&$0.noteRatio) }, "below it: a note"),
  ]

  /// One verdict for all that a line draws: about the scene where it is worst.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let steps = subject.drawnMarks.compactMap { mark in
      mark.place.showsTextInFullColor && !mark.isInAnotherText ? step(of: mark) : nil
    }
    guard let worst = Step.worst(of: steps) else { return [] }
    let failing = steps.filter { $0.severity != nil }.map { $0.mark }
    return [verdict(worst, failing.isEmpty ? [worst.mark] : failing)]
  }

  /// The contrast with black below which ink counts as dark.
  private static let hiddenRatio = 2.0

  private struct Step {
    let mark: MarkFacts
    let reading: MarkFacts.Reading
    let requirement: Requirement
    /// `nil`: undetermined.
    let severity: Severity?
    let possible: Severity

    /// The most severe, and of equals the one of least contrast.
    static func worst(of steps: [Step]) -> Step? {
      func weight(_ severity: Severity?) -> Int {
        switch severity {
        case nil: 0
        case .note: 1
        case .warning: 2
        case .error: 3
        }
      }
      return steps.max { a, b in
        (weight(a.severity), -a.reading.contrast.value)
          < (weight(b.severity), -b.reading.contrast.value)
      }
    }
  }

  private func step(of mark: MarkFacts) -> Step? {
    guard let reading = mark.leastContrast else { return nil }
    // What is darker than this on a watch's face is hidden by the container background that is gone.
    if mark.place.role == .blackFace, reading.contrast.value < Self.hiddenRatio { return nil }
    // Pale beside the same in another color says something, as long as it is seen.
    if mark.isPaleByChoice, reading.contrast.value >= errorRatio { return nil }
    let most = mark.isSystemLevel ? .note : mark.mostSevere
    let rungs: [(severity: Severity, ratio: Double)] = [
      (.error, errorRatio), (.warning, warningRatio(of: mark.strength)),
      (.note, noteRatio),
    ]
    var open: Step?
    for rung in rungs {
      let requirement = Requirement.ratio(noteRatio)
      switch Requirement.ratio(rung.ratio).fulfilment(of: reading.contrast) {
      case .fails:
        return Step(
          mark: mark, reading: reading, requirement: requirement,
          severity: min(rung.severity, most), possible: rung.severity)
      case .undetermined:
        open =
          open
          ?? Step(
            mark: mark, reading: reading, requirement: requirement, severity: nil,
            possible: min(rung.severity, most))
      case .passes: break
      }
    }
    return open
  }

  private func warningRatio(of strength: MarkFacts.Strength) -> Double {
    switch strength {
    case .small: smallWarningRatio
    case .usual: warningRatio
    case .strong: strongWarningRatio
    }
  }

  private func verdict(_ step: Step, _ failing: [MarkFacts]) -> Verdict {
    let (mark, reading) = (step.mark, step.reading)
    let isLost = reading.contrast.value < errorRatio
    let sees: Message =
      isLost ? "cannot be seen \(mark.place)" : "is hard to read \(mark.place)"
    let colors: Message = "\(.color(reading.ink)) on \(.color(reading.ground))"
    let figures: Message =
      "\(step.requirement.figure(reading.contrast)), \(step.requirement.demand)"
    let claim: Message =
      step.severity == nil
      ? "unclear whether \(mark.thing) \(sees)" : "\(mark.thing) \(sees)"
    var verdict = Verdict(
      step.severity.map { .fails($0) } ?? .undetermined(.modelRange), scene: mark.place,
      message: "\(claim): \(colors), \(figures)\(failing.also(beside: mark.place)), "
        + "\(failing.shownIn)",
      measured: reading.contrast, required: noteRatio,
      fix: "give it a color that follows the appearance, such as .primary, or one that stands out "
        + "from what is behind it there")
    verdict.possible = step.possible
    (verdict.ink, verdict.evidence) = (InkCause(mark), failing.evidence)
    return verdict.showing(mark)
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .textContrast,
    summary: "A text or symbol does not stand out from what is behind it.",
    rationale: """
      A color that was chosen in one appearance is shown in the other as well: white text on a light \
      Live Activity, black text on the dark Home Screen, a gray caption on white. Below 1.25:1 it \
      cannot be seen; below 2.2:1 it takes effort (1.8:1 where it is large or bold, 2.5:1 where it is \
      small); below 3:1 it misses what guidelines ask even of large text.
      """,
    fix: """
      Use `.primary` and `.secondary`, or a color set with a dark variant, wherever the background \
      follows the appearance; choose the text’s color by the background where the background stays.
      """,
    source: """
      WCAG 2.2, success criterion 1.4.3 (3:1 for large text). Measured on the widget as it is drawn from \
      its Swift: the scene with the text beside the scene without it, on the pixels of its letters. The \
      lower levels of the system’s labels are Apple’s own choice, and a note at most.
      """,
    severity: .error, isLadder: true, tags: ["code", "contrast"],
    triggering: [
      RuleExample(
        "below 1.25:1: an error",
        .marks(.text("barely there", at: .homeDark, Estimate(1.24), ink: "#262633", on: "#1A1A1F"))),
      RuleExample(
        "below 2.2:1: a warning", .marks(.text("Updated", at: .homeLight, Estimate(2.199)))),
      RuleExample(
        "bold, below 1.8:1: a warning",
        .marks(.text("12", at: .homeLight, Estimate(1.79)).with { $0.strength = .strong })),
      RuleExample(
        "bold at 1.8:1: a note",
        .marks(
          .text("12", at: .homeLight, Estimate(1.8)).with { $0.strength = .strong })),
      RuleExample(
        "small, below 2.5:1: a warning",
        .marks(.text("Updated", at: .homeLight, Estimate(2.499)).with { $0.strength = .small })),
      RuleExample("2.999:1: a note", .marks(.text("Updated", at: .homeLight, Estimate(2.999)))),
      RuleExample(
        "a level of the system’s labels: a note",
        .marks(.text("Updated", at: .homeLight, Estimate(1.2)).with { $0.isSystemLevel = true })),
      RuleExample(
        "with data that is made up: a warning at most",
        .marks(.text("Updated", at: .homeLight, Estimate(1.2)).with { $0.isGiven = false })),
    ],
    passing: [
      RuleExample("exactly 3:1", .marks(.text("Updated", at: .homeLight, Estimate(3)))),
      RuleExample(
        "pale beside the same in a stronger color",
        .marks(.text("31", at: .homeLight, Estimate(1.4)).with { $0.isPaleByChoice = true })),
      RuleExample(
        "with another text on it",
        .marks(.text("Updated", at: .homeLight, Estimate(1.2)).with { $0.isCrossed = true })),
      RuleExample(
        "in the Lock Screen’s material", .marks(.text("Updated", at: .lockScreen, Estimate(1.2)))),
      RuleExample("a picture of the catalog", .glyph),
    ],
    undetermined: [
      RuleExample(
        "the model’s range reaches 2.2:1",
        .marks(.text("Updated", at: .liveActivity, Estimate(2.9, in: 2.1...3.3))))
    ])
}

extension Place {
  /// Whether text is judged here by its own colors. In StandBy and on a watch’s face, where the container
  /// background is removed, what that hides is another rule's.
  fileprivate var showsTextInFullColor: Bool {
    switch role {
    case .home, .activity, .blackFace: true
    case .vibrant, .accented, .standby, .night, .alwaysOn, .icon: false
    }
  }
}
