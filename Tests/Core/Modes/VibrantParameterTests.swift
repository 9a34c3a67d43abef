// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct VibrantParameterTests {
  private static let wallpaper = Wallpaper(
    color: EncodedColor(red: 0.2, green: 0.4, blue: 0.6))
  private static let light = Wallpaper(
    color: EncodedColor(red: 0.96, green: 0.94, blue: 0.9))

  private func scene(_ place: Place, _ wallpaper: Wallpaper, _ values: [Parameter: Double]) throws
    -> Scene
  {
    var scene = Scene(place, wallpaper: wallpaper)
    for (parameter, value) in values { try scene.parameters.set(parameter, to: value) }
    return scene
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1], Place.vibrantOnPhones)
  func `the strength of the vibrant color follows its formula`(_ a: Double, _ place: Place) throws {
    let art = StraightImage.everyGrayAndAlpha
    for wallpaper in [Self.wallpaper, Self.light] {
      guard case .plain(let color) = wallpaper.source else { continue }
      var formula = VibrantFormula(wallpaper: DoublePixel(color), strength: a)
      if place == .lockScreenTinted { formula.hero = DoublePixel(EncodedColor.orange) }
      let show = Show(art, in: try scene(place, wallpaper, [.vibrantStrength: a]))
      #expect(show.distance { formula(ArtPixel(art, $0, $1)) } < 2e-6)
    }
  }

  @Test(arguments: Place.vibrantOnPhones + [.ipadLockScreen])
  func `reduced transparency has no blur and no material`(_ place: Place) throws {
    let art = StraightImage.everyGrayAndAlpha
    for wallpaper in [Self.wallpaper, Self.light] {
      guard case .plain(let color) = wallpaper.source else { continue }
      var formula = VibrantFormula(wallpaper: DoublePixel(color))
      formula.reducesTransparency = true
      formula.isMonochrome = place == .ipadLockScreen
      if place == .lockScreenTinted { formula.hero = DoublePixel(EncodedColor.orange) }
      var scene = Scene(place, wallpaper: wallpaper)
      try scene.parameters.set(.reduceTransparency, to: true)
      let show = Show(art, in: scene)
      #expect(show.distance { formula(ArtPixel(art, $0, $1)) } < 2e-6)
      #expect(show.rows[0] == PlanarRow(width: 256, color: color))
    }
  }

  /// What each figure moves, by hand, for w = (.2, .4, .6): L = .37192.
  @Test(
    arguments: [
      (.materialLift, 0.11, 0.0, -0.11), (.materialLuma, 0.8, 0, -0.06 * 0.37192),
      (.materialChroma, 1.0, 0, -0.14 * (0.4 - 0.37192)), (.vibrantConstant, 0.79, 1, 0.02),
      (.vibrantLuma, 0.3, 1, 0.1 * 0.37192), (.vibrantChroma, 0.5, 1, -0.45 * (0.4 - 0.37192)),
    ] as [(Parameter, Double, Double, Double)])
  func `a figure moves what it says`(
    _ parameter: Parameter, _ value: Double, _ gray: Double, _ shift: Double
  ) throws {
    let code: UInt8 = gray == 1 ? 255 : 0
    let art = StraightImage.drawn(1, 1) { _, _ in (code, code, code, 255) }
    let before = Show(art, in: try scene(.lockScreen, Self.wallpaper, [:]))[0, 0]
    let after = Show(art, in: try scene(.lockScreen, Self.wallpaper, [parameter: value]))[0, 0]
    #expect(abs(after.green - before.green - shift) < 1e-6)
  }

  @Test func `what is opaque depends on the blurred wallpaper alone`() {
    let black = StraightImage.drawn(120, 60) { _, _ in (0, 0, 0, 255) }
    let clear = StraightImage.drawn(120, 60) { _, _ in (0, 0, 0, 0) }
    func roughness(_ image: StraightImage) -> Float {
      Show(image, in: .lockScreen(wallpaper: .busy)).rows.reduce(0) { sum, row in
        zip(row.red, row.red.dropFirst()).reduce(sum) { $0 + abs($1.0 - $1.1) }
      }
    }
    #expect(roughness(black) < roughness(clear) / 3)
  }
}

extension Place {
  /// An iPhone's places in the vibrant material.
  fileprivate static var vibrantOnPhones: [Place] {
    allCases.filter { $0.role == .vibrant && $0.platform == .phone }
  }
}
