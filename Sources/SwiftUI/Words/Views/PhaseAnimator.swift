// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  static let phaseAnimator = ViewWord(
    "PhaseAnimator", "KeyframeAnimator",
    example: #"PhaseAnimator([1, 2]) { phase in Text("a") }"#,
    .simplified("once and at rest: its phase or value is not known")
  ) { $0.inTime() }
}
