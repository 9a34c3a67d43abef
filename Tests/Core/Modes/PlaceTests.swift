// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// The other places a widget appears, pixel by pixel.
@Suite struct PlaceTests {
  private static let wallpaper = EncodedColor(red: 0.5, green: 0.25, blue: 0.1)
  private static let back = EncodedColor(red: 0.9, green: 0.1, blue: 0.4)
  private static let art = StraightImage.noise(17, 9, seed: 2)

  private func show(
    _ place: Place, backed: Bool = false, _ change: (inout Widget) -> Void = { _ in }
  ) -> Show {
    Show(Self.art, in: Scene(place, wallpaper: Wallpaper(color: Self.wallpaper))) { widget in
      if backed { widget.containerBackground = .color(Self.back) }
      change(&widget)
    }
  }

  /// The light that iOS 26 lays over a container background in row `y` of 9, from the model's page.
  private func lit(_ pixel: DoublePixel, _ y: Int) -> DoublePixel {
    let fall = 1 - min(max(((Double(y) + 0.5) / 9 - 0.10) / 0.62, 0), 1)
    return pixel.covered(by: DoublePixel(gray: 1), at: 0.10 * pow(fall, 1.75))
  }

  private func over(_ color: EncodedColor) -> (Int, Int) -> DoublePixel {
    { ArtPixel(Self.art, $0, $1).over(DoublePixel(color)) }
  }

  @Test(
    arguments: Place.allCases.filter {
      $0.recipe.treatment == .fullColor && $0.role != .activity && !$0.recipe.dimsPicture
    })
  func `colors are left alone on what lies behind`(_ place: Place) {
    let behind = place.recipe.behind == .black ? EncodedColor.black : Self.wallpaper
    let plate = EncodedColor(hex: "1C1C1E") ?? .black
    let bottom = place == .watchSmartStack ? plate : behind
    #expect(show(place).distance(from: over(bottom)) < 1e-6)
    let isShown = place.recipe.containerBackground == .shown
    let backed = show(place, backed: true)
    let isLit = isShown && place != .watchSmartStack
    let distance = backed.distance { x, y in
      let back = DoublePixel(isShown ? Self.back : bottom)
      return ArtPixel(Self.art, x, y).over(isLit ? lit(back, y) : back)
    }
    #expect(distance < 1e-6)
  }

  @Test func `a picture lies behind the layers`() {
    let image = StraightImage.noise(17, 9, seed: 77)
    let picture = Layer(.planar(PlanarImage(image, part: image.size)))
    let show = show(.homeDark) { $0.containerBackground = .picture(picture) }
    let distance = show.distance { x, y in
      ArtPixel(Self.art, x, y).over(
        // Light, picture, wallpaper: the light is white over the picture's own coverage.
        lit(ArtPixel(image, x, y).over(DoublePixel(Self.wallpaper)), y))
    }
    #expect(distance < 1e-6)
  }

  @Test func `a picture that is smaller than the canvas lies in its place behind the layers`() {
    let image = StraightImage.noise(6, 4, seed: 78)
    var picture = Layer(.straight(image))
    (picture.x, picture.y) = (8, 3)
    let show = show(.homeDark) { [picture] in $0.containerBackground = .picture(picture) }
    let distance = show.distance { x, y in
      let (column, row) = (x - 8, y - 3)
      let wallpaper = DoublePixel(Self.wallpaper)
      let isInside = (0..<6).contains(column) && (0..<4).contains(row)
      return ArtPixel(Self.art, x, y).over(
        lit(isInside ? ArtPixel(image, column, row).over(wallpaper) : wallpaper, y))
    }
    #expect(distance < 1e-6)
  }

  @Test func `a receded Mac's plate covers all of the shape, with and without content`() {
    let luma = DoublePixel(Self.wallpaper).luma
    let distance = show(.macDesktopReceded, backed: true).distance { x, y in
      let pixel = ArtPixel(Self.art, x, y)
      let m = pixel.alpha * pixel.luma
      return DoublePixel(Self.wallpaper).colored(with: DoublePixel(gray: 1)) { w, _ in
        let plate = 0.17 + 0.48 * luma + 0.77 * (w - luma)
        let vibrant = 1 + 0.95 * (w - luma)
        return min(max(plate + (vibrant - plate) * m, 0), 1)
      }
    }
    #expect(distance < 2e-6)
  }

  @Test func `an iPad's Lock Screen shows a background that must stay, faintly`() {
    let formula: VibrantFormula = {
      var formula = VibrantFormula(wallpaper: DoublePixel(Self.wallpaper))
      formula.isMonochrome = true
      return formula
    }()
    let removed = show(.ipadLockScreen, backed: true)
    #expect(removed.distance { formula(ArtPixel(Self.art, $0, $1)) } < 2e-6)
    let kept = show(.ipadLockScreen, backed: true) { $0.isBackgroundRemovable = false }
    let back = DoublePixel(Self.back).zipped(with: DoublePixel(gray: 1)) { value, _ in value * 0.25
    }
    let distance = kept.distance { x, y in
      let content = ArtPixel(Self.art, x, y).over(back)
      return formula(
        ArtPixel(
          red: content.red / content.alpha, green: content.green / content.alpha,
          blue: content.blue / content.alpha, alpha: content.alpha))
    }
    #expect(distance < 2e-6)
  }

  @Test func `privacy covers sensitive content and says nothing of it`() throws {
    let secret = StraightImage.drawn(40, 20) { x, y in
      (8..<32).contains(x) && (5..<15).contains(y)
        ? ((x + y) % 2 == 0 ? (255, 255, 255, 255) : (0, 0, 0, 255)) : (0, 0, 0, 0)
    }
    var scene = Scene(.standby)
    try scene.parameters.set(.privacy, to: true)
    let show = Show(secret, in: scene) { $0.layers[0].isPrivacySensitive = true }
    // One color inside, the mean at α 0.3 on black; nothing outside the bounding box.
    #expect(Set(show.rows[10].red[12..<28]).count == 1)
    #expect(abs(show[20, 10].red - 0.5 * 0.3) < 1e-3)
    #expect(show[7, 10].red == 0 && show[32, 10].red == 0 && show[20, 4].red == 0)
    let open = Show(secret, in: scene)
    #expect(open[20, 10].red == 1 && open[21, 10].red == 0)
  }

  @Test func `what waits for an update is drawn at 0.35`() throws {
    var scene = Scene(.watchFullColor)
    try scene.parameters.set(.invalidated, to: true)
    let show = Show(Self.art, in: scene) { $0.layers[0].isInvalidatable = true }
    let distance = show.distance { x, y in
      let pixel = ArtPixel(Self.art, x, y)
      return ArtPixel(
        red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha * 0.35
      ).over(DoublePixel(gray: 0))
    }
    #expect(distance < 1e-6)
  }
}
