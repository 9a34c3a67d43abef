// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax

@Suite struct SuppressionTests {
  /// `line:column about line: rules` of each comment.
  private func comments(_ text: String) -> [String] {
    SourceText(path: "a.swift", bytes: Array(text.utf8)).suppressions.map { one in
      "\(one.place.line):\(one.place.column) \(one.line): \(one.rules.joined(separator: "+"))"
    }
  }

  @Test(arguments: [
    ("Image(\"a\") // vibrancy:ignore some-rule", ["1:12 1: some-rule"]),
    ("Image(\"a\") //vibrancy:ignore a, b  c\t-- d e", ["1:12 1: a+b+c"]),
    ("  // vibrancy:ignore a -- it is meant\n  Image(\"a\")\n", ["1:3 2: a"]),
    ("// vibrancy:ignore a\r\n// said before\r\n/// b\r\nx", ["1:1 4: a"]),
    (
      "// vibrancy:ignore a\n// vibrancy:ignore b\nx // vibrancy:ignore c",
      [
        "1:1 3: a", "2:1 3: b", "3:3 3: c",
      ]
    ),
    ("é字 // vibrancy:ignore a a a", ["1:4 1: a"]),
    ("x // vibrancy:ignore", ["1:3 1: "]),
    ("x  // nobody drew it // vibrancy:ignore a", ["1:4 1: a"]),
    ("// why // vibrancy:ignore a\nx", ["1:1 2: a"]),
    ("x // vibrancy:ignore -- a", ["1:3 1: "]),
    ("// vibrancy:ignore a", ["1:1 2: a"]),
    ("Image(\"https://a\") // vibrancy:ignore a", ["1:20 1: a"]),
    ("Text(\"\\\" // x\") // vibrancy:ignore a", ["1:17 1: a"]),
  ])
  func `is read`(_ text: String, _ expected: [String]) {
    #expect(comments(text) == expected)
  }

  @Test(arguments: [
    ("x // vibrancy:ignore a -- drawn  by\tthe server ", "drawn by the server"),
    ("x // vibrancy:ignore a, b --meant -- so", "meant -- so"),
    ("x // vibrancy:ignore a --", nil), ("x // vibrancy:ignore a", nil),
    ("// why -- not // vibrancy:ignore a\nx", nil),
  ])
  func `says why`(_ text: String, _ reason: String?) {
    let found = SourceText(path: "a.swift", bytes: Array(text.utf8)).suppressions
    #expect(found.map(\.reason) == [reason])
  }

  @Test(arguments: [
    "x // vibrancy:ignored a", "x // see vibrancy:ignore a", "vibrancy:ignore a",
    "Text(\"// vibrancy:ignore a\")", "/* vibrancy:ignore a */", "x / / vibrancy:ignore a",
    "x // Vibrancy:ignore a", "x // vibrancy:ignor",
  ])
  func `is not read into what is something else`(_ text: String) {
    #expect(comments(text) == [])
  }

  @Test func `any cut of a file is survived, and what is too much is left`() {
    let text = Array("é // vibrancy:ignore a -- \"b\r\n // vibrancy:ignore c\rx\"//".utf8)
    for count in 0...text.count {
      _ = SourceText(path: "a", bytes: Array(text.prefix(count))).suppressions
      _ = SourceText(path: "a", bytes: Array(text.suffix(count))).suppressions
    }
    let lines = String(repeating: "x // vibrancy:ignore a\n", count: 3000)
    #expect(comments(lines).count == SourceText.mostSuppressions)
    let names = (0..<3000).map { "r\($0)" }.joined(separator: " ")
    let long = SourceText(path: "a", bytes: Array("// vibrancy:ignore \(names)".utf8))
    #expect(long.suppressions.map(\.rules.count) == [Suppression.mostRules])
    // Alone they wait for a line of code, and are no more for it.
    #expect(
      comments(String(repeating: "// vibrancy:ignore a\n", count: 3000)).count
        == SourceText.mostSuppressions)
  }
}
