// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyAssets
import VibrancyRules
import VibrancyTestSupport

@Suite struct LintSettingsTests {
  @Test func `settings are made without a file`() throws {
    var settings = LintSettings(
      rules: SampleRule.all, scenes: [.lockScreen], wallpapers: [.vivid], scope: ["Widget/**"])
    try settings.change(
      RuleChange("some-contrast", .note, options: ["ratio": .number(3), "strict": .flag(true)]))
    try settings.change(RuleChange("blank-art", nil))
    try settings.add(
      LintOverride(files: ["**/a.png"], rules: [RuleChange("odd-art", .error)], isText: true))
    #expect(settings.origin == .builtIn)
    #expect(settings.scopeVerdict(on: "./Widget/x.png") == true)
    let plain = settings.asset(at: "b.png")
    #expect(LintSettings.text(of: plain.rules) == ["some-contrast note ratio=3.0 strict=true"])
    #expect(plain.wallpapers == [.vivid] && !plain.isText)
    let special = settings.asset(at: "x/a.png")
    #expect(LintSettings.text(of: special.rules).last == "odd-art error")
    #expect(special.isText)
  }

  @Test(arguments: [
    ("rain.png", true), ("**/rain@2x.png", true), ("*.png", true), ("rain.imageset", true),
    ("W/*/*/rain@2x.png", true), ("W/A.xcassets/rain.imageset/*", true), ("Contents.json", true),
    ("rain@3x.png", false), ("rain", false), ("A.xcassets/rain.imageset", false),
  ])
  func `a set is meant by the pictures that it stores`(_ pattern: String, _ isMeant: Bool) throws {
    var settings = LintSettings()
    try settings.add(LintOverride(files: PathPatterns([pattern]), isText: true))
    let stored = ["rain.png", "rain@2x.png"]
    let path = "W/A.xcassets/rain.imageset"
    #expect(settings.asset(at: path, storing: stored).isText == isMeant)
    // Only an override's files are read so.
    settings.scope = PathPatterns(["rain.png"])
    #expect(settings.scopeVerdict(on: path) == false)
  }

  @Test func `a change that no rule takes changes nothing and says why`() {
    var settings = LintSettings(rules: SampleRule.all)
    let before = settings.json
    func complaint(_ change: RuleChange) -> [String] {
      var found: [String] = []
      do throws(RuleChangeError) { try settings.change(change) } catch { found.append("\(error)") }
      do throws(RuleChangeError) {
        try settings.add(LintOverride(files: ["*"], rules: [change]))
      } catch {
        found.append("\(error)")
      }
      return found
    }
    let unknown = #"unknown rule "some-contras"; did you mean 'some-contrast'?"#
    #expect(complaint(RuleChange("some-contras", .note)) == [unknown, unknown])
    let option = "some-contrast: 0 is out of range for ratio; give 1 to 21"
    let change = RuleChange(
      "some-contrast", .note, options: ["ratio": .number(0), "strict": .flag(true)])
    #expect(complaint(change) == [option, option])
    #expect(settings.json == before)
  }

  @Test(arguments: [
    "{}", ConfigurationTests.full,
    "{rules: {'some-contrast': ['off', {ratio: 1.1}]}, overrides: [{files: ['a'], scenes: ['all']}]}",
    "{exclude: ['\\u202Ea\"b\\\\', 'R&B<x>'], wallpapers: ['light', '#010203']}",
    "{overrides: [{files: ['a'], 'exclude-scenes': ['\(Place.standby.rawValue)'], text: false}]}",
  ])
  func `what is shown is a configuration of the same settings`(_ text: String) throws {
    let settings = try Configured.settings(text)
    let shown = settings.json
    #expect(try Configured.settings(shown).json == shown)
    #expect(try Configured.settings(settings.shown).json == shown)
    #expect(try Configured.settings(shown).hash == settings.hash)
    #expect(shown.hasSuffix("}\n"))
    // Other readers take JSON, not JSON5.
    #expect(!shown.contains("//") || text.contains("//"))
  }

  @Test func `the rules that ship are shown as a configuration of themselves`() throws {
    let shown = LintSettings()
    let read = try LintSettings(
      Array(shown.shown.utf8), path: "a.json", in: ["/"], rules: builtInRules,
      frame: Configured.frame, picture: Configured.picture)
    #expect(read.json == shown.json && read.hash == shown.hash)
    #expect(read.rules.count == builtInRules.count)
  }

  @Test func `settings are shown with where they come from`() throws {
    let settings = try Configured.settings(ConfigurationTests.full)
    #expect(settings.shown.hasPrefix("// from \"../.vibrancy.json\", whose folder"))
    #expect(LintSettings(rules: []).shown.hasPrefix("// built in: no configuration\n{\n"))
    #expect(
      LintSettings(rules: SampleRule.all).json == """
        {
          "model": 1,
          "os": 26,
          "rules": {
            "some-contrast": ["error", { "ratio": 2.5, "strict": false }],
            "blank-art": "warning",
            "odd-art": "off"
          },
          "fail-on": "error"
        }

        """)
  }

  @Test func `the hash is that of all that moves a verdict, and of no place`() throws {
    let plain = try Configured.settings("{}").hash
    #expect(plain == LintSettings(rules: SampleRule.all).hash)
    #expect(plain == (try Configured.settings("{} // later")).hash)
    let others = [
      "{rules: {'odd-art': 'note'}}", "{rules: {'some-contrast': ['error', {ratio: 2.6}]}}",
      "{scenes: ['\(Place.standby.rawValue)']}", "{wallpapers: ['mid']}",
      "{wallpapers: ['art/sky.png']}",
      "{wallpapers: ['old/sky.png']}", "{parameters: {privacy: true}}", "{scope: ['a']}",
      "{overrides: [{files: ['a'], text: true}]}", "{variants: [['a', 'b']]}",
    ]
    let hashes = try others.map { try Configured.settings($0).hash }
    #expect(Set(hashes + [plain]).count == others.count + 1)
  }

  @Test func `pixels of a wallpaper count, wherever it lies`() throws {
    var settings = LintSettings(rules: [])
    settings.wallpapers = [Wallpaper(name: "sky", source: .image(StraightImage.square(2, 10)))]
    let first = settings.hash
    settings.wallpapers = [Wallpaper(name: "sky", source: .image(StraightImage.square(2, 11)))]
    #expect(settings.hash != first)
  }
}
