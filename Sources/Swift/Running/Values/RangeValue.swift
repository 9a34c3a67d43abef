// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A range of numbers, dates or the like.
package struct RangeValue {
  /// Its lower bound; `nil`: none.
  package var lower: SampleValue?
  /// Its upper bound; `nil`: none.
  package var upper: SampleValue?
  /// Whether the upper bound is in it.
  package var isClosed: Bool

  /// A range.
  package init(lower: SampleValue?, upper: SampleValue?, isClosed: Bool) {
    (self.lower, self.upper, self.isClosed) = (lower, upper, isClosed)
  }
}
