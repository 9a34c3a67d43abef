// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyHistory

@Suite struct RunningDigestTests {
  /// Lengths around the 55, 56 and 64 bytes at which padding takes another block.
  @Test(arguments: [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000])
  func `portions do not matter`(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 31 &* $0 &+ $0 / 7) }
    for step in [1, 3, 55, 63, 64, 65, 200] {
      var (one, other) = (RunningDigest(.sha1), RunningDigest(.sha256))
      for start in stride(from: 0, to: count, by: step) {
        let portion = Array(bytes[start..<min(start + step, count)])
        one.append(portion)
        other.append(portion)
      }
      #expect(one.digits == GitDigest.sha1(bytes))
      #expect(other.digits == GitDigest.sha256(bytes))
    }
  }

  @Test func `a digest may be read before its end`() {
    var digest = RunningDigest(.sha256)
    digest.append(Array("ab".utf8))
    #expect(digest.digits == GitDigest.sha256(Array("ab".utf8)))
    digest.append(Array("c".utf8))
    #expect(digest.digits == GitDigest.sha256(Array("abc".utf8)))
  }
}
