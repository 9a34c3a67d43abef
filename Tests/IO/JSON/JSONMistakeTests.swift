// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

/// What is said of texts that are no JSON5.
@Suite struct JSONMistakeTests {
  private func lines(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> [String] {
    let document = JSONDocument(bytes, path: "x.json", limits: limits)
    return JSONMistakes(of: document).error?.lines ?? []
  }

  private func lines(_ text: String) -> [String] { lines(Array(text.utf8)) }

  @Test(arguments: [
    ("", "1:1: the file is empty"), ("// x", "1:5: the file is empty"),
    ("{\"a\": 1\n \"b\": 2}", "2:2: '\"', not ',' or '}'"), ("[1 2]", "1:4: '2', not ','"),
    ("{\"a\" 1}", "1:6: '1', not ':' after a key"), ("{\"a\": }", "1:7: '}' where a value"),
    ("{,}", "1:2: one ',' too many"), ("[1,,2]", "1:4: ',' where a value"),
    ("{a-b: 1}", "1:3: '-', not ':'"), ("{1: 2}", "1:2: '1' where a key"),
    ("[\n1,\n", "3:1: the file ends inside a list begun in line 1; add ']'"),
    ("{\"a\": ", "1:7: the file ends inside an object"), ("{} x", "1:4: 'x' after the end"),
    ("{\"a\"", "1:5: the end of the file, not ':' after a key"), ("}", "1:1: '}' where a value"),
    ("[\"abc\n]", "1:2: a string without an end"), ("\"abc", "1:1: a string without"),
    ("[/* x ]", "1:2: a comment without an end"), ("[/ 1]", "1:2: a single '/'"),
    ("[\"\\q\"]", "1:3: not an escape"), ("[\"\u{1}\"]", "1:3: a control character"),
    ("[\"a\\u0000\"]", "1:4: a NUL"), ("[\"\\x00\"]", "1:3: a NUL"),
    ("[\"\\ud800\"]", "1:3: half a character"), ("[nul]", "1:2: 'nul' where a value is needed"),
    ("[01]", "1:2: a number with a 0 in front"), ("[--1]", "1:2: '--1' is not a number"),
    ("[1.2.3]", "1:2: '1.2.3' is not a number"), ("[0x]", "1:2: '0x' is not"),
    ("[1e]", "1:2: '1e' is not"), ("[-]", "1:2: '-' is not"), ("[.]", "1:2: '.' is not"),
    ("{x\u{301}: 1}", "1:2: 'x\u{301}' is not a word"), ("[\u{202E}]", "1:2: '\\u{202E}' where"),
    ("[-1e999]", "1:2: '-1e999' is too large or too small a number; write another"),
    ("[0xFFFFFFFFFFFFFFFF]", "1:2: '0xFFFFFFFFFFFFFFFF' is too large"),
    ("[1e-999]", "1:2: '1e-999' is too large or too small"),
    ("{'a\u{1}': 1}", "1:4: a control character"), ("[\"\\u00g0\"]", "1:3: not an escape"),
    ("[{\"a\": 1]", "1:9: ']', not ',' or '}'"), ("[1}]", "1:3: '}', not ',' or ']'"),
  ])
  func `a broken text says once where, what, and what to do`(_ text: String, _ start: String) {
    let lines = lines(text)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("x.json:" + start) == true, "\(lines)")
    #expect(lines.allSatisfy { $0.contains("; ") && !$0.contains("\n") })
  }

  @Test(arguments: [
    ("{\n a: nul,\n b: 01,\n c: [1 2],\n \"d\" 4}", ["2:5", "3:5", "4:8", "5:6"]),
    ("[\n 'a\\q',\n 1.2.3,\n {x: }, // c\n -]", ["2:4", "3:2", "4:6", "5:2"]),
    ("{ 'a': 'x\n, 'b': tru, \"c\": \"\\ud800\" ", ["1:8", "2:8", "2:19", "2:27"]),
    ("{a: one two, b: #, ,c: 1}", ["1:5", "1:17", "1:20"]),
  ])
  func `mistakes behind the first are reported, too`(_ text: String, _ places: [String]) {
    let found = lines(text).map { $0.split(separator: ":")[1...2].joined(separator: ":") }
    #expect(found == places, "\(lines(text))")
  }

  @Test(arguments: [
    "{\n<<<<<<< HEAD\n \"a\": 1\n=======\n \"a\": 2\n>>>>>>> topic\n}",
    "{\n<<<<<<< HEAD\r\n a: 1,\n||||||| base\n a: 3\n=======\n a: 2,\n>>>>>>> topic\n}",
    "{ a: [\n<<<<<<< a/b\n 1, 2\n=======\n ]}\n>>>>>>> c\n",
  ])
  func `a merge conflict is one mistake, at its beginning`(_ text: String) {
    #expect(lines(text) == ["x.json:2:1: holds a merge conflict; resolve it"])
  }

  @Test func `what looks like a conflict in a sound text is none`() {
    #expect(lines("/*\n<<<<<<< HEAD\n*/ {}") == [])
  }

  @Test func `of several mistakes one line names the first and counts the others`() throws {
    let document = JSONDocument(Array("[nul, 01, 1 2]".utf8), path: "a.json")
    let error = try #require(JSONMistakes(of: document).error)
    #expect(
      error.description
        == "a.json:1:2: 'nul' where a value is needed; text needs quotes (and 2 more)")
    #expect(
      error.reason.hasSuffix(
        " · line 1:7: a number with a 0 in front; remove it or write it in quotes"
          + " · line 1:13: '2', not ',' or ']' after a value; a comma may be missing before it"))
    #expect(error.position == JSONPosition(line: 1, column: 2))
  }

  @Test func `no more are kept than anybody reads`() {
    let text = "[" + String(repeating: "nul,\n", count: 1000) + "]"
    #expect(lines(text).count == 50)
  }

  @Test func `what is not UTF-8 says where`() {
    #expect(
      lines(Array("{\n\"é\": \"".utf8) + [0xE9, 0x22, 0x7D])
        == ["x.json:2:7: not UTF-8; save the file in that encoding"])
    #expect(lines(Array("{}".utf8) + [0xC3]).first?.hasPrefix("x.json:1:3: not UTF-8") == true)
  }

  @Test func `depth and size have limits`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(lines(nested(200)).isEmpty)
    #expect(lines(nested(201)).first?.hasPrefix("x.json:1:201: more than 200 lists") == true)
    #expect(lines([UInt8](repeating: 0x5B, count: 1 << 20)).first?.contains(":1:201:") == true)
    var limits = JSONLimits()
    limits.bytes = 4
    #expect(lines(Array("[10]".utf8), limits: limits).isEmpty)
    #expect(
      lines(Array("[100]".utf8), limits: limits).first?.hasPrefix("x.json: holds more") == true)
    limits = JSONLimits()
    limits.values = 3
    #expect(lines(Array("[1, {}]".utf8), limits: limits).isEmpty)
    #expect(
      lines(Array("[1, {}, 2]".utf8), limits: limits).first?
        .hasPrefix("x.json:1:9: more than 3 values") == true)
  }

  @Test func `of a file outside of its input nothing is shown but where it is wrong`() {
    let secret = JSONDocument(Array("[secret, 1]".utf8), path: "a.json", isOutside: true)
    let error = JSONMistakes(of: secret).error
    #expect(error?.lines.first?.hasPrefix("a.json:1:2: is not as it should be; it leads") == true)
    let node = JSONDocument(Array("['secret']".utf8), isOutside: true).root
    #expect(node?.error("holds secret").description.contains("secret") == false)
  }
}
