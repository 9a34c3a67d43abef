// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// What a rule says about a subject in one scene, or about the art itself. A pass is no verdict.
package struct Verdict: Sendable, Hashable {
  /// Fails, or cannot be told.
  package enum Outcome: Sendable, Hashable {
    /// It fails at the defaults and over the model's whole range.
    case fails(Severity)
    /// It cannot be told, and why.
    case undetermined(reason: String)

    /// Whether it fails.
    package var isFailure: Bool { severity != nil }

    /// How much it weighs; `nil`: it cannot be told.
    package var severity: Severity? {
      guard case .fails(let severity) = self else { return nil }
      return severity
    }

    /// Whether it weighs more than another: what cannot be told weighs less than a note.
    func outweighs(_ other: Outcome) -> Bool {
      guard let mine = severity else { return false }
      return other.severity.map { $0 < mine } ?? true
    }
  }

  /// Fails, or cannot be told.
  package var outcome: Outcome
  /// What it would weigh if it could be told; `nil`: what its rule weighs.
  package var possible: Severity?
  /// Where; `nil`: the art itself, wherever it is shown.
  package var scene: Place?
  /// The worst backdrop, as reports name it.
  package var wallpaper: String?
  /// One line: what was measured with its range, and what is required; numbers floored on the
  /// failing side.
  package var message: String
  /// The number that decides, unrounded.
  package var measured: Estimate?
  /// What it is held to.
  package var required: Double?
  /// Where it shows, in pixels of the picture.
  package var rectangle: PixelRectangle?
  /// The contrast below which tiles of the preview show it more closely; they are measured once
  /// that is known. `nil`: the rectangle says it.
  package var tilesBelow: Double?
  /// The place in a file that it is about; `nil`: that of what is judged.
  package var location: Location?
  /// What to do, as an imperative.
  package var fix: String?

  /// A verdict.
  package init(
    _ outcome: Outcome, scene: Place? = nil, wallpaper: String? = nil, message: String,
    measured: Estimate? = nil, required: Double? = nil, rectangle: PixelRectangle? = nil,
    location: Location? = nil, fix: String? = nil
  ) {
    (self.outcome, self.scene, self.wallpaper) = (outcome, scene, wallpaper)
    (self.message, self.measured, self.required) = (message, measured, required)
    (self.rectangle, self.location, self.fix) = (rectangle, location, fix)
  }
}

/// What the previews of a scene say together, and the worst of those that say it.
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
    _ severity: Severity, in scene: Place, sees: String, what: String = "",
    rectangle: PixelRectangle? = nil,
    showsTiles: Bool = false, fix: String
  ) -> Verdict {
    let number = requirement.text(worst.measured)
    let reason = "\(number), \(requirement.demand)"
    let figures = "\(what.isEmpty ? number : "\(number) \(what)"), \(requirement.demand)"
    let claim = fulfilment == .fails ? sees : "cannot tell whether \(sees)"
    var verdict = Verdict(
      fulfilment == .fails ? .fails(severity) : .undetermined(reason: reason), scene: scene,
      wallpaper: worst.preview.wallpaper, message: "\(claim): \(figures)",
      measured: worst.measured, required: requirement.limit,
      rectangle: rectangle ?? worst.preview.bounds, fix: fix)
    verdict.possible = severity
    verdict.tilesBelow = showsTiles ? requirement.limit : nil
    return verdict
  }
}

extension Requirement {
  /// What readings say together: those of the judged backdrops as so many must fail, those of
  /// backdrops that the user named each for itself, if that is more severe.
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

  /// What readings that all count alike say together.
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
  ///   - what: What the contrast is with, `against black`, without the backdrop; empty where the
  ///     clause says it.
  func legibility(
    _ severity: Severity, ratio: Double, leavingOut share: Double, sees: String,
    what: String = "", fix: String
  ) -> Verdict? {
    Requirement.ratio(ratio).ruling(on: contrasts(leavingOut: share), failing: .all).map {
      $0.verdict(
        severity, in: place, sees: sees + $0.worst.preview.backdropPhrase, what: what,
        showsTiles: true, fix: fix)
    }
  }
}
