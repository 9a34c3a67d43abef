// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The time that is spent on a smaller file. Decoded pixels are the same with each.
public enum Compression: String, CaseIterable, Hashable, Sendable {
  /// Least time; for previews that are looked at once.
  case fast
  /// Small files in little time.
  case balanced
  /// The smallest file, at many times the cost; for art that ships.
  case small

  /// libdeflate's level.
  var level: Int {
    switch self {
    case .fast: 1
    case .balanced: 5
    case .small: 12
    }
  }
}
