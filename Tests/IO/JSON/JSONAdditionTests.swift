// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

@Suite struct JSONAdditionTests {
  private func added(_ text: String, _ key: String = "b", to object: String? = nil) -> String? {
    var addition = JSONAddition(Array(text.utf8))
    guard addition.add(key, .integer(2), to: object) else { return nil }
    let result = String(decoding: addition.bytes, as: UTF8.self)
    #expect(JSONDocument(addition.bytes).mistakes.isEmpty, "\(result)")
    return result
  }

  @Test(arguments: [
    ("", "{\n  \"b\": 2\n}\n"),
    ("{}", "{\n  \"b\": 2\n}"),
    ("{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"),
    ("{\n    \"a\": 1,\n}\n", "{\n    \"a\": 1,\n    \"b\": 2,\n}\n"),
    ("{\"a\": 1}", "{\"a\": 1,\n  \"b\": 2\n}"),
    ("{\n  a: 1 // one\n}", "{\n  a: 1, // one\n  \"b\": 2\n}"),
    ("{\n  a: 1 /* one */, // more\n}", "{\n  a: 1 /* one */, // more\n  \"b\": 2,\n}"),
    ("{\n  // nothing yet\n}\n", "{\n  // nothing yet\n  \"b\": 2\n}\n"),
    (
      "// top\n{\n  'a': '}' // }\n  // end\n}",
      "// top\n{\n  'a': '}', // }\n  \"b\": 2\n  // end\n}"
    ),
  ])
  func `a member is added and every byte stays`(_ before: String, _ after: String) {
    #expect(added(before) == after)
  }

  @Test func `an object that is not there is made, and one that is there gets a member`() {
    #expect(
      added("{\n  \"a\": 1 // one\n}\n", to: "o")
        == "{\n  \"a\": 1, // one\n  \"o\": { \"b\": 2 }\n}\n")
    #expect(
      added("{\n  \"o\": {\n    \"a\": 1\n  }, // o\n  \"z\": 0\n}", to: "o")
        == "{\n  \"o\": {\n    \"a\": 1,\n    \"b\": 2\n  }, // o\n  \"z\": 0\n}")
    #expect(added("{\"o\": {}}", to: "o").map { $0.contains("\"b\": 2") } == true)
  }

  @Test(arguments: ["[1]", "3", "{\"a\": 1", "{\"o\": 3}", "{\"o\": []}"])
  func `what is not an object is left alone`(_ text: String) {
    var addition = JSONAddition(Array(text.utf8))
    let isAdded = addition.add("b", .integer(2), to: "o")
    #expect(!isAdded)
    #expect(addition.bytes == Array(text.utf8))
  }
}
