// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyVocabulary

@Suite struct ActivityDescriptionTests {
  private static let layers = #""layers": [{"image": "A"}]"#

  @Test func `a Live Activity needs no widget beside it`() throws {
    let text = """
      {"parameters": {"p": ["a", "b"]}, "liveActivity": {
        "minimal": {"layers": [{"image": "M${p}"}], "width": 40},
        "lockScreen": {"layers": [{"image": "A"}, {"image": "B", "frame": [1, 2, 3, 4]}],
                       "height": 84, "background": "#102030"}}}
      """
    let variants = try Described.variants(text)
    #expect(variants.count == 2)
    let first = try #require(variants.first)
    #expect(first.families.isEmpty && first.forms == [.liveActivity])
    #expect(first.presentations.map(\.presentation) == [.lockScreen, .minimal])
    #expect(first[.lockScreen]?.length == 84 && first[.minimal]?.length == 40)
    #expect(first[.expanded] == nil)
    #expect(first.layers(in: .liveActivity).map(\.image?.name) == ["A", "B", "Ma"])
    guard case .color = first.backgrounds(in: .liveActivity).first else {
      Issue.record("no background")
      return
    }
  }

  @Test func `a widget with a Live Activity has both forms`() throws {
    let text = Described.widget(#""liveActivity": {"expanded": {\#(Self.layers)}},"#)
    let variant = try #require(try Described.variants(text).first)
    #expect(
      variant.forms == [.family(.systemSmall), .family(.accessoryCircular), .liveActivity])
    #expect(variant.backgrounds(in: .liveActivity).isEmpty)
  }

  @Test func `the small form has a background of its own`() throws {
    let text = """
      {"liveActivity": {"small": {\(Self.layers), "background": "#102030"},
                        "lockScreen": {\(Self.layers)}}}
      """
    let variant = try #require(try Described.variants(text).first)
    #expect(variant[.small]?.background != nil && variant[.lockScreen]?.background == nil)
    #expect(variant.backgrounds(in: .liveActivity).count == 1)
  }

  /// What stands behind `liveActivity`, and what is said of it.
  static let mistakes: [(activity: String, words: String)] = [
    ("[]", "liveActivity is a list; write an object"),
    ("{}", "liveActivity is empty; describe at least one of lockScreen, small"),
    (#"{"lockscreen": {\#(layers)}}"#, "lockscreen is not a known key; did you mean 'lockScreen'?"),
    (#"{"compactLeeding": {}}"#, "did you mean 'compactLeading'?"),
    (#"{"minimal": {}}"#, "minimal has no \"layers\"; add it"),
    (#"{"minimal": {"layers": []}}"#, "minimal.layers is empty; name at least one"),
    (#"{"minimal": {\#(layers), "height": 40}}"#, "height is decided by the system for 'minimal'"),
    (#"{"minimal": {\#(layers), "width": 50}}"#, "is 50.0; write points from 36.67 to 45.0"),
    (#"{"expanded": {\#(layers), "height": NaN}}"#, "write points from 84.0 to 160.0"),
    (#"{"expanded": {\#(layers), "height": 1e300}}"#, "write points from 84.0 to 160.0"),
    (
      ##"{"compactTrailing": {\##(layers), "background": "#000000"}}"##,
      "background is of no use: the Dynamic Island is black"
    ),
    (
      #"{"lockScreen": {"layers": [{"image": "A", "families": ["small"]}]}}"#,
      "names families, which a Live Activity does not have"
    ),
    (#"{"small": {\#(layers), "height": 90}}"#, "height is decided by the system for 'small'"),
    (#"{"lockScreen": {\#(layers), "background": "sky"}}"#, "'sky', not a color"),
    (#"{"lockScreen": {"layers": [{"image": "A", "frame": [0, 0, 1]}]}}"#, "3 numbers"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported with what to do`(_ activity: String, _ words: String) {
    let complaint = Described.complaint(#"{"liveActivity": \#(activity)}"#)
    #expect(complaint.contains(words), "\(complaint)")
    #expect(complaint.contains(":1:") && !complaint.contains("\n"))
  }

  @Test func `half a widget is a mistake beside a Live Activity, too`() {
    let activity = #""liveActivity": {"minimal": {\#(Self.layers)}}"#
    #expect(
      Described.complaint(#"{"families": ["small"], \#(activity)}"#).contains("has no \"layers\""))
    #expect(
      Described.complaint(#"{\#(Self.layers), \#(activity)}"#).contains("has no \"families\""))
  }

  @Test func `more layers than the limit are refused`() {
    let many = [String](repeating: #"{"image": "A"}"#, count: 257).joined(separator: ",")
    let complaint = Described.complaint(#"{"liveActivity": {"minimal": {"layers": [\#(many)]}}}"#)
    #expect(complaint.contains("257 layers, more than the limit of 256"))
  }
}
