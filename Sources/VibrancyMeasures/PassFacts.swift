// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What one pass over a preview told, for one sample of the model.
struct PassFacts: Sendable {
  /// Both readings of each part, and the share of it at 3:1 or more.
  let readings: [(reading: ContrastReading, outstanding: Double)]
  /// The median WCAG ratio across the edges, if there are any.
  let contrast: Double?
  /// The share of edges that still differ by ΔL* ≥ 8, if there are any.
  let retention: Double?

  init(_ pass: ScenePass, enough: Int) {
    readings = pass.partReadings(enough: enough)
    (contrast, retention) = (pass.detail?.contrast, pass.detail?.retention)
  }
}
