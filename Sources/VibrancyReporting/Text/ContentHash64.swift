// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// FNV-1a, 64 bits: names things in reports; no secret hangs on it.
///
/// - Source: Fowler, Noll and Vo, http://www.isthe.com/chongo/tech/comp/fnv
enum ContentHash64 {
  /// The hash of a text's UTF-8 bytes, as 16 lower-case hexadecimal digits.
  static func digits(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
