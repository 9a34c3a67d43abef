// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension Verdict {
  /// The same, shown on the widget that draws a mark.
  func showing(_ mark: MarkFacts) -> Verdict {
    var verdict = self
    (verdict.preview, verdict.rectangle) = (mark.preview, mark.box)
    return verdict
  }
}
