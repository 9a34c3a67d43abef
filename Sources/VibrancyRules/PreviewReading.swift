// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// What was measured on one preview of a scene.
struct PreviewReading {
  let preview: PreviewFacts
  let measured: Estimate
}

extension SceneFacts {
  /// A number a preview; those without it, or with nothing visible, are left out.
  func readings(_ measure: (PreviewFacts) -> Estimate?) -> [PreviewReading] {
    previews.compactMap { preview in
      guard !preview.parts.isEmpty, let measured = measure(preview) else { return nil }
      return PreviewReading(preview: preview, measured: measured)
    }
  }

  /// The contrast that all but a share of the area has; it is below a ratio exactly where more
  /// than that share of the area is.
  func contrasts(leavingOut share: Double) -> [PreviewReading] {
    readings { $0.legibleContrast(leavingOut: share) }
  }
}
