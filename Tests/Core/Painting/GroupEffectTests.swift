// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes

/// What happens to marks that are composited together.
@Suite struct GroupEffectTests {
  private static let pair = [Mark.square(0, 0, side: 30), .square(20, 20, side: 30)]

  @Test func `a group fades as one`() {
    let pixels = PaintedView([.group(Self.pair) { $0.opacity = 0.5 }]).pixels()
    #expect(pixels[5, 5].w == 0.5 && pixels[25, 25].w == 0.5 && pixels[45, 45].w == 0.5)
    let apart = PaintedView(Self.pair.map { $0.with(\.opacity, 0.5) }).pixels()
    #expect(apart[25, 25].w == 0.75)
  }

  @Test func `a mask keeps what it covers, and is not a mark`() {
    let painted = PaintedView([
      .group([.square(0, 0, side: 60)]) { effects in
        effects.mask = [Mark.square(10, 10, side: 20).with(\.opacity, 0.5)]
      }
    ])
    let pixels = painted.pixels()
    #expect(pixels[15, 15].w == 0.5 && pixels[40, 40].w == 0 && pixels.area == 200)
    #expect(painted.marks.count == 1)
  }

  @Test func `an empty mask leaves nothing`() {
    let painted = PaintedView([.group([.square(0, 0)]) { $0.mask = [] }])
    #expect(painted.pixels().area == 0)
  }

  @Test(arguments: [true, false])
  func `a clip cuts, by either rule`(_ isEvenOdd: Bool) {
    var clip = Path.rectangle(0, 0, 40, 40)
    clip.elements += Path.rectangle(10, 10, 20, 20).elements
    let painted = PaintedView([
      .group([.square(0, 0, side: 90)]) { ($0.clip, $0.isClipEvenOdd) = (clip, isEvenOdd) }
    ])
    #expect(painted.pixels().area == (isEvenOdd ? 1200 : 1600))
  }

  @Test func `a shadow lies behind, moved and not beyond its opacity`() {
    let white = Mark.square(30, 30, side: 20, .white)
    let painted = PaintedView([.group([white]) { $0.shadow = Shadow(radius: 0, x: 10, y: 5) }])
    let pixels = painted.pixels()
    #expect(pixels[45, 45] == [1, 1, 1, 1])
    #expect(abs(pixels[55, 52].w - 0.33) < 0.001 && pixels[55, 52].x == 0)
    #expect(pixels[65, 52].w == 0)
    // The shadow belongs to no mark: what is judged is the mark itself.
    let mask = painted.marks.first?.mask
    #expect(mask?.x == 30 && mask?.codes.reduce(0) { $0 + Int($1) } == 20 * 20 * 255)
  }

  @Test func `a blur spreads alpha and keeps its sum`() {
    let painted = PaintedView([.group([.square(40, 40, side: 20)]) { $0.blurRadius = 4 }])
    let pixels = painted.pixels()
    #expect(abs(pixels.area - 400) < 4)
    #expect(pixels[50, 36].w > 0.02 && pixels[50, 42].w < 0.9 && pixels[50, 10].w == 0)
  }

  @Test func `luminance becomes alpha`() {
    let marks = [Mark.square(0, 0, .white), .square(20, 0, .black)]
    let pixels = PaintedView([.group(marks) { $0.turnsLuminanceToAlpha = true }]).pixels()
    #expect(abs(pixels[5, 5].w - 1) < 0.001 && pixels[25, 5].w == 0)
  }

  @Test func `colors are changed unpremultiplied, and alpha stays`() {
    let color = EncodedColor(red: 0.8, green: 0.4, blue: 0.2)
    let faint = Mark.square(0, 0, color).with(\.opacity, 0.5)
    func pixel(_ effect: ColorEffect) -> SIMD4<Float> {
      PaintedView([.group([faint]) { $0.color = effect }]).pixels()[5, 5]
    }
    func near(_ pixel: SIMD4<Float>, _ wanted: SIMD4<Float>) -> Bool {
      let distance = pixel - wanted
      return (distance * distance).sum() < 0.003 * 0.003
    }
    #expect(near(pixel(.inverted), [0.1, 0.3, 0.4, 0.5]))
    #expect(near(pixel(.brightened(0.1)), [0.45, 0.25, 0.15, 0.5]))
    #expect(near(pixel(.multiplied([1, 0.5, 0, 0.5])), [0.2, 0.05, 0, 0.25]))
    let gray: Float = (0.8 * 0.2126 + 0.4 * 0.7152 + 0.2 * 0.0722) / 2
    #expect(near(pixel(.saturated(0)), [gray, gray, gray, 0.5]))
  }

  @Test func `colors change from the inside out`() {
    let inner = Mark.group([.square(0, 0, EncodedColor(gray: 0.25))]) { $0.color = .inverted }
    let pixels = PaintedView([.group([inner]) { $0.color = .brightened(0.125) }]).pixels()
    #expect(abs(pixels[5, 5].x - 0.875) < 0.003 && pixels[5, 5].w == 1)
  }

  @Test func `a blend mode mixes with what is behind`() {
    let gray = EncodedColor(gray: 0.5)
    let top = Mark.group([.square(0, 0, side: 20, gray)]) { $0.blend = .multiply }
    let pixels = PaintedView([.square(0, 0, side: 10, gray), top]).pixels()
    #expect(abs(pixels[5, 5].x - 0.25) < 0.001 && abs(pixels[15, 15].x - 0.5) < 0.001)
  }
}
