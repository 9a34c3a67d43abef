// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The color types a PNG can be stored in.
public enum PNGColorType: UInt8, Hashable, Sendable {
  /// One gray sample a pixel.
  case gray = 0
  /// Red, green and blue.
  case rgb = 2
  /// An index into a palette.
  case palette = 3
  /// Gray and alpha.
  case grayAlpha = 4
  /// Red, green, blue and alpha.
  case rgba = 6
}
