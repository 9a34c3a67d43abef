// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyPreviews

@Suite("The words on a contact sheet")
struct ContactSheetTextTests {
  @Test("lose their middle where they do not fit", arguments: LabelStyle.allCases)
  func truncation(style: LabelStyle) {
    let name = "Weather/Backgrounds/cloud-rain-heavy-night@3x"
    for room in stride(from: 80, through: 700, by: 20) {
      let line = LabelLine(name, style, maxWidth: room)
      #expect(line.width <= room)
      if line.text == name { continue }
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(!parts[0].isEmpty && name.hasPrefix(parts[0]))
      #expect(!parts[1].isEmpty && name.hasSuffix(parts[1]))
    }
    #expect(LabelLine(name, style, maxWidth: 2000).text == name)
  }

  @Test("fit their room whatever it is")
  func noRoom() {
    #expect(LabelLine("", .regular, maxWidth: 0).width == 0)
    let long = String(repeating: "long name ", count: 200_000)
    #expect(LabelLine(long, .semibold, maxWidth: 300).width <= 300)
    #expect(LabelLine(long, .semibold, maxWidth: 1).text == "…")
  }

  /// The pixels of a sheet whose only row has this name.
  private func pixels(_ name: String) -> StraightImage {
    ContactSheet(columns: [], rows: [.init(title: name, cells: [])], footer: "estimate").pixels
  }

  @Test(
    "show a sign for a character that the letters do not have",
    arguments: ["漢", "👩‍👩‍👧", "\u{200B}", "\u{202E}", "\n", "\r\n", "\0", "a\u{200D}", "ა"])
  func unknown(character: String) {
    let shown = pixels("ab\(character)cd")
    #expect(shown != pixels("abcd"))
    #expect(shown != pixels("ab cd"))
    #expect(shown == pixels("ab\u{FFFD}cd"))
  }

  @Test("show letters that files are named with on a Mac")
  func decomposed() {
    #expect(pixels("cafe\u{301}") == pixels("caf\u{E9}"))
    #expect(pixels("café") != pixels("caf\u{FFFD}"))
  }

  @Test("set the middle dot at half the height of small letters, not as the Greek sign")
  func middleDot() throws {
    let sheet = ContactSheet(
      columns: [], rows: [.init(title: "x·x", cells: [])], footer: "estimate")
    let frame = try #require(sheet.layout.items.first?.frame)
    let pixels = sheet.pixels
    // Between the two letters only the dot has ink.
    let x = frame.x + frame.width / 2
    let rows = frame.rows.filter { pixels[x, $0] != pixels[0, 0] }
    let baseline = frame.y + 26
    #expect(rows.allSatisfy { (5...11).contains(baseline - $0) } && !rows.isEmpty)
  }
}
