// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCache
import VibrancyTestSupport

@Suite struct JoinedBytesTests {
  private let parts: [[UInt8]] = [
    [1, 2, 3], [], Array("a “b”\u{0}".utf8), [UInt8](repeating: 7, count: 300),
  ]

  @Test func `what is joined comes apart as it was`() {
    #expect(JoinedBytes.parts(of: JoinedBytes.of(parts)) == parts)
    #expect(JoinedBytes.parts(of: []) == [])
  }

  @Test func `a cut inside a part is noticed`() {
    let bytes = JoinedBytes.of(parts)
    var ends: Set<Int> = [0]
    for part in parts { ends.insert((ends.max() ?? 0) + 8 + part.count) }
    for count in 0...bytes.count {
      #expect((JoinedBytes.parts(of: Array(bytes[..<count])) != nil) == ends.contains(count))
    }
    #expect(JoinedBytes.parts(of: bytes + [0]) == nil)
  }

  @Test func `a count that is not true neither traps nor takes memory`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      var bad = JoinedBytes.of(parts)
      for _ in 0..<3 {
        bad[Int(random.next() % UInt64(bad.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let found = JoinedBytes.parts(of: bad)
      #expect((found?.joined().count ?? 0) <= bad.count)
    }
    #expect(JoinedBytes.parts(of: [UInt8](repeating: 255, count: 8)) == nil)
  }
}
