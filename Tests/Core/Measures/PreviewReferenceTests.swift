// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyModes
import VibrancyPixels
import VibrancyTestSupport

@Suite struct PreviewReferenceTests {
  @Test(arguments: Seeds.through(40))
  func `plain previews read as the definitions do`(seed: UInt64) {
    let image =
      seed % 4 == 0
      ? RandomArt.noise(seed: seed) : RandomArt.blobs(seed: seed, isDeep: seed % 5 == 0)
    let (scale, isTemplate) = (1 + Int(seed % 3), seed % 7 == 0)
    let plain = PlainArt(image, scale: scale, isTemplate: isTemplate)
    let tones = Model.samples(0.1 * Double(seed % 10))
    let facts = MeasuredArt(image, scale: scale, isTemplate: isTemplate).preview(
      over: tones, wallpaper: "grey", isNamed: false, grey: tones[0].backdrop)
    #expect(facts.parts.count == plain.parts.count)
    for (part, expected) in zip(facts.parts, plain.parts) {
      #expect(part.area == expected.area)
      for (index, tone) in tones.enumerated() {
        let readings = plain.readings(
          expected.judged.map { x, y in
            let pixel = plain.drawn(x, y)
            let alpha = pixel.alpha * expected.gain
            let gray = Model.gray(tone, alpha: alpha, strength: alpha * pixel.luma)
            return (gray, tone.backdrop)
          })
        // Bins under α = 1 are 1/300 of luma wide.
        #expect(isNear(part.againstScene[index], readings.againstScene, within: 0.02))
        #expect(isNear(part.within[index], readings.within, within: 0.02))
      }
    }
    compareDetail(facts, plain, tones)
  }

  @Test(arguments: Seeds.through(40))
  func `rendered previews read as the definitions do`(seed: UInt64) {
    let image =
      seed % 4 == 0
      ? RandomArt.noise(seed: seed) : RandomArt.blobs(seed: seed, isDeep: seed % 5 == 0)
    let plain = PlainArt(image, scale: 1 + Int(seed % 3), isTemplate: false)
    // A scene that changes from row to row and from column to column.
    func scene(_ x: Int, _ y: Int) -> Float {
      0.1 + 0.6 * Float((x * 3 + y * 7) % 50) / 50
    }
    var reached = -1
    let facts = MeasuredArt(image, scale: plain.scale, isTemplate: false).preview(
      samples: 1, wallpaper: nil, isNamed: false, grey: nil, tilesBelow: 0
    ) { sample, y, preview, behind in
      #expect(sample == 0 && y > reached && y < image.size.height)
      reached = y
      behind.setColors { EncodedColor(gray: scene($0, y)) }
      preview.setColors { x in
        let pixel = plain.stored(x, y)
        return EncodedColor(
          gray: lerp(scene(x, y), Float(pixel.luma), Float(pixel.alpha)))
      }
    }
    #expect(facts.parts.count == plain.parts.count)
    for (part, expected) in zip(facts.parts, plain.parts) {
      let readings = plain.readings(
        expected.judged.map { x, y in
          let (pixel, behind) = (plain.stored(x, y), Double(scene(x, y)))
          let gray = behind + (pixel.luma - behind) * pixel.alpha * expected.gain
          return (min(max(gray, 0), 1), behind)
        })
      #expect(part.area == expected.area)
      #expect(isNear(part.againstScene[0], readings.againstScene, within: 0.002))
      #expect(isNear(part.within[0], readings.within, within: 0.002))
    }
  }

  private func compareDetail(_ facts: PreviewFacts, _ plain: PlainArt, _ tones: [PointTone]) {
    let edges = plain.edges
    #expect((facts.detailRetention == nil) == edges.isEmpty)
    #expect((facts.detailContrast == nil) == (edges.count < max(1, 50 * plain.scale)))
    guard let tone = tones.first, !edges.isEmpty else { return }
    func luminance(_ place: (x: Int, y: Int)) -> Double {
      let pixel = plain.stored(place.x, place.y)
      return SRGBTransfer.linearized(
        Model.gray(tone, alpha: pixel.alpha, strength: pixel.alpha * pixel.luma))
    }
    let kept = edges.filter {
      abs(
        CIELab.lightness(ofLuminance: luminance($0.first))
          - CIELab.lightness(ofLuminance: luminance($0.second))) >= 8
    }
    #expect(
      isNear(
        facts.detailRetention?.value, Double(kept.count) / Double(edges.count), within: 1e-9))
    if let contrast = facts.detailContrast {
      let expected = percentile(
        50, edges.map { contrastRatio(luminance($0.first), luminance($0.second)) })
      #expect(isNear(contrast.value, expected, within: 1e-9))
    }
  }
}
