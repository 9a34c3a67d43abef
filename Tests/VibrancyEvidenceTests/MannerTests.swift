// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyVocabulary

@Suite struct MannerTests {
  private func manner(_ code: String, helpers: String = "") -> Manner? {
    var project = Project(face: code)
    project.sources["AppWidget/Helpers.swift"] = helpers
    return project.uses().first?.manner
  }

  @Test(arguments: ["accented", "desaturated", "accentedDesaturated", "fullColor"])
  func `the accented rendering mode is read from the chain`(_ mode: String) {
    let manner = manner(
      "Image(.logo)\n  .resizable()\n  // why\n  .widgetAccentedRenderingMode(.\(mode))\n  .frame(width: 1)"
    )
    #expect(manner?.accentedRendering?.rawValue == mode)
    #expect(manner?.accentedPlace?.description == "AppWidget/Face.swift:6")
  }

  @Test(arguments: [
    "Image(.logo).resizable()", "Image(.logo)\nText(\"x\").widgetAccentedRenderingMode(.fullColor)",
    "Image(.logo).widgetAccentedRenderingMode(nil)",
    "Image(.logo).overlay { Image(.other).widgetAccentedRenderingMode(.fullColor) }",
    "// .widgetAccentedRenderingMode(.fullColor)\nImage(.logo)",
    "Image(.logo).modify { v in if #available(iOS 18, *) { v } else { v.widgetAccentedRenderingMode(.fullColor) } }",
    "Image(.logo).modify { v in if #unavailable(iOS 18) { v.widgetAccentedRenderingMode(.fullColor) } else { v } }",
  ])
  func `it is unset in`(_ code: String) {
    #expect(manner(code)?.accentedRendering == nil)
    #expect(manner(code)?.accentedChoice == nil)
  }

  @Test(arguments: [
    "Image(.logo).widgetAccentedRenderingMode(WidgetAccentedRenderingMode.fullColor)",
    "Image(uiImage: UIImage(named: \"logo\")!).widgetAccentedRenderingMode(.fullColor)",
    "Image(uiImage: scaled(Asset.logo.image))\n.widgetAccentedRenderingMode(.fullColor)",
    "Image(.logo)\n#if os(iOS)\n.widgetAccentedRenderingMode(.fullColor)\n#endif\n.frame()",
    "Image(.logo).widgetAccentedRenderingMode(.fullColor).widgetAccentedRenderingMode(.accented)",
    "Image(.logo).modify { view in if #available(iOS 18, *) { view.widgetAccentedRenderingMode(.fullColor) } else { view } }",
    "Image(.logo).apply { $0.widgetAccentedRenderingMode(.fullColor) }",
    "Image(.logo, bundle: .main).resizable().widgetAccentedRenderingMode(.fullColor)",
  ])
  func `it is full color in`(_ code: String) {
    #expect(manner(code)?.accentedRendering == .fullColor)
  }

  @Test(arguments: [
    (
      "useFullColorRendering()",
      "extension Image { func useFullColorRendering() -> some View { if #available(iOS 18, *) { return AnyView(self.widgetAccentedRenderingMode(.fullColor)) } else { return AnyView(self) } } }"
    ),
    (
      "full()",
      "extension View { @ViewBuilder func full() -> some View { widgetAccentedRenderingMode(.fullColor) } }"
    ),
    (
      "full",
      "extension Image { var full: some View { self.resizable().widgetAccentedRenderingMode(.fullColor) } }"
    ),
    (
      "mode(.fullColor)",
      "extension Image { func mode(_ m: WidgetAccentedRenderingMode) -> some View { self.widgetAccentedRenderingMode(m) } }"
    ),
    (
      "mode(as: .fullColor)",
      "extension Image { func mode(as m: WidgetAccentedRenderingMode? = nil) -> some View { widgetAccentedRenderingMode(m) } }"
    ),
    (
      "mode()",
      "extension Image { func mode(_ m: WidgetAccentedRenderingMode = .fullColor) -> some View { widgetAccentedRenderingMode(m) } }"
    ),
    (
      "modifier(Full())",
      "struct Full: ViewModifier { func body(content: Content) -> some View { content.widgetAccentedRenderingMode(.fullColor) } }"
    ),
    (
      "modifier(Mode(m: .fullColor))",
      "struct Mode: ViewModifier { let m: WidgetAccentedRenderingMode\nfunc body(content: Content) -> some View { content.widgetAccentedRenderingMode(m) } }"
    ),
    (
      "full()",
      "extension View { func full() -> some View { modifier(Full()) } }\nstruct Full: ViewModifier { func body(content: Content) -> some View { content.widgetAccentedRenderingMode(.fullColor) } }"
    ),
    (
      "full()",
      "extension Image { func full() -> some View { guard #available(iOS 18, *) else { return self.widgetAccentedRenderingMode(.accented) }\nreturn self.widgetAccentedRenderingMode(.fullColor) } }"
    ),
  ])
  func `the sources' own helpers are followed`(_ call: String, _ helper: String) {
    let manner = manner("Image(.logo).resizable().\(call)", helpers: helper)
    #expect(manner?.accentedRendering == .fullColor)
    #expect(manner?.accentedPlace?.path == "AppWidget/Helpers.swift")
  }

  @Test func `a helper outside of the target is followed, one inside is preferred`() {
    var project = Project(face: "Image(.logo).full()")
    let helper =
      "extension View { func full() -> some View { widgetAccentedRenderingMode(.MODE) } }"
    project.sources["Shared/H.swift"] = helper.replacing("MODE", with: "fullColor")
    #expect(project.uses().first?.manner.accentedRendering == .fullColor)
    project.sources["AppWidget/H.swift"] = helper.replacing("MODE", with: "desaturated")
    #expect(project.uses().first?.manner.accentedRendering == .desaturated)
  }

  @Test(arguments: [
    ("widgetAccentedRenderingMode(isOn ? .fullColor : .accented)", ""),
    ("widgetAccentedRenderingMode(mode)", ""),
    ("if(isOn) { $0.widgetAccentedRenderingMode(.fullColor) }", ""),
    (
      "mode(isOn)",
      "extension Image { func mode(_ on: Bool) -> some View { if on { widgetAccentedRenderingMode(.fullColor) } else { widgetAccentedRenderingMode(.accented) } } }"
    ),
    (
      "mode()",
      "extension Image { func mode() -> some View { widgetAccentedRenderingMode(.fullColor) }\nfunc mode(_ x: Int = 0) -> some View { widgetAccentedRenderingMode(.accented) } }"
    ),
  ])
  func `a mode that the code decides is a choice, not a guess`(_ call: String, _ helper: String) {
    var project = Project(face: "Image(.logo).\(call)")
    project.sources["AppWidget/Helpers.swift"] = helper
    let use = project.uses().first
    #expect(use?.manner.accentedRendering == nil)
    #expect(use?.choices.map(\.value) == [.accentedRendering])
  }

  @Test(arguments: [
    ("widgetAccentable()", true), ("widgetAccentable(true)", true),
    ("widgetAccentable(false)", false), ("resizable()", false),
  ])
  func `the accent group is read`(_ call: String, _ isAccentable: Bool) {
    #expect(manner("Image(.logo).\(call)")?.isAccentable == isAccentable)
  }

  @Test(
    arguments: [
      ("renderingMode(.template)", true), ("renderingMode(.original)", false),
      ("renderingMode(Image.TemplateRenderingMode.template)", true), ("resizable()", nil),
    ] as [(String, Bool?)])
  func `template and original are read`(_ call: String, _ isTemplate: Bool?) {
    #expect(manner("Image(.logo).\(call)")?.isTemplate == isTemplate)
  }

  @Test func `a platform image is made a template in its own chain`() {
    #expect(
      manner("Image(uiImage: UIImage(named: \"logo\")!.withRenderingMode(.alwaysTemplate))")?
        .isTemplate == true)
  }

  @Test func `luminance to alpha is read`() {
    #expect(manner("Image(.logo).luminanceToAlpha()")?.hasLuminanceToAlpha == true)
    #expect(manner("Image(.logo)")?.hasLuminanceToAlpha == false)
  }

  @Test(
    arguments: [
      ("foregroundStyle(.white)", "white"), ("foregroundColor(Color.red)", "red"),
      ("tint(.blue)", "blue"), ("foregroundStyle(Color(red: 1, green: 0.5, blue: 0))", "#FF8000"),
      ("foregroundColor(Color(white: 51 / 255))", "#333333"),
      ("foregroundStyle(.white).foregroundStyle(.red)", "white"),
      ("foregroundStyle(Color(hex: \"#12abEF\"))", "#12ABEF"), ("foregroundStyle(style)", nil),
      ("foregroundStyle(.white.opacity(0.5))", nil), ("foregroundColor(Color(\"brand\"))", nil),
      ("foregroundColor(Color(white: 1, opacity: 0.5))", nil),
      ("foregroundColor(Color(white: 1e999))", "#FFFFFF"),
    ] as [(String, String?)])
  func `a literal color is the ink`(_ call: String, _ ink: String?) {
    #expect(manner("Image(.logo).renderingMode(.template).\(call)")?.ink == ink)
  }

  private func configured(_ calls: String, helpers: String = "") -> AssetUse? {
    Project(
      [
        "AppWidget/W.swift":
          "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration { Image(.logo) }\(calls) } }",
        "Shared/H.swift": helpers,
      ], sets: ["AppWidget/Assets.xcassets/logo.imageset"]
    ).uses().first
  }

  @Test(
    arguments: [
      (
        ".supportedFamilies([.systemSmall]).disfavoredLocations([.standBy, .carPlay], for: [.systemSmall])",
        [.standBy, .carPlay]
      ),
      (
        ".supportedFamilies([.systemSmall, .systemLarge]).disfavoredLocations([.standBy], for: [.systemSmall])",
        []
      ),
      (".supportedFamilies(F.f).disfavoredLocations([.lockScreen], for: F.f)", [.lockScreen]),
      (".disfavoredLocations([.standBy], for: [.systemSmall])", []), ("", []),
    ] as [(String, Set<WidgetLocation>)])
  func `places that a widget disfavors in all its families are taken away`(
    _ calls: String, _ removed: Set<WidgetLocation>
  ) {
    #expect(configured(calls)?.removedPlaces == removed)
  }

  @Test func `places are taken away through a helper`() {
    let helper = """
      extension WidgetConfiguration { func noCar(for f: [WidgetFamily]) -> some WidgetConfiguration {
        return self.disfavoredLocations([.carPlay], for: f) } }
      """
    let calls = ".supportedFamilies([.systemSmall]).noCar(for: [.systemSmall])"
    #expect(configured(calls, helpers: helper)?.removedPlaces == [.carPlay])
  }

  @Test func `a background that cannot be removed is known`() {
    #expect(configured(".containerBackgroundRemovable(false)")?.backgroundIsRemovable == false)
    #expect(configured(".containerBackgroundRemovable(true)")?.backgroundIsRemovable == true)
    #expect(configured("")?.backgroundIsRemovable == true)
  }
}
