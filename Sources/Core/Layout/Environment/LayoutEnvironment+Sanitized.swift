// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEnvironment {
  /// The environment with numbers that layout can work with: a display scale of 1…10.
  var sanitized: LayoutEnvironment {
    var result = self
    result.displayScale = displayScale.isFinite ? min(max(displayScale, 1), 10) : 1
    result.containerSize = containerSize?.drawable
    result.containerCornerRadius = max(Rect.bounded(containerCornerRadius), 0)
    return result
  }

  /// A length or place on whole pixels, in points.
  func onPixels(_ length: Double) -> Double { (length * displayScale).rounded() / displayScale }
}
