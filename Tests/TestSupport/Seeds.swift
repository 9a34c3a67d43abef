// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The seeds of expensive randomized tests: a quarter, or all with `VIBRANCY_ALL=1`.
package enum Seeds {
  private static let takesAll = ProcessInfo.processInfo.environment["VIBRANCY_ALL"] == "1"

  /// `1...count` with `VIBRANCY_ALL=1`, otherwise its first quarter and at least one seed.
  ///
  /// - Precondition: `count` is at least 1.
  package static func through(_ count: UInt64) -> ClosedRange<UInt64> {
    1...(takesAll ? count : max(1, count / 4))
  }
}
