// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyJudging
import VibrancyMeasures
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// Tone, palette and rows are three ways to one result.
@Suite("Every way to measure a preview gives the same")
struct ThreeWaysTests {
  @Test("for seeded art, in every place", arguments: Place.distinct, [1, 2, 3])
  func places(_ place: Place, _ seed: UInt64) {
    let art = Self.art(of: .few(seed: seed))
    let judged = JudgedScene(
      Scene(place), named: [.mid, Wallpaper(color: EncodedColor(red: 0.2, green: 0.5, blue: 0.7))])
    for behind in judged.behind { Self.compare(art, in: judged, behind) }
  }

  @Test("for art of every grey, over every grey, where α and luma alone decide")
  func greys() {
    let art = Self.art(of: .drawn(16, 16) { x, y in Self.gray(UInt8(16 * y + x), 255) })
    for place in Place.distinct where place.role == .vibrant {
      for code in stride(from: 0, through: 255, by: 5) {
        let grey = Wallpaper(color: EncodedColor(gray: Float(code) / 255))
        let judged = JudgedScene(Scene(place), named: [grey])
        guard let behind = judged.behind.last else { continue }
        Self.compare(art, in: judged, behind)
      }
    }
  }

  @Test("for every grey at every α, over the greys that art is judged on")
  func opacities() {
    let art = Self.art(of: .everyGrayAndAlpha)
    let judged = JudgedScene(Scene(.lockScreen), named: [])
    for behind in judged.behind { Self.compare(art, in: judged, behind, within: 0.02) }
  }

  @Test("and each place is open to the ways that it should be")
  func open() {
    let art = Self.art(of: .few(seed: 1))
    var open: [JudgedArt.Way: Set<Place>] = [:]
    for place in Place.distinct {
      let judged = JudgedScene(Scene(place), named: [])
      let backdrops = Self.backdrops(of: art, in: judged)
      for way in JudgedArt.Way.allCases
      where art.preview(way, in: judged, judged.behind[0], over: backdrops) != nil {
        open[way, default: []].insert(place)
      }
    }
    // On its style alone: not in the user's color, nor dimmed.
    let plain = Place.distinct.filter { place in
      place.role == .vibrant && place.recipe.treatment != .vibrant(.tinted)
    }
    #expect(open[.tone] == Set(plain))
    #expect(open[.rows] == Set(Place.distinct))
    // A plate that is a gradient gives a color's place.
    #expect(
      Set(Place.distinct).subtracting(open[.palette] ?? [])
        == Set(Place.distinct.filter { $0.role == .icon }).union([.homeTinted]))
  }

  private static func gray(_ code: UInt8, _ alpha: UInt8) -> StraightImage.Pixel<UInt8> {
    (code, code, code, alpha)
  }

  private static func art(of image: StraightImage) -> JudgedArt {
    JudgedArt(measured: MeasuredArt(image, scale: 1, isTemplate: false)) { _ in
      Widget(
        canvas: Canvas(asset: image.size, scale: 1, on: .standard(on: .ios26)),
        layers: [Layer(.straight(image))])
    }
  }

  private static func backdrops(
    of art: JudgedArt, in judged: JudgedScene
  ) -> [Backdrop.Key: Backdrop] {
    var backdrops: [Backdrop.Key: Backdrop] = [:]
    // Of all that is behind, also where the tone would need none.
    for behind in judged.behind {
      var scene = judged.scene
      scene.wallpaper = behind.wallpaper
      guard let key = scene.backdropKey(for: art.widget(scene).canvas) else { continue }
      backdrops[key] = Backdrop(key)
    }
    return backdrops
  }

  /// Compares what the ways that are open report.
  ///
  /// - Parameter tolerance: Of shares, and of ratios relative to themselves: pixels are counted in
  ///   bins, which differ between the ways.
  private static func compare(
    _ art: JudgedArt, in judged: JudgedScene, _ behind: JudgedScene.Behind,
    within tolerance: Double = 1e-5
  ) {
    let backdrops = backdrops(of: art, in: judged)
    guard let rows = art.preview(.rows, in: judged, behind, over: backdrops) else {
      Issue.record("rows are always open")
      return
    }
    for way in [JudgedArt.Way.tone, .palette] {
      guard let other = art.preview(way, in: judged, behind, over: backdrops) else { continue }
      let name = "\(way) in \(judged.scene.place.rawValue) over \(behind.label ?? "one")"
      #expect(other.parts.count == rows.parts.count && other.samples == rows.samples, "\(name)")
      for (one, two) in zip(other.parts, rows.parts) {
        #expect((one.area, one.isPlate) == (two.area, two.isPlate), "\(name)")
        for sample in one.within.indices {
          for (a, b) in [(one.againstScene, two.againstScene), (one.within, two.within)] {
            #expect(abs(a[sample] / b[sample] - 1) <= tolerance, "\(name): \(a) \(b)")
          }
        }
        #expect(
          abs(one.outstandingFraction - two.outstandingFraction) <= tolerance, "\(name)")
      }
      compare(other.detailContrast, rows.detailContrast, within: tolerance, name)
      compare(other.detailRetention, rows.detailRetention, within: tolerance, name)
    }
  }

  private static func compare(
    _ one: Estimate?, _ two: Estimate?, within tolerance: Double, _ name: String
  ) {
    #expect((one == nil) == (two == nil), "\(name)")
    guard let one, let two else { return }
    #expect(abs(one.value - two.value) <= tolerance * max(1, two.value), "\(name)")
    #expect(
      abs(one.range.upperBound - two.range.upperBound) <= tolerance * max(1, two.value), "\(name)")
  }
}

extension StraightImage {
  /// Blocks of a dozen seeded colors and opacities on a clear canvas.
  fileprivate static func few(seed: UInt64) -> StraightImage {
    var random = SeededGenerator(seed: seed)
    func code() -> UInt8 { UInt8(truncatingIfNeeded: random.next()) }
    let colors: [Pixel<UInt8>] = (0..<12).map { index in
      (code(), code(), code(), index % 4 == 0 ? 255 : max(code(), 20))
    }
    let blocks = (0..<64).map { _ in
      random.next() % 3 == 0 ? nil : colors.randomElement(using: &random)
    }
    return drawn(48, 48) { x, y in blocks[y / 6 * 8 + x / 6] ?? (0, 0, 0, 0) }
  }
}
