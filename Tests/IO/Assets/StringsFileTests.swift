// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct StringsFileTests {
  private static let text = #"""
    /* A title. */
    "title" = "Steps \"today\"";
    // A word without quotation marks.
    plain.key = "Caf\U00e9\n";
    "same";
    """#
  private static let expected = [
    "title": "Steps \"today\"", "plain.key": "Caf\u{e9}\n", "same": "same",
  ]

  @Test func `pairs, comments and escapes are read`() throws {
    #expect(try StringsFile(Array(Self.text.utf8), path: "").texts == Self.expected)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read in both orders, marked or not`(_ isBig: Bool, _ isMarked: Bool) throws {
    let units = (isMarked ? [0xFEFF] : []) + Array(Self.text.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBig ? pair : pair.reversed()
    }
    #expect(try StringsFile(bytes, path: "").texts == Self.expected)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1), ("\n\"a\" = \"b", 2), ("/* a", 1), ("= 1;", 1), ("\"a\\", 1),
    ("<?xml version=\"1.0\"?>", 1), ("\"a\" = \"b\";\n{", 2),
  ])
  func `a broken table is reported with its line`(_ text: String, _ line: Int) throws {
    let error = #expect(throws: StringsError.self) {
      try StringsFile(Array(text.utf8), path: "en.lproj/a.strings")
    }
    let found = try #require(error)
    #expect(found.description.hasPrefix("en.lproj/a.strings:\(line): "))
    #expect(found.fault.fix != nil)
  }

  @Test func `any bytes give a table or an error`() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("\"\\=;/*\n aU1".utf8) + [0, 0xFE, 0xFF, 0xC3]
    var count = 0
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      if (try? StringsFile(bytes, path: "")) != nil { count += 1 }
    }
    #expect(count > 0 && count < 2000)
  }

  @Test func `a table is looked up by the language of its folder`() {
    var strings = LocalizedStrings()
    strings.add(Array("\"a\" = \"English\";".utf8), path: "App/en.lproj/Localizable.strings")
    strings.add(Array("\"a\" = \"Deutsch\";".utf8), path: "App/de.lproj/Localizable.strings")
    strings.add(Array("\"a\" = \"Other\";".utf8), path: "App/en.lproj/Other.strings")
    #expect(strings.text("a") == "English")
    #expect(strings.text("a", table: "Other") == "Other")
  }
}
