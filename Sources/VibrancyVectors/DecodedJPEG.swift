// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture as a JPEG holds it, upright, in the color space of its profile.
package struct DecodedJPEG: Sendable, Hashable {
  /// Columns, once upright.
  package let width: Int
  /// Rows, once upright.
  package let height: Int
  /// What the samples are; no alpha.
  package let channels: Channels
  /// `width * height * channels.count` codes in row-major order from the top left, interleaved.
  package let samples: [UInt8]
  /// The embedded ICC profile; `nil` if there is none, which means sRGB.
  package let iccProfile: [UInt8]?

  /// What the samples of a pixel are.
  package enum Channels: Sendable, Hashable {
    case gray, rgb

    /// Samples a pixel.
    package var count: Int { self == .gray ? 1 : 3 }
  }
}
