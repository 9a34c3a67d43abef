// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is inside of contours that overlap.
package enum FillRule: Hashable, Sendable {
  /// Where the contours wind around a place, counted by direction, not 0 times.
  case nonzero
  /// Where they wind around a place an odd number of times.
  case evenOdd

  /// Whether a place with this winding number is inside.
  func contains(_ winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
