// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyFixing
import VibrancyRules
import VibrancySyntax
import VibrancyTestSupport

@Suite struct SourcePatchTests {
  private func finding(_ rule: RuleID, line: Int, column: Int) -> Finding {
    Finding(
      Verdict(.fails(.warning), message: ""), of: rule,
      at: Location(path: "a.swift", line: line, column: column), name: "", fingerprint: "")
  }

  private func photo(_ line: Int, _ column: Int) -> Finding {
    finding(.photoWithoutAccentedMode, line: line, column: column)
  }

  private func patch(_ source: String, _ findings: [Finding], at path: String = "a.swift") -> String
  {
    var patch = SourcePatch()
    let bytes = Array(source.utf8)
    patch.add(
      findings.flatMap { SourceEdit.edits(for: $0, lexed: LexedSources()) { _ in bytes } },
      of: bytes, at: path)
    return String(decoding: patch.bytes, as: UTF8.self)
  }

  @Test func `an image gets its modifier behind those that leave it an image`() {
    #expect(
      patch("Image(uiImage: f(a, [1])).resizable(capInsets: b).frame(width: 1)\n", [photo(1, 1)])
        == """
        --- a/a.swift
        +++ b/a.swift
        @@ -1,1 +1,1 @@
        -Image(uiImage: f(a, [1])).resizable(capInsets: b).frame(width: 1)
        +Image(uiImage: f(a, [1])).resizable(capInsets: b).widgetAccentedRenderingMode(.desaturated).frame(width: 1)

        """)
  }

  @Test func `changes that are near are one part, and two in a line are one line`() {
    let source = "a\nImage(x)\n\n\nImage(y); Image(z)\n\n\n\nb"
    #expect(
      patch(source, [photo(2, 1), photo(5, 1), photo(5, 11)]) == """
        --- a/a.swift
        +++ b/a.swift
        @@ -1,8 +1,8 @@
         a
        -Image(x)
        +Image(x).widgetAccentedRenderingMode(.desaturated)
        \u{20}
        \u{20}
        -Image(y); Image(z)
        +Image(y).widgetAccentedRenderingMode(.desaturated); Image(z).widgetAccentedRenderingMode(.desaturated)
        \u{20}
        \u{20}
        \u{20}

        """)
  }

  @Test func `line ends and a missing one stay as they are`() {
    #expect(
      patch("Image(x)\r\n  .resizable()", [photo(1, 1)]) == """
        --- a/a.swift
        +++ b/a.swift
        @@ -1,2 +1,3 @@
         Image(x)\r
        -  .resizable()
        \\ No newline at end of file
        +  .resizable()\r
        +  .widgetAccentedRenderingMode(.desaturated)
        \\ No newline at end of file

        """)
  }

  @Test(
    "a name is written as git reads it",
    arguments: [
      ("My Widget/a.swift", "--- a/My Widget/a.swift\t\n"), ("é.swift", "--- a/é.swift\n"),
      ("a\n\"b\\.swift", "--- \"a/a\\012\\\"b\\\\.swift\"\n"),
    ])
  func names(_ path: String, _ line: String) {
    #expect(patch("Image(x)\n", [photo(1, 1)], at: path).hasPrefix(line))
  }

  @Test func `of art the lines that show it are changed, where each shows one image`() {
    var finding = finding(.accentedSolidBlock, line: 4, column: 9)
    finding.evidence = [
      CodeLocation(path: "a.swift", line: 1), CodeLocation(path: "a.swift", line: 3),
      CodeLocation(path: "a.swift", line: 4, candidates: 2), CodeLocation(path: "a.swift", line: 5),
      CodeLocation(path: "nowhere"),
    ]
    let source = "Row()\n\nImage(.a)\nx = Image(\"b\")\nHStack { Image(.c); Image(.d) }\n"
    let lines = patch(source, [finding]).split(separator: "\n").filter { $0.hasPrefix("+") }
    #expect(
      lines.dropFirst() == [
        "+Image(.a).widgetAccentedRenderingMode(.desaturated)",
        "+x = Image(\"b\").widgetAccentedRenderingMode(.desaturated)",
      ])
  }

  @Test(
    "code that is written otherwise is left to people",
    arguments: [
      "Image(x).frame(a).ourAccentedRenderingMode(b)\n", "image(x)\n", "Image\n", "Image(x\n",
      "Image(x) // \u{202E}\n", "Image(x) \u{1B}[1m\n", "",
    ])
  func refused(_ source: String) { #expect(patch(source, [photo(1, 1)]).isEmpty) }

  @Test(
    "a widget gets a background where its configuration shows one view",
    arguments: [
      ("AView(entry: entry)", true), ("AView { x }.padding()", true),
      ("if a { AView() } else { BView() }", false), ("AView(); BView()", false), ("", false),
      ("let x = 1; return AView(x)", false), ("view(entry)", false),
    ])
  func backgrounds(_ content: String, _ isFixed: Bool) {
    let source = """
      struct A: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { entry in
            \(content)
          }.supportedFamilies([.systemSmall])
        }
      }
      """
    let patch = patch(source, [finding(.missingContainerBackground, line: 3, column: 5)])
    #expect(
      patch.contains("+        .containerBackground(.fill.tertiary, for: .widget)\n") == isFixed)
    #expect(patch.isEmpty != isFixed)
  }
}
