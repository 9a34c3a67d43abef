// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// FNV-1a of 64 bits: names content, and parts work evenly. No protection against malice.
///
/// `h ← 14695981039346656037`, then for each byte `h ← (h xor byte) × 1099511628211 mod 2⁶⁴`.
///
/// - Source: Fowler, Noll and Vo, http://www.isthe.com/chongo/tech/comp/fnv/
package struct FNV1a: Sendable, Hashable {
  /// The hash of what was taken in.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Nothing taken in yet.
  package init() {}

  /// The hash of a text's UTF-8.
  package init(_ text: String) { combine(text) }

  /// Takes in bytes.
  package mutating func combine(_ bytes: [UInt8]) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// Takes in a text's UTF-8.
  package mutating func combine(_ text: String) { combine(Array(text.utf8)) }
}

extension UInt64 {
  /// 16 hexadecimal digits in lower case.
  package var hexDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
