// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

@Suite struct JSONTextTests {
  private static let value: JSONValue = [
    "a": 1, "gone": .absent, "b": [true, .number(2.5), .number(3), .number(.nan), "x\n<"],
    "c": .lines([["d": .file([1, 2, 255])], [:]]), "e": .lines([]), "f": .word("1.0"),
    "never": .number(.infinity),
  ]

  @Test func `a value stands on one line, but for the elements of lines`() {
    #expect(
      JSONText.of(Self.value)
        == #"{"a":1,"b":[true,2.5,3,null,"x\n<"],"c":[\#n{"d":"AQL/"},\#n{}\#n],"e":[],"f":1.0}"#)
    var text = JSONText.lines
    text.add(line: "a")
    text.add(line: 1)
    #expect(text.text == "\"a\"\n1\n")
  }

  @Test(arguments: [
    (JSONText.Spelling.plain, #""\"\\\n\r\t<>&/é\u0001\u202E:\u003A##\u005B""#),
    (.page, #""\"\\\n\r\t\u003C\u003E\u0026/é\u0001\u202E:\u003A##\u005B""#),
    (.numbered, #""\"\\\u000A\u000D\u0009\u003C\u003E\u0026/é\u0001\u202E:\u003A##\u005B""#),
  ])
  func `what could harm is spelled out`(_ spelling: JSONText.Spelling, _ text: String) {
    let harmful = "\"\\\n\r\t<>&/é\u{1}\u{202E}::##["
    #expect(JSONText.of(.text(harmful), spelling: spelling) == text)
  }

  @Test func `what is folded breaks lines only where it is too long`() {
    let long = JSONValue.texts((1...12).map { "element \($0)" })
    let value: JSONValue = [
      "short": [1, ["a": .word("true")], [], [:]], "long": long,
    ]
    let lines = JSONText.folded(value).split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == ["{", #"  "short": [1, { "a": true }, [], {}],"#, #"  "long": ["#])
    #expect(lines[3] == #"    "element 1","# && lines.last == "}" && lines.count == 17)
    #expect(JSONText.folded([1, 2]) == "[1, 2]")
    #expect(JSONText.folded([1, 2], isOpen: true) == "[\n  1,\n  2\n]")
    #expect(JSONText.folded([:], isOpen: true) == "{}")
  }

  @Test(arguments: [JSONText.Spelling.plain, .page, .numbered])
  func `what is written reads back as it was`(_ spelling: JSONText.Spelling) throws {
    var text = ""
    for code in stride(from: UInt32(1), to: 0x11_0000, by: 97) {
      if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
    }
    for code in UInt32(1)..<0x300 { Unicode.Scalar(code).map { text.unicodeScalars.append($0) } }
    let value: JSONValue = [
      .text(text), .number(0.1 + 0.2), .integer(.min), .number(2.5e-308), .number(-0.0),
    ]
    for written in [JSONText.of(value, spelling: spelling), JSONText.folded(value)] {
      let document = JSONDocument(Array(written.utf8), as: .strict)
      let read = try Array(#require(document.root?.elements))
      #expect(document.mistakes.isEmpty)
      #expect(read[0].string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(read[1].number == 0.1 + 0.2 && read[2].integer == .min && read[3].number == 2.5e-308)
    }
  }
}
