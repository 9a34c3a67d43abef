// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyLint
import VibrancyReporting
import VibrancyRules
import VibrancyTestSupport

/// The rules of the code alone: what they fire on, and at which line.
@Suite("Rules of the code") struct CodeRuleTests {
  /// What is said of a widget that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view, on line 17 of its source.
  ///   - after: The modifiers of the configuration.
  ///   - more: Declarations of another file.
  private func said(
    _ view: String, after: String = "", more: String = "", imports: String = "WidgetKit",
    families: String = ".systemSmall",
    background: String = ".containerBackground(.black, for: .widget)",
    platform: String = "iOS"
  ) async throws -> [String] {
    let folder = try TemporaryFolder()
    let source = """
      import SwiftUI
      import \(imports)

      @main
      struct RainWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "rain", provider: Provider()) { entry in
            RainView(entry: entry)
          }
          .supportedFamilies([\(families)])
          \(after)
        }
      }

      struct RainView: View {
        var entry: Entry
        var body: some View {
          \(view)
          \(background)
        }
      }
      """
    try folder.write("RainWidget/RainWidget.swift", Array(source.utf8))
    if !more.isEmpty {
      try folder.write("RainWidget/More.swift", Array("import SwiftUI\n\(more)\n".utf8))
    }
    try folder.write(
      "project.yml",
      Array(
        """
        name: Rain
        targets:
          RainWidget:
            type: app-extension
            platform: \(platform)
            sources: [RainWidget]

        """.utf8))
    let color =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
      + #"{"red":"1","green":"0.4","blue":"0","alpha":"1"}}}]}"#
    try folder.write(
      "RainWidget/Assets.xcassets/HNOrange.colorset/Contents.json", Array(color.utf8))
    let report = await Linter().lint(LintRequest(InputQuery(paths: [folder.path])))
    let rules: [RuleID] = [
      .missingColor, .unarchivableText, .interpolatedDisplayName, .missingContainerBackground,
    ]
    return report.findings.filter { rules.contains($0.rule) }
      .map { "\($0.rule) \($0.severity?.rawValue ?? "?") \($0.location.line ?? 0)" }
  }

  @Test(
    "a color that no catalog has",
    arguments: [
      #"Text("a").foregroundStyle(Color("Dusk"))"#,
      #"Text("a").foregroundStyle(Color(uiColor: UIColor(named: "Dusk")!))"#,
      #"Text("a").background(Color("hnorange"))"#, #"Text("a").foregroundStyle(Color(.dusk))"#,
    ])
  func missingColor(_ view: String) async throws {
    #expect(try await said(view) == ["\(RuleID.missingColor) warning 18"])
  }

  @Test(
    "a color that a catalog has, or the code, or another module",
    arguments: [
      (#"Text("a").foregroundStyle(Color("HNOrange"))"#, ""),
      (#"Text("a").foregroundStyle(Color(.hnOrange)).background(.hnOrange)"#, ""),
      (#"Text("a").foregroundStyle(Color("Dusk", bundle: .module))"#, ""),
      (#"Text("a").foregroundStyle(Color(.systemGray3)).background(.orange)"#, ""),
      (#"Text("a").foregroundStyle(Color(entry.colorName))"#, ""),
      (
        #"Text("a").foregroundStyle(Color(.dusk))"#,
        "extension UIColor { static let dusk = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }"
      ),
      (
        #"Text("a").foregroundStyle(Color.dusk)"#,
        "extension Color { static let dusk = Color(red: 1, green: 0, blue: 0) }"
      ),
      (
        #"Text("a").foregroundStyle(Color("FF6600"))"#,
        "extension Color { init(_ hex: String) { self.init(red: 1, green: 0, blue: 0) } }"
      ),
    ])
  func presentColor(_ view: String, _ more: String) async throws {
    #expect(try await said(view, more: more) == [])
  }

  @Test func `a member may come of a module that is not read`() async throws {
    #expect(
      try await said(#"Text("a").foregroundStyle(Color(.dusk))"#, imports: "DesignKit") == [])
  }

  private static let style = """
    struct HourMinute: FormatStyle { func format(_ value: Date) -> String { "2:20" } }
    extension FormatStyle where Self == HourMinute {
      static var hourMinute: HourMinute { HourMinute() }
    }
    """

  @Test(arguments: [
    "Text(entry.date, format: HourMinute())", "Text(entry.date, format: .hourMinute)",
    #"Text("At \(entry.date, format: HourMinute())")"#,
  ])
  func `a text with a style of the app's own`(_ view: String) async throws {
    #expect(
      try await said(view, more: Self.style) == ["\(RuleID.unarchivableText) warning 18"])
  }

  @Test(arguments: [
    "Text(entry.date, format: .dateTime.hour())", "Text(HourMinute().format(entry.date))",
    "Text(entry.date.formatted(HourMinute()))",
  ])
  func `a text with a style of the system, or one that is made before`(_ view: String) async throws
  {
    #expect(try await said(view, more: Self.style) == [])
  }

  @Test(arguments: [
    #".configurationDisplayName("\(product) schedule")"#, #".description("See \(product)")"#,
    #".description(LocalizedStringKey("See \(product)"))"#,
  ])
  func `a value in the name or the description`(_ after: String) async throws {
    #expect(
      try await said(#"Text("a")"#, after: after, more: #"let product = "Tally""#)
        == ["\(RuleID.interpolatedDisplayName) error 11"])
  }

  @Test(arguments: [
    ".configurationDisplayName(product)", #".configurationDisplayName("Schedule")"#,
    #".description(String(localized: "See \(product)"))"#,
    #".description("See \(product)" + "!")"#, #".description(LocalizedStringKey("Schedule"))"#,
  ])
  func `a constant, a plain literal, a text that is made before`(_ after: String) async throws {
    #expect(
      try await said(#"Text("a")"#, after: after, more: #"let product = "Tally""#) == [])
  }

  @Test(
    "a widget without a container background, at its configuration",
    arguments: [
      ("iOS", ".systemSmall"), ("iOS", ".accessoryRectangular"),
      ("watchOS", ".accessoryRectangular"),
    ])
  func containerBackground(_ platform: String, _ family: String) async throws {
    #expect(
      try await said(#"Text("a")"#, families: family, background: "", platform: platform)
        == ["\(RuleID.missingContainerBackground) error 7"])
    #expect(
      try await said(
        #"Text("a")"#, families: ".accessoryInline", background: "", platform: platform) == [])
  }
}
