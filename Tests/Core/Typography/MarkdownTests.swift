// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTypography

@Suite struct MarkdownTests {
  /// Each run with what it is emphasized by.
  private func parsed(_ text: String) -> [String] {
    TextRun.runs(markdown: text, font: Font(size: 10), paint: .black).map { run in
      var signs = ""
      if run.font.weight == 700 { signs += "b" }
      if run.font.isItalic { signs += "i" }
      if run.font.design == .monospaced { signs += "c" }
      if run.isStruckThrough { signs += "s" }
      if run.isLink { signs += "l" }
      return signs + ":" + run.text
    }
  }

  @Test(arguments: [
    ("plain", [":plain"]), ("", []),
    ("a **bold** word", [":a ", "b:bold", ": word"]),
    ("an *it* and _it_", [":an ", "i:it", ": and ", "i:it"]),
    ("***both***", ["bi:both"]),
    ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
    ("`code *as is*`", ["c:code *as is*"]),
    ("~~gone~~ here", ["s:gone", ": here"]),
    ("see [the **page**](https://example.com) now", [":see ", "l:the ", "bl:page", ": now"]),
    ("2 * 3 * 4", [":2 * 3 * 4"]), ("snake_case_name", [":snake_case_name"]),
    ("**open", [":**open"]), ("a ~ b ~~ c", [":a ~ b ~~ c"]), ("[text] (x)", [":[text] (x)"]),
    ("\\*as is\\*", [":*as is*"]), ("größer **é**", [":größer ", "b:é"]),
  ])
  func `emphasis becomes runs, and a sign without a partner stays`(text: String, runs: [String]) {
    #expect(parsed(text) == runs)
  }

  @Test(arguments: ["*", "_", "**a", "[", "](", "`a", "~~ ", "[a](", "\\", "*a_"])
  func `a hundred thousand signs take no longer than they must`(sign: String) {
    let text = String(repeating: sign, count: 100_000)
    #expect(parsed(text).count <= 200_001)
  }
}
