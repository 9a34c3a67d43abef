// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct JSONLocatorTests {
  private func locator(_ text: String) throws -> JSONLocator {
    try JSONLocator(Array(text.utf8), path: "x.json")
  }

  private func message(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> String? {
    do throws(JSONError) {
      _ = try JSONLocator(bytes, path: "x.json", limits: limits)
      return nil
    } catch {
      return error.description
    }
  }

  private static let document = """
    // A comment é
    { "images": [
      { "filename" : "a b.png" },
      {}, /* é */ { 'file\\u006eame': "c.png", scale: "2x",
      },
    ], "filename": [[1], [2, {x: +.5}]] }
    """

  @Test(
    arguments: [
      ([], "2:1", "2:1"), (["images"], "2:3", "2:13"), (["images", 0], "3:3", "3:3"),
      (["images", 0, "filename"], "3:5", "3:18"), (["images", 2, "filename"], "4:17", "4:34"),
      (["images", 2, "scale"], "4:43", "4:50"), (["filename", 1, 1, "x"], "6:27", "6:30"),
      // What is not there stands where it would be.
      (["images", 1, "filename"], "4:3", "4:3"), (["images", 7], "2:13", "2:13"),
      (["images", "filename"], "2:13", "2:13"), (["nothing", 0], "2:1", "2:1"),
    ] as [([JSONKey], String, String)])
  func `keys and values are found`(_ path: [JSONKey], _ key: String, _ value: String) throws {
    let locator = try locator(Self.document)
    #expect(locator.keyPosition(of: path).description == key)
    #expect(locator.position(of: path).description == value)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every kind of line end counts once`(_ end: String) throws {
    let locator = try locator(["{", "  a: 1,", "\tb: [", "  2]}"].joined(separator: end))
    #expect(locator.position(of: ["b", 0]).description == "4:3")
    #expect(locator.keyPosition(of: ["b"]).description == "3:2")
  }

  @Test func `a byte order mark takes no column`() throws {
    #expect(try locator("\u{FEFF}{a: 1}").keyPosition(of: ["a"]).description == "1:2")
  }

  @Test func `columns hold beyond any stretch of text`() throws {
    let text = "[" + String(repeating: "\"é\",", count: 5000) + "7]"
    #expect(try locator(text).position(of: [5000]).column == 20_002)
  }

  @Test func `elements keep their order and what they are`() throws {
    let locator = try locator("{a: [1, 'x', null, [[]], {b: 2}, false]}")
    let list = try #require(locator.member("a", of: locator.root))
    #expect(
      locator.children(of: list).map { locator.kind(of: $0) } == [
        "a number", "a string", "null", "a list", "an object", "true or false",
      ])
  }

  @Test func `of two members with one name, the first counts, as for the decoder`() throws {
    let text = "{a: 1, a: 2}"
    #expect(try locator(text).position(of: ["a"]).description == "1:5")
    #expect(try JSONFile.decode([String: Int].self, from: Array(text.utf8), path: "") == ["a": 1])
  }

  @Test(arguments: [
    ("", "1:1: the file is empty"), ("// x", "1:5: the file is empty"),
    ("{\"a\": 1\n \"b\": 2}", "2:2: '\"', not ',' or '}'"), ("[1 2]", "1:4: '2', not ','"),
    ("{\"a\" 1}", "1:6: '1', not ':' after a key"), ("{\"a\": }", "1:7: '}' where a value"),
    ("{,}", "1:2: one ',' too many"), ("[1,,2]", "1:4: ',' where a value"),
    ("{a-b: 1}", "1:3: '-', not ':'"), ("{1: 2}", "1:2: '1' where a key"),
    ("[\n1,\n", "3:1: the file ends inside a list begun in line 1; add ']'"),
    ("{\"a\": ", "1:7: the file ends inside an object"), ("{} x", "1:4: 'x' after the end"),
    ("[\"abc\n]", "1:2: a string without an end"), ("\"abc", "1:1: a string without"),
    ("[/* x ]", "1:2: a comment without an end"), ("[/ x]", "1:2: a single '/'"),
    ("[\"\\q\"]", "1:3: not an escape"), ("[\"\u{1}\"]", "1:3: a control character"),
    ("[\"a\\u0000\"]", "1:4: a NUL"), ("[\"\\x00\"]", "1:3: a NUL"),
    ("[\"\\ud800\"]", "1:3: half a character"), ("[nul]", "1:2: 'nul' where a value is needed"),
    ("[01]", "1:2: a number with a 0 in front"), ("[--1]", "1:2: '--1' is not a number"),
    ("[1.2.3]", "1:2: '1.2.3' is not a number"), ("[0x]", "1:2: '0x' is not"),
    ("[1e]", "1:2: '1e' is not"), ("[-]", "1:2: '-' is not"), ("[.]", "1:2: '.' is not"),
    ("{x\u{301}: 1}", "1:2: 'x\u{301}' is no word"), ("[\u{202E}]", "1:2: '\\u{202E}' where"),
  ])
  func `a broken text says where, what, and what to do`(_ text: String, _ start: String) throws {
    let message = try #require(self.message(Array(text.utf8)))
    #expect(message.hasPrefix("x.json:" + start))
    #expect(message.contains("; ") && !message.contains("\n"))
  }

  @Test func `what is not UTF-8 says where`() {
    #expect(
      message(Array("{\n\"é\": \"".utf8) + [0xE9, 0x22, 0x7D])
        == "x.json:2:7: not UTF-8; save the file in that encoding")
    #expect(message(Array("{}".utf8) + [0xC3])?.hasPrefix("x.json:1:3: not UTF-8") == true)
  }

  @Test func `depth and size have limits`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(message(nested(200)) == nil)
    #expect(message(nested(201))?.hasPrefix("x.json:1:201: more than 200 lists") == true)
    #expect(message([UInt8](repeating: 0x5B, count: 1 << 20))?.contains(":1:201:") == true)
    var limits = JSONLimits()
    limits.bytes = 4
    #expect(message(Array("[10]".utf8), limits: limits) == nil)
    #expect(message(Array("[100]".utf8), limits: limits)?.hasPrefix("x.json: holds more") == true)
    limits = JSONLimits()
    limits.values = 3
    #expect(message(Array("[1, {}]".utf8), limits: limits) == nil)
    #expect(
      message(Array("[1, {}, 2]".utf8), limits: limits)?
        .hasPrefix("x.json:1:9: more than 3 values") == true)
  }
}
