// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// How a Home Screen paints icons, dock and search.
struct PlaceholderStyle {
  private enum Plate {
    case colored
    case dark
    case glass(ScreenPainter.Fill)
  }

  private let plate: Plate
  /// What signs are painted with where icons have one color.
  private let sign: EncodedColor?
  /// The dock's plate.
  let dock: ScreenPainter.Fill
  /// The plate of the search.
  let pill: ScreenPainter.Fill

  /// The style of a scene.
  init(_ scene: Scene) {
    let tint = scene.tint
    let light = ScreenPainter.Fill.glass(lift: 0.1, gain: 0.8, .white, amount: 0.16)
    let dark = ScreenPainter.Fill.glass(lift: 0.03, gain: 0.5, .black, amount: 0.1)
    switch scene.place.recipe.treatment {
    case .accented(.tint):
      (plate, sign, dock, pill) = (.dark, tint, dark, dark)
    case .accented(.tintedGlass):
      let deep = EncodedColor(
        red: 0.42 * tint.red, green: 0.42 * tint.green, blue: 0.42 * tint.blue)
      let fill = ScreenPainter.Fill.glass(lift: 0, gain: 0.4, deep, amount: 0.74)
      (plate, sign, dock, pill) = (.glass(fill), .white, dark, dark)
    case .accented(.clearLight):
      let fill = ScreenPainter.Fill.glass(lift: 0.08, gain: 0.72, .white, amount: 0.34)
      (plate, sign, dock, pill) = (.glass(fill), .white, light, light)
    case .accented(.clearDark):
      let fill = ScreenPainter.Fill.glass(lift: 0.09, gain: 0.37)
      // Lighter than the icons on it, which are as dark as widgets.
      let below = ScreenPainter.Fill.glass(lift: 0.07, gain: 0.66)
      (plate, sign, dock, pill) = (.glass(fill), EncodedColor(gray: 0.94), below, below)
    case .fullColor, .night, .vibrant, .accented(.watchFace), .accented(.watchFaceInverted),
      .tintedWhole, .icon:
      let isLight = scene.place.recipe.usesLightArt
      (plate, sign) = isLight ? (.colored, .white) : (.dark, nil)
      (dock, pill) = isLight ? (light, light) : (dark, dark)
    }
  }

  /// What an icon's plate is filled with.
  func plate(_ colors: (top: EncodedColor, bottom: EncodedColor)) -> ScreenPainter.Fill {
    switch plate {
    case .colored: .gradient(colors.top, colors.bottom)
    case .dark: .gradient(EncodedColor(gray: 0x31 / 255), EncodedColor(gray: 0x14 / 255))
    case .glass(let fill): fill
    }
  }

  /// What an icon's sign is filled with.
  func sign(_ colors: (top: EncodedColor, bottom: EncodedColor)) -> ScreenPainter.Fill {
    sign.map { .flat($0, 0.92) } ?? .gradient(colors.top, colors.bottom)
  }
}

/// An app's icon that is nobody's: a plate in quiet colors with a plain sign.
struct PlaceholderIcon {
  private let number: Int
  private let x: Double
  private let y: Double
  private let side: Double

  /// An icon; every number has its own look.
  init(_ number: Int, at x: Double, _ y: Double, side: Double) {
    (self.number, self.x, self.y, self.side) = (number, x, y, side)
  }

  private static let colors: [(top: EncodedColor, bottom: EncodedColor)] = [
    ("7FB5E6", "4A86C5"), ("F2B880", "DE8F56"), ("8CCB9B", "559E73"), ("E79AA6", "C7677F"),
    ("B3A6E0", "8677BF"), ("F0D58A", "D9AE55"), ("88CFCF", "4E9FA3"), ("A9B4C2", "77869A"),
    ("E6A58C", "C77560"), ("9CC2F0", "6B8FD0"), ("C9D48F", "98A95A"), ("D6A9D0", "A878A8"),
    ("8F9BB3", "5C6985"),
  ].compactMap { top, bottom in
    EncodedColor(hex: top).flatMap { top in EncodedColor(hex: bottom).map { (top, $0) } }
  }

  func draw(in style: PlaceholderStyle, with painter: inout ScreenPainter) {
    let colors = Self.colors[number * 5 % Self.colors.count]
    let plate = Outline.box(
      x - side / 2, y - side / 2, side, side, radius: 0.35 * side, bend: 0.76)
    painter.fill(plate, style.plate(colors))
    painter.fill(
      Self.signs[number * 3 % Self.signs.count].placed(at: [x, y], scale: side), style.sign(colors))
  }

  /// Plain shapes about the origin; an icon's side is 1.
  private static let signs: [Outline] = {
    var bars = Outline.box(-0.25, -0.02, 0.12, 0.24, radius: 0.04)
    bars.add(.box(-0.06, -0.14, 0.12, 0.36, radius: 0.04))
    bars.add(.box(0.13, -0.24, 0.12, 0.46, radius: 0.04))
    var lines = Outline.box(-0.25, -0.2, 0.5, 0.09, radius: 0.045)
    lines.add(.box(-0.25, -0.045, 0.5, 0.09, radius: 0.045))
    lines.add(.box(-0.25, 0.11, 0.3, 0.09, radius: 0.045))
    var tiles = Outline()
    for (x, y) in [(-0.24, -0.24), (0.03, -0.24), (-0.24, 0.03), (0.03, 0.03)] {
      tiles.add(.box(x, y, 0.21, 0.21, radius: 0.06))
    }
    var page = Outline.box(-0.2, -0.26, 0.4, 0.52, radius: 0.08)
    page.add(Outline.box(-0.1, -0.13, 0.2, 0.06, radius: 0.03).reversed)
    page.add(Outline.box(-0.1, 0, 0.2, 0.06, radius: 0.03).reversed)
    var target = Outline.ring(0, 0, 0.26, width: 0.08)
    target.add(.disc(0, 0, 0.08))
    var bubble = Outline.box(-0.27, -0.23, 0.54, 0.38, radius: 0.15)
    bubble.add(Outline([[-0.17, 0.1], [-0.02, 0.12], [-0.17, 0.26]]))
    var hills = Outline([[-0.3, 0.2], [-0.08, -0.12], [0.14, 0.2]])
    hills.add(Outline([[0.17, 0.2], [0.05, 0.03], [0.12, -0.06], [0.3, 0.2]]))
    hills.add(.disc(0.17, -0.18, 0.075))
    let diamond = Outline([[0, -0.28], [0.24, 0], [0, 0.28], [-0.24, 0]])
    let play = Outline([[-0.14, -0.24], [0.25, 0], [-0.14, 0.24]])
    var halves = Outline.box(-0.26, -0.2, 0.52, 0.4, radius: 0.1)
    halves.add(Outline.box(-0.03, -0.13, 0.2, 0.26, radius: 0.05).reversed)
    return [
      .disc(0, 0, 0.25), bars, page, target, lines, tiles, bubble, diamond, hills, play, halves,
    ]
  }()
}
