// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyHistory

@Suite struct GitIndexEntryTests {
  private static let name = String(repeating: "1a", count: 20)

  private static func bytes(_ lines: String...) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [0] }
  }

  @Test func `entries are read as Git prints them, names with tab and newline included`() throws {
    let entries = try #require(
      GitIndexEntry.all(
        in: Self.bytes(
          "H 100644 \(Self.name) 0\ta\tb\nc.png", "? new file.png",
          "H 120000 \(Self.name) 0\tlink", "M 100755 \(Self.name) 2\tboth.png")))
    #expect(entries.map(\.path) == ["a\tb\nc.png", "new file.png", "link", "both.png"])
    #expect(entries.map(\.object) == [Self.name, nil, Self.name, Self.name])
    #expect(entries.map(\.isPlain) == [true, true, false, false])
  }

  @Test(arguments: ["H 100644 \(name) 0", "H 100644 abc 0\ta.png", "100644 \(name) 0\ta.png"])
  func `what is something else is not read`(_ line: String) {
    #expect(GitIndexEntry.all(in: Self.bytes(line)) == nil)
  }
}
