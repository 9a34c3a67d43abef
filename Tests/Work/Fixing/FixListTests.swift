// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFixing
import VibrancyRules
import VibrancyTestSupport

/// The table of fixes in the documentation: its rules are the code's, its words stand here.
@Suite struct FixListTests {
  private func words(of fix: FixKind) -> String {
    switch fix {
    case .templateIntent:
      """
      the set of a near-black glyph of one ink says that it is a template, unless it says already \
      how it is rendered
      """
    case .opaqueGreys:
      """
      opaque greys instead of light ink with opacity, as `convert --to vibrant` makes them; not \
      where colors are seen, or where the code shows the art on a background of its own
      """
    case .greyIcon: "greys on black, as `convert --to tinted-icon` makes them"
    case .iconLooks:
      """
      a tinted picture made of the light one, and the light one for the dark look where it is dark \
      itself: a draft, in the slots that are empty or in new ones
      """
    case .fewerPixels:
      """
      fewer pixels, averaged in linear light: as many as the slot has, or as many as the archive \
      takes; all scales by the same factor, in whole points
      """
    }
  }

  private func names(_ rules: Set<RuleID>) -> String {
    builtInRules.map(\.about.id).filter(rules.contains).map { "`\($0)`" }.joined(separator: ", ")
  }

  @Test func `the article on fixes lists the rules of each`() throws {
    let files = FixKind.allCases.map { [names($0.rules), words(of: $0)] }
    let code = [
      (
        SourceEdit.rules.subtracting(SourceEdit.ofBackgrounds),
        "`.widgetAccentedRenderingMode(.desaturated)` behind the image"
      ),
      (
        SourceEdit.ofBackgrounds,
        "`.containerBackground(.fill.tertiary, for: .widget)` behind the one view of the configuration"
      ),
    ].map { [names($0), "with `--patch`: \($1)"] }
    let drawn: [(Set<RuleID>, String)] = [
      (
        [.textContrast, .vibrantInk],
        "`.primary`, or `.secondary` for a grey, in place of the color, wherever the code sets it"
      ),
      ([.textTruncated], "`.minimumScaleFactor(0.7)` behind the text"),
      (
        [.opaqueShapeSwallows],
        """
        `.widgetAccentable()` behind what the shape swallows, or else `.opacity(0.2)` behind the \
        shape
        """
      ),
      ([.oneGroupTrack], "`.opacity(0.3)` behind the track"),
    ]
    #expect(drawn.reduce(into: Set()) { $0.formUnion($1.0) } == TriedEdits.rules)
    let tried = drawn.map { [names($0), "with `--patch`, if drawing it ends the finding: \($1)"] }
    try WrittenList("fixes", of: "Fixing").expect(
      table: ["finding", "what is done"], files + code + tried)
  }
}
