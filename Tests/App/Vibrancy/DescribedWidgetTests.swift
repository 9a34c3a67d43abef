// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct DescribedWidgetTests {
  private let simulator = Simulator()

  /// The inputs of a folder below `Fixtures/Widgets`.
  private func widgets(_ name: String) -> InputFindings {
    InputQuery(paths: [Fixture.path("Widgets/\(name)")]).inputs()
  }

  @Test(arguments: ["Charge", "Ferry", "Month", "Postcard", "Today", "Tram", "Weather"])
  func `every example is shown in every family it names`(_ name: String) throws {
    let found = widgets(name)
    let previews = found.inputs.filter { $0.widget?.form.family != nil }
    #expect(found.errors.isEmpty && !previews.isEmpty)
    for input in previews.prefix(6) {
      let rendering = try simulator.render(
        input, in: [.lockScreen(), .homeTinted(), .homeLight()])
      #expect(rendering.previews.count == 3)
    }
  }

  @Test func `a disfavored place is left out and said so`() throws {
    let found = widgets("Today")
    let input = try #require(found.inputs.first { $0.widget != nil })
    #expect(!input.serves(.standby) && input.serves(.lockScreen()))
    #expect(found.notes.contains { $0.contains("disfavors standby") })
  }

  @Test func `names are those of the file, the entry and the family`() {
    let names = widgets("Charge").inputs.map(\.name)
    #expect(names.first == "Charge.08-00.accessoryCircular")
    #expect(names.count == Set(names).count)
  }

  @Test(arguments: Place.judged(on: .phone))
  func `one layer on the whole canvas is the same picture rendered directly`(
    _ place: Place
  ) throws {
    let folder = try TemporaryWidget()
    let art = Fixture.path("Inputs/gauge@3x.png")
    try folder.write(
      #"{"families": ["accessoryCircular"], "layers": [{"image": "art.png"}]}"#, picture: art)
    let widget = try #require(InputQuery(paths: [folder.descriptionPath]).inputs().inputs.first)
    var presentation = Presentation()
    presentation.family = .accessoryCircular
    let direct = try simulator.render(Input(path: art), in: Scene(place), as: presentation)
    let described = try simulator.render(widget, in: Scene(place))
    #expect(described.pixels == direct.pixels)
  }

  /// Frames that cover an accessory are the picture rendered directly, whatever their points are.
  @Test(arguments: [
    ("", Family.accessoryCircular, "72, 72"), ("platter", .accessoryCircular, "72, 72"),
    ("content", .accessoryCircular, "58, 58"), ("platter", .accessoryRectangular, "162, 72"),
    ("content", .accessoryRectangular, "148, 58"), ("content", .systemSmall, "164.33, 164.33"),
  ])
  func `points are those of the canvas that is named`(
    _ canvas: String, _ family: Family, _ size: String
  ) throws {
    let folder = try TemporaryWidget()
    let art = Fixture.path("Inputs/gauge@3x.png")
    let member = canvas.isEmpty ? "" : #""canvas": "\#(canvas)", "#
    try folder.write(
      #"{"families": ["\#(family.rawValue)"], \#(member)"#
        + #""layers": [{"image": "art.png", "frame": [0, 0, \#(size)]}]}"#, picture: art)
    let widget = try #require(InputQuery(paths: [folder.descriptionPath]).inputs().inputs.first)
    var presentation = Presentation()
    presentation.family = family
    let place = family == .systemSmall ? Place.homeLight : .lockScreen
    let direct = try simulator.render(Input(path: art), in: Scene(place), as: presentation)
    let described = try simulator.render(widget, in: Scene(place))
    #expect(described.pixels == direct.pixels)
  }

  @Test(arguments: [
    (
      #""text": "Karaköy", "size": 17, "weight": "semibold""#,
      #"Text("Karaköy").font(.system(size: 17, weight: .semibold))"#
    ),
    (
      ##""text": "07:40", "size": 38, "weight": "bold", "color": "#FFCC00""##,
      ##"""
      Text("07:40").font(.system(size: 38, weight: .bold))
        .foregroundStyle(Color(red: 1, green: 0.8, blue: 0))
      """##
    ),
    (
      #""text": "Last ferry to Anadolu Kavağı today", "lines": 3, "font": "sans-serif", "size": 20"#,
      #"Text("Last ferry to Anadolu Kavağı today").font(.system(size: 20)).lineLimit(3)"#
    ),
    (
      #""text": "Анадолу και Καράκιοϊ", "minimumScale": 0.5, "size": 22"#,
      #"""
      Text("Анадолу και Καράκιοϊ").font(.system(size: 22)).lineLimit(1).minimumScaleFactor(0.5)
      """#
    ),
  ])
  func `text of a layer is the text of a view, without a helper program`(
    _ text: String, _ view: String
  ) throws {
    var scene = Scene(.homeDark)
    scene.wallpaper = .dark
    func drawn(_ layer: String) throws -> StraightImage {
      let folder = try TemporaryWidget()
      try folder.write(
        ##"{"families": ["systemSmall"], "canvas": "content", "containerBackground": "#102030", "##
          + #""layers": [\#(layer)]}"#, picture: nil)
      let widget = try #require(InputQuery(paths: [folder.descriptionPath]).inputs().inputs.first)
      return try simulator.render(widget, in: scene).pixels
    }
    let layer = try drawn(#"{\#(text), "frame": [16, 20, 132, 100]}"#)
    let folder = try TemporaryWidget()
    try folder.write(source: Self.source(of: view))
    let source = try #require(try simulator.widgets(at: folder.path).inputs.first)
    let other = try simulator.render(source, in: scene).pixels
    // A layer's frame is one of 164.33 points, not of 164⅓.
    #expect(try #require(layer.largestDifference(from: other)) <= 2)
    let nothing = try drawn(#"{"text": " "}"#)
    #expect(try #require(layer.largestDifference(from: nothing)) > 100)
  }

  /// A widget that shows a view in the frame [16, 20, 132, 100].
  private static func source(of view: String) -> String {
    """
    struct Entry: TimelineEntry { let date = Date() }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry() }
    }
    struct One: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "one", provider: Provider()) { _ in
          \(view)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(width: 132, height: 100)
            .position(x: 82, y: 70)
            .containerBackground(
              Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255), for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
      }
    }
    """
  }

  @Test func `a name that leads nowhere is reported with its line and column`() throws {
    let folder = try TemporaryWidget()
    try folder.write(
      "{\"families\": [\"small\"],\n \"layers\": [{\"image\": \"Nowhere\"}]}", picture: nil)
    let widget = try #require(InputQuery(paths: [folder.descriptionPath]).inputs().inputs.first)
    #expect {
      try simulator.render(widget, in: .homeLight())
    } throws: { error in
      "\(error)".contains("One.widget.json:2:") && "\(error)".contains("in no catalog")
    }
  }
}
