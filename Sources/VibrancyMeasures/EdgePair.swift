// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The two samples of an inner edge as codes, and how many edges have them.
struct EdgePair: Sendable, Hashable {
  /// α and luma of the one, in codes and in the unit of `CodePlanes.luma`.
  var alpha: Int32
  var luma: Int32
  /// α and luma of the other.
  var otherAlpha: Int32
  var otherLuma: Int32

  /// The same pair with the lesser sample first: contrast has no direction.
  init(_ alpha: Int32, _ luma: Int32, _ otherAlpha: Int32, _ otherLuma: Int32) {
    let isInOrder = (alpha, luma) < (otherAlpha, otherLuma)
    (self.alpha, self.luma) = isInOrder ? (alpha, luma) : (otherAlpha, otherLuma)
    (self.otherAlpha, self.otherLuma) = isInOrder ? (otherAlpha, otherLuma) : (alpha, luma)
  }

  /// The pair without the low bits, so that near ones count as one.
  func coarse(_ bits: (alpha: Int32, luma: Int32)) -> EdgePair {
    var pair = self
    (pair.alpha, pair.otherAlpha) = (alpha >> bits.alpha, otherAlpha >> bits.alpha)
    (pair.luma, pair.otherLuma) = (luma >> bits.luma, otherLuma >> bits.luma)
    return pair
  }

  var hash: UInt64 {
    let a = UInt64(UInt32(bitPattern: alpha)) << 32 | UInt64(UInt32(bitPattern: luma))
    let b = UInt64(UInt32(bitPattern: otherAlpha)) << 32 | UInt64(UInt32(bitPattern: otherLuma))
    let mixed = (a &* 0x9E37_79B9_7F4A_7C15) ^ (b &* 0xC2B2_AE3D_27D4_EB4F)
    return ((mixed ^ mixed >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 24
  }
}
