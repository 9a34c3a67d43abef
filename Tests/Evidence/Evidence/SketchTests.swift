// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyVocabulary

/// How views lie, as sketches keep it for those who draw a widget anew.
@Suite struct SketchTests {
  private func sketches(_ code: String) -> [WidgetSketch] {
    Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(code.utf8))],
      sets: [Hostile.logo], describes: true, isScopeName: Idiom.isScopeName
    ).sketches
  }

  private func family(_ view: String, _ family: Family = .systemSmall) -> FamilySketch? {
    sketches(Hostile.widget + Hostile.face(view)).first?.families.first { $0.family == family }
  }

  private func words(_ node: SketchNode?) -> String {
    switch node {
    case .mark(let mark)?:
      switch mark.kind {
      case .picture(_, let names): names.joined(separator: "/")
      case .text(let words): "'\(words ?? "")'\(mark.textSize.map { " \($0)" } ?? "")"
      case .symbol(let names): "<\(names.joined(separator: "/"))>"
      case .made: "made"
      case .fill(let paint, _, _): "\(paint)"
      case .accessoryBackground: "accessory"
      case .unknown(let name): "?\(name)"
      }
    case .spacer?: "-"
    case .group(let group, let parts)?:
      "\(group)(\(parts.map { words($0) }.joined(separator: ", ")))"
    case nil: "none"
    }
  }

  @Test(arguments: [
    (#"Image("logo")"#, "logo"),
    (#"HStack { Image("logo"); Spacer(); Text("Next tram") }"#, "row(nil)(logo, -, 'Next tram')"),
    (
      #"VStack(alignment: .leading) { Text("a").font(.caption); Text("b \(entry.c)") }"#,
      #"column(Optional("leading"))('a' 12.0, 'b …')"#
    ),
    (#"ZStack { Image("logo"); Image(systemName: "tram") }"#, "layered(logo, <tram>)"),
    (#"Image("logo").overlay { Text("a") }"#, "above(logo, 'a')"),
    (#"Text("a").background { Image("logo") }"#, "behind(logo, 'a')"),
    (#"if entry.x { Image("logo") } else { Text("a") }"#, "choice(logo, 'a')"),
    (
      #"Image("logo").resizable().frame(width: 20, height: 30)"#,
      "frame(width: Optional(20.0), height: Optional(30.0))(logo)"
    ),
    (#"Text("a").mask { Image("logo") }"#, "'a'"),
    (#"Label("a", systemImage: "tram")"#, "row(nil)('a', <tram>)"),
  ])
  func `views lie as their code says`(_ view: String, _ expected: String) {
    #expect(words(family(view)?.view) == expected)
  }

  @Test func `the container background is not part of the view`() {
    let found = family(
      """
      Text("a").containerBackground(for: .widget) {
        LinearGradient(colors: [.white, Color(red: 1, green: 0, blue: 0)], startPoint: .top)
      }
      """)
    #expect(words(found?.view) == "'a'")
    let mark = found?.background.first?.marks.first
    #expect(
      mark?.kind
        == .fill(.gradient([.word("white"), .hex("#FF0000")]), isShape: false, isStroke: false))
  }

  @Test func `each mode has what it shows`() {
    let code =
      Hostile.widget
      + Hostile.face("if mode == .accented { Text(\"a\") } else { Image(\"logo\") }")
      .replacing("let entry", with: "@Environment(\\.widgetRenderingMode) var mode\n  let entry")
    let found = sketches(code).first?.families.first { $0.family == .systemSmall }
    #expect(words(found?.view) == "logo")
    #expect(words(found?.accented) == "'a'")
    #expect(words(found?.vibrant) == "logo")
  }

  @Test func `without being asked for nothing is kept`() {
    let code = Hostile.widget + Hostile.face("Image(\"logo\")")
    let evidence = Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(code.utf8))],
      sets: [Hostile.logo], isScopeName: Idiom.isScopeName)
    #expect(evidence.sketches.isEmpty)
  }

  @Test(arguments: Hostile.loops)
  func `code that comes back to itself ends`(_ code: String) {
    #expect(sketches(Hostile.widget + code).count <= 1)
  }
}
