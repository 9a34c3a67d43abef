// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a number measured with the model's range means for a requirement.
enum Fulfilment: Int, Comparable {
  /// Met at the defaults.
  case passes
  /// Missed at the defaults, but not over the whole range.
  case undetermined
  /// Missed over the whole range.
  case fails

  static func < (a: Fulfilment, b: Fulfilment) -> Bool { a.rawValue < b.rawValue }
}
