// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes
import VibrancySymbols
import VibrancyTestSupport

/// What each kind of mark leaves on the canvas.
@Suite struct MarkPainterTests {
  @Test func `a filled circle covers its area`() throws {
    let circle = Mark(
      .fill(.ellipse(0, 0, 60, 60), isEvenOdd: false, .color(PaintColor(.black))),
      size: Size(60, 60), transform: .moving(by: [20, 20]))
    let painted = PaintedView([circle])
    #expect(abs(painted.pixels().area - 2827.43) < 6)
    let layer = try #require(painted.layers.first)
    // Up to two columns may be left empty at its right.
    #expect((layer.x, layer.y) == (20, 20) && layer.picture.size.height == 60)
    #expect((60...62).contains(layer.picture.size.width))
    #expect(painted.marks.map(\.kind) == [.shape])
  }

  @Test func `a stroke covers length times width`() {
    var line = Path()
    line.move(to: [10, 50])
    line.line(to: [90, 50])
    let mark = Mark(
      .stroke(line, StrokeStyle(width: 4), .color(PaintColor(.black))),
      size: Size(100, 100), transform: .identity)
    #expect(abs(PaintedView([mark]).pixels().area - 320) < 0.01)
  }

  @Test func `a mark that is made small covers no less at its edges`() {
    // 8.1 points of a tenth of their size, so that the last pixel is covered by a hundredth.
    let small = Mark(
      .fill(.rectangle(0, 0, 81, 80), isEvenOdd: false, .color(PaintColor(.black))),
      size: Size(81, 80), transform: Affine.scaling(0.1, 0.1).then(.moving(by: [20, 20])))
    #expect(abs(PaintedView([small]).pixels().area - 64.8) < 0.001)
    #expect(abs(PaintedView([.group([small])]).pixels().area - 64.8) < 0.001)
  }

  @Test func `scale is pixels per point`() {
    let painted = PaintedView([.square(10, 20)], side: 300, scale: 3)
    #expect(painted.layers.map(\.x) == [30] && painted.layers.map(\.y) == [60])
    #expect(painted.pixels(side: 300).area == 900)
  }

  @Test func `a text keeps its words, its source and its pixels`() throws {
    let painted = PaintedView([Mark.text("Ferry 7", 10, 30).with(\.source, 42)])
    let mark = try #require(painted.marks.first)
    #expect(mark.kind == .text("Ferry 7") && mark.layer == 0 && mark.source == 42)
    #expect(mark.mask.x >= 9 && mark.mask.y >= 30 && mark.mask.y + mark.mask.height <= 55)
    let sum = mark.mask.codes.reduce(0) { $0 + Int($1) }
    let area = painted.pixels().area
    #expect(area > 50)
    // Codes are rounded to 1/255 each.
    #expect(abs(Float(sum) / 255 - area) < Float(mark.mask.codes.count) / 510)
  }

  @Test func `a shape, drawn at once or apart, has a mask of its alpha`() throws {
    let stops = [
      GradientStop(PaintColor(.black, opacity: 0.2), at: 0),
      GradientStop(PaintColor(.white), at: 1),
    ]
    let contents: [Mark.Content] = [
      .fill(.ellipse(0, 0, 40, 31.5), isEvenOdd: false, .color(PaintColor(.white, opacity: 0.6))),
      .fill(
        .rectangle(-9, 3.25, 60, 20), isEvenOdd: false, .linear(stops, from: [0, 0], to: [40, 9])),
      .stroke(.ellipse(5, 5, 30, 20), StrokeStyle(width: 3.5), .color(PaintColor(.black))),
      .material(.regular, .roundedRectangle(1, 1, 38, 28, radius: 7)),
    ]
    for content in contents {
      let mark = Mark(content, size: Size(40, 31.5), transform: .moving(by: [3.3, 70]))
      // Nothing is as opaque as this, so that it is drawn apart and comes to the same codes.
      for painted in [PaintedView([mark]), PaintedView([mark.with(\.opacity, 1.0.nextDown)])] {
        let (mask, pixels) = (try #require(painted.marks.first?.mask), painted.pixels())
        #expect(mask.width > 30 && mask.height > 15 && mask.x + mask.width <= 100)
        for (index, code) in mask.codes.enumerated() {
          let alpha = pixels[mask.x + index % mask.width, mask.y + index / mask.width].w
          #expect(code == UInt8(alpha * 255 + 0.5))
        }
        #expect(abs(mask.codes.reduce(0) { $0 + Float($1) } / 255 - pixels.area) < 3)
      }
    }
  }

  @Test func `marks are one color where the last covers the canvas with it`() {
    let size = Size(100, 80)
    let color = EncodedColor(red: 0.2, green: 0.4, blue: 0.6)
    func cover(
      _ path: Path = .rectangle(0, 0, 120, 80), _ paint: Paint? = nil, opacity: Float = 1
    ) -> Mark {
      Mark(
        .fill(path, isEvenOdd: false, paint ?? .color(PaintColor(color, opacity: opacity))),
        size: Size(120, 80), transform: .moving(by: [-10, 0]))
    }
    #expect([Mark.square(1, 1), cover()].flatColor(covering: size) == color)
    #expect([cover(), Mark.square(1, 1)].flatColor(covering: size) == nil)
    #expect([].flatColor(covering: size) == nil)
    #expect([cover(opacity: 0.99)].flatColor(covering: size) == nil)
    #expect([cover().with(\.opacity, 0.5)].flatColor(covering: size) == nil)
    #expect([cover(.ellipse(0, 0, 120, 80))].flatColor(covering: size) == nil)
    let gradient = Paint.linear([], from: [0, 0], to: [1, 1])
    #expect([cover(.rectangle(0, 0, 120, 80), gradient)].flatColor(covering: size) == nil)
    #expect([cover()].flatColor(covering: Size(111, 80)) == nil)
    #expect([cover().with(\.transform, .turning(by: 0.1))].flatColor(covering: size) == nil)
    #expect([Mark.group([cover()])].flatColor(covering: size) == nil)
  }

  @Test func `bars of a fifth of the color stand for redacted content`() throws {
    let text = PaintedView([Mark.text("Balance", 10, 30).with(\.isRedacted, true)])
    #expect(text.pixels().pixels.map(\.w).max().map { abs($0 - 0.2) < 0.001 } == true)
    // One bar, wider than high.
    let mask = try #require(text.marks.first?.mask)
    #expect(mask.width > 3 * mask.height && mask.height >= 13)
    let symbol = Symbol(systemName: "star.fill", pointSize: 20, weight: 400, scale: 1)
    let size = Size(symbol.size.x, symbol.size.y)
    let mark = Mark(
      .symbol(symbol, name: "star.fill", .color(PaintColor(.black))), size: size,
      transform: .moving(by: [30, 30]))
    let bar = PaintedView([mark.with(\.isRedacted, true)]).pixels().area
    #expect(bar > 0.15 * Float(size.width * size.height) && bar < 0.21 * Float(30 * 30))
  }

  @Test func `a hatched box stands for an unknown view, and its name is noted once`() {
    let box = Mark(.unknown("Chart"), size: Size(60, 40), transform: .moving(by: [20, 20]))
    let painted = PaintedView([box, box])
    #expect(painted.notes.unknownViews == ["Chart"])
    #expect(painted.marks.map(\.kind) == [.unknown("Chart"), .unknown("Chart")])
    let pixels = painted.pixels()
    #expect(pixels[19, 40].w == 0 && pixels[80, 40].w == 0 && pixels[40, 19].w == 0)
    #expect((20..<80).allSatisfy { pixels[$0, 40].w > 0.1 })
  }

  @Test func `a letter stands for an unknown symbol`() throws {
    let symbol = Symbol(systemName: "qqq.zzz", pointSize: 40, weight: 400, scale: 1)
    let mark = Mark(
      .symbol(symbol, name: "qqq.zzz", .color(PaintColor(.black))),
      size: Size(symbol.size.x, symbol.size.y), transform: .moving(by: [20, 20]))
    let painted = PaintedView([mark])
    #expect(painted.notes.unknownSymbols == ["qqq.zzz"] && painted.notes.standIns == [])
    // In the middle of the box.
    let pixels = painted.pixels()
    let (x, y) = (Int(20 + symbol.size.x / 2), Int(20 + symbol.size.y / 2))
    let reach = Int(symbol.letterHeight / 2)
    let ink = (y - reach...y + reach).flatMap { row in
      (x - reach...x + reach).map { pixels[$0, row].w }
    }
    #expect(reach > 3 && ink.contains { $0 > 0.9 } && ink.contains { $0 < 0.1 })
  }

  @Test func `an icon stands for a known symbol`() {
    let symbol = Symbol(systemName: "heart.fill", pointSize: 20, weight: 400, scale: 1)
    let mark = Mark(
      .symbol(symbol, name: "heart.fill", .color(PaintColor(.black))),
      size: Size(symbol.size.x, symbol.size.y), transform: .moving(by: [20, 20]))
    let notes = PaintedView([mark, mark]).notes
    #expect(notes.standIns == ["heart.fill"] && notes.unknownSymbols == [])
  }

  @Test func `a picture that is not there is noted, one that is there fills its box`() {
    let mark = Mark(
      .picture(name: "boat", ink: nil), size: Size(40, 40), transform: .moving(by: [10, 10]))
    #expect(PaintedView([mark, mark]).notes.missingPictures == ["boat"])
    var image = PlanarImage(size: .of(2, 2))
    var row = PlanarRow(width: 2)
    row.fill(EncodedColor(red: 1, green: 0, blue: 0))
    for y in 0..<2 { image.setRow(y, to: row) }
    let context = PaintingContext(size: .of(100, 100), scale: 1) {
      $0 == "boat" ? SourcePicture(image) : nil
    }
    let painted = PaintedView([mark], in: context)
    #expect(painted.notes == PaintingNotes() && painted.pixels()[30, 30] == [1, 0, 0, 1])
    #expect(abs(painted.pixels().area - 1600) < 0.01)
    let blue = Paint.color(PaintColor(EncodedColor(red: 0, green: 0, blue: 1)))
    var inked = mark
    inked.content = .picture(name: "boat", ink: blue)
    #expect(PaintedView([inked], in: context).pixels()[30, 30] == [0, 0, 1, 1])
  }

  @Test func `a plain gray box stands for a picture without a name`() {
    let mark = Mark(
      .picture(name: "", ink: nil), size: Size(40, 40), transform: .moving(by: [10, 10]))
    let pixels = PaintedView([mark]).pixels()
    let inside = (11..<49).flatMap { y in (11..<49).map { pixels[$0, y] } }
    #expect(inside.allSatisfy { $0 == inside[0] } && abs(inside[0].w - 0.35) < 0.01)
    #expect(abs(inside[0].x - 0.5 * inside[0].w) < 0.01 && pixels[5, 5].w == 0)
  }

  @Test func `materials and blends that are not drawn are noted`() {
    let glass = Mark(
      .material(.thin, .rectangle(0, 0, 50, 50)), size: Size(50, 50), transform: .identity)
    let hue = Mark.group([.square(0, 0)]) { $0.blend = .hue }
    let notes = PaintedView([glass, glass, hue, hue]).notes
    #expect(notes.hasMaterial && notes.hasOtherBlend)
    #expect(PaintedView([.square(0, 0)]).notes == PaintingNotes())
    #expect(abs(PaintedView([glass]).pixels()[20, 20].w - 0.55) < 0.001)
  }

  @Test(arguments: [(false, 255.0, 248.0), (true, 28, 41)])
  func `the thinnest material over an opaque card is as it was read`(
    _ isDark: Bool, _ card: Double, _ code: Double
  ) {
    let gray = Material.ultraThin.gray(isDark: isDark)
    let share = Double(gray.opacity)
    #expect(abs(Double(gray.color.red) * 255 * share + card * (1 - share) - code) < 0.5)
  }

  @Test func `what reaches beyond the bounds is cut off`() throws {
    let context = PaintingContext(size: .of(100, 100), scale: 1)
    let painted = PaintedView([.square(0, 0, side: 80)], in: context, within: Rect(10, 20, 30, 40))
    #expect(painted.pixels().area == 1200)
    #expect(painted.layers.map(\.x) == [10] && painted.layers.map(\.y) == [20])
  }

  @Test(arguments: [(7.0, 0.0), (0, 13), (21, 5)])
  func `a mark that is moved by whole pixels has the same pixels`(_ offset: (x: Double, y: Double))
    throws
  {
    func marks(_ x: Double, _ y: Double) -> [Mark] {
      let circle = Mark(
        .fill(.ellipse(0, 0, 17, 11), isEvenOdd: false, .color(PaintColor(.black))),
        size: Size(17, 11), transform: .moving(by: [x + 20.3, y + 6.7]))
      return [.text("gjß", x + 5.25, y + 20), circle]
    }
    let (old, new) = (PaintedView(marks(0, 0)), PaintedView(marks(offset.x, offset.y)))
    let (before, after) = (old.pixels(), new.pixels())
    let (dx, dy) = (Int(offset.x), Int(offset.y))
    for y in 0..<(100 - dy) {
      for x in 0..<(100 - dx) {
        let difference = abs(before[x, y].w - after[x + dx, y + dy].w)
        guard difference > 1e-4 else { continue }
        Issue.record("\(x), \(y): \(before[x, y].w), \(after[x + dx, y + dy].w)")
      }
    }
    #expect(before.area > 100)
  }
}
