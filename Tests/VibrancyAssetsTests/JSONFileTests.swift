// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct JSONFileTests {
  private struct Entry: Decodable, Equatable {
    var name: String
    var size: Int?
    var share: Double?
    var parts: [Part]?
    var tags: [String: Bool]?
  }

  private struct Part: Decodable, Equatable {
    enum CodingKeys: String, CodingKey { case color }

    var color: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      color = try container.decode(String.self, forKey: .color)
      guard color.hasPrefix("#") else {
        throw JSONFault(
          .value, at: decoder.codingPath + [CodingKeys.color], "is no color; write #RRGGBB")
      }
      guard color != "#" else {
        throw JSONFault(.key, at: decoder.codingPath + [CodingKeys.color], "is short")
      }
    }
  }

  private func message(_ text: String) -> String? {
    do throws(JSONError) {
      _ = try JSONFile.decode([Entry].self, from: Array(text.utf8), path: "x.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `JSON5 is read`() throws {
    let text = """
      [ // one
        {name: 'a "b" \\u0063 \\x64 é', size: 0x10, share: +.5, tags: {"2": true,}},
      ]
      """
    let entries = try JSONFile.decode([Entry].self, from: Array(text.utf8), path: "")
    #expect(entries == [Entry(name: "a \"b\" c d é", size: 16, share: 0.5, tags: ["2": true])])
  }

  @Test(arguments: [
    ("{}", "1:1: the document is an object; write a list"),
    ("[{}]", "1:2: [0] has no \"name\"; add it"),
    ("[{name: 'a'},\n {name: 3}]", "2:9: [1].name is a number; write a string"),
    ("[{name: null}]", "1:9: [0].name is null; write a string"),
    ("[{name: 'a', size: 'b'}]", "1:20: [0].size is a string; write a whole number"),
    (
      "[{name: 'a', size: 1.5}]",
      "1:1: the document holds a number that does not fit its place; check each"
    ),
    (
      "[{name: 'a', share: -1e999}]",
      "1:21: '-1e999' is too large or too small a number; write another"
    ),
    ("[{name: 'a', share: 0xFFFFFFFFFFFFFFFF}]", "1:21: '0xFFFFFFFFFFFFFFFF' is too large"),
    ("[{name: 'a', share: 1e-999}]", "1:21: '1e-999' is too large or too small"),
    ("[{name: 'a', parts: {}}]", "1:21: [0].parts is an object; write a list"),
    ("[{name: 'a', tags: []}]", "1:20: [0].tags is a list; write an object"),
    ("[{name: 'a', tags: {'2': 1}}]", "1:26: [0].tags.2 is a number; write true or false"),
    (
      "[{name: 'a', parts: [{color: 'red'}]}]",
      "1:30: [0].parts[0].color is no color; write #RRGGBB"
    ),
    ("[{name: 'a', parts: [{color: '#'}]}]", "1:23: [0].parts[0].color is short"),
    (
      "[{name: 'a', tags: {'\\u000A\\u202E': 1}}]",
      "1:37: [0].tags.\\n\\u{202E} is a number; write true or false"
    ),
    ("[", "1:2: the file ends inside a list begun in line 1; add ']'"),
  ])
  func `what does not fit says where, which key, and what to write`(
    _ text: String, _ expected: String
  ) {
    #expect(message(text)?.hasPrefix("x.json:" + expected) == true)
  }

  @Test func `escapes mean the same in keys, where places are found, and in values`() throws {
    for code in 1..<0x300 {
      let digits = String(code, radix: 16)
      var escapes = ["\\u" + String(repeating: "0", count: 4 - digits.count) + digits]
      if code < 256 { escapes.append("\\x" + (code < 16 ? "0" : "") + digits.uppercased()) }
      for escape in escapes {
        let file = try JSONFile(Array("{'a\(escape)': '\(escape)'}".utf8), path: "")
        let decoded = try file.decode([String: String].self)
        let key = "a" + String(UnicodeScalar(UInt16(code)).map { Character($0) } ?? "?")
        #expect(decoded.first?.key.unicodeScalars.elementsEqual(key.unicodeScalars) == true)
        #expect(file.locator.member(key, of: file.locator.root) != nil)
      }
    }
    for text in [
      "\\b", "\\f", "\\n", "\\r", "\\t", "\\/", "\\'", "\\\"", "\\\\", "\\ud83d\\ude00",
    ] {
      let file = try JSONFile(Array("{'a\(text)': 1}".utf8), path: "")
      let key = try #require(try file.decode([String: Int].self).first?.key)
      #expect(file.locator.member(key, of: file.locator.root) != nil, "\(text)")
    }
  }

  // JSONDecoder traps on some texts that are not JSON5, such as "[-]": none may reach it.
  @Test(arguments: 0..<8) func `no text traps, and what is accepted decodes`(_ seed: UInt64) {
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "'b'", "k", "$x", "é", "1", "-2.5", ".5", "5.", "0x1F",
      "0x", "01", "1e5", "-0e999", "1e", "0xFFFFFFFFFFFFF", "-Infinity", "NaN", "true", "nul",
      "null", " ", "\n", "//c\n",
      "/*x*/",
      "/", "'\\n'", "'\\u0000'", "'\\x00'", "'\\u0001'", "'\\x41'", "'\\ud83d\\ude00'", "'\\ud83d'",
      "'\\q'", "'\\\n'", "\u{B}",
      "\u{A0}", "'\u{2028}'", "\u{1}", "\\u0061", "\u{FEFF}", "-", "+", ".", "\0", "'\\/'",
    ]
    var state = seed &+ 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<2000 {
      var text = (0...random(8)).map { _ in parts[random(parts.count)] }.joined()
      if random(3) > 0 { text = random(2) == 0 ? "[\(text)]" : "{\(text)}" }
      guard let file = try? JSONFile(Array(text.utf8), path: "") else { continue }
      #expect(throws: Never.self, "\(text.debugDescription)") { try file.decode(AnyJSON.self) }
    }
  }
}

/// Any document, decoded to its last value.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) throws {
    if let members = try? decoder.singleValueContainer().decode([String: AnyJSON].self) {
      _ = members
    } else if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd { _ = try list.decode(AnyJSON.self) }
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() || (try? value.decode(Bool.self)) != nil
        || (try? value.decode(String.self)) != nil
      {
        return
      }
      _ = try value.decode(Double.self)
    }
  }
}
