// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What must hold for every input, exhaustively over 8-bit grey × alpha.
@Suite struct VibrantPropertyTests {
  static let wallpapers: [EncodedColor] =
    [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 0.92, 0.95, 1].map { EncodedColor(gray: $0) }
    + ["336699", "FF9F0A", "6B6B1A", "101040", "FFF6D0", "E8FFE8"].compactMap {
      EncodedColor(hex: $0)
    }
  private static let styles = Place.allCases.filter { $0.role == .vibrant }

  private func formula(_ place: Place, _ color: EncodedColor) -> VibrantFormula {
    var formula = VibrantFormula(wallpaper: DoublePixel(color))
    if place == .lockScreenTinted { formula.hero = DoublePixel(EncodedColor.orange) }
    formula.isMonochrome = place == .ipadLockScreen
    formula.isReceded = place == .macDesktopReceded
    return formula
  }

  private func show(_ image: StraightImage, _ color: EncodedColor, in place: Place = .lockScreen)
    -> Show
  {
    Show(image, in: Scene(place, wallpaper: Wallpaper(color: color)))
  }

  @Test(arguments: styles, wallpapers)
  func `every grey at every alpha is the formula`(_ place: Place, _ color: EncodedColor) {
    let art = StraightImage.everyGrayAndAlpha
    let formula = formula(place, color)
    let distance = show(art, color, in: place).distance { x, y in formula(ArtPixel(art, x, y)) }
    #expect(distance < 2e-6)
  }

  @Test(arguments: styles.dropLast(), wallpapers)
  func `clear pixels leave the wallpaper untouched to the bit`(
    _ place: Place, _ color: EncodedColor
  ) {
    #expect(
      show(.everyGrayAndAlpha, color, in: place).rows[0]
        == PlanarRow(width: 256, color: color))
  }

  @Test(arguments: [Wallpaper.vivid, .busy])
  func `clear pixels leave a picture untouched to the bit`(_ wallpaper: Wallpaper) {
    let clear = StraightImage.drawn(40, 30) { x, y in (UInt8(x), UInt8(y), 255, 0) }
    let reference = Show(clear, in: .homeLight(wallpaper: wallpaper)).rows
    // The iPad's Lock Screen is monochrome; both slots differ, so both are asked for the Home Screen.
    let lock = Show(clear, in: Scene(.lockScreen, wallpaper: wallpaper))
    let ipad = Show(clear, in: Scene(.ipadLockScreen, wallpaper: wallpaper))
    #expect(lock.rows == ipad.rows)
    #expect(Set(lock.rows.flatMap(\.red)).count > 1)
    #expect(Show(clear, in: Scene(.homeDark, wallpaper: wallpaper)).rows == reference)
  }
}
