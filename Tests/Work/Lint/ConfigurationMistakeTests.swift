// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct ConfigurationMistakeTests {
  static let mistakes: [(text: String, words: String)] = [
    ("{scops: []}", "1:2: scops is not a known key; did you mean 'scope'?"),
    ("{zzzz: 1}", "zzzz is not a known key; write one of model, os, scope, exclude, rules"),
    ("{text: true}", "text is not a key of this object; it belongs into an element of overrides"),
    ("{files: []}", "files is not a key of this object; it belongs into an element of overrides"),
    ("[]", "1:1: the document is a list; write an object"),
    ("", "1:1: the file is empty"),
    ("{model: 2}", "1:9: model is 2, a model this version does not know; write 1"),
    ("{model: 1.5}", "model is 1.5, a model"),
    ("{model: NaN}", "model is nan, a model"),
    ("{model: '1'}", "model is a string; write a number"),
    ("{$schema: 1}", "$schema is a number; write a string"),
    ("{scope: 'a'}", "scope is a string; write a list"),
    ("{scope: []}", "scope is empty; name at least one, or leave the key out"),
    ("{scope: [1]}", "scope[0] is a number; write a string"),
    ("{scope: ['']}", "scope[0] is empty; write a name"),
    ("{exclude: ['/a']}", "exclude[0] begins at the top of the disk; write it from this folder"),
    (
      "{exclude: ['\(String(repeating: "*", count: 1025))']}", "exclude[0] has more than 1024 bytes"
    ),
    ("{scope: ['a'], scope: ['b']}", "1:16: scope stands here twice; remove one"),
    ("{rules: []}", "rules is a list; write an object"),
    (
      "{rules: {'some-contrst': 'off'}}",
      "1:10: rules.some-contrst is not a known rule; did you mean 'some-contrast'?"
    ),
    ("{rules: {'zzzz': 'off'}}", "rules.zzzz is not a known rule; see `vibrancy rules`"),
    (
      "{rules: {'blank-art': 'off', 'blank-art': 'off'}}", "1:30: rules.blank-art stands here twice"
    ),
    (
      "{rules: {'blank-art': 'eror'}}",
      "rules.blank-art is 'eror', not a known severity; did you mean 'error'?"
    ),
    (
      "{rules: {'blank-art': 'warn'}}",
      "not a known severity; write one of off, note, warning, error"
    ),
    ("{rules: {'blank-art': 2}}", "rules.blank-art is a number; write \"warning\" or"),
    ("{rules: {'blank-art': true}}", "rules.blank-art is true or false; write \"warning\" or"),
    ("{rules: {'blank-art': []}}", "rules.blank-art is not a severity with options; write"),
    ("{rules: {'blank-art': [{}, 'off']}}", "rules.blank-art is not a severity with options"),
    ("{rules: {'blank-art': ['off', {}, {}]}}", "rules.blank-art is not a severity with options"),
    (
      "{rules: {'blank-art': ['offf']}}",
      "1:24: rules.blank-art[0] is 'offf', not a known severity; did you mean 'off'?"
    ),
    ("{rules: {'blank-art': ['off', 1]}}", "rules.blank-art[1] is a number; write an object"),
    (
      "{rules: {'blank-art': ['off', {a: 1}]}}",
      "blank-art[1].a is not a known option of blank-art; it has none, remove it"
    ),
    (
      "{rules: {'some-contrast': ['off', {rato: 1}]}}",
      "1:36: rules.some-contrast[1].rato is not a known option of some-contrast; did you mean 'ratio'?"
    ),
    (
      "{rules: {'some-contrast': ['off', {ratio: .5}]}}",
      "ratio is 0.5; write a number from 1 to 21"
    ),
    (
      "{rules: {'some-contrast': ['off', {ratio: 22}]}}", "ratio is 22; write a number from 1 to 21"
    ),
    (
      "{rules: {'some-contrast': ['off', {ratio: NaN}]}}",
      "ratio is nan; write a number from 1 to 21"
    ),
    ("{rules: {'some-contrast': ['off', {ratio: -Infinity}]}}", "ratio is -inf; write a number"),
    (
      "{rules: {'some-contrast': ['off', {ratio: '3'}]}}",
      "ratio is a string; write a number from 1"
    ),
    (
      "{rules: {'some-contrast': ['off', {ratio: true}]}}", "ratio is true or false; write a number"
    ),
    ("{rules: {'some-contrast': ['off', {strict: 1}]}}", "strict is a number; write true or false"),
    ("{rules: {'some-contrast': ['off', {ratio: 2, ratio: 2}]}}", "[1].ratio stands here twice"),
    ("{scenes: []}", "scenes is empty"),
    (
      "{scenes: ['lock-scren']}",
      "scenes[0] is 'lock-scren', not a known scene; did you mean 'lock-screen'?"
    ),
    (
      "{scenes: ['dashboard']}",
      "scenes[0] is 'dashboard', not a known scene; see `vibrancy scenes`"
    ),
    (
      "{wallpapers: ['md']}",
      "wallpapers[0] is 'md', not a known wallpaper or file; did you mean 'mid'?"
    ),
    (
      "{wallpapers: ['sea.png']}",
      "not a known wallpaper or file; write the path of a picture from this folder"
    ),
    ("{wallpapers: ['#GG0000']}", "wallpapers[0] is not a color; write #RRGGBB"),
    ("{wallpapers: ['a\\u0000b']}", "1:17: a NUL character"),
    (
      "{wallpapers: ['art/sky.png', 'old/sky.png']}",
      "1:30: wallpapers[1] would be called as another"
    ),
    ("{parameters: 1}", "parameters is a number; write an object"),
    (
      "{parameters: {'material-lft': 1}}",
      "parameters.material-lft is not a known parameter; did you mean 'material-lift'?"
    ),
    ("{parameters: {'material-lift': 9}}", "material-lift is 9"),
    (
      "{parameters: {'material-lift': 'x'}}",
      "material-lift is a string that does not fit; write a number"
    ),
    ("{parameters: {'privacy': 1}}", "privacy is a number that does not fit; write true or false"),
    (
      "{parameters: {'plate-top': []}}",
      "plate-top is a list that does not fit; write a color, #RRGGBB"
    ),
    ("{variants: ['a']}", "variants[0] is a string; write a list"),
    ("{variants: [['a']]}", "variants[0] names no two variants; write [\"icon-on\", \"icon-off\"]"),
    ("{variants: [['a', 'a']]}", "variants[0][1] stands here twice"),
    ("{overrides: {}}", "overrides is an object; write a list"),
    ("{overrides: ['a']}", "overrides[0] is a string; write an object"),
    ("{overrides: [{text: true}]}", "1:14: overrides[0] has no \"files\"; add it"),
    ("{overrides: [{files: []}]}", "overrides[0].files is empty"),
    (
      "{overrides: [{files: ['a'], model: 1}]}",
      "model is not a key of this object; it holds for all files, at the top"
    ),
    (
      "{overrides: [{files: ['a'], 'exclude-scene': []}]}",
      "exclude-scene is not a known key; did you mean 'exclude-scenes'?"
    ),
    (
      "{overrides: [{files: ['a'], text: 'yes'}]}",
      "overrides[0].text is a string; write true or false"
    ),
    (
      "{overrides: [{files: ['a'], scenes: ['x']}]}",
      "overrides[0].scenes[0] is 'x', not a known scene"
    ),
    (
      "{overrides: [{files: ['a'], 'exclude-scenes': ['standbye']}]}",
      "did you mean '\(Place.standby.rawValue)'?"
    ),
    (
      "{overrides: [{files: ['a'], rules: {'odd-art': 'of'}}]}",
      "overrides[0].rules.odd-art is 'of', not a known severity; did you mean 'off'?"
    ),
    (
      "{'fail-on': 'off'}",
      "fail-on is 'off', not a known severity; write one of note, warning, error"
    ),
    ("{'fail-on': 1}", "fail-on is a number; write a string"),
    ("{scope: ['a'}", "1:13: '}', not ',' or ']' after a value"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its place and what to do`(_ text: String, _ words: String) {
    let complaints = Configured.complaints(text)
    #expect(complaints.count == 1, "\(complaints)")
    let complaint = complaints.first ?? ""
    #expect(complaint.hasPrefix("../.vibrancy.json:1:"))
    #expect(complaint.contains(words), "\(complaint)")
    #expect(complaint.contains(";") && !complaint.contains("\n"))
  }

  @Test func `all mistakes are named at once, in the order of the text`() {
    let complaints = Configured.complaints(
      """
      {
        scenes: ["x", "\(Place.standby.rawValue)", "y"],
        rules: {
          nonsense: "off",
          "some-contrast": ["wrong", {ratio: 99, other: 1}], nonsense2: "of",
        },
        overrides: [{text: 1}],
        modell: 1,
      }
      """)
    let places = complaints.map { $0.split(separator: ":")[1...2].joined(separator: ":") }
    #expect(
      places == [
        "2:12", "2:28", "4:5", "5:23", "5:40", "5:44", "5:56", "5:67", "7:15", "7:22", "8:3",
      ])
  }

  @Test func `of a file of nothing but mistakes the first fifty are reported`() {
    let scenes = [String](repeating: "'x'", count: 9_000).joined(separator: ",")
    #expect(Configured.complaints("{scenes: [\(scenes)]}").count == 50)
    let keys = (0..<9_000).map { "k\($0): 1" }.joined(separator: ",")
    #expect(Configured.complaints("{\(keys)}").count == 50)
  }

  @Test func `what would take too long is too much`() {
    let names = (0...64).map { "'n\($0)'" }.joined(separator: ",")
    #expect(
      Configured.complaints("{variants: [[\(names)]]}")
        == ["../.vibrancy.json:1:13: variants[0] has more than 64 elements; use fewer"])
    #expect(Configured.complaints("{wallpapers: [\(names)]}").count == 1)
    let overrides = [String](repeating: "{files: ['a']}", count: 1025).joined(separator: ",")
    #expect(Configured.complaints("{overrides: [\(overrides)]}").count == 1)
  }

  @Test func `more patterns than take a moment to match are too much`() {
    let fifty = [String](repeating: "'**/q*'", count: 50).joined(separator: ",")
    let overrides = [String](repeating: "{files: [\(fifty)]}", count: 1024)
    let complaints = Configured.complaints("{overrides: [\(overrides.joined(separator: ","))]}")
    #expect(complaints.count == 1)
    #expect(complaints[0].contains("overrides[81].files[46] is one pattern too many"))
    #expect(complaints[0].contains("may be 4096, of 65536 bytes in all"))
    let long = String(repeating: "x", count: 1024)
    let scope = [String](repeating: "'\(long)'", count: 65).joined(separator: ",")
    #expect(Configured.complaints("{scope: [\(scope)]}").count == 1)
    let most = [String](repeating: "'\(long)'", count: 64).joined(separator: ",")
    #expect(Configured.complaints("{exclude: [\(most)]}") == [])
  }

  @Test func `one line says the first mistake and how many more there are`() {
    do throws(ConfigurationError) {
      _ = try Configured.settings("{a1: 1, b2: 1, c3: 1}")
      Issue.record("it was taken")
    } catch {
      #expect(error.description.hasPrefix("../.vibrancy.json:1:2: a1 is not a known key"))
      #expect(error.description.hasSuffix(" (and 2 more)"))
    }
  }

  @Test func `a configuration cut anywhere is one clear error`() {
    let bytes = Array(ConfigurationTests.full.utf8)
    for count in 0..<bytes.count {
      do throws(ConfigurationError) {
        _ = try Configured.settings(Array(bytes[..<count]))
        Issue.record("cut at \(count) it was taken")
      } catch {
        #expect(error.lines.count == 1, "at \(count): \(error.lines)")
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `damage is errors or another configuration, never a crash`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func next(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let wrong = Array("{}[]\",:$.#\\0-e\u{0}\u{7F}x/*'".utf8)
    for _ in 0..<500 {
      var text = Array(ConfigurationTests.full.utf8)
      for _ in 0...next(3) { text[next(text.count)] = wrong[next(wrong.count)] }
      do throws(ConfigurationError) {
        _ = try Configured.settings(text)
      } catch {
        #expect(error.lines.allSatisfy { !$0.contains("\n") && $0.hasPrefix("../.vibrancy.json:") })
      }
    }
  }
}
