// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// Contrast ratios that weigh the more the lower they are.
struct ContrastLadder {
  /// A step: how severe it is to stay below a ratio on so many backdrops.
  struct Rung {
    let severity: Severity
    let ratio: Double
    let quorum: Quorum
  }

  /// The severity that readings lead to, and the ruling that explains it.
  struct Step {
    let severity: Severity
    let ruling: Ruling
  }

  /// The most severe first.
  let rungs: [Rung]

  /// The most severe rung that readings fail, else what the last asks, with the severity of the most
  /// severe that cannot be determined; `nil`: a pass.
  ///
  /// A backdrop that the user named is reported where it is more severe, as a warning at most.
  func step(of readings: [PreviewReading]) -> Step? {
    let own = climb(readings.filter { !$0.preview.isNamed }, as: { $0.quorum })
    let named = readings.filter { $0.preview.isNamed }
      .compactMap { climb([$0], as: { _ in .any }) }
      .map { Step(severity: min($0.severity, .warning), ruling: $0.ruling) }
    return ([own].compactMap { $0 } + named).reduce(nil) { worst, step in
      guard let worst, worst.weight >= step.weight else { return step }
      return worst
    }
  }

  private func climb(_ readings: [PreviewReading], as quorum: (Rung) -> Quorum) -> Step? {
    var step: Step?
    for rung in rungs.reversed() {
      // Each reading counts as judged: those of named backdrops arrive alone.
      guard
        let ruling = Requirement.ratio(rung.ratio).tally(readings, quorum(rung)),
        ruling.fulfilment == .fails || step?.ruling.fulfilment != .fails
      else { continue }
      // What cannot be determined says what the last rung asks, and may be as severe as the first.
      let decided = ruling.fulfilment == .fails ? ruling : step?.ruling ?? ruling
      step = Step(severity: rung.severity, ruling: decided)
    }
    return step
  }
}

extension ContrastLadder.Step {
  /// The weight of a severity; an undetermined verdict weighs less than a note.
  fileprivate var weight: Int {
    guard ruling.fulfilment == .fails else { return 0 }
    return switch severity {
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
