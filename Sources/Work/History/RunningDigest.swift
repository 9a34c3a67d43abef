// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A SHA-1 or SHA-256 digest of bytes that come portion by portion.
///
/// - Source: FIPS 180-4, 5 and 6.
package struct RunningDigest: Sendable {
  /// The algorithm that is computed.
  package enum Algorithm: Sendable {
    case sha1, sha256
  }

  private let algorithm: Algorithm
  private var state: [UInt32]
  private var words: [UInt32]
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count = 0

  /// The digest of nothing.
  package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    switch algorithm {
    case .sha1:
      state = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      words = [UInt32](repeating: 0, count: 80)
    case .sha256:
      state = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
        0x5BE0_CD19,
      ]
      words = [UInt32](repeating: 0, count: 64)
    }
  }

  /// Takes in bytes.
  package mutating func append(_ bytes: [UInt8]) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      let block = rest
      take(block.span, at: 0)
      rest = []
    }
    let span = bytes.span
    while bytes.count - start >= 64 {
      take(span, at: start)
      start += 64
    }
    rest += bytes[start...]
  }

  /// The digest of all that was taken in.
  package var digits: String {
    var last = self
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - count % 64) % 64)
    let bits = UInt64(count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    last.append(padding)
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func take(_ bytes: Span<UInt8>, at start: Int) {
    for index in 0..<16 {
      let place = start &+ 4 &* index
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place &+ 1]) << 16
        | UInt32(bytes[place &+ 2]) << 8 | UInt32(bytes[place &+ 3])
    }
    switch algorithm {
    case .sha1: mixSHA1()
    case .sha256: mixSHA256()
    }
  }

  private mutating func mixSHA1() {
    for index in 16..<80 {
      words[index] = Self.rotated(
        words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16], left: 1)
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
      let next = Self.rotated(a, left: 5) &+ mix &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, Self.rotated(b, left: 30), c, d)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private mutating func mixSHA256() {
    for index in 16..<64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      let first = Self.rotated(early, left: 25) ^ Self.rotated(early, left: 14) ^ (early >> 3)
      let second = Self.rotated(late, left: 15) ^ Self.rotated(late, left: 13) ^ (late >> 10)
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let high = Self.rotated(e, left: 26) ^ Self.rotated(e, left: 21) ^ Self.rotated(e, left: 7)
      let choice = (e & f) ^ (~e & g)
      let one = h &+ high &+ choice &+ Self.constants[index] &+ words[index]
      let low = Self.rotated(a, left: 30) ^ Self.rotated(a, left: 19) ^ Self.rotated(a, left: 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ low &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
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
}
