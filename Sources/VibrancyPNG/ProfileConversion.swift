// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Converts by an ICC profile through Little CMS, one computation a color for most art.
final class ProfileConversion {
  private let transform: ICCTransform
  /// Colors converted before, by a hash; a color that collides replaces the older one.
  private var keys: [UInt64]
  private var values: [UInt64]

  private static let slotBits: UInt64 = 12
  private static let noColor = UInt64.max

  init(_ transform: ICCTransform) {
    self.transform = transform
    keys = Array(repeating: Self.noColor, count: 1 << Int(Self.slotBits))
    values = keys
  }

  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    precondition(source.count == target.count)
    for pixel in 0..<(source.count / 4) {
      let index = pixel &* 4
      let key =
        UInt64(source[index]) | UInt64(source[index + 1]) << 16 | UInt64(source[index + 2]) << 32
      let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
      if keys[slot] != key {
        keys[slot] = key
        values[slot] = converted(key, scale: 1 / Float(Code.max))
      }
      let value = values[slot]
      target[index] = UInt16(truncatingIfNeeded: value)
      target[index + 1] = UInt16(truncatingIfNeeded: value >> 16)
      target[index + 2] = UInt16(truncatingIfNeeded: value >> 32)
      target[index + 3] = widened(source[index + 3])
    }
  }

  private func converted(_ key: UInt64, scale: Float) -> UInt64 {
    let color = [key & 0xFFFF, key >> 16 & 0xFFFF, key >> 32].map { Float($0) * scale }
    return transform.sRGB(color).enumerated().reduce(0) { value, channel in
      value | UInt64(code16(channel.element)) << (16 * UInt64(channel.offset))
    }
  }
}

/// `value` of `0...1` as a 16-bit code, rounding half up; clipped, and NaN is 0.
func code16(_ value: Float) -> UInt16 {
  UInt16((value > 0 ? (value < 1 ? value : 1) : 0) * 65_535 + 0.5)
}
