// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct JSONTreeTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONTree(Array(text.utf8), path: "a.json").root
  }

  @Test(arguments: [
    ("0", 0), ("-1.5e3", -1500), ("+.5", 0.5), ("5.", 5), ("0x1F", 31), ("Infinity", .infinity),
    ("-Infinity", -.infinity), ("1e-9", 1e-9),
  ])
  func `numbers are read as JSON5 writes them`(_ text: String, _ number: Double) throws {
    for ending in ["", " ", "\n", "/* x */", "//x"] {
      #expect(try root(text + ending).number == number, "\(text)\(ending)")
    }
    let list = try #require(try root("[\(text),\(text)]").elements)
    #expect(list.map(\.number) == [number, number])
    #expect(try root("{a:\(text)}").members?.first { _ in true }?.number == number)
  }

  @Test func `what is no number is one all the same where JSON5 has a word`() throws {
    #expect(try #require(try root("NaN").number).isNaN)
  }

  @Test(arguments: [
    (#""a""#, "a"), ("'it''s'", nil), (#"'a"b'"#, "a\"b"), (#""a\"b\\""#, "a\"b\\"), ("''", ""),
    (#""\u00e9\n\uD83D\uDE00""#, "é\n😀"), (#"'\''"#, "'"),
  ])
  func `strings are read with their escapes`(_ text: String, _ string: String?) throws {
    guard let string else {
      #expect(throws: JSONError.self) { try root(text) }
      return
    }
    #expect(try root(text).string == string)
    #expect(try root("[1, \(text), 2]").elements?.map(\.string) == [nil, string, nil])
  }

  @Test func `values know what they are, and nothing else`() throws {
    let values = try Array(#require(try root("[true, false, null, 1, 'a', [], {}]").elements))
    #expect(values.map(\.boolean) == [true, false, nil, nil, nil, nil, nil])
    #expect(
      values.map(\.kind) == [
        "true or false", "true or false", "null", "a number", "a string", "a list", "an object",
      ])
    #expect(values.map { $0.elements != nil } == [false, false, false, false, false, true, false])
    #expect(values.map { $0.members != nil } == [false, false, false, false, false, false, true])
  }

  @Test func `members stand in the order of the text, those of one key too`() throws {
    let members = try Array(#require(try root(#"{b: 1, "a b": 2, 'b': 3, "\u0063": 4}"#).members))
    #expect(members.map(\.key) == ["b", "a b", "b", "c"])
    #expect(members.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `a fault names the file, the place and the way there`() throws {
    let document = try root("{\n  a: [1, {b: true}]}")
    #expect("\(document.fault("is odd"))" == "a.json:1:1: the document is odd")
    let a = try #require(document.members?.first { _ in true })
    let object = try #require(a.elements?.dropFirst().first { _ in true })
    let b = try #require(object.members?.first { _ in true })
    #expect("\(b.fault("is odd"))" == "a.json:2:14: a[1].b is odd")
    #expect("\(b.keyFault("is odd"))" == "a.json:2:11: a[1].b is odd")
    #expect("\(object.keyFault("is odd"))" == "a.json:2:10: a[1] is odd")
  }

  @Test func `a wrong word is answered with the nearest or with where to look`() throws {
    let value = try root("'bxx\u{202E}'")
    let words = (1...20).map { "long-word-\($0)" }
    #expect(
      value.unknown("word", among: words, listing: "see there").reason
        == #"the document is 'bxx\u{202E}', no word; see there"#)
    #expect(
      try root("'wird'").unknown("word", among: ["ward", "wild"], listing: "see there").reason
        == "the document is 'wird', no word; did you mean 'ward'?")
    #expect(
      try root("'x'").unknown("word", among: ["abcd", "efgh"]).reason
        == "the document is 'x', no word; write one of abcd, efgh")
  }

  @Test(arguments: [
    "[1,]", "{a:1,}", "[[[[[]]]]]", "{a:{b:[{}]}}", "[", "{a", "'x", "1x", "\u{FEFF}[]",
  ])
  func `a tree is made of what the locator takes`(_ text: String) {
    let bytes = Array(text.utf8)
    let isTaken = (try? JSONLocator(bytes, path: "a")) != nil
    #expect(((try? JSONTree(bytes, path: "a")) != nil) == isTaken)
  }
}
