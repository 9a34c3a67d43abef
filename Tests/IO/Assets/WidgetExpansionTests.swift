// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyVocabulary

@Suite struct WidgetExpansionTests {
  private func names(_ members: String, layers: String = #"{"image": "A"}"#) throws -> [String?] {
    try Described.variants(Described.widget(members, layers: layers)).map(\.name)
  }

  @Test func `without entries every combination is a variant, the last changing fastest`() throws {
    let both = #""parameters": {"size": ["s", "l"], "color": ["red", "green", "blue"]},"#
    #expect(
      try names(both) == ["s-red", "s-green", "s-blue", "l-red", "l-green", "l-blue"])
  }

  @Test func `variants come in the order of the file, not of the alphabet`() throws {
    let fields = #"{"zebra": {"i": "Z"}, "ant": {"i": "A"}, "mole": {"i": "M"}, "bee": {"i": "B"}}"#
    #expect(
      try names(#""parameters": {"animal": \#(fields)},"#) == ["zebra", "ant", "mole", "bee"])
    let outer = #""parameters": {"z": ["1"], "y": ["2"], "a": ["3"], "x": ["4"]},"#
    #expect(try names(outer) == ["1-2-3-4"])
  }

  @Test func `entries choose, and what no entry names multiplies`() throws {
    let members = """
      "parameters": {"condition": ["clear", "rain"], "style": ["plain", "bold"]},
      "entries": [{"name": "nine", "condition": "rain"}, {"condition": "clear"}],
      """
    #expect(try names(members) == ["plain.nine", "plain.2", "bold.nine", "bold.2"])
    let variants = try Described.variants(Described.widget(members))
    #expect(
      variants.map { $0.choices.map(\.value).joined(separator: " ") }
        == ["rain plain", "clear plain", "rain bold", "clear bold"])
    #expect(variants.map(\.variant) == ["plain", "plain", "bold", "bold"])
  }

  @Test func `a parameter that only some entries name has its first value in the others`() throws {
    let members = """
      "parameters": {"condition": {"snow": {}, "clear": {}}},
      "entries": [{"name": "a", "condition": "clear"}, {"name": "b"}],
      """
    let variants = try Described.variants(Described.widget(members))
    #expect(variants.map(\.name) == ["a", "b"])
    #expect(variants.flatMap(\.choices).map(\.value) == ["clear", "snow"])
  }

  @Test func `any string is filled in, through fields that refer to others`() throws {
    let members = """
      "parameters": {"look": {"day": {"sky": "#${pair.light}", "icon": "${look}-${pair}",
                                      "how": "desaturated", "where": "\(Place.standby.rawValue)", "room": "small"}},
                     "pair": {"one": {"light": "${pair.dark}", "dark": "102030"}}},
      "containerBackground": "${look.sky}", "disfavoredLocations": ["${look.where}"],
      "entries": [{"name": "at ${look}"}],
      """
    let layer = """
      {"image": "pre ${look.icon} post ${look}", "accentedRendering": "${look.how}",
       "families": ["${look.room}"], "template": "${look.sky}"}
      """
    let variant = try #require(Described.variants(Described.widget(members, layers: layer)).first)
    #expect(variant.name == "day-one.at day")
    #expect(variant.disfavoredLocations == [.standby])
    #expect(variant.layers[0].image?.name == "pre day-one post day")
    #expect(variant.layers[0].accentedRendering == .desaturated)
    #expect(variant.layers[0].families == [.systemSmall])
    #expect(variant.layers[0].template?.reference == .codes(red: 16, green: 32, blue: 48))
  }

  @Test func `a dollar alone is a dollar`() throws {
    let variant = try Described.variants(Described.widget(layers: #"{"image": "a$ $b {c} $"}"#))[0]
    #expect(variant.layers[0].image?.name == "a$ $b {c} $")
  }

  @Test func `names are safe as parts of file names`() throws {
    let members = #""entries": [{"name": "../a:b\n<c>\u202E"}, {"name": "é 日本"}],"#
    let variants = try Described.variants(Described.widget(members))
    #expect(variants.map(\.fileName) == ["-.-a-b--c--", "é 日本"])
    #expect(variants.map(\.name) == ["../a:b\n<c>\u{202E}", "é 日本"])
  }

  @Test func `the limit counts what would be drawn, and the message says the counts`() throws {
    let members = """
      "parameters": {"a": ["1", "2", "3"], "b": ["1", "2"], "c": ["1"]},
      "entries": [{"name": "x"}, {"name": "y"}],
      """
    var limits = DescriptionLimits()
    limits.previews = 12
    #expect(try Described.variants(Described.widget(members), limits: limits).count == 12)
    limits.previews = 11
    let complaint = Described.complaint(Described.widget(members), limits: limits)
    #expect(complaint.contains("12 previews of each family (a 3 × b 2 × entries 2)"))
    #expect(complaint.contains("limit of 11; "))
  }

  @Test func `a number of combinations beyond all counting is an error like any other`() {
    let values = (0..<100).map { "'\($0)'" }.joined(separator: ",")
    let many = (0..<40).map { "p\($0): [\(values)]" }.joined(separator: ",")
    let complaint = Described.complaint(Described.widget("parameters: {\(many)},"))
    #expect(complaint.contains("countless previews"))
  }

  @Test func `references that double at each step neither hang nor grow`() {
    func fields(_ last: String) -> String {
      let steps = (0..<30).map { "f\($0): '${p.f\($0 + 1)}${p.f\($0 + 1)}'" }
      return (steps + ["f30: '\(last)'"]).joined(separator: ",")
    }
    let layer = #"{"image": "x${p.f0}"}"#
    let empty = Described.widget("parameters: {p: {v: {\(fields(""))}}},", layers: layer)
    #expect(Described.complaint(empty) == "")
    let growing = Described.widget("parameters: {p: {v: {\(fields("ab"))}}},", layers: layer)
    #expect(Described.complaint(growing).contains("longer than 1024 bytes"))
  }
}
