// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax

/// Sources that do not parse, and the widgets that are not judged for them.
@Suite struct BrokenSourceTests {
  private static let widget = """
    import WidgetKit
    @main struct Tide: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tide", provider: Provider()) { _ in TideView() }
      }
    }

    """
  private static let view = "struct TideView: View { var body: some View { Image(\"logo\") } }\n"
  private static let broken = "struct Wave: View { var body: some View { Text(\"a\") }\n"

  private func evidence(_ files: [String: String]) -> Evidence {
    Evidence(
      sources: files.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) },
      sets: [Hostile.logo], isScopeName: Idiom.isScopeName)
  }

  private func found(_ files: [String: String]) -> [String] {
    evidence(files).unparsable.map { "\($0.place.path) \($0.widgets.joined(separator: ","))" }
  }

  @Test(
    arguments: [
      // The widget itself.
      (["AppWidget/A.swift": widget + view + broken], ["AppWidget/A.swift Tide"]),
      // Missing brackets put it into the body of another declaration.
      (["AppWidget/A.swift": broken + widget + view], ["AppWidget/A.swift Tide"]),
      (["AppWidget/A.swift": "func a() {\n" + widget + view], ["AppWidget/A.swift Tide"]),
      (["AppWidget/A.swift": "/* a\n" + widget + view], ["AppWidget/A.swift Tide"]),
      // Its view, and a view of that.
      (
        ["AppWidget/A.swift": widget, "AppWidget/B.swift": view + "}"], ["AppWidget/B.swift Tide"]
      ),
      (
        [
          "AppWidget/A.swift": widget,
          "AppWidget/B.swift": "struct TideView: View { var body: some View { Wave() } }",
          "Shared/C.swift": broken,
        ], ["Shared/C.swift Tide"]
      ),
      // An extension of its view.
      (
        [
          "AppWidget/A.swift": widget + view,
          "AppWidget/B.swift": "extension TideView { func a() {",
        ],
        ["AppWidget/B.swift Tide"]
      ),
      // A part of the target that no widget names.
      (["AppWidget/A.swift": widget + view, "AppWidget/B.swift": broken], ["AppWidget/B.swift "]),
      // Of the app, which no widget uses; and of another type of the same name.
      (["AppWidget/A.swift": widget + view, "App/B.swift": broken], []),
      (["AppWidget/A.swift": widget + view, "App/B.swift": "struct TideView: View {"], []),
      (["App/B.swift": broken], []),
    ] as [([String: String], [String])])
  func `widgets are named that stand in such a source or show what does`(
    _ files: [String: String], _ expected: [String]
  ) {
    #expect(found(files) == expected)
  }

  @Test func `of such widgets nothing is said, and all their sources are unknown`() {
    let all = evidence([
      "AppWidget/A.swift": Self.widget, "AppWidget/B.swift": Self.view + "}",
      "AppWidget/C.swift": "struct Other: Widget {}",
    ])
    #expect(all.unparsable.first?.paths == ["AppWidget/A.swift", "AppWidget/B.swift"])
    #expect(all.faults.isEmpty && all.targets.first?.isWhole == false)
    // The same without the brace has no container background.
    let whole = evidence(["AppWidget/A.swift": Self.widget, "AppWidget/B.swift": Self.view])
    #expect(whole.unparsable.isEmpty && !whole.faults.isEmpty)
  }
}
