// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads numbers from bytes one after the other; `nil` beyond the end.
struct ByteReader {
  private let bytes: [UInt8]
  /// Where the next byte is.
  private(set) var position: Int

  /// Begins at a byte.
  init(_ bytes: [UInt8], at position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// One byte.
  mutating func byte() -> UInt8? {
    guard position >= 0, position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// Two bytes, the low one first.
  mutating func u16() -> UInt16? {
    guard let low = byte(), let high = byte() else { return nil }
    return UInt16(low) | UInt16(high) << 8
  }

  /// A number of seven bits per byte, the low ones first.
  private mutating func varint() -> Int? {
    var value = 0
    for shift in stride(from: 0, to: 28, by: 7) {
      guard let byte = byte() else { return nil }
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  /// A signed number: 0, -1, 1, -2 are stored as 0, 1, 2, 3.
  private mutating func signed() -> Int? {
    varint().map { $0 & 1 == 0 ? $0 / 2 : -($0 + 1) / 2 }
  }

  /// A count; `nil` if it is larger than it can be.
  mutating func count(atMost most: Int) -> Int? {
    guard let value = varint(), value <= most else { return nil }
    return value
  }

  /// One bit for each of so many points, the low ones first.
  mutating func bits(_ count: Int) -> [Bool]? {
    var bits: [Bool] = []
    bits.reserveCapacity(count)
    var current: UInt8 = 0
    for index in 0..<count {
      if index % 8 == 0 {
        guard let byte = byte() else { return nil }
        current = byte
      }
      bits.append(current >> UInt8(index % 8) & 1 == 1)
    }
    return bits
  }

  /// Points: of the middle master, then what the light and the heavy one add, each as differences
  /// from the point before, x before y.
  mutating func places(
    _ count: Int, _ shares: (light: Double, heavy: Double)
  ) -> [SIMD2<Double>]? {
    var points = [SIMD2<Double>](repeating: .zero, count: count)
    for share in [1, shares.light, shares.heavy] {
      for axis in 0..<2 {
        var value = 0
        for index in 0..<count {
          guard let step = signed() else { return nil }
          value += step
          points[index][axis] += Double(value) * share
        }
      }
    }
    return points
  }
}
