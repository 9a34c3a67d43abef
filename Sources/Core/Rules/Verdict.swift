// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// A rule's opinion on a subject in one scene, or on the art itself. A pass is not a verdict.
package struct Verdict: Sendable, Hashable {
  /// Fails, or cannot be determined.
  package enum Outcome: Sendable, Hashable {
    /// It fails at the defaults and over the model's whole range.
    case fails(Severity)
    /// It cannot be determined, and why.
    case undetermined(Reason)

    /// `true` if it fails.
    package var isFailure: Bool { severity != nil }

    /// The weight of the failure; `nil`: undetermined.
    package var severity: Severity? {
      guard case .fails(let severity) = self else { return nil }
      return severity
    }

    /// `true` if it weighs more than another; undetermined weighs less than a note.
    func outweighs(_ other: Outcome) -> Bool {
      guard let mine = severity else { return false }
      return other.severity.map { $0 < mine } ?? true
    }
  }

  /// Fails, or cannot be determined.
  package var outcome: Outcome
  /// The weight that an undetermined verdict would have; `nil`: the rule's own.
  package var possible: Severity?
  /// The scene; `nil`: the art itself, wherever it is shown.
  package var scene: Place?
  /// The worst backdrop, as reports name it.
  package var wallpaper: String?
  /// One line: what was measured with its range, and what is required; numbers floored on the
  /// failing side.
  package var statement: Message
  /// The number that decides, unrounded.
  package var measured: Estimate?
  /// The limit that `measured` is compared with.
  package var required: Double?
  /// The part of the picture that shows it, in pixels of the picture.
  package var rectangle: PixelRectangle?
  /// The drawing that shows it, as previews are named; `nil`: that of what is judged.
  package var preview: String?
  /// The contrast below which tiles of the preview show it more closely; they are measured once
  /// that is known. `nil`: the rectangle says it.
  package var tilesBelow: Double?
  /// The place in a file that it is about; `nil`: that of what is judged.
  package var location: Location?
  /// The fix.
  package var advice: Advice?
  /// What decides a color, if that is the defect: lines that have it in common are one finding.
  package var ink: InkCause?
  /// The places in the code that it is about, the nearest first; empty: those of what is judged.
  package var evidence: [CodeLocation] = []

  /// A verdict.
  package init(
    _ outcome: Outcome, scene: Place? = nil, wallpaper: String? = nil, message: Message,
    measured: Estimate? = nil, required: Double? = nil, rectangle: PixelRectangle? = nil,
    location: Location? = nil, fix: Advice? = nil
  ) {
    (self.outcome, self.scene, self.wallpaper) = (outcome, scene, wallpaper)
    (statement, self.measured, self.required) = (message, measured, required)
    (self.rectangle, self.location, advice) = (rectangle, location, fix)
  }

  /// The statement as one line.
  package var message: String { statement.text }

  /// The advice as a sentence.
  package var fix: String? { advice?.text }
}
