// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct AccessoryBackgroundTests {
  private static let color = EncodedColor(red: 0.3, green: 0.35, blue: 0.5)
  private static let art = StraightImage.noise(58, 58, seed: 31)

  private func show(_ place: Place, _ family: Family = .accessoryRectangular) -> Show {
    let scene = Scene(place, wallpaper: Wallpaper(color: Self.color))
    return Show(Self.art, in: scene, family: family) { $0.containerBackground = .accessory }
  }

  @Test(
    arguments:
      Place.allCases.filter {
        $0.platform == .watch && $0.shows(.accessoryCircular, on: .standard)
          && !$0.recipe.dimsPicture
      })
  func `on a watch it is white at a tenth`(_ place: Place) {
    #expect(show(place)[100, 5].distance(to: DoublePixel(gray: 0.1)) < 1e-6)
  }

  @Test func `a circle is cut out of it, and the wallpaper lies around`() {
    let show = show(.lockScreen, .accessoryCircular)
    #expect(show.rows.count == 58 && show.rows[0].width == 58)
    #expect(show[0, 0].distance(to: DoublePixel(Self.color)) < 1e-6)
    #expect(show[57, 57].distance(to: DoublePixel(Self.color)) < 1e-6)
    #expect(show[29, 29].distance(to: DoublePixel(Self.color)) > 0.01)
  }

  @Test func `inline and system families have none`() {
    let clear = StraightImage.drawn(4, 4) { _, _ in (0, 0, 0, 0) }
    for family in [Family.accessoryInline, .systemSmall] {
      let scene = Scene.lockScreen(wallpaper: Wallpaper(color: Self.color))
      let show = Show(clear, in: scene, family: family) { $0.containerBackground = .accessory }
      #expect(show[10, 10] == DoublePixel(Self.color))
    }
  }
}
