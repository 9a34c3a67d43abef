// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The digests by which Git and Git LFS name bytes, as lower-case hexadecimal digits.
package enum GitDigest {
  /// The name of a blob.
  ///
  /// - Parameter digits: How long names are: 40 (SHA-1), or 64 (SHA-256).
  /// - Source: gitformat-pack(5); Git's `hash-function-transition`.
  package static func blob(_ bytes: [UInt8], digits: Int) -> String {
    let whole = Array("blob \(bytes.count)\u{0}".utf8) + bytes
    return digits == 64 ? sha256(whole) : sha1(whole)
  }

  /// The SHA-1 digest.
  ///
  /// - Source: FIPS 180-4, 6.1.
  package static func sha1(_ bytes: [UInt8]) -> String {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var words = [UInt32](repeating: 0, count: 80)
    forEachBlock(of: bytes) { block in
      fill(&words, from: block)
      for index in 16..<80 {
        words[index] = rotated(
          words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], left: 1)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = rotated(a, left: 5) &+ mix &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (next, a, rotated(b, left: 30), c, d)
      }
      add([a, b, c, d, e], to: &state)
    }
    return hexadecimal(state)
  }

  /// The SHA-256 digest.
  ///
  /// - Source: FIPS 180-4, 6.2.
  package static func sha256(_ bytes: [UInt8]) -> String {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19,
    ]
    var words = [UInt32](repeating: 0, count: 64)
    forEachBlock(of: bytes) { block in
      fill(&words, from: block)
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = rotated(early, left: 25) ^ rotated(early, left: 14) ^ (early >> 3)
        let second = rotated(late, left: 15) ^ rotated(late, left: 13) ^ (late >> 10)
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let high = rotated(e, left: 26) ^ rotated(e, left: 21) ^ rotated(e, left: 7)
        let choice = (e & f) ^ (~e & g)
        let one = h &+ high &+ choice &+ constants[index] &+ words[index]
        let low = rotated(a, left: 30) ^ rotated(a, left: 19) ^ rotated(a, left: 10)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ low &+ majority)
      }
      add([a, b, c, d, e, f, g, h], to: &state)
    }
    return hexadecimal(state)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  /// Hands out the bytes, padded, 64 at a time.
  private static func forEachBlock(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    let whole = bytes.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 64) { body(bytes[start..<start + 64]) }
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    for start in stride(from: 0, to: rest.count, by: 64) { body(rest[start..<start + 64]) }
  }

  private static func fill(_ words: inout [UInt32], from block: ArraySlice<UInt8>) {
    for index in 0..<16 {
      let place = block.startIndex + 4 * index
      words[index] =
        UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16
        | UInt32(block[place + 2]) << 8 | UInt32(block[place + 3])
    }
  }

  private static func add(_ part: [UInt32], to state: inout [UInt32]) {
    for index in state.indices { state[index] &+= part[index] }
  }

  private static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func hexadecimal(_ state: [UInt32]) -> String {
    state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
