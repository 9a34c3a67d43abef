// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyVectors

/// Asks the fontconfig and the librsvg that are installed.
@Suite struct TextSheetTests {
  private func face(_ name: String = "sans-serif") throws -> FontFace {
    try FontFinder().match(FontRequest(name: name)).face
  }

  @Test func `a name that no font has gets a stand-in`() throws {
    let match = try FontFinder().match(FontRequest(name: "No Such Font 7, or is it"))
    #expect(match.isStandIn && !match.face.file.isEmpty)
    #expect(try !FontFinder().match(FontRequest(name: "sans-serif")).isStandIn)
    #expect(try !FontFinder().match(FontRequest(name: match.face.family)).isStandIn)
  }

  @Test(arguments: ["", "-x", ":", "\\", "a:b=c", "%", "--version", "'\"<&", "日本"])
  func `a name is a name, whatever it looks like`(name: String) throws {
    #expect(try FontFinder().match(FontRequest(name: "No Such " + name)).isStandIn)
    #expect(throws: Never.self) { try FontFinder().match(FontRequest(name: name)) }
  }

  @Test func `a font has its letters, and no font has what is not a character`() throws {
    let face = try face()
    #expect(face.coverage.contains("a") && !face.coverage.contains("\u{E0FFF}"))
    #expect(try FontFinder().fallback(for: face, "\u{E0FFF}") == nil)
  }

  @Test func `text in a drawing is escaped, and what XML cannot hold is replaced`() throws {
    let drawing = TextDrawing(
      face: try face(), size: 10, anchor: .left, color: "#FFFFFF",
      lines: [.init(text: "</text>&\"\u{1}\u{FFFF}", x: 0, baseline: 10)], width: 9, height: 9)
    let svg = String(decoding: drawing.svg, as: UTF8.self)
    #expect(svg.contains("&lt;/text&gt;&amp;&quot;\u{FFFD}\u{FFFD}</text>"))
  }

  @Test func `a sheet is bounded, and holds one row at least`() throws {
    let face = try face()
    let rows = Array(
      repeating: WidthSheet.Row(String(repeating: "m", count: 1024), in: face), count: 999)
    let sheet = WidthSheet(rows[...])
    #expect(sheet.rows.count >= 1 && sheet.width * sheet.height <= 6 << 20)
    let long = WidthSheet(
      [WidthSheet.Row(String(repeating: "m", count: 1_000_000), in: face)][...])
    #expect(long.rows.count == 1 && long.width <= 30_000)
  }

  @Test func `where a line begins inside a column is read from how much it fills`() throws {
    let sheet = WidthSheet([WidthSheet.Row("ab", in: try face())][...])
    // A line two pixels high from 20.25 on; 16 pixels are an em.
    let widths = sheet.widths { x, y in
      (8...9).contains(y) && x >= 20 ? (x == 20 ? 191 : 255) : 0
    }
    #expect(abs(widths[0] * 16 - 20.25) < 0.01)
    #expect(sheet.widths { _, _ in 0 }[0] * 16 == Double(sheet.width))
  }
}
