// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

extension TextRun {
  /// The runs of a literal with Markdown's emphasis: `**bold**`, `*italic*`, `` `code` ``,
  /// `~~struck~~` and `[link](address)`, nested as they like; all else stays as it is written.
  ///
  /// A backslash takes a sign for itself. Links are marked by `isLink`; their color is the caller's.
  package static func runs(markdown: String, font: Font, paint: Paint) -> [TextRun] {
    var parser = MarkdownParser(Array(markdown.utf8))
    parser.parse()
    var runs: [TextRun] = []
    for stretch in parser.stretches {
      var run = TextRun(stretch.text, font: font, paint: paint)
      let style = stretch.style
      if style.contains(.strong) { run.font.weight = max(font.weight, 700) }
      if style.contains(.emphasis) { run.font.isItalic = true }
      if style.contains(.code) { run.font.design = .monospaced }
      if style.contains(.struck) { run.isStruckThrough = true }
      run.isLink = style.contains(.link)
      runs.append(run)
    }
    return runs
  }

  /// The words of a literal with Markdown, as they are read.
  package static func words(markdown: String) -> String {
    var parser = MarkdownParser(Array(markdown.utf8))
    parser.parse()
    return parser.stretches.map { $0.text }.joined()
  }
}
