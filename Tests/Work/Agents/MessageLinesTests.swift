// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAgents

@Suite struct MessageLinesTests {
  @Test func linesEndWhereTheStreamSaysSo() {
    var lines = MessageLines()
    #expect(lines.take(Array("{\"a\"".utf8)) == [])
    #expect(
      lines.take(Array(":1}\r\n\n  \n{}\n{".utf8))
        == [.message(Array("{\"a\":1}".utf8)), .message(Array("{}".utf8))])
    #expect(lines.finish() == .message(Array("{".utf8)))
    #expect(lines.finish() == nil)
  }

  @Test func aLineThatIsTooLongIsPassedOverAndNoOther() {
    var lines = MessageLines(limit: 4)
    #expect(lines.take(Array("abcd\nabcde\nabc".utf8)) == [.message(Array("abcd".utf8)), .tooLong])
    #expect(lines.take(Array("de".utf8)) == [])
    #expect(lines.take(Array("f\nx\n".utf8)) == [.tooLong, .message(Array("x".utf8))])
  }
}
