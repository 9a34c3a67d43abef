// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the color of a file was taken from.
public enum ColorTagging: String, Hashable, Sendable {
  /// No usable color chunk: sRGB by convention.
  case untagged
  /// An `sRGB` chunk.
  case sRGB
  /// A `cICP` chunk.
  case cICP
  /// An ICC profile in an `iCCP` chunk.
  case iCCP
  /// A `gAMA` chunk, with or without `cHRM`.
  case gamma
}
