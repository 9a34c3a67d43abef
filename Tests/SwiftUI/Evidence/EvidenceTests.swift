// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyVocabulary

/// Evidence that the tables of idioms do not cover.
@Suite struct EvidenceTests {
  private func evidence(_ code: String, wanted: [String] = []) -> Evidence {
    Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(code.utf8))],
      sets: [Hostile.logo], wanted: wanted, isScopeName: Idiom.isScopeName)
  }

  private func uses(_ code: String) -> [AssetUse] {
    guard case .used(let uses) = evidence(code).use(of: Hostile.logo) else { return [] }
    return uses
  }

  @Test func `a use has the way that leads to it, outermost first`() {
    let code =
      Hostile.widget + Hostile.face("Row()")
      + "struct Row: View {\n  var body: some View { mark() }\n"
      + "  func mark() -> some View {\n    Image(\"logo\")\n  }\n}\n"
    let use = uses(code).first
    #expect(use?.place.line == 15)
    #expect(use?.way.map(\.line).first == 3)
    #expect(use?.way.map(\.line).contains(9) == true)
    #expect(use?.target == "AppWidget")
  }

  @Test(arguments: [
    ("Image(\"logo\")", false), ("Image(uiImage: UIImage(named: \"logo\")!)", false),
    ("Image(uiImage: UIImage(named: \"logo\")!.withRenderingMode(.alwaysTemplate))", false),
    ("Image(uiImage: scaled(UIImage(named: \"logo\")!))", true),
    ("Image(uiImage: UIImage(named: \"logo\")!.halved())", true),
    ("Image(uiImage: UIImage(named: \"logo\")!.preparingThumbnail(of: size) ?? cover)", true),
  ])
  func `a picture that code draws anew is marked`(_ image: String, _ isRedrawn: Bool) {
    let code =
      Hostile.widget + Hostile.face(image)
      + "func scaled(_ image: UIImage) -> UIImage {\n  let small = draw(image)\n"
      + "  return small ?? image\n}\n"
      + "extension UIImage {\n  func halved() -> UIImage { draw(self) ?? self }\n}\n"
    #expect(uses(code).map(\.manner.isRedrawn) == [isRedrawn])
  }

  @Test(arguments: [
    "extension Color { static var plate: Color { Color(red: 0.2, green: 0.3, blue: 0.4) } }",
    "extension Color { static func plate() -> Color { Color(red: 0.2, green: 0.3, blue: 0.4) } }",
    "struct Kit { static let plate: Color = Color(red: 0.2, green: 0.3, blue: 0.4) }",
  ])
  func `a color that swallows is reported where it is named`(_ declaration: String) {
    let name =
      declaration.contains("Kit")
      ? "Kit.plate" : declaration.contains("()") ? "Color.plate()" : "Color.plate"
    let code =
      Hostile.widget + Hostile.face("ZStack {\n      \(name)\n      Text(\"a\")\n    }")
      + declaration
    let faults = evidence(code).faults.filter { $0.kind == .swallowed }
    #expect(faults.map(\.place.line) == [10])
  }

  @Test func `the iPad's Lock Screen and a receded desktop are vibrant`() {
    let code =
      Hostile.widget
      + Hostile.face("if mode == .vibrant { Image(\"logo\") }")
      .replacing("let entry", with: "@Environment(\\.widgetRenderingMode) var mode\n  let entry")
    let places = Set(uses(code).flatMap(\.families.keys))
    #expect(places.contains(.ipadLockScreen) && places.contains(.macDesktopReceded))
    #expect(places.allSatisfy { $0.reports?.mode == .vibrant })
  }

  @Test func `a mode that code sets comes before the place's`() {
    let code =
      Hostile.widget
      + Hostile.face("Row().environment(\\.widgetRenderingMode, .accented)")
        + """
        struct Row: View {
          @Environment(\\.widgetRenderingMode) var mode
          var body: some View { if mode == .accented { Image("logo") } }
        }
        """
    let modes = uses(code).flatMap(\.families.keys).compactMap(\.reports?.mode)
    #expect(Set(modes) == [.vibrant, .accented, .fullColor])
  }

  @Test func `a target that is not wanted is reported by its name alone`() {
    let code = Hostile.widget + Hostile.face("Image(\"logo\")")
    #expect(evidence(code, wanted: ["AppWidget"]).targets[0].widgets.count == 1)
    let other = evidence(code, wanted: ["Other"])
    #expect(other.targets.map(\.name) == ["AppWidget"])
    #expect(other.targets[0].widgets.isEmpty)
    #expect(other.effort.steps == 0)
  }

  @Test(arguments: [
    "extension W: Widget { }\nstruct W { }", "struct W: SwiftUI.Widget, Sendable { }",
    "struct W<T>: Base & Widget where T: Any { }",
    "protocol Mine: Widget { }\nstruct W: Mine, Widget { }",
  ])
  func `a type is a widget by`(_ code: String) {
    let body = "\nextension W { var body: some WidgetConfiguration { StaticConfiguration() } }"
    #expect(evidence(code + body).targets.first?.widgets.map(\.name) == ["W"])
  }

  @Test(arguments: [
    "struct W { let x: Widget }", "// struct W: Widget { }", "let s = \"struct W: Widget { }\"",
    "struct W<T: Widget> { }", "struct Widget { }", "func f<T>(_: T) where T: Widget { }",
  ])
  func `no target is made by`(_ code: String) {
    #expect(evidence(code).targets.isEmpty)
  }
}
