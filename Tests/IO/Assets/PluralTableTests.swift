// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct PluralTableTests {
  private static let text = """
    <plist><dict><key>%d items</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@items@ here</string>
    <key>items</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>zero</key><string>Nothing</string><key>one</key><string>One item</string>
    <key>other</key><string>%d items</string></dict></dict>
    <key>odd</key><dict/></dict></plist>
    """

  @Test func `the forms of a variable stand in the format`() throws {
    let table = try PluralTable(Array(Self.text.utf8), path: "")
    #expect(table.texts.keys.sorted() == ["%d items"])
    let text = try #require(table.texts["%d items"])
    #expect(
      [0, 1, 5].map { text.text(for: $0, LocalizedText.english) } == [
        "Nothing here", "One item here", "%d items here",
      ])
  }

  @Test func `what is no property list is an error`() {
    #expect(throws: StringsError.self) { try PluralTable(Array("a = b;".utf8), path: "a") }
  }

  @Test func `plural forms count beside the plain texts of the same name`() {
    var strings = LocalizedStrings()
    strings.add(Array(Self.text.utf8), path: "en.lproj/Localizable.stringsdict")
    strings.add(
      Array(#""%d items" = "plain"; "a" = "b";"#.utf8), path: "en.lproj/Localizable.strings")
    #expect(strings.text("%d items", number: 1) == "One item here")
    #expect(strings.text("a") == "b")
    #expect(strings.problems.isEmpty)
  }

  @Test func `a table of texts may be a property list`() throws {
    let list = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>"
    #expect(try StringsFile(Array(list.utf8), path: "").texts == ["a": "b"])
  }
}
