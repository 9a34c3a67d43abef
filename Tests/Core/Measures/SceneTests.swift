// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyPixels
import VibrancyTestSupport

@Suite struct SceneTests {
  @Test func `a rendered vibrant preview reads as the same one that is not rendered`() throws {
    let image = RandomArt.blobs(seed: 3)
    let art = MeasuredArt(image, scale: 2, isTemplate: false)
    let tone = Model.standard(0.3)
    let rendered = art.preview(
      samples: 1, wallpaper: nil, isNamed: false, grey: 0.3, tilesBelow: .infinity
    ) { _, y, preview, scene in
      let width = image.size.width
      var (alpha, luma) = ([Float](repeating: 0, count: width), [Float](repeating: 0, count: width))
      image.samples.loadStrengths(firstPixel: y * width, alpha: &alpha, luma: &luma)
      scene.fill(EncodedColor(gray: 0.3))
      preview.setColors { x in
        EncodedColor(
          gray: Float(Model.gray(tone, alpha: Double(alpha[x]), strength: Double(luma[x]))))
      }
    }
    let plain = art.preview(
      over: [tone], wallpaper: nil, isNamed: false, grey: 0.3, tilesBelow: .infinity)
    #expect(plain.parts.count == rendered.parts.count && !plain.parts.isEmpty)
    for (one, other) in zip(plain.parts, rendered.parts) {
      #expect(abs(one.contrast(0) - other.contrast(0)) < 0.01)
    }
    #expect(plain.tiles.map(\.rectangle) == rendered.tiles.map(\.rectangle))
    for (one, other) in zip(plain.tiles, rendered.tiles) {
      #expect(abs(one.contrast - other.contrast) < 0.02)
    }
    #expect(plain.detailRetention == rendered.detailRetention)
  }

  @Test func `tiles show where it fails`() {
    // Left white, right black, on black.
    let image = StraightImage.drawn(64, 32) { x, _ in
      x < 32 ? (255, 255, 255, 255) : (0, 0, 0, 255)
    }
    let art = MeasuredArt(image, scale: 1, isTemplate: false)
    let facts = art.fullColor(image, on: .black, tilesBelow: .infinity)
    #expect(facts.tiles.count == 256)
    #expect(facts.rectangle(below: 3) == PixelRectangle(x: 32, y: 0, width: 32, height: 32))
    // The whole is one part, which passes by what is inside it: nothing to point at.
    #expect(art.fullColor(image, on: .black).tiles.isEmpty)
    #expect(abs((facts.parts.first?.contrast(0) ?? 0) - 21) < 1e-4)
    #expect(abs((facts.parts.first?.outstandingFraction ?? 0) - 0.5) < 0.02)
    let dark = art.preview(on: 0.4)
    #expect(dark.tiles.count == 256)
    #expect(dark.rectangle(below: 3).x == 32)
  }

  @Test func `every sample is read, and asked for in order`() throws {
    let image = StraightImage.drawn(8, 4) { _, _ in (255, 255, 255, 255) }
    var asked: [[Int]] = []
    let facts = MeasuredArt(image, scale: 1, isTemplate: false).preview(
      samples: 3, wallpaper: "beach", isNamed: true, grey: nil
    ) { sample, y, preview, scene in
      asked.append([sample, y])
      scene.fill(.black)
      preview.fill(EncodedColor(gray: [0.8, 0.7, 0.9][sample]))
    }
    #expect(asked == (0..<3).flatMap { sample in (0..<4).map { [sample, $0] } })
    let part = try #require(facts.parts.first)
    for (measured, gray) in zip(part.againstScene, [0.8, 0.7, 0.9]) {
      #expect(abs(measured - contrast(gray, 0)) < 1e-4)
    }
  }

  @Test func `variants are compared where either is visible`() throws {
    let one = art("##..")
    let other = art(".#x.")
    // Visible: columns 0 to 2. Previews differ by 1 in columns 0 and 3, of which 3 is not seen.
    let difference = meanDifference(one, other) { _, first, second in
      first.setColors { _ in .black }
      second.setColors { $0 == 0 || $0 == 3 ? .white : .black }
    }
    #expect(abs(try #require(difference) - 1.0 / 3) < 1e-5)
    #expect(meanDifference(one, art("#"), rows: { _, _, _ in }) == nil)
    #expect(meanDifference(art("."), art("."), rows: { _, _, _ in }) == nil)
  }

  @Test func `the icon's ring is what lies outside .9 of its mask`() throws {
    func ring(_ pixel: (Int, Int) -> StraightPixel) throws -> ArtFacts.IconRing {
      try #require(art(100, 100, isIcon: true, pixel).facts.iconRing)
    }
    #expect(try ring { _, _ in (255, 255, 255, 255) } == .init(opaqueFraction: 1, luma: 1))
    #expect(try ring { _, _ in (0, 0, 0, 0) } == .init(opaqueFraction: 0, luma: 0))
    // What lies inside 90 × 90 does not count, and neither do the canvas's corners.
    let inside = try ring { x, y in
      (5..<95).contains(x) && (5..<95).contains(y) && !(x + y < 40)
        ? (255, 255, 255, 255) : (0, 0, 0, 0)
    }
    #expect(inside.opaqueFraction < 0.25)
    let middle = try ring { x, y in
      (30..<70).contains(x) && (30..<70).contains(y) ? (255, 255, 255, 255) : (0, 0, 0, 255)
    }
    #expect(middle == .init(opaqueFraction: 1, luma: 0))
    #expect(art(9, 9) { _, _ in (0, 0, 0, 255) }.facts.iconRing == nil)
  }
}
