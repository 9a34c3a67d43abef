// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyAssets
import VibrancyRules

@Suite struct ConfigurationTests {
  static let full = """
    // JSON5: comments, bare keys, single quotes, trailing commas
    {
      $schema: "config.schema.json", model: 1,
      scope: ["ios/Widget/**"], exclude: ['**/Old.xcassets', "*.bak.png"],
      rules: {"some-contrast": ["warning", {"ratio": 3, strict: true}], "odd-art": 'note',},
      scenes: ["lock-screen", "\(Place.carplay.rawValue)", "\(Place.todayView.rawValue)"],
      wallpapers: ["vivid", "#336699", "art/sky.png"],
      parameters: {"material-lift": 0.2, privacy: true, "plate-top": "#102030"},
      variants: [["lamp-on", "lamp-off"], ["a", "b", "c"]],
      overrides: [
        {files: ["**/LockScreen/*"], rules: {"some-contrast": ["error", {ratio: +4.5e0}]}, text: true},
        {files: ["ios/**"], "exclude-scenes": ["\(Place.standby.rawValue)"], rules: {"blank-art": "off"}},
      ],
      "fail-on": "warning",
    }
    """

  @Test func `every key is read`() throws {
    let settings = try Configured.settings(Self.full)
    #expect(settings.origin == .file("../.vibrancy.json"))
    #expect(settings.model == .v1 && settings.failOn == .warning)
    #expect(settings.scope?.texts == ["ios/Widget/**"])
    #expect(settings.exclude.texts == ["**/Old.xcassets", "*.bak.png"])
    #expect(
      LintSettings.text(of: settings.rules)
        == ["some-contrast warning ratio=3.0 strict=true", "blank-art warning", "odd-art note"])
    #expect(
      settings.scenes == [.lockScreen] + [Place.carplay, .todayView].compactMap(\.aliased))
    #expect(settings.wallpapers.map(\.name) == ["vivid", "336699", "sky"])
    #expect(settings.parameters[.materialLift] == .number(0.2))
    #expect(settings.parameters[.privacy] == .flag(true))
    #expect(settings.parameters[.plateTop].description == "#102030")
    #expect(settings.variants == [["lamp-on", "lamp-off"], ["a", "b", "c"]])
    #expect(settings.overrides.count == 2)
  }

  @Test(arguments: ["{}", "{rules: {}, exclude: [], wallpapers: [], variants: [], overrides: []}"])
  func `what is not said is as it ships`(_ text: String) throws {
    let settings = try Configured.settings(text)
    #expect(settings.json == LintSettings(rules: SampleRule.all).json)
    #expect(settings.scenes == nil && settings.scope == nil)
    #expect(
      LintSettings.text(of: settings.rules)
        == ["some-contrast error ratio=2.5 strict=false", "blank-art warning"])
  }

  @Test func `all scenes are those that are not aliases`() throws {
    #expect(
      try Configured.settings("{scenes: ['\(Place.standby.rawValue)', 'all']}").scenes?.count
        == Place.distinct.count)
  }

  @Test(arguments: [
    ("LockScreen/a.png", 2.5, false, true), ("Widget/LockScreen/a.png", 4.5, true, false),
    ("../mac/LockScreen/a.png", 4.5, true, true), ("../mac/a.png", 3, false, true),
  ])
  func `overrides hold for the files they mean, in order`(
    _ path: String, _ ratio: Double, _ isText: Bool, _ hasBlank: Bool
  ) throws {
    let settings = try Configured.settings(
      """
      {rules: {"some-contrast": ["note", {ratio: 3}]}, overrides: [
        {files: ["ios/Widget"], rules: {"blank-art": "off"}},
        {files: ["ios/LockScreen/*"], rules: {"some-contrast": ["warning", {ratio: 2.5}]}},
        {files: ["*/**/LockScreen/*.png", "mac/LockScreen"], text: true,
         rules: {"some-contrast": ["error", {ratio: 4.5}]}},
        {files: ["ios/LockScreen"], rules: {"some-contrast": ["error", {ratio: 2.5}]}, text: false},
      ]}
      """)
    let asset = settings.asset(at: path)
    let texts = LintSettings.text(of: asset.rules)
    #expect(texts[0].contains("ratio=\(ratio)"), "\(texts)")
    #expect(asset.isText == isText)
    #expect(texts.contains("blank-art warning") == hasBlank)
  }

  @Test func `an option that an override does not name keeps its value`() throws {
    let settings = try Configured.settings(
      """
      {rules: {"some-contrast": ["note", {ratio: 3}]}, overrides: [
        {files: ["*"], rules: {"some-contrast": ["error", {strict: true}]}},
        {files: ["b.png"], rules: {"some-contrast": "off"}}]}
      """)
    #expect(
      LintSettings.text(of: settings.asset(at: "a.png").rules)
        == ["some-contrast error ratio=3.0 strict=true", "blank-art warning"])
    #expect(LintSettings.text(of: settings.asset(at: "b.png").rules) == ["blank-art warning"])
  }

  @Test func `scenes of an override replace those before, exclusions too`() throws {
    let settings = try Configured.settings(
      """
      {scenes: ["lock-screen", "\(Place.standby.rawValue)"], overrides: [
        {files: ["a*"], "exclude-scenes": ["\(Place.carplay.rawValue)"]},
        {files: ["ab*"], scenes: ["\(Place.standby.rawValue)", "\(Place.homeTinted.rawValue)"], "exclude-scenes": ["\(Place.homeTinted.rawValue)"]}]}
      """)
    #expect(settings.asset(at: "b.png").scenes?.first == .lockScreen)
    #expect(settings.asset(at: "b.png").excludedScenes == [])
    #expect(settings.asset(at: "a.png").excludedScenes == [.standby])
    #expect(settings.asset(at: "ab.png").scenes?.last == .homeTinted)
    #expect(settings.asset(at: "ab.png").excludedScenes == [.homeTinted])
  }

  @Test(arguments: [
    ("Widget/A.xcassets/a.imageset", true), ("../ios/Widget/b.png", true), ("Widgets/b.png", false),
    ("/app/ios/Widget/c.png", true), ("/other/ios/Widget/c.png", false), ("./Widget/./d.png", true),
    ("../mac/Widget/a.png", false),
  ])
  func `patterns start from the configuration's folder`(_ path: String, _ isIn: Bool) throws {
    let settings = try Configured.settings("{scope: ['ios/Widget/**'], exclude: ['ios/Widget']}")
    #expect(settings.scopeVerdict(on: path) == isIn)
    #expect(settings.excludes(path) == isIn)
    #expect(try Configured.settings("{}").scopeVerdict(on: path) == nil)
    #expect(try !Configured.settings("{}").excludes(path))
  }

  @Test func `a file outside the configuration's folder is meant by its name`() throws {
    let settings = try Configured.settings("{scope: ['logo.png', '**/b/c.png']}")
    #expect(settings.scopeVerdict(on: "/else/logo.png") == true)
    #expect(settings.scopeVerdict(on: "/else/b/c.png") == true)
    #expect(settings.scopeVerdict(on: "/else/c.png") == false)
  }

  @Test func `one wallpaper twice is one`() throws {
    let text =
      "{wallpapers: ['mid', '#fff', 'mid', '#FFFFFF', 'art/sky.png', './art/../art/sky.png']}"
    // Paths are compared by what they lead to, which here is the picture of that very path.
    #expect(
      try Configured.settings(text.replacing(", './art/../art/sky.png'", with: "")).wallpapers.count
        == 3)
    #expect(Configured.complaints(text).count == 1)
  }
}
