// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct DrawingSurfaceTests {
  private let red = Paint.color(PaintColor(EncodedColor(red: 1, green: 0, blue: 0)))
  private let blue = Paint.color(PaintColor(EncodedColor(red: 0, green: 0, blue: 1)))

  private func surface(_ width: Int = 10, _ height: Int = 10) -> DrawingSurface {
    DrawingSurface(size: .of(width, height))
  }

  private func all(_ surface: DrawingSurface) -> Path {
    .rectangle(0, 0, Double(surface.size.width), Double(surface.size.height))
  }

  private func pixel(_ surface: DrawingSurface, _ x: Int, _ y: Int) -> SIMD4<Float> {
    surface.picture.pixel(x, y)
  }

  @Test func `colors are laid over one another by alpha and coverage`() {
    var drawn = surface()
    drawn.fill(all(drawn), red)
    drawn.fill(.rectangle(2, 2, 1.5, 3), blue, opacity: 0.5)
    #expect(pixel(drawn, 0, 0) == [1, 0, 0, 1])
    #expect(pixel(drawn, 2, 2) == [0.5, 0, 0.5, 1])
    #expect(pixel(drawn, 3, 2) == [0.75, 0, 0.25, 1])
    #expect(pixel(drawn, 4, 2) == [1, 0, 0, 1])
  }

  @Test func `a transform enlarges shape, stroke and paint alike`() {
    var (small, large) = (surface(40, 40), surface(40, 40))
    let stops = [
      GradientStop(PaintColor(.black), at: 0), GradientStop(PaintColor(.white), at: 1),
    ]
    small.fill(
      .ellipse(4, 4, 12, 12), .linear(stops, from: [4, 4], to: [16, 16]),
      transform: .scaling(2, 2))
    large.fill(.ellipse(8, 8, 24, 24), .linear(stops, from: [8, 8], to: [32, 32]))
    small.stroke(.ellipse(4, 4, 12, 12), StrokeStyle(width: 2), red, transform: .scaling(2, 2))
    large.stroke(.ellipse(8, 8, 24, 24), StrokeStyle(width: 4), red)
    #expect(small.picture.distance(to: large.picture) < 1e-3)
    #expect(pixel(small, 20, 20).w == 1)
  }

  @Test func `clips narrow what is drawn, and are taken back`() {
    var drawn = surface()
    drawn.pushClip(.rectangle(1, 1, 5.5, 5))
    drawn.pushClip(.rectangle(3, 0, 10, 3))
    drawn.fill(all(drawn), red)
    #expect(pixel(drawn, 2, 2).w == 0)
    #expect(pixel(drawn, 3, 2).w == 1)
    #expect(pixel(drawn, 6, 2).w == 0.5)
    #expect(pixel(drawn, 3, 3).w == 0)
    drawn.popClip()
    drawn.fill(all(drawn), blue)
    #expect(pixel(drawn, 6, 5) == [0, 0, 0.5, 0.5])
    #expect(pixel(drawn, 7, 5).w == 0)
    drawn.popClip()
    drawn.popClip()
    drawn.fill(all(drawn), blue)
    #expect(pixel(drawn, 9, 9).w == 1)
    drawn.pushClip(Path())
    drawn.fill(all(drawn), red)
    #expect(pixel(drawn, 5, 5) == [0, 0, 1, 1])
  }

  @Test func `a group's opacity counts once, where its shapes overlap too`() {
    var drawn = surface()
    drawn.beginGroup()
    drawn.fill(.rectangle(0, 0, 6, 6), red)
    drawn.fill(.rectangle(3, 3, 6, 6), red)
    drawn.endGroup(opacity: 0.5)
    #expect(pixel(drawn, 4, 4) == [0.5, 0, 0, 0.5])
    #expect(pixel(drawn, 1, 1) == [0.5, 0, 0, 0.5])
  }

  @Test func `what takes away inside a group leaves what is below the group`() {
    var drawn = surface()
    drawn.fill(all(drawn), blue)
    drawn.beginGroup()
    drawn.fill(all(drawn), red)
    drawn.fill(.rectangle(2, 2, 4, 4), red, compositing: .destinationOut)
    drawn.endGroup()
    #expect(pixel(drawn, 3, 3) == [0, 0, 1, 1])
    #expect(pixel(drawn, 7, 7) == [1, 0, 0, 1])
  }

  @Test func `modes mix as their formulas say`() {
    let gray = PaintColor(EncodedColor(gray: 0.75))
    let dark = PaintColor(EncodedColor(gray: 0.5), opacity: 0.5)
    let expected: [(Compositing, Float, Float)] = [
      (.normal, 0.625, 1), (.multiply, 0.5625, 1), (.screen, 0.8125, 1), (.overlay, 0.75, 1),
      (.darken, 0.625, 1), (.lighten, 0.75, 1), (.plusLighter, 1, 1), (.plusDarker, 0.5, 1),
      (.destinationOut, 0.375, 0.5), (.destinationOver, 0.75, 1), (.sourceAtop, 0.625, 1),
    ]
    #expect(expected.map { $0.0 } == Compositing.allCases.filter { $0.isDrawn })
    for (mode, value, alpha) in expected {
      var drawn = surface(1, 1)
      drawn.fill(all(drawn), .color(gray))
      drawn.fill(all(drawn), .color(dark), compositing: mode)
      #expect(pixel(drawn, 0, 0) == [value, value, value, alpha], "\(mode)")
      // On nothing, what does not need a destination is drawn as it is.
      var empty = surface(1, 1)
      empty.fill(all(empty), .color(dark), compositing: mode)
      let needs = mode == .destinationOut || mode == .sourceAtop
      #expect(pixel(empty, 0, 0) == (needs ? .zero : [0.25, 0.25, 0.25, 0.5]), "\(mode)")
    }
  }

  @Test func `a group is masked by another's alpha or luminance`() {
    var drawn = surface()
    drawn.beginGroup()
    drawn.fill(all(drawn), red)
    let content = drawn.takeGroup()
    drawn.beginGroup()
    drawn.fill(.rectangle(0, 0, 5, 10), .color(PaintColor(.white, opacity: 0.5)))
    drawn.fill(.rectangle(5, 0, 2, 10), .color(PaintColor(.black)))
    let mask = drawn.takeGroup()
    var other = drawn
    drawn.draw(content.masked(by: mask))
    #expect(pixel(drawn, 2, 2) == [0.5, 0, 0, 0.5])
    #expect(pixel(drawn, 6, 2).w == 1)
    #expect(pixel(drawn, 8, 2).w == 0)
    other.draw(content.masked(by: mask.luminanceToAlpha()))
    #expect(abs(pixel(other, 2, 2).w - 0.5) < 1e-6)
    #expect(pixel(other, 6, 2).w == 0)
  }

  @Test func `a shadow lies where it is moved to, and keeps its sum when blurred`() {
    var drawn = surface(60, 60)
    drawn.beginGroup(margin: 30)
    drawn.fill(.rectangle(20, 20, 10, 10), red)
    let group = drawn.takeGroup()
    let black = PaintColor(.black, opacity: 0.5)
    drawn.draw(GroupShadow(of: group, black, sigma: 0, offset: [5, -3]))
    #expect(pixel(drawn, 25, 17) == [0, 0, 0, 0.5])
    #expect(pixel(drawn, 24, 17).w == 0)
    var soft = surface(60, 60)
    soft.draw(GroupShadow(of: group, black, sigma: 3, offset: [0, 0]))
    let picture = soft.picture
    let sum = (0..<3600).reduce(0.0) { $0 + Double(picture.pixel($1 % 60, $1 / 60).w) }
    #expect(abs(sum - 50) < 0.01)
    #expect(pixel(soft, 25, 25).w < 0.5 && pixel(soft, 25, 25).w > 0.3)
    #expect(abs(pixel(soft, 25, 16).w - pixel(soft, 25, 33).w) < 1e-6)
  }

  @Test func `a clip of whole pixels is that of their rectangle, inside of another clip too`() {
    for outer in [Path.rectangle(0.5, 0.5, 8, 7.25), .rectangle(-3, 2, 30, 4), Path()] {
      var (whole, path) = (surface(), surface())
      for isPath in [false, true] {
        var canvas = isPath ? path : whole
        canvas.pushClip(outer)
        if isPath {
          canvas.pushClip(.rectangle(-2, 1, 9, 39))
        } else {
          canvas.pushClip(PixelBounds(left: -2, top: 1, right: 7, bottom: 40))
        }
        canvas.fill(all(canvas), red)
        if isPath { path = canvas } else { whole = canvas }
      }
      #expect(whole.picture == path.picture)
    }
  }

  @Test func `a faded group has its pixels times the opacity`() {
    var drawn = surface()
    drawn.beginGroup()
    drawn.fill(.rectangle(2, 2, 4, 4), red)
    let group = drawn.takeGroup()
    var (faded, drawnFaded) = (surface(), surface())
    faded.draw(group.faded(to: 0.3))
    drawnFaded.draw(group, opacity: 0.3)
    #expect(faded.picture == drawnFaded.picture && pixel(faded, 3, 3).w > 0.29)
    #expect(group.faded(to: 0).drawn.isEmpty && group.faded(to: .nan).drawn.isEmpty)
  }

  @Test func `the first group on a canvas is what it would be over nothing that was drawn`() {
    for (opacity, clip) in [
      (1, Path.rectangle(-9, -9, 40, 40)), (0.3, .rectangle(1.5, 2, 6, 9)),
      (1, .rectangle(3, 3, 2.25, 3)), (0.5, Path()),
    ] {
      var (first, second) = (surface(), surface())
      second.fill(all(second), red, opacity: 0)
      for isFirst in [true, false] {
        var canvas = isFirst ? first : second
        canvas.beginGroup(margin: 5)
        canvas.fill(.rectangle(-3, 2, 9, 5.5), red)
        let group = canvas.takeGroup()
        canvas.pushClip(clip)
        canvas.draw(group, opacity: opacity)
        canvas.popClip()
        canvas.fill(.rectangle(4, 4, 9, 1), blue, opacity: 0.5)
        canvas.draw(group.faded(to: 0.25), opacity: 0.5)
        if isFirst { first = canvas } else { second = canvas }
      }
      #expect(first.picture == second.picture)
    }
  }

  @Test func `what lies beyond the canvas is blurred into it within the margin`() {
    var drawn = surface()
    drawn.beginGroup(margin: 20)
    drawn.fill(.rectangle(-15, 0, 15, 10), red)
    drawn.draw(drawn.takeGroup().blurred(sigma: 3))
    #expect(pixel(drawn, 0, 5).w > 0.2)
    var near = surface()
    near.beginGroup()
    near.fill(.rectangle(-15, 0, 15, 10), red)
    near.draw(near.takeGroup().blurred(sigma: 3))
    #expect(pixel(near, 0, 5).w == 0)
  }

  @Test func `a picture in its own size is copied to the bit, anywhere`() {
    let picture = PlanarImage(
      .noise(7, 5, seed: 3), part: .of(7, 5))
    for (x, y) in [(0, 0), (2, 3), (-1, -2)] {
      var drawn = surface(12, 12)
      drawn.draw(
        SourcePicture(picture), at: [0, 0], [3.5, 2.5],
        transform: Affine.scaling(2, 2).then(.moving(by: [Double(x), Double(y)])))
      let copy = drawn.picture
      for row in max(0, -y)..<5 {
        for column in max(0, -x)..<7 {
          #expect(copy.pixel(column + x, row + y) == picture.pixel(column, row))
        }
      }
      #expect(pixel(drawn, 11, 11).w == 0)
    }
  }

  @Test func `a reduced picture is the mean of its areas, an enlarged one is between`() {
    let picture = SourcePicture(.drawn(4, 4) { x, y in (x < 2 ? 255 : 0, 0, 0, 255) })
    var small = surface(2, 2)
    small.draw(picture, at: [0, 0], [1, 1])
    #expect(pixel(small, 0, 0) == [0.5, 0, 0, 1])
    var large = surface(8, 8)
    large.draw(picture, at: [0, 0], [8, 8])
    #expect(pixel(large, 0, 0).x == 1)
    #expect(abs(pixel(large, 3, 3).x - 0.75) < 1e-3)
    #expect(abs(pixel(large, 4, 3).x - 0.25) < 1e-3)
    var hard = surface(8, 8)
    hard.draw(picture, at: [0, 0], [8, 8], isSmooth: false)
    #expect(pixel(hard, 3, 3).x == 1)
    #expect(pixel(hard, 4, 3).x == 0)
  }

  @Test func `groups and clips that are too deep keep their pairs`() {
    var drawn = surface()
    for _ in 0..<10_000 {
      drawn.beginGroup()
      drawn.pushClip(.rectangle(1, 1, 8, 8))
    }
    drawn.fill(all(drawn), red)
    for _ in 0..<10_000 {
      drawn.popClip()
      drawn.endGroup(opacity: 1)
    }
    #expect(pixel(drawn, 5, 5) == [1, 0, 0, 1])
    #expect(pixel(drawn, 0, 0).w == 0)
    drawn.endGroup()
    drawn.popClip()
    drawn.fill(all(drawn), blue)
    #expect(pixel(drawn, 0, 0) == [0, 0, 1, 1])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1, 0])
  func `numbers of any kind leave pixels in their range`(_ number: Double) {
    var drawn = surface()
    let stops = [
      GradientStop(PaintColor(.white, opacity: .nan), at: number),
      GradientStop(PaintColor(.black, opacity: 2), at: 0.5),
    ]
    let place = SIMD2(number, 1)
    let paints: [Paint] = [
      .linear(stops, from: place, to: [1, 1]), .radial(stops, center: place, from: number, to: 3),
      .angular(stops, center: place, from: number, to: 2), .linear([], from: place, to: place),
    ]
    for paint in paints {
      drawn.fill(all(drawn), paint, opacity: number)
      drawn.fill(all(drawn), paint, transform: .scaling(number, 1))
    }
    let picture = SourcePicture(PlanarImage(size: .of(3, 3)))
    drawn.draw(picture, at: place, [number, 4], opacity: number)
    drawn.draw(picture, at: [1, 1], [4, 4], transform: .turning(by: number))
    drawn.beginGroup(margin: number)
    drawn.fill(all(drawn), red)
    drawn.endGroup()
    drawn.beginGroup()
    drawn.fill(all(drawn), red)
    let group = drawn.takeGroup()
    drawn.draw(group.blurred(sigma: number), opacity: number)
    drawn.draw(GroupShadow(of: group, PaintColor(.black), sigma: 1, offset: [number, number]))
    let drawnPicture = drawn.picture
    for index in 0..<100 {
      let pixel = drawnPicture.pixel(index % 10, index / 10)
      #expect((0..<4).allSatisfy { pixel[$0] >= 0 && pixel[$0] <= 1 })
    }
  }
}

extension PlanarImage {
  /// A pixel: red, green, blue, alpha, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var row = PlanarRow(width: 1)
    copyRow(y, from: x, into: &row)
    return [row.red[0], row.green[0], row.blue[0], row.alpha[0]]
  }

  /// By how much a channel differs most.
  func distance(to other: PlanarImage) -> Float {
    var worst: Float = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let gap = pixel(x, y) - other.pixel(x, y)
        worst = max(worst, gap.max(), -gap.min())
      }
    }
    return worst
  }
}
