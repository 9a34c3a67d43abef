// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct IconTests {
  private static let art = StraightImage.noise(64, 64, seed: 12)
  private static let tint = EncodedColor(red: 0.2, green: 0.6, blue: 0.9)
  private static let wallpaper = EncodedColor(red: 0.5, green: 0.25, blue: 0.1)

  private func show(_ place: Place, weights: LumaWeights = .rec709) -> Show {
    Show(
      Self.art, in: Scene(place, wallpaper: Wallpaper(color: Self.wallpaper), tint: Self.tint),
      weights: weights)
  }

  /// The coverage of the icon's shape, row by row; the mask has tests of its own.
  private static let coverage: [[Double]] = {
    let mask = CornerMask(
      size: .of(64, 64), radius: 64 * Double(0.35 as Float), exponent: Double(2.9 as Float))
    var row: [Float] = []
    return (0..<64).map { y in
      mask.coverage(ofRow: y, into: &row)
      return row.map(Double.init)
    }
  }()

  /// The art over the dark plate.
  private func dark(_ x: Int, _ y: Int) -> DoublePixel {
    let depth = (Double(y) + 0.5) / 64
    return ArtPixel(Self.art, x, y).over(DoublePixel(gray: 49 / 255 + (20 - 49) / 255 * depth))
  }

  private func expected(_ style: Treatment.IconStyle, _ pixel: DoublePixel, luma: Double)
    -> DoublePixel
  {
    let tint = DoublePixel(Self.tint)
    switch style {
    case .light, .dark: return pixel
    case .tinted: return DoublePixel(gray: 0).covered(by: tint, at: luma)
    case .tintedLight:
      let shares = DoublePixel(opaque: 0.10, 0.15, 0.30)
      return tint.colored(with: shares) { $0 + (1 - $0) * $1 }
        .covered(by: DoublePixel(gray: 1), at: luma)
    case .clearDark:
      return DoublePixel(Self.wallpaper).covered(
        by: DoublePixel(gray: luma + (1 - luma) * 0.10), at: 0.85)
    case .clearLight:
      return DoublePixel(Self.wallpaper).covered(
        by: DoublePixel(gray: luma + (1 - luma) * 0.46), at: 0.85)
    }
  }

  @Test(arguments: Place.allCases.filter { $0.role == .icon })
  func `an icon is its formula inside its shape, and nothing outside`(_ place: Place) throws {
    guard case .icon(let style) = place.recipe.treatment else {
      Issue.record("no icon")
      return
    }
    let distance = show(place).distance { x, y in
      let dark = dark(x, y)
      let pixel = style == .light ? ArtPixel(Self.art, x, y).premultiplied : dark
      let shown = expected(style, pixel, luma: dark.luma)
      return shown.zipped(with: shown) { value, _ in value * Self.coverage[y][x] }
    }
    #expect(distance < 2e-6)
    #expect(show(place).channels == 4)
    #expect(show(place).rows[0].alpha[0] == 0)
  }

  @Test func `other weights make other greys`() {
    let weights = LumaWeights(red: 0.7, green: 0.2, blue: 0.1)
    let show = show(.iconTinted, weights: weights)
    let pixel = dark(32, 32)
    let gray = 0.7 * pixel.red + 0.2 * pixel.green + 0.1 * pixel.blue
    #expect(show[32, 32].distance(to: expected(.tinted, pixel, luma: gray)) < 2e-6)
  }

  @Test func `the shape's radius and the plate are parameters`() throws {
    let clear = StraightImage.drawn(20, 20) { _, _ in (0, 0, 0, 0) }
    var scene = Scene(.iconDark)
    try scene.parameters.set(.iconCornerRadius, to: 0)
    try scene.parameters.set("plate-top", to: "#FFFFFF")
    try scene.parameters.set("plate-bottom", to: "#FFFFFF")
    let show = Show(clear, in: scene)
    #expect(show.distance { _, _ in DoublePixel(gray: 1) } < 1e-6)
  }
}
