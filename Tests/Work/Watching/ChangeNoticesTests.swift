// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyWatching

@Suite struct ChangeNoticesTests {
  private func record(
    _ folder: Int32, _ mask: UInt32, _ name: String, padding: Int = 1
  ) -> [UInt8] {
    let name = Array(name.utf8) + [UInt8](repeating: 0, count: padding)
    return [UInt32(bitPattern: folder), mask, 0, UInt32(name.count)].flatMap { word in
      unsafe withUnsafeBytes(of: word) { unsafe Array($0) }
    } + name
  }

  @Test func `records stand one behind the other, names filled up with zeros`() {
    let bytes =
      record(1, 0x100, "icon.png", padding: 8) + record(7, 0x4000_0100, "sub", padding: 1)
      + record(2, 0x400, "", padding: 0) + record(-1, 0x4000, "", padding: 0)
    let notices = Array(ChangeNotices(bytes))
    #expect(notices.map(\.folder) == [1, 7, 2, -1])
    #expect(notices.map(\.name) == ["icon.png", "sub", nil, nil])
    #expect(notices.map(\.isFolder) == [false, true, false, false])
    #expect(notices.map(\.isOverflow) == [false, false, false, true])
  }

  @Test func `what is cut off at any byte ends the list and nothing else`() {
    let whole = record(3, 0x8, "a.png", padding: 3)
    let bytes = whole + record(4, 0x8, "b.png", padding: 11)
    for count in 0..<bytes.count {
      #expect(Array(ChangeNotices(Array(bytes[..<count]))).count == (count < whole.count ? 0 : 1))
    }
  }

  @Test func `a length that lies far beyond ends the list`() {
    var bytes = record(3, 0x8, "a.png")
    bytes.replaceSubrange(12..<16, with: [255, 255, 255, 255])
    #expect(Array(ChangeNotices(bytes)).isEmpty)
  }
}
