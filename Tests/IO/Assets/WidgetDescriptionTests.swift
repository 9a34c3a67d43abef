// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyVocabulary

@Suite struct WidgetDescriptionTests {
  /// The format's own example, complete.
  static let weather = """
    { "name": "Weather", "catalog": "Assets.xcassets",
      "families": ["systemSmall", "accessoryCircular"],
      "containerBackground": {"gradient": ["${condition.top}", "${condition.bottom}"]},   // sky
      "removableBackground": true, "accessoryBackground": ["accessoryCircular"],
      "disfavoredLocations": ["\(Place.standby.rawValue)"],
      "parameters": {"condition": {"clear": {"top": "#2F80ED", "bottom": "#56CCF2", "icon": "Sun"},
                                   "rain": {"top": "#203A43", "bottom": "#2C5364", "icon": "Rain"}},
                     "style": ["plain", "bold"]},
      "entries": [{"name": "09:00", "condition": "clear", "relevance": 10}, {"name": "12:00", "condition": "rain"}],
      "layers": [
        {"image": "${condition.icon}", "frame": [16, 16, 48, 48], "accentable": true},
        {"image": "Panel.svg#temperature", "families": ["systemSmall"], "accentedRendering": "desaturated", "privacySensitive": true},
        {"image": "Toggle", "frame": [102, 102, 40, 40], "interactive": true, "invalidatable": true, "template": "#FFFFFF", "opacity": 0.8} ] }
    """

  @Test func `the format's example means what it says`() throws {
    let variants = try Described.variants(Self.weather)
    #expect(
      variants.map(\.name) == ["plain.09:00", "plain.12:00", "bold.09:00", "bold.12:00"])
    #expect(variants.map(\.fileName)[0] == "plain.09-00")
    #expect(variants.map(\.relevance) == [10, nil, 10, nil])

    let first = try #require(variants.first)
    #expect(first.choices.map(\.value) == ["clear", "plain"])
    #expect(first.families == [.systemSmall, .accessoryCircular])
    #expect(first.isBackgroundRemovable)
    #expect(first.accessoryBackground == [.accessoryCircular])
    #expect(first.disfavoredLocations == [.standby])
    guard case .gradient(let top, let bottom) = first.backgrounds.first?.background else {
      Issue.record("no gradient")
      return
    }
    #expect(top.reference == .codes(red: 0x2F, green: 0x80, blue: 0xED))
    #expect(bottom.reference == .codes(red: 0x56, green: 0xCC, blue: 0xF2))

    let (icon, panel, toggle) = (first.layers[0], first.layers[1], first.layers[2])
    #expect(icon.image?.reference == .named("Sun"))
    #expect(variants[1].layers[0].image?.reference == .named("Rain"))
    #expect(icon.frame.map { [$0.x, $0.y, $0.width, $0.height] } == [16, 16, 48, 48])
    #expect(icon.isAccentable && !icon.isInteractive && icon.opacity == 1)
    #expect(panel.image?.reference == .svgGroup(file: "Panel.svg", id: "temperature"))
    #expect(panel.families == [.systemSmall] && panel.frame == nil)
    #expect(panel.accentedRendering == .desaturated && panel.isPrivacySensitive)
    #expect(toggle.isInteractive && toggle.isInvalidatable && toggle.opacity == 0.8)
    #expect(toggle.template?.reference == .codes(red: 255, green: 255, blue: 255))
    #expect(first.layers(in: .family(.accessoryCircular)).map(\.image?.name) == ["Sun", "Toggle"])
  }

  @Test func `what is not said has its default`() throws {
    let variants = try Described.variants(Described.widget())
    let only = try #require(variants.first)
    #expect(variants.count == 1)
    #expect(only.name == nil && only.fileName == nil && only.relevance == nil)
    #expect(only.backgrounds.first?.background == nil && only.isBackgroundRemovable)
    #expect(only.accessoryBackground.isEmpty && only.disfavoredLocations.isEmpty)
    let layer = try #require(only.layers.first)
    #expect(layer.families == [.systemSmall, .accessoryCircular])
    #expect(layer.frame == nil && layer.template == nil && layer.accentedRendering == nil)
  }

  @Test(arguments: [
    ("", SlotArea.platter), (#""canvas": "platter","#, .platter),
    (#""canvas": "content","#, .content),
  ])
  func `points are the platter's unless it says otherwise`(
    _ member: String, _ unit: SlotArea
  ) throws {
    #expect(try Described.file(Described.widget(member)).description.canvas == unit)
  }

  @Test func `a short name is a family's`() throws {
    let text = #"{"families": ["small", "extraLarge"], "layers": [{"image": "A"}]}"#
    #expect(try Described.variants(text)[0].families == [.systemSmall, .systemExtraLarge])
  }

  @Test(
    arguments: [
      ("Sun", .named("Sun")), ("Icons/Sun", .named("Icons/Sun")), ("C#", .named("C#")),
      ("a#b.svg", .file("a#b.svg")), ("Panel.svg", .file("Panel.svg")),
      ("art/Panel.SVG", .file("art/Panel.SVG")), ("x.pdf", .file("x.pdf")),
      ("x.JPEG", .file("x.JPEG")), ("a b.png", .file("a b.png")), (".svg", .file(".svg")),
      ("Panel.svg#t", .svgGroup(file: "Panel.svg", id: "t")),
      ("art/P.SVG#a#b", .svgGroup(file: "art/P.SVG", id: "a#b")),
      ("a.svg/b.svg#c", .svgGroup(file: "a.svg/b.svg", id: "c")),
    ] as [(String, ImageReference)])
  func `a picture's name leads here`(_ name: String, _ reference: ImageReference) throws {
    let text = Described.widget(layers: "{image: '\(name)'}")
    #expect(try Described.variants(text)[0].layers[0].image?.reference == reference)
  }

  @Test(arguments: [
    (##""#102030""##, WidgetColor.Reference.codes(red: 16, green: 32, blue: 48)),
    (##"{"color": "#aBcDeF"}"##, .codes(red: 0xAB, green: 0xCD, blue: 0xEF)),
    (#"{"color": "Group/Sky"}"#, .named("Group/Sky")),
  ])
  func `a background's color is a code or a set`(
    _ written: String, _ reference: WidgetColor.Reference
  ) throws {
    let text = Described.widget(#""containerBackground": \#(written),"#)
    guard case .color(let color) = try Described.variants(text)[0].backgrounds.first?.background
    else {
      Issue.record("no color")
      return
    }
    #expect(color.reference == reference)
  }

  @Test func `a picture may be the background, and a set an ink`() throws {
    let variant = try Described.variants(
      Described.widget(
        #""containerBackground": {"image": "Sky"}, "removableBackground": false,"#,
        layers: #"{"image": "A", "template": "Label"}"#))[0]
    guard case .image(let image) = variant.backgrounds.first?.background else {
      Issue.record("no picture")
      return
    }
    #expect(image.reference == .named("Sky") && !variant.isBackgroundRemovable)
    #expect(variant.layers[0].template?.reference == .named("Label"))
  }

  @Test func `pictures and colors know where they are written`() throws {
    let file = try Described.file(Self.weather)
    let variant = try file.variants()[0]
    let image = try #require(variant.layers[1].image)
    #expect(
      image.source.error("is nowhere; check it").description
        == "W.widget.json:12:15: layers[1].image is nowhere; check it")
    #expect(
      variant.layers[2].source.error("lies outside").description
        == "W.widget.json:13:5: layers[2] lies outside")
  }
}
