// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension SceneFacts {
  /// The verdict of a rule that asks no more than legibility: that no more than a share of the
  /// ink's area stays below a ratio, on every judged backdrop.
  ///
  /// - Parameter what: What the number is, with its place, without the backdrop.
  func legibility(
    _ severity: Severity, ratio: Double, leavingOut share: Double, what: String, fix: String
  ) -> Verdict? {
    Requirement.ratio(ratio).ruling(on: contrasts(leavingOut: share), failing: .all).map {
      $0.verdict(
        severity, in: place, what: what + $0.worst.preview.backdropPhrase,
        rectangle: $0.worst.preview.rectangle(below: ratio), fix: fix)
    }
  }
}
