// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes
import VibrancyScreens
import VibrancyTestSupport
import VibrancyVocabulary

/// Widgets in the corners of a watch's face, with the labels that their code asks for.
@Suite struct CornerLabelTests {
  private let inputs: [Input]
  private let maker = PreviewMaker()

  init() throws {
    let folder = Fixture.path("Projects/Swell")
    let tree = try #require(SourceTree(folder: folder, InputQuery(paths: [folder])))
    inputs =
      SourceProject(ProjectReading(tree), SampleSettings())
      .inputs(wanted: [], SampleSettings()).inputs
  }

  private func input(_ name: String, _ family: Family = .accessoryCorner) throws -> Input {
    try #require(inputs.first { $0.widget?.name == name && $0.widget?.form == .family(family) })
  }

  private func widget(
    _ name: String, at corner: CornerSlot.Position? = .topLeft, _ family: Family = .accessoryCorner
  ) throws -> Widget {
    var presentation = Presentation()
    presentation.corner = corner
    let made = try maker.widget(
      of: try input(name, family), in: Scene(.watchFullColor), as: presentation)
    return try #require(made).widget
  }

  private func texts(_ widget: Widget) -> [String] {
    widget.marks.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }

  /// The distances of a mark's ink from the dial's center, in points: the least and the greatest.
  private func distances(of mark: WidgetMark, on canvas: Canvas) throws -> (Double, Double) {
    let corner = try #require(canvas.corner)
    let (x, y) = (
      corner.screen.width / 2 - corner.origin.x, corner.screen.height / 2 - corner.origin.y
    )
    var (least, most) = (Double.infinity, 0.0)
    // Of what is translucent, too, the half.
    let half = (mark.mask.codes.max() ?? 0) / 2
    for row in 0..<mark.mask.height {
      for column in 0..<mark.mask.width
      where mark.mask.codes[row * mark.mask.width + column] > half {
        let across = (Double(mark.mask.x + column) + 0.5) / canvas.scale - x
        let down = (Double(mark.mask.y + row) + 0.5) / canvas.scale - y
        let distance = (across * across + down * down).squareRoot()
        (least, most) = (min(least, distance), max(most, distance))
      }
    }
    return (least, most)
  }

  @Test func `code knows that a corner shows its label and a circle does not`() throws {
    #expect(texts(try widget("WaveWidget")) == ["Waves 1.4 m"])
    #expect(texts(try widget("WaveWidget", .accessoryCircular)) == ["1.4 m"])
    #expect(texts(try widget("WaveWidget", at: nil)) == ["1.4 m"])
    #expect(try widget("WaveWidget", at: nil).canvas.corner == nil)
  }

  @Test(arguments: CornerSlot.Position.allCases)
  func `a label follows the dial in every corner`(_ corner: CornerSlot.Position) throws {
    let widget = try widget("WaveWidget", at: corner)
    let label = try #require(widget.marks.last)
    let (least, most) = try distances(of: label, on: widget.canvas)
    let radius = try #require(widget.canvas.corner).labelRadius
    // As high as its letters everywhere, and its middle on the arc: nothing is cut.
    #expect(least > radius - 7 && most < radius + 7 && most - least > 7)
    #expect(label.mask.x > 0 && label.mask.y > 0)
    #expect(label.mask.x + label.mask.width < widget.canvas.size.width)
    #expect(label.mask.y + label.mask.height < widget.canvas.size.height)
  }

  @Test func `a gauge is an arc between the labels of its ends`() throws {
    let widget = try widget("WaterWidget")
    #expect(Set(texts(widget)) == ["17°", "8", "24"])
    let radius = try #require(widget.canvas.corner).labelRadius
    let bars = widget.marks.filter { $0.kind == .shape }
    #expect(bars.count == 2)
    for bar in bars {
      let (least, most) = try distances(of: bar, on: widget.canvas)
      #expect(abs(least - radius + 2.35) < 0.6 && abs(most - radius - 2.35) < 0.6)
    }
    // Of its length nine sixteenths are filled.
    let share = Double(bars[1].mask.height) / Double(bars[0].mask.height)
    #expect(share > 0.55 && share < 0.8)
  }

  @Test func `progress is an arc alone`() throws {
    let widget = try widget("TideWidget")
    #expect(widget.marks.filter { $0.kind == .shape }.count == 2 && texts(widget).isEmpty)
  }

  @Test func `content that curves lies outside of its label`() throws {
    let widget = try widget("WindWidget")
    #expect(texts(widget) == ["12 kn", "Gusts 19"])
    let (content, label) = (
      try distances(of: widget.marks[0], on: widget.canvas),
      try distances(of: widget.marks[1], on: widget.canvas)
    )
    #expect(content.0 > label.1)
  }

  @Test func `a face has its labels in four corners, around a dial`() async throws {
    let request = ScreenRequest(try #require(ScreenID(.watchFullColor)), Scene(.watchFullColor))
    let cast = inputs.compactMap { input in
      input.widget?.form.family.map { ScreenInput(input, as: $0) }
    }
    let drawn = await ScreenMaker(maker).screen(request, with: cast, jobs: 1)
    let corners = drawn.placed.filter { $0.input.family == .accessoryCorner }.map(\.area)
    let (right, bottom) = (drawn.size.width, drawn.size.height)
    #expect(corners.map { [$0.x, $0.y] }.prefix(1) == [[0, 0]])
    #expect(
      corners.map { [$0.x > 0, $0.y > 0] } == [
        [false, false], [true, false], [false, true], [true, true],
      ])
    #expect(corners.allSatisfy { $0.x == 0 || $0.x + $0.width == right })
    #expect(corners.allSatisfy { $0.y == 0 || $0.y + $0.height == bottom })
    // The dial goes on below the empty part of a corner.
    guard case .eight(let codes) = drawn.pixels.samples else { return }
    let dial = (0..<corners[0].height).contains { y in
      (0..<corners[0].width).contains { x in
        let (across, down) = (Double(right / 2 - x), Double(bottom / 2 - y))
        let distance = (across * across + down * down).squareRoot()
        return distance < 0.41 * Double(right) && codes[4 * (y * right + x)] > 60
      }
    }
    #expect(dial)
  }
}
