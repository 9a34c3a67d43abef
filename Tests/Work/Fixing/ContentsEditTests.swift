// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFixing
import VibrancyJSON
import VibrancyRules
import VibrancyTestSupport

@Suite struct ContentsEditTests {
  /// A file with template intent; `nil`: it could not be added to.
  private func asTemplate(_ text: String) -> String? {
    var edit = ContentsEdit(Array(text.utf8))
    let isDone = edit.setMember(
      "template-rendering-intent", to: "\"template\"", ofObject: "properties")
    return isDone ? String(decoding: edit.bytes, as: UTF8.self) : nil
  }

  @Test(
    "what is new is laid out as the file is",
    arguments: [
      // As Xcode writes it.
      (
        "{\n  \"info\" : {\n    \"version\" : 1\n  }\n}\n",
        "{\n  \"info\" : {\n    \"version\" : 1\n  },\n  \"properties\" : {\n"
          + "    \"template-rendering-intent\" : \"template\"\n  }\n}\n"
      ),
      // With tabs, and no line break at its end.
      (
        "{\n\t\"info\": {}\n}",
        "{\n\t\"info\": {},\n\t\"properties\": {\n\t\t\"template-rendering-intent\": \"template\"\n\t}\n}"
      ),
      // With the line ends of another system.
      (
        "{\r\n  \"info\" : {}\r\n}\r\n",
        "{\r\n  \"info\" : {},\r\n  \"properties\" : {\r\n"
          + "    \"template-rendering-intent\" : \"template\"\r\n  }\r\n}\r\n"
      ),
      // There is such an object.
      (
        "{\n  \"properties\" : {\n    \"preserves-vector-representation\" : true\n  }\n}",
        "{\n  \"properties\" : {\n    \"preserves-vector-representation\" : true,\n"
          + "    \"template-rendering-intent\" : \"template\"\n  }\n}"
      ),
      // There is such a member: it alone changes.
      (
        "{\"properties\":{\"template-rendering-intent\":\"original\"}}",
        "{\"properties\":{\"template-rendering-intent\":\"template\"}}"
      ),
      // A comma and a comment that people leave.
      (
        "{\n  \"info\" : {}, // by hand\n}",
        "{\n  \"info\" : {},\n  \"properties\" : {\n"
          + "    \"template-rendering-intent\" : \"template\"\n  }, // by hand\n}"
      ),
    ])
  func layout(_ before: String, _ after: String) throws {
    #expect(asTemplate(before) == after)
  }

  @Test(
    "what is not an object is not added to", arguments: ["", "[]", "1", "{\"properties\" : []}"])
  func refused(_ text: String) { #expect(asTemplate(text) == nil) }

  @Test func `nothing but the insertion is new`() throws {
    let text = try Fixture.text(
      "Rules/\(RuleID.vibrantDarkContent)/triggers/Lock/LockWidget/"
        + "Assets.xcassets/bell.imageset/Contents.json")
    let changed = try #require(asTemplate(text))
    let start = zip(text.utf8, changed.utf8).prefix { $0 == $1 }.count
    let end = zip(text.utf8.reversed(), changed.utf8.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= text.utf8.count, "what was there is there, in its order")
    #expect(JSONDocument(Array(changed.utf8), as: .strict).mistakes.isEmpty)
    #expect(asTemplate(changed) == changed, "a second time changes nothing")
  }

  @Test func `an entry is added behind the last, and a member to an entry`() throws {
    var edit = ContentsEdit(
      Array("{\n  \"images\" : [\n    {\n      \"idiom\" : \"universal\"\n    }\n  ]\n}\n".utf8))
    let isNamed = edit.addMember("filename", written: "\"a.png\"", toImage: 0)
    let isAdded = edit.addImage([("appearances", ["[", "]"]), ("filename", ["\"b.png\""])])
    let isBeyond = edit.addMember("filename", written: "\"c.png\"", toImage: 2)
    #expect((isNamed, isAdded, isBeyond) == (true, true, false))
    #expect(
      String(decoding: edit.bytes, as: UTF8.self) == """
        {
          "images" : [
            {
              "idiom" : "universal",
              "filename" : "a.png"
            },
            {
              "appearances" : [
              ],
              "filename" : "b.png"
            }
          ]
        }

        """)
  }
}
