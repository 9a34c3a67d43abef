// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// What was measured on one preview of a scene.
struct Reading {
  let preview: PreviewFacts
  let measured: Estimate
}

extension SceneFacts {
  /// A number a preview; those without it, or with nothing visible, are left out.
  func readings(_ measure: (PreviewFacts) -> Estimate?) -> [Reading] {
    previews.compactMap { preview in
      guard !preview.parts.isEmpty, let measured = measure(preview) else { return nil }
      return Reading(preview: preview, measured: measured)
    }
  }

  /// The contrast that all but a share of the area has; it is below a ratio exactly where more
  /// than that share of the area is.
  func contrasts(leavingOut share: Double) -> [Reading] {
    readings { $0.legibleContrast(leavingOut: share) }
  }
}
