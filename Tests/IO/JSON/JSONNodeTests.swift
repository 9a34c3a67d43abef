// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

@Suite struct JSONNodeTests {
  private func root(_ text: String) throws -> JSONNode {
    let document = JSONDocument(Array(text.utf8), path: "a.json")
    #expect(document.mistakes.isEmpty, "\(text)")
    return try #require(document.root)
  }

  /// The value at a way such as `images.0.filename`.
  private func node(_ way: String, in text: String) throws -> JSONNode {
    try way.split(separator: ".").reduce(try root(text)) { node, step in
      let found =
        Int(step).flatMap { index in node.elements?.dropFirst(index).first { _ in true } }
        ?? node.members?.first { $0.key == step }
      return try #require(found)
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

  @Test(arguments: [
    ("", "2:1", "the document"), ("images", "2:13", "images"), ("images.0", "3:3", "images[0]"),
    ("images.0.filename", "3:18", "images[0].filename"),
    ("images.2.filename", "4:34", "images[2].filename"),
    ("images.2.scale", "4:50", "images[2].scale"),
    ("filename.1.1.x", "6:30", "filename[1][1].x"),
  ])
  func `values know their place and the way to them`(
    _ way: String, _ place: String, _ shown: String
  ) throws {
    let node = try node(way, in: Self.document)
    #expect(node.position.description == place)
    #expect(node.way == shown)
    #expect(node.error("is odd").description == "a.json:\(place): \(shown) is odd")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every kind of line end counts once`(_ end: String) throws {
    let text = ["{", "  a: 1,", "\tb: [", "  2]}"].joined(separator: end)
    #expect(try node("b.0", in: text).position.description == "4:3")
  }

  @Test func `a byte order mark takes no column`() throws {
    #expect(try node("a", in: "\u{FEFF}{a: 1}").position.description == "1:5")
  }

  @Test func `columns hold beyond any stretch of text`() throws {
    let text = "[" + String(repeating: "\"é\",", count: 5000) + "7]"
    #expect(try node("5000", in: text).position.column == 20_002)
  }

  @Test(arguments: [
    ("0", 0), ("-1.5e3", -1500), ("+.5", 0.5), ("5.", 5), ("0x1F", 31), ("-0X1f", -31),
    ("Infinity", .infinity), ("-Infinity", -.infinity), ("1e-9", 1e-9), ("-0", -0.0), ("5.e1", 50),
    ("0xFFFFFFFFFFFFF", 4_503_599_627_370_495), ("0e999", 0),
    ("123456789012345678901234567890", 123456789012345678901234567890.0),
  ])
  func `numbers are read as JSON5 writes them`(_ text: String, _ number: Double) throws {
    for ending in ["", " ", "\n", "/* x */", "//x"] {
      #expect(try root(text + ending).number == number, "\(text)\(ending)")
    }
    let list = try #require(try root("[\(text),\(text)]").elements)
    #expect(list.map(\.number) == [number, number])
    #expect(try root("{a:\(text)}").members?.first { _ in true }?.number == number)
  }

  @Test(arguments: [
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("2.0", 2), ("1e3", 1000),
    ("1.5", nil), ("1e30", nil), ("9223372036854775808", nil), ("NaN", nil), ("-Infinity", nil),
    ("'1'", nil), ("0x10", 16),
  ])
  func `whole numbers are exact or none`(_ text: String, _ integer: Int?) throws {
    #expect(try root(text).integer == integer)
  }

  @Test func `the word NaN is a number in JSON5`() throws {
    #expect(try #require(try root("NaN").number).isNaN)
    #expect(try #require(try root("-NaN").number).isNaN)
  }

  @Test(arguments: [
    (#""a""#, "a"), (#"'a"b'"#, "a\"b"), (#""a\"b\\""#, "a\"b\\"), ("''", ""),
    (#""\u00e9\n\uD83D\uDE00""#, "é\n😀"), (#"'\''"#, "'"),
    (#"'\x41\/\b\f\r\t'"#, "A/\u{8}\u{C}\r\t"),
    ("'\u{2028}'", "\u{2028}"), ("'\u{7F}'", "\u{7F}"),
  ])
  func `strings are read with their escapes`(_ text: String, _ string: String) throws {
    #expect(try root(text).string == string)
    #expect(try root("[1, \(text), 2]").elements?.map(\.string) == [nil, string, nil])
    #expect(try root("{\(text): 1}").members?.map(\.key) == [string])
  }

  @Test func `escapes of every code mean the same in keys and in values`() throws {
    for code in 1..<0x300 {
      let digits = String(code, radix: 16)
      var escapes = ["\\u" + String(repeating: "0", count: 4 - digits.count) + digits]
      if code < 256 { escapes.append("\\x" + (code < 16 ? "0" : "") + digits.uppercased()) }
      for escape in escapes {
        let member = try #require(
          try root("{'a\(escape)': 'a\(escape)'}").members?.first { _ in true })
        let wanted = "a" + String(UnicodeScalar(UInt16(code)).map { Character($0) } ?? "?")
        #expect(member.key.unicodeScalars.elementsEqual(wanted.unicodeScalars))
        #expect(member.string?.unicodeScalars.elementsEqual(wanted.unicodeScalars) == true)
      }
    }
  }

  @Test func `values know what they are, and nothing else`() throws {
    let values = try Array(#require(try root("[true, false, null, 1, 'a', [], {}]").elements))
    #expect(values.map(\.boolean) == [true, false, nil, nil, nil, nil, nil])
    #expect(
      values.map(\.kind) == [
        "true or false", "true or false", "null", "a number", "a string", "a list", "an object",
      ])
    #expect(values.map(\.isNull) == [false, false, true, false, false, false, false])
    #expect(values.map { $0.elements != nil } == [false, false, false, false, false, true, false])
    #expect(values.map { $0.members != nil } == [false, false, false, false, false, false, true])
  }

  @Test func `members stand in the order of the text, those of one key too`() throws {
    let members = try Array(
      #require(try root(#"{b: 1, "a b": 2, 'b': 3, "\u0063": 4, '': 5}"#).members))
    #expect(members.map(\.key) == ["b", "a b", "b", "c", ""])
    #expect(members.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test func `a place is the same in the same text, and no other`() throws {
    let (one, same, other) = (try root("[1, 1]"), try root("[1, 1]"), try root("[1, 2]"))
    #expect(one == same && one != other)
    #expect(one.elements?.map { $0 == one } == [false, false])
  }
}
