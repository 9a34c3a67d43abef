// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension ContentHash {
  /// The hash of a picture's pixels: the same after any lossless recompression of its file.
  ///
  /// Width and height, then a word a pixel in row-major order: its four samples at 16 bits (8-bit
  /// codes × 257), or 0 where α = 0, under which optimizers clear the colors. For each word
  /// `h ← (h xor word) × 1099511628211 mod 2⁶⁴`, `h ← h xor (h >> 32)`.
  init(pixelsOf image: StraightImage) {
    var digest = PixelDigest()
    digest.combine(UInt64(image.size.width) << 32 | UInt64(image.size.height))
    switch image.samples {
    case .eight(let codes): digest.combine(codes) { UInt64($0) &* 257 }
    case .sixteen(let codes): digest.combine(codes) { UInt64($0) }
    }
    self.init(value: digest.value)
  }
}

/// FNV-1a's step, a word of 64 bits at a time; its high half is folded into the low one, since a
/// product carries nothing downwards.
private struct PixelDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 32
  }

  /// Takes in pixels of four samples each.
  mutating func combine<Code: FixedWidthInteger>(_ codes: [Code], _ deep: (Code) -> UInt64) {
    var digest = self
    for pixel in stride(from: 0, to: codes.count - 3, by: 4) {
      let alpha = deep(codes[pixel + 3])
      guard alpha > 0 else {
        digest.combine(0)
        continue
      }
      digest.combine(
        deep(codes[pixel]) << 48 | deep(codes[pixel + 1]) << 32 | deep(codes[pixel + 2]) << 16
          | alpha)
    }
    self = digest
  }
}
