// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Packs what holds of 64 pixels into a word, a bit a pixel, the leftmost lowest.
///
/// The bits are masks joined by or, in halves of the word: so a test of codes is done in vectors.
struct BitPacker: Sendable {
  /// 2 to the power of 0...31, as bits.
  private let powers = (0..<32).map { Int32(truncatingIfNeeded: 1 << $0) }

  /// The pixels of 64 for which `test` holds.
  @inline(__always)
  func word(_ test: (_ x: Int) -> Bool) -> UInt64 {
    let powers = powers.span
    precondition(powers.count == 32)
    var (low, high): (Int32, Int32) = (0, 0)
    for x in 0..<32 { low |= powers[x] & (0 &- (test(x) ? 1 : 0)) }
    for x in 0..<32 { high |= powers[x] & (0 &- (test(x &+ 32) ? 1 : 0)) }
    return UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
  }

  /// The pixels of a word between two columns of it, which may lie outside.
  static func columns(from first: Int, to end: Int) -> UInt64 {
    let (first, end) = (max(first, 0), min(end, 64))
    guard first < end else { return 0 }
    return (UInt64.max >> UInt64(64 - end + first)) << UInt64(first)
  }
}
