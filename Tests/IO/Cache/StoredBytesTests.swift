// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCache
import VibrancyTestSupport

@Suite struct StoredBytesTests {
  private func read(_ bytes: [UInt8]) throws(StoredError) -> (
    [Int], String?, String?, Double, [UInt8]
  ) {
    var reader = StoredReader(bytes)
    let found = (
      try reader.next([Int].self), try reader.next(String?.self), try reader.next(String?.self),
      try reader.next(Double.self), try reader.blob()
    )
    try reader.end()
    return found
  }

  private var bytes: [UInt8] {
    var writer = StoredWriter()
    writer.add([1, -2, .max], String?.some("a “b”\u{0}"), String?.none, -0.25)
    writer.add(blob: [1, 2, 3])
    return writer.bytes
  }

  @Test func whatIsWrittenIsRead() throws {
    let found = try read(bytes)
    #expect(found == ([1, -2, .max], "a “b”\u{0}", nil, -0.25, [1, 2, 3]))
  }

  @Test func everyCutIsNoticed() {
    for count in 0..<bytes.count {
      #expect(throws: StoredError.self) { try read(Array(bytes[..<count])) }
    }
    #expect(throws: StoredError.self) { try read(bytes + [0]) }
  }

  /// A count that is not true must neither trap nor take memory.
  @Test func anyBytesEnd() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      var bad = bytes
      for _ in 0..<3 {
        bad[Int(random.next() % UInt64(bad.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = try? read(bad)
    }
  }
}
