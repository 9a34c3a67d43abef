// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Rect {
  /// A number within `±greatestLength`; 0 for NaN.
  static func bounded(_ length: Double) -> Double {
    guard !length.isNaN else { return 0 }
    return min(max(length, -greatestLength), greatestLength)
  }
}
