// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// The common verdict of a scene's previews, and the worst preview that supports it.
struct Ruling {
  let fulfilment: Fulfilment
  let worst: PreviewReading
  let requirement: Requirement

  /// The verdict that follows.
  ///
  /// - Parameters:
  ///   - severity: Of a failure, or what it might be.
  ///   - sees: What a person sees there, a clause such as `it is faint on the Lock Screen`.
  ///   - what: What the number is: it stands between the number and the demand.
  ///   - showsTiles: Whether it shows where single tiles are below the limit.
  func verdict(
    _ severity: Severity, in scene: Place, sees: Message, what: Message? = nil,
    rectangle: PixelRectangle? = nil,
    showsTiles: Bool = false, fix: Advice
  ) -> Verdict {
    let number = requirement.figure(worst.measured)
    let figure = what.map { "\(number) \($0)" } ?? number
    let figures: Message = "\(figure), \(requirement.demand)"
    let claim = fulfilment == .fails ? sees : "unclear whether \(sees)"
    var verdict = Verdict(
      fulfilment == .fails ? .fails(severity) : .undetermined(.modelRange), scene: scene,
      wallpaper: worst.preview.wallpaper, message: "\(claim): \(figures)",
      measured: worst.measured, required: requirement.limit,
      rectangle: rectangle ?? worst.preview.bounds, fix: fix)
    verdict.possible = severity
    verdict.tilesBelow = showsTiles ? requirement.limit : nil
    return verdict
  }
}

extension Requirement {
  /// The verdict that readings support together: those of the judged backdrops as so many must
  /// fail, those of backdrops that the user named each for itself, if that is more severe.
  ///
  /// - Parameter judged: Which of the judged backdrops count.
  /// - Returns: `nil`: they pass.
  func ruling(
    on readings: [PreviewReading], failing quorum: Quorum,
    where judged: (PreviewFacts) -> Bool = { _ in true }
  ) -> Ruling? {
    let own = tally(readings.filter { !$0.preview.isNamed && judged($0.preview) }, quorum)
    let named = tally(readings.filter { $0.preview.isNamed }, .any)
    guard let own else { return named }
    guard let named, named.fulfilment > own.fulfilment else { return own }
    return named
  }

  /// The verdict that readings support together if all count alike.
  func tally(_ readings: [PreviewReading], _ quorum: Quorum) -> Ruling? {
    let failing = readings.filter { fulfilment(of: $0.measured) == .fails }
    if let worst = worst(of: failing) {
      guard failing.count >= quorum.count(of: readings.count) else { return nil }
      return Ruling(fulfilment: .fails, worst: worst, requirement: self)
    }
    return worst(of: readings.filter { fulfilment(of: $0.measured) == .undetermined })
      .map { Ruling(fulfilment: .undetermined, worst: $0, requirement: self) }
  }

  private func worst(of readings: [PreviewReading]) -> PreviewReading? {
    guard var worst = readings.first else { return nil }
    for reading in readings where isWorse(reading.measured.value, than: worst.measured.value) {
      worst = reading
    }
    return worst
  }
}

extension SceneFacts {
  /// The verdict of a rule that asks no more than legibility: that no more than a share of the
  /// ink's area stays below a ratio, on every judged backdrop.
  ///
  /// - Parameters:
  ///   - sees: What a person sees there, a clause with its place.
  ///   - what: What the contrast is with, `against black`, without the backdrop; `nil` where the
  ///     clause says it.
  func legibility(
    _ severity: Severity, ratio: Double, leavingOut share: Double, sees: Message,
    what: Message? = nil, fix: Advice
  ) -> Verdict? {
    Requirement.ratio(ratio).ruling(on: contrasts(leavingOut: share), failing: .all).map {
      $0.verdict(
        severity, in: place, sees: sees + $0.worst.preview.backdrop, what: what,
        showsTiles: true, fix: fix)
    }
  }
}
