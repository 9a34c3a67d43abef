// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

@Suite struct SchemaTemplateTests {
  @Test func `a mark inside of a line is replaced there`() {
    let template = SchemaTemplate(#"{ "enum": ["off", "<levels>"] }"#)
    #expect(
      template.filled(with: ["levels": ["note", "error"]])
        == #"{ "enum": ["off", "note", "error"] }"#)
  }

  @Test func `a mark on a line of its own becomes as many lines as there have to be`() {
    let words = (10..<40).map { "word-\($0)" }
    let text = SchemaTemplate("[\n    \"<words>\"\n]\n").filled(with: ["words": words])
    let lines = text.split(separator: "\n")
    #expect(lines.first == "[" && lines.last == "]" && text.hasSuffix("]\n"))
    #expect(lines.allSatisfy { $0.count < 100 })
    // As few as there can be: the first word of a line has no room on the one before.
    for (line, next) in zip(lines.dropFirst(), lines.dropFirst(2).dropLast()) {
      let word = next.drop { $0 == " " }.prefix { $0 != " " }
      #expect(line.count + 1 + word.count > 99)
      #expect(next.hasPrefix("    \""))
    }
    let found = text.split { "[],\n ".contains($0) }.map { String($0.dropFirst().dropLast()) }
    #expect(found == words)
  }

  @Test func `what is no mark of a known list stays`() {
    let text = "{ \"a\": \"<b>\", \"c\": \"d\" }\n"
    #expect(SchemaTemplate(text).filled(with: ["c": ["x"]]) == text)
  }
}
