// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets

/// What was not understood is named with its line.
@Suite struct GapTests {
  private func target(_ code: String) -> EvidenceTarget? {
    Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(code.utf8))],
      sets: [Hostile.logo], isScopeName: Idiom.isScopeName
    ).targets.first
  }

  private func gap(_ face: String) -> String? {
    let gap = target(Hostile.widget + Hostile.face(face))?.widgets.first?.gap
    return gap.map { "\($0.name):\($0.place.line)" }
  }

  @Test(
    arguments: [
      ("Text(\"a\")", nil),
      ("Card()", "Card:9"),
      ("VStack {\n      Text(\"a\")\n      Card(title: \"a\").padding()\n    }", "Card:11"),
      ("Text(\"a\")\n    entry.makeView()", "makeView:10"),
      ("Text(\"a\")\n    header", "header:10"),
      ("Text(\"a\")\n      .cardStyle()", "cardStyle:10"),
      ("Text(\"a\").modifier(Card())", "Card:9"),
      ("if entry.a { Text(\"a\") } else {\n      Card()\n    }", "Card:10"),
    ] as [(String, String?)])
  func `the first call that was not followed is named`(_ face: String, _ expected: String?) {
    #expect(gap(face) == expected)
  }

  @Test func `each call that was not followed is named`() {
    let face = """
      VStack {
            Card()
            #picture("logo")
            Canvas { context, size in context.draw(Image("logo"), at: .zero) }
            Image("logo") ||| Image("logo")
            entry.badge
            Card()
          }
      """
    let gaps = target(Hostile.widget + Hostile.face(face))?.widgets.first?.gaps ?? []
    #expect(
      Set(gaps.map { "\($0.name):\($0.place.line)" }) == [
        "Card:10", "#picture:11", "Canvas:12", "|||:13", "badge:14", "Card:15",
      ])
  }

  @Test(arguments: [
    (
      "struct W: Widget { var body: some WidgetConfiguration { makeTide(kind: \"a\") } }",
      "makeTide"
    ),
    (
      "struct W: Widget {\n  var body: some WidgetConfiguration { Tide.configuration() }\n}",
      "Tide.configuration"
    ),
    (Hostile.widget + Hostile.face("Card()"), "Card"),
    ("@main struct B: WidgetBundle { var body: some Widget { makeWidgets() } }", "B"),
  ])
  func `a target without a widget that was understood says where to look`(
    _ code: String, _ name: String
  ) {
    #expect(target(code)?.firstUnread?.name == name)
    #expect(target(code)?.isWhole == false)
  }

  @Test(arguments: [
    Hostile.widget + Hostile.face("Text(\"a\")"),
    Hostile.widget + Hostile.face("Text(\"a\"); Card()"),
    Hostile.widget + Hostile.face("Color.red"),
  ])
  func `a target of which something was understood is none`(_ code: String) {
    #expect(target(code) != nil)
    #expect(target(code)?.firstUnread == nil)
  }

  @Test func `a certain name that nothing has is missing without a catalog too`() {
    func missing(_ name: String, _ sets: [KnownSet]) -> [MissingName] {
      Evidence(
        sources: [
          SourceText(
            path: "AppWidget/W.swift",
            bytes: Array((Hostile.widget + Hostile.face("Image(\"\(name)\")")).utf8))
        ], sets: sets, isScopeName: Idiom.isScopeName
      ).missing
    }
    #expect(missing("Hero", []).map(\.name) == ["Hero"])
    #expect(missing("Hero", [Hostile.logo]).map(\.similar) == [nil])
    #expect(missing("Logo", [Hostile.logo]).map(\.similar) == ["logo"])
    #expect(missing("logo", [Hostile.logo]).isEmpty)
  }
}
