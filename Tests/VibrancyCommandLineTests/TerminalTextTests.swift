// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain/path-1.png", "plain/path-1.png"), ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{0}\u{7}\u{7F}\u{9B}", #"\u{00}\u{07}\u{7F}\u{9B}"#),
    ("a\u{202E}gnp.exe", #"a\u{202E}gnp.exe"#),
    ("\u{200F}\u{2066}\u{2069}", #"\u{200F}\u{2066}\u{2069}"#),
    ("\u{2028}\u{2029}\u{FEFF}\u{200B}", #"\u{2028}\u{2029}\u{FEFF}\u{200B}"#), ("\r\n", #"\r\n"#),
    ("é 日本 👩‍👩‍👧 می‌خواهم", "é 日本 👩‍👩‍👧 می‌خواهم"), ("C:\\x", "C:\\x"), ("", ""),
  ])
  func `what could deceive is spelled out, all else stays`(_ text: String, _ expected: String) {
    #expect(Array(TerminalText.escaped(text).utf8) == Array(expected.utf8))
  }

  @Test func `no control of either set is left, and nothing is escaped twice`() {
    let controls = String(String.UnicodeScalarView((0..<0x2100).compactMap(Unicode.Scalar.init)))
    let safe = TerminalText.escaped(controls)
    #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(TerminalText.escaped(safe) == safe)
  }
}
