// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct TargetTests {
  private func widget(_ name: String) -> String {
    "struct \(name): Widget { var body: some WidgetConfiguration { StaticConfiguration() } }"
  }

  private func folders(_ sources: [String: String]) -> [String] {
    Project(sources).evidence.targets.map(\.folder)
  }

  @Test func `the outermost folder that is named for a widget is the target`() {
    #expect(folders(["Src/MyWidgets/Home/Widget/W.swift": widget("W")]) == ["Src/MyWidgets"])
  }

  @Test func `else the common folder of what a bundle names is`() {
    let bundle = "struct B: WidgetBundle { var body: some Widget { W(); V() } }"
    #expect(
      folders([
        "Ext/A/W.swift": widget("W"), "Ext/C/V.swift": widget("V"), "Ext/Main/B.swift": bundle,
      ]) == ["Ext"])
  }

  @Test func `else the folder of the type is`() {
    #expect(folders(["Ext/A/W.swift": widget("W")]) == ["Ext/A"])
    #expect(folders(["W.swift": widget("W")]) == [""])
  }

  @Test func `a bundle whose widgets are all over the input does not make all of it a target`() {
    let bundle = "struct B: WidgetBundle { var body: some Widget { W(); V() } }"
    #expect(
      folders(["A/W.swift": widget("W"), "C/V.swift": widget("V"), "A/B.swift": bundle]) == [
        "A", "C",
      ])
  }

  @Test func `nested targets are one`() {
    #expect(
      folders(["Ext/W.swift": widget("W"), "Ext/Deep/V.swift": widget("V")]) == ["Ext"])
  }

  @Test(arguments: [
    "extension W: Widget { }\nstruct W { }", "struct W: SwiftUI.Widget, Sendable { }",
    "@main struct W<T>: Base & Widget where T: Any { }",
    "protocol Mine: Widget { }\nstruct W: Mine { }",
  ])
  func `a type conforms by`(_ code: String) {
    #expect(Project(["Ext/W.swift": code]).evidence.targets.first?.widgets.map(\.name) == ["W"])
  }

  @Test(arguments: [
    "struct W: ControlWidget { }", "struct W { let x: Widget }", "// struct W: Widget { }",
    "let s = \"struct W: Widget { }\"", "struct W<T: Widget> { }",
    "struct Widget { }", "func f<T>(_: T) where T: Widget { }",
  ])
  func `no target is made by`(_ code: String) {
    #expect(Project(["Ext/W.swift": code]).evidence.targets.isEmpty)
  }

  @Test func `its own catalogs win, then those of its platform`() {
    let own = "AppWidget/A.xcassets/logo.imageset"
    let app = "App/A.xcassets/logo.imageset"
    let other = "Kit/A.xcassets/logo.imageset"
    let watch = "WatchApp/A.xcassets/logo.imageset"
    let all = Project(face: "Image(.logo)", sets: [own, app, watch])
    #expect([own, app, watch].map { all.uses(of: $0).count } == [1, 0, 0])
    let shared = Project(face: "Image(.logo)", sets: [app, other, watch])
    #expect([app, other, watch].map { shared.uses(of: $0).count } == [1, 1, 0])
    #expect(shared.uses(of: app).first?.candidates == 2)
  }

  @Test func `a watch target takes from watch catalogs`() {
    let app = "App/A.xcassets/logo.imageset"
    let watch = "WatchApp/A.xcassets/logo.imageset"
    let project = Project(
      [
        "Watch Widgets/W.swift":
          "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration { Image(.logo) } } }"
      ], sets: [app, watch])
    #expect([app, watch].map { project.uses(of: $0).count } == [0, 1])
    #expect(project.uses(of: watch).first?.isWatch == true)
  }

  @Test func `a set of its catalog that nothing names is counted only`() {
    let project = Project(
      face: "Image(.logo)",
      sets: [
        "AppWidget/A.xcassets/logo.imageset", "AppWidget/A.xcassets/old.imageset",
        "AppWidget/A.xcassets/tint.colorset", "App/A.xcassets/icon.imageset",
      ])
    #expect(project.use(of: project.sets[1].path) == .unnamed(target: "AppWidget"))
    #expect(project.use(of: project.sets[3].path) == .outside)
    #expect(project.evidence.unnamedCount == 1)
  }

  @Test func `unless the target computes names, when it is possible`() {
    let project = Project(face: "Image(f())")
    #expect(project.use(of: project.sets[0].path) == .possible(target: "AppWidget"))
    #expect(project.evidence.unnamedCount == 0)
  }

  @Test func `code outside of targets names nothing`() {
    var project = Project(face: "Text(\"x\")")
    project.sources["App/V.swift"] = "struct V: View { var body: some View { Image(.logo) } }"
    #expect(project.uses().isEmpty)
  }
}
