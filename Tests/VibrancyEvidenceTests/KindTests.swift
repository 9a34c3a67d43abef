// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyVocabulary

@Suite struct KindTests {
  private let set = "AppWidget/Assets.xcassets/logo.imageset"
  private let view = "struct Art: View { var body: some View { Image(.logo) } }"
  private let activity = """
    struct Live: Widget { var body: some WidgetConfiguration {
      ActivityConfiguration(for: A.self) { context in Art() } dynamicIsland: { _ in DynamicIsland() }
    } }
    """
  private let control = """
    struct Control: ControlWidget { var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "c") { ControlWidgetButton(action: I()) { Art() } }
    } }
    """

  private func kinds(_ sources: [String: String]) -> [AssetUse.Kind] {
    Project(sources, sets: [set]).uses(of: set).map(\.kind)
  }

  @Test func `art of a Live Activity alone is told apart`() {
    #expect(kinds(["AppWidget/A.swift": activity, "AppWidget/V.swift": view]) == [.activity])
    #expect(
      kinds([
        "AppWidget/A.swift": activity, "AppWidget/V.swift": view,
        "AppWidget/W.swift": Project.widget,
      ]) == [.activity])
  }

  @Test func `art of a control alone is told apart`() {
    #expect(
      kinds([
        "AppWidget/A.swift": control, "AppWidget/V.swift": view,
        "AppWidget/W.swift": Project.widget,
      ]) == [.control])
  }

  @Test func `art that a widget shows too is a widget's`() {
    let face = "struct Face: View { var body: some View { Art() } }"
    #expect(
      kinds([
        "AppWidget/A.swift": activity, "AppWidget/C.swift": control, "AppWidget/V.swift": view,
        "AppWidget/W.swift": Project.widget, "AppWidget/F.swift": face,
      ]) == [.widget])
  }

  @Test func `art that nothing is seen to show is a widget's`() {
    #expect(
      kinds([
        "AppWidget/A.swift": activity, "AppWidget/W.swift": Project.widget,
        "AppWidget/V.swift": "struct Lone: View { var body: some View { Image(.logo) } }",
      ]) == [.widget])
  }

  @Test func `a Live Activity adds no families`() {
    let widget = """
      struct W: Widget { var body: some WidgetConfiguration {
        StaticConfiguration { Image(.logo) }.supportedFamilies([.systemSmall]) } }
      """
    let project = Project(
      ["AppWidget/A.swift": activity, "AppWidget/W.swift": widget], sets: [set])
    #expect(project.evidence.targets[0].families == [.systemSmall])
    #expect(project.evidence.targets[0].widgets.map(\.isActivity) == [true, false])
    #expect(project.uses(of: set).first?.families == [.systemSmall])
  }

  @Test(arguments: [
    "func t() { template.imageProvider = CLKImageProvider(onePieceImage: UIImage(named: \"logo\")!) }",
    "func t() { let image = UIImage(named: \"logo\")!\nreturn CLKFullColorImageProvider(fullColorImage: image) }",
    "let p = CLKImageProvider(onePieceImage: UIImage(named: \"logo\")!)",
  ])
  func `ClockKit's providers need no widget target`(_ code: String) {
    let watch = "Watch Extension/A.xcassets/logo.imageset"
    let project = Project(["Watch Extension/C.swift": code], sets: [watch])
    #expect(project.evidence.targets.isEmpty)
    #expect(project.uses(of: watch).map(\.kind) == [.clockKit])
    #expect(project.uses(of: watch).first?.isWatch == true)
  }

  @Test func `beside ClockKit other uses of such a file are none`() {
    let watch = "Watch Extension/A.xcassets/logo.imageset"
    let code = """
      struct V: View { var body: some View { Image("logo") } }
      func t() -> Any { CLKSimpleTextProvider(text: "x") }
      """
    #expect(Project(["Watch Extension/C.swift": code], sets: [watch]).uses(of: watch).isEmpty)
  }
}
