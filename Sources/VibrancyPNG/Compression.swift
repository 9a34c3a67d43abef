// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How much time is spent on a smaller file. Decoded pixels are the same with each.
public enum Compression: String, CaseIterable, Hashable, Sendable {
  /// Least time; for previews that are looked at once.
  case fast
  /// Small files in little time.
  case balanced
  /// The smallest file, at many times the cost; for art that ships.
  case small
}

extension Compression {
  /// libdeflate's level for a picture that is kept until it is complete.
  var level: Int {
    switch self {
    case .fast: 1
    case .balanced: 6
    case .small: 12
    }
  }

  /// zlib's level for a picture that is streamed.
  var streamLevel: Int {
    switch self {
    case .fast: 1
    case .balanced: 6
    case .small: 9
    }
  }
}
