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

  @Test(arguments: wallpapers)
  func `a receded Mac's plate is there without content`(_ color: EncodedColor) {
    let formula = formula(.macDesktopReceded, color)
    let show = show(.everyGrayAndAlpha, color, in: .macDesktopReceded)
    for x in 0..<256 { #expect(show[x, 0].distance(to: formula.material.clamped) < 1e-6) }
  }

  @Test(arguments: styles, wallpapers)
  func `opaque black is the material alone`(_ place: Place, _ color: EncodedColor) {
    let pixel = show(.everyGrayAndAlpha, color, in: place)[0, 255]
    #expect(pixel.distance(to: formula(place, color).material.clamped) < 1e-6)
  }

  @Test(arguments: styles, 1...6 as ClosedRange<UInt64>)
  func `hue never matters, only alpha and luma do`(_ place: Place, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let colors: [[UInt16]] = (0..<512).map { _ in
      (0..<4).map { _ in UInt16(truncatingIfNeeded: random.next()) }
    }
    func image(_ pixel: ([UInt16]) -> (UInt16, UInt16, UInt16)) -> StraightImage {
      .drawn16(512, 1) { x, _ in
        let (r, g, b) = pixel(colors[x])
        return (r, g, b, colors[x][3])
      }
    }
    let art = image { ($0[0], $0[1], $0[2]) }
    let gray = image { color in
      let luma =
        0.2126 * Double(color[0]) + 0.7152 * Double(color[1]) + 0.0722 * Double(color[2])
      let code = UInt16(luma.rounded())
      return (code, code, code)
    }
    for color in Self.wallpapers {
      let (a, b) = (show(art, color, in: place), show(gray, color, in: place))
      // Half a 16-bit code of luma.
      #expect(a.distance { b[$0, $1] } < 1.2e-5)
    }
  }

  @Test(arguments: wallpapers)
  func `raising the luma never darkens, nor brightens on light grey`(_ color: EncodedColor) {
    let isLight = VibrantFormula(wallpaper: DoublePixel(color)).isLight
    guard !isLight || color.isNeutral else { return }
    let show = show(.everyGrayAndAlpha, color)
    let falls = (0..<256).filter { y in
      (1..<256).contains { x in
        let rise = show[x, y].luma - show[x - 1, y].luma
        return isLight ? rise > 1e-6 : rise < -1e-6
      }
    }
    #expect(falls == [])
  }

  @Test(arguments: wallpapers.filter { !VibrantFormula(wallpaper: DoublePixel($0)).isLight })
  func `designed opacity made an opaque grey never darkens`(_ color: EncodedColor) {
    let opaque = StraightImage.drawn16(256, 256) { x, y in
      let gray = UInt16((Double(x * y) / (255 * 255) * 65_535).rounded())
      return (gray, gray, gray, .max)
    }
    let (before, after) = (show(.everyGrayAndAlpha, color), show(opaque, color))
    for y in 1..<256 {
      let darkened = (0..<256).filter { after[$0, y].luma < before[$0, y].luma - 2e-5 }
      #expect(darkened == [], "α = \(y)/255")
    }
  }

  @Test func `the light class begins above 0.9`() {
    let black = StraightImage.drawn(1, 1) { _, _ in (0, 0, 0, 255) }
    func isLight(_ gray: Float) -> Bool {
      // The dark class lifts the material, the light one does not.
      show(black, EncodedColor(gray: gray))[0, 0].red < Double(gray)
    }
    #expect(!isLight(0.85) && !isLight(0.9))
    #expect(isLight(0.9001) && isLight(0.95) && isLight(1))
  }

  @Test func `the class is that of the wallpaper as it is drawn, dimmed first`() {
    let black = StraightImage.drawn(1, 1) { _, _ in (0, 0, 0, 255) }
    let figures = ModelParameters()
    func figure(_ parameter: Parameter) -> Double { figures[parameter].number }
    let dimmed = Double(0.95 * figures.number(.alwaysOnWallpaper))
    let expected =
      (figure(.materialLift) + figure(.materialLuma) * dimmed) * figure(.alwaysOnDimming)
    let found = show(black, EncodedColor(gray: 0.95), in: .lockScreenAlwaysOn)[0, 0].red
    #expect(abs(found - expected) < 1e-6)
  }

  @Test func `the threshold of the light class is a parameter`() throws {
    let black = StraightImage.drawn(1, 1) { _, _ in (0, 0, 0, 255) }
    var scene = Scene.lockScreen(wallpaper: Wallpaper(color: EncodedColor(gray: 0.7)))
    try scene.parameters.set(.lightWallpaper, to: 0.65)
    #expect(abs(Show(black, in: scene)[0, 0].red - 0.88 * 0.7) < 1e-6)
  }
}
