// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySymbols
import VibrancyTestSupport

struct SymbolTableTests {
  /// One square under the name "a", its silhouette under "b".
  private static let small: [UInt8] =
    Array("VSY1".utf8) + [2, 0, 2, 0]
    + [0, 1, 0x61, 0, 0, 200, 200, 0, 0] + [0, 1, 0x62, 1, 0, 100, 200, 220, 0]
    + [10, 0, 0, 0, 0, 1 + 4 * 2, 64, 0, 0, 64, 63, 0]
    + [0, 0, 0, 0]

  @Test func `a small table is read`() throws {
    let table = try #require(SymbolTable(Self.small))
    #expect(table.names == ["a", "b"])
    let symbol = Symbol(systemName: "b", pointSize: 10, weight: 400, scale: 1, table: table)
    #expect(symbol.kind == .exact)
    #expect(symbol.size.x == 11)
    #expect(abs(Ink(symbol.path).size.x - 5) < 1e-9)
    #expect(abs(Ink(symbol.path).size.y - 10) < 1e-9)
  }

  @Test func `a table cut off anywhere, or with more behind it, is refused`() {
    for count in 0..<Self.small.count {
      #expect(SymbolTable(Array(Self.small.prefix(count))) == nil)
    }
    #expect(SymbolTable(Self.small + [0]) == nil)
  }

  @Test func `a damaged table is refused or read, never fatal`() {
    var generator = SeededGenerator(seed: 7)
    var refused = 0
    for _ in 0..<5000 {
      var bytes = Self.small
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      guard let table = SymbolTable(bytes) else {
        refused += 1
        continue
      }
      for name in table.names {
        let symbol = Symbol(systemName: name, pointSize: 10, weight: 700, scale: 1, table: table)
        #expect(symbol.size.x.isFinite)
      }
    }
    #expect(refused > 1000 && refused < 5000)
  }
}
