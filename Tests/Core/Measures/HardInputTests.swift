// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyPixels
import VibrancyTestSupport

@Suite struct HardInputTests {
  @Test(arguments: [(1, 1), (1, 4000), (4000, 1), (63, 2), (64, 2), (65, 2), (128, 1), (2, 129)])
  func `every size has facts`(width: Int, height: Int) {
    for alpha in [0 as UInt8, 20, 127, 128, 255] {
      for scale in [-1, 0, 1, 3, 40] {
        let image = StraightImage.drawn(width, height) { _, _ in (255, 128, 0, alpha) }
        let art = MeasuredArt(image, scale: scale, isTemplate: alpha == 128, isIcon: scale == 1)
        let preview = art.preview(
          over: Model.samples(0.3), wallpaper: nil, isNamed: false, grey: 0.3)
        #expect(preview.parts.count == (alpha >= 13 ? 1 : 0))
        #expect((0...1).contains(preview.illegibleShare(below: 3).value))
        #expect(preview.legibleContrast.value >= 1)
        let shown = art.fullColor(image, on: .black, tilesBelow: .infinity)
        #expect(shown.parts.count == preview.parts.count)
        #expect((0...1).contains(art.facts.thinFraction))
      }
    }
  }

  @Test func `checkerboards, stripes and noise have facts`() {
    let checker = art(257, 131) { x, y in (255, 255, 255, (x + y) % 2 == 0 ? 255 : 0) }
    #expect(checker.preview(on: 0.3).parts.count == 1)
    #expect(checker.facts.thinFraction == 1)
    let stripes = art(257, 131) { x, _ in (255, 255, 255, x % 2 == 0 ? 255 : 0) }
    #expect(stripes.preview(on: 0.3).parts.count == 129)
    let noise = StraightImage.noise(301, 203, seed: 7)
    let art = MeasuredArt(noise, scale: 1, isTemplate: false)
    let facts = art.preview(over: Model.samples(0.3), wallpaper: nil, isNamed: false, grey: 0.3)
    #expect(!facts.parts.isEmpty && facts.parts.count <= 4096)
    #expect(facts.detailContrast != nil)
  }

  @Test func `what is measured does not depend on when`() {
    let image = RandomArt.blobs(seed: 11)
    let (one, other) = (
      MeasuredArt(image, scale: 3, isTemplate: false),
      MeasuredArt(image, scale: 3, isTemplate: false)
    )
    #expect(one.facts == other.facts)
    #expect(one.preview(on: 0.3) == one.preview(on: 0.3))
    #expect(one.preview(on: 0.4) == other.preview(on: 0.4))
    let shown = one.fullColor(image, on: .white, tilesBelow: .infinity)
    #expect(shown == one.fullColor(image, on: .white, tilesBelow: .infinity))
  }

  @Test func `a reduction says so`() {
    let image = StraightImage.drawn(4, 4) { _, _ in (1, 2, 3, 255) }
    #expect(MeasuredArt(image, scale: 1, isTemplate: false, isReduced: true).facts.isReduced)
    #expect(!MeasuredArt(image, scale: 1, isTemplate: false).facts.isReduced)
  }
}
