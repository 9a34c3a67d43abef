// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which pictures a format shows, so that a run makes no others.
public enum ExhibitNeed: Int, Sendable, Hashable, Comparable {
  /// None.
  case none
  /// Those of what fails or cannot be told, and the same art in full color.
  case failing
  /// Every preview that was judged.
  case all

  /// The more pictures, the greater.
  public static func < (a: ExhibitNeed, b: ExhibitNeed) -> Bool { a.rawValue < b.rawValue }
}
