// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// The table of accented scenes: every rendering × group × scene × pixel.
@Suite struct AccentedTests {
  private static let tint = EncodedColor(red: 0.2, green: 0.6, blue: 0.9)
  private static let wallpaper = EncodedColor(red: 0.5, green: 0.25, blue: 0.1)

  /// What the table says of a scene.
  struct Row: Sendable, CustomStringConvertible {
    let place: Place
    /// Colors of the two groups.
    let standard, accent: EncodedColor
    /// What lies behind, at a depth `0...1`.
    let behind: @Sendable (Double) -> DoublePixel
    var isWatch = false
    var description: String { place.rawValue }
  }

  private static func mixed(_ color: EncodedColor, _ share: Double) -> DoublePixel {
    DoublePixel(wallpaper).covered(by: DoublePixel(color), at: share)
  }

  /// Dark glass before it takes any hue.
  private static let glass = DoublePixel(gray: 0.10 + 0.37 * DoublePixel(wallpaper).luma)

  private static let rows = [
    Row(place: .homeTinted, standard: .white, accent: tint) { depth in
      DoublePixel(gray: 49 / 255 + (20 - 49) / 255 * depth)
    },
    Row(place: .homeTintedGlass, standard: .white, accent: .white) { _ in
      let luma = DoublePixel(tint).luma
      return DoublePixel(tint).colored(with: glass) { min($0 / luma * $1, 1) }
    },
    Row(place: .homeClearLight, standard: .white, accent: .white) { _ in mixed(.white, 0.3) },
    Row(place: .homeClearDark, standard: .white, accent: .white) { _ in
      let luma = DoublePixel(wallpaper).luma
      return DoublePixel(wallpaper).colored(with: glass) { $1 + 0.1 * ($0 - luma) }
    },
    Row(
      place: .watchAccented, standard: EncodedColor(gray: 0.9), accent: tint,
      behind: { _ in DoublePixel(gray: 0) },
      isWatch: true),
    Row(
      place: .watchAccentedInverted, standard: tint, accent: .white,
      behind: { _ in DoublePixel(gray: 0) }, isWatch: true),
  ]

  private func scene(_ place: Place) -> Scene {
    Scene(place, wallpaper: Wallpaper(color: Self.wallpaper), tint: Self.tint)
  }

  @Test(arguments: rows, AccentedRendering.allCases)
  func `a layer is painted as the table says`(_ row: Row, _ rendering: AccentedRendering) {
    let art = StraightImage.noise(17, 9, seed: 21)
    for group in AccentGroup.allCases {
      let show = Show(art, in: scene(row.place)) { widget in
        widget.layers[0].group = group
        widget.layers[0].accentedRendering = rendering
      }
      // Nothing in the widget asks for the accent: iOS 18 tints all of it.
      let isPlain = group == .standard && rendering == .unset
      let standard = row.place == .homeTinted && isPlain ? Self.tint : row.standard
      let groupColor = DoublePixel(group == .accent ? row.accent : standard)
      let distance = show.distance { x, y in
        let pixel = ArtPixel(art, x, y)
        let behind = row.behind((Double(y) + 0.5) / 9)
        switch rendering {
        case .unset: return behind.covered(by: groupColor, at: pixel.alpha)
        case .accented: return behind.covered(by: DoublePixel(row.accent), at: pixel.alpha)
        case .desaturated:
          return behind.covered(by: DoublePixel(standard), at: pixel.alpha * pixel.luma)
        case .accentedDesaturated:
          return behind.covered(by: DoublePixel(row.accent), at: pixel.alpha * pixel.luma)
        case .fullColor:
          return row.isWatch
            ? behind.covered(by: groupColor, at: pixel.alpha) : pixel.over(behind)
        }
      }
      #expect(distance < 2e-6, "group \(group.rawValue)")
    }
  }

  @Test func `one accentable layer makes the others white`() {
    let art = StraightImage.drawn(4, 1) { _, _ in (9, 9, 9, 255) }
    let small = StraightImage.drawn(1, 1) { _, _ in (9, 9, 9, 255) }
    func colors(_ group: AccentGroup) -> [DoublePixel] {
      let show = Show(art, in: scene(.homeTinted)) { widget in
        var layer = Layer(.straight(small))
        layer.group = group
        widget.layers.append(layer)
      }
      return [show[0, 0], show[3, 0]]
    }
    let (tint, white) = (DoublePixel(Self.tint), DoublePixel(gray: 1))
    for (group, expected) in [(AccentGroup.standard, [tint, tint]), (.accent, [tint, white])] {
      #expect(zip(colors(group), expected).allSatisfy { $0.distance(to: $1) < 1e-6 })
    }
  }

  @Test func `shapes of one group fuse, and opaque art is one solid block`() {
    let photo = StraightImage.drawn(32, 8) { x, y in (UInt8(8 * x), UInt8(30 * y), 77, 255) }
    for row in Self.rows {
      let show = Show(photo, in: scene(row.place)) { widget in
        widget.layers.append(Layer(.straight(.drawn(8, 8) { _, _ in (255, 0, 0, 255) })))
      }
      #expect(Set(show.rows.flatMap(\.green)).count == 1, "\(row.place.rawValue)")
    }
  }
}
