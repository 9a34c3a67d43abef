// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

@Suite struct JSONCursorTests {
  private enum Key: String, CaseIterable { case name, size, share, parts, tags, other }

  /// What is wrong with an entry, one line each without the file's name.
  private func complaints(
    _ text: String, _ strictness: JSONStrictness = .exact, elsewhere: [String: String] = [:]
  ) -> [String] {
    let mistakes = JSONMistakes(of: JSONDocument(Array(text.utf8), path: "x"))
    if let object = mistakes.root?.object(Key.self, strictness, elsewhere: elsewhere) {
      _ = object.required(.name)?.text()
      _ = object[.size]?.whole(in: 1...20)
      _ = object[.share]?.number()
      _ = object.strings(.parts)
      _ = object[.tags]?.members()?.map { $0.flag() }
    }
    return (mistakes.error?.lines ?? []).map { String($0.dropFirst(2)) }
  }

  @Test func `what fits is read`() throws {
    let text = """
      { // one
        name: 'a "b" \\u0063', size: 0x10, share: +.5, tags: {"2": true,}, parts: ['x', 'y'],}
      """
    #expect(complaints(text).isEmpty)
    let mistakes = JSONMistakes(of: JSONDocument(Array(text.utf8)))
    let object = try #require(mistakes.root?.object(Key.self, .exact))
    #expect(object.string(.name)?.value == "a \"b\" c" && object[.size]?.whole(in: 0...16) == 16)
    #expect(object.strings(.parts)?.map(\.value) == ["x", "y"] && object[.other] == nil)
    #expect(object[.parts]?.count == 2 && object[.parts]?.isEmptyList == false)
    #expect(throws: Never.self) { try mistakes.check() }
  }

  @Test(arguments: [
    ("[]", ["1:1: the document is a list; write an object"]),
    ("{}", [#"1:1: the document has no "name"; add it"#]),
    ("{name: 3}", ["1:8: name is a number; write a string"]),
    ("{name: null}", ["1:8: name is null; write a string"]),
    ("{name: ''}", ["1:8: name is empty; write a name"]),
    ("{name: 'a', size: 'b'}", ["1:19: size is a string; write a whole number"]),
    ("{name: 'a', size: 1.5}", ["1:19: size is 1.5; write a whole number from 1 to 20"]),
    ("{name: 'a', size: 21}", ["1:19: size is 21; write a whole number from 1 to 20"]),
    ("{name: 'a', size: 1e300}", ["1:19: size is 1e+300; write a whole number from 1 to 20"]),
    ("{name: 'a', parts: {}}", ["1:20: parts is an object; write a list"]),
    ("{name: 'a', parts: ['a', 1]}", ["1:26: parts[1] is a number; write a string"]),
    ("{name: 'a', tags: []}", ["1:19: tags is a list; write an object"]),
    ("{name: 'a', tags: {'2': 1}}", ["1:25: tags.2 is a number; write true or false"]),
    ("{name: 'a', tags: {a: true, a: 1}}", ["1:29: tags.a stands here twice; remove one"]),
    ("{name: 'a', 'name': 'b'}", ["1:13: name stands here twice; remove one"]),
    ("{name: 'a', shar: 1}", ["1:13: shar is not a known key; did you mean 'share'?"]),
    ("{name: 'a', far: 1}", ["1:13: far is not a key of this object; it is far away"]),
    (
      "{name: 'a', tags: {'\\u000A\\u202E': 1}}",
      ["1:36: tags.\\n\\u{202E} is a number; write true or false"]
    ),
    (
      "{size: '1',\n nam: 3, tags: 1,\n share: 'x'}",
      [
        #"1:1: the document has no "name"; add it"#, "1:8: size is a string; write a whole number",
        "2:2: nam is not a known key; did you mean 'name'?",
        "2:16: tags is a number; write an object",
        "3:9: share is a string; write a number",
      ]
    ),
  ])
  func `all that does not fit says where, which key, and what to write`(
    _ text: String, _ expected: [String]
  ) {
    #expect(complaints(text, elsewhere: ["far": "it is far away"]) == expected)
  }

  @Test(arguments: [
    // Of a value that is none, and of what may be in a part that was not understood, nothing more
    // is said.
    ("{name: nul, share: 'x'}", ["1:8", "1:20"]), ("{share: 'x', na", ["1:9", "1:16"]),
    ("{share: 1 2: 3, nmae: 1}", ["1:11", "1:17"]), ("{na-me: 'x', tags: 1}", ["1:4", "1:20"]),
    ("{parts: ['a', }, name: 1}", ["1:15"]),
  ])
  func `types are looked at behind a syntax error`(_ text: String, _ places: [String]) {
    let found = complaints(text).map { $0.split(separator: ":")[0...1].joined(separator: ":") }
    #expect(found == places, "\(complaints(text))")
  }

  @Test func `strictness is about keys that are unknown, doubled or null`() {
    let text = "{name: 'a', name: 3, size: null, zzzzzz: 1, zzzzzz: 2}"
    #expect(complaints(text, .open).map { $0.prefix(4) } == ["1:13"])
    #expect(complaints(text, .known).map { $0.prefix(4) } == ["1:28", "1:34"])
    #expect(complaints(text, .exact).map { $0.prefix(4) } == ["1:13", "1:28", "1:34"])
    #expect(complaints("{name: null, name: 'a'}", .open).count == 2)
  }

  @Test func `a wrong word is answered with the nearest or with where to look`() {
    func complaint(_ text: String, _ words: [String], _ listing: String?) -> String? {
      let mistakes = JSONMistakes(of: JSONDocument(Array(text.utf8)))
      mistakes.root?.reportUnknown("word", among: words, listing: listing)
      return mistakes.error?.reason
    }
    #expect(
      complaint("'bxx\u{202E}'", (1...20).map { "long-word-\($0)" }, "see there")
        == #"the document is 'bxx\u{202E}', not a known word; see there"#)
    #expect(
      complaint("'wird'", ["ward", "wild"], "see there")
        == "the document is 'wird', not a known word; did you mean 'ward'?")
    #expect(
      complaint("'x'", ["abcd", "efgh"], nil)
        == "the document is 'x', not a known word; write one of abcd, efgh")
  }

  @Test func `a mistake is kept once, and not more of them than anybody reads`() throws {
    let text = "[" + (0..<100).map { "\($0)" }.joined(separator: ",") + "]"
    let mistakes = JSONMistakes(of: JSONDocument(Array(text.utf8), path: "x"))
    let root = try #require(mistakes.root)
    for _ in 0..<3 { root.report("is odd") }
    #expect(mistakes.all.count == 1)
    let read = root.list { $0.flag() }
    #expect(read?.isEmpty == true && mistakes.isFull)
    #expect(mistakes.error?.lines.count == 50)
  }
}
