// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// What lies behind a widget on a screen.
public struct Wallpaper: Sendable, Hashable {
  /// How the wallpaper's pixels come about.
  package enum Source: Sendable, Hashable {
    /// One color everywhere, exactly.
    case plain(EncodedColor)
    /// A gradient through several hues, with fixed stops.
    case vivid
    /// Value noise with a fixed seed.
    case busy
    /// A picture, aspect-filled to the screen in linear light; transparency shows black.
    case image(StraightImage)
  }

  /// The name in file names and labels: `mid`, `333333`, a file's stem.
  public let name: String
  /// How its pixels come about.
  package let source: Source

  /// A named wallpaper.
  package init(name: String, source: Source) { (self.name, self.source) = (name, source) }

  /// One color, named by its code: `333333`.
  public init(color: EncodedColor) { self.init(name: color.hex, source: .plain(color)) }

  private init(_ name: String, gray code: Float) {
    self.init(name: name, source: .plain(EncodedColor(gray: code / 255)))
  }

  /// #141414.
  public static let dark = Wallpaper("dark", gray: 0x14)
  /// #4D4D4D.
  public static let mid = Wallpaper("mid", gray: 0x4D)
  /// #F2F2F2.
  public static let light = Wallpaper("light", gray: 0xF2)
  /// A gradient through several hues.
  public static let vivid = Wallpaper(name: "vivid", source: .vivid)
  /// Value noise.
  public static let busy = Wallpaper(name: "busy", source: .busy)

  /// The wallpapers that come with the package.
  package static let builtIn: [Wallpaper] = [.dark, .mid, .light, .vivid, .busy]

  /// The picture of this wallpaper on a screen, opaque; `nil` for a plain color.
  func drawn(on screen: PixelSize) -> PlanarImage? {
    switch source {
    case .plain: nil
    case .vivid: Self.drawn(on: screen, Self.vividColor)
    case .busy: Self.drawn(on: screen, Self.busyColor)
    case .image(let image): Self.filled(screen, with: image)
    }
  }

  private static func drawn(
    on screen: PixelSize, _ color: (_ x: Float, _ y: Float) -> EncodedColor
  ) -> PlanarImage {
    var image = PlanarImage(size: screen)
    var row = PlanarRow(width: screen.width)
    for y in 0..<screen.height {
      row.setColors { x in
        color(
          (Float(x) + 0.5) / Float(screen.width), (Float(y) + 0.5) / Float(screen.height))
      }
      image.setRow(y, to: row)
    }
    return image
  }

  private static let stops: [EncodedColor] = ["2B1055", "7597DE", "F76B8A", "FFC371", "2FB5A0"]
    .compactMap { EncodedColor(hex: $0) }

  /// Five stops from the top left to the bottom right.
  private static func vividColor(_ x: Float, _ y: Float) -> EncodedColor {
    let position = (0.35 * x + 0.65 * y) * Float(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], by: position - Float(index))
  }

  /// Three octaves of value noise, a dark one tinted blue and a light one tinted yellow.
  private static func busyColor(_ x: Float, _ y: Float) -> EncodedColor {
    var sum: Float = 0
    var share: Float = 0.5
    var cells: Float = 9
    for octave in 0..<3 {
      sum += share * ValueNoise.value(x: x * cells, y: y * cells * 2, seed: UInt32(octave))
      share *= 0.5
      cells *= 3
    }
    let t = clamped((sum / 0.875 - 0.2) / 0.6)
    return EncodedColor(red: 0.08, green: 0.12, blue: 0.22)
      .mixed(with: EncodedColor(red: 0.95, green: 0.90, blue: 0.74), by: t)
  }

  private static func filled(_ screen: PixelSize, with image: StraightImage) -> PlanarImage {
    let scale = max(
      Double(screen.width) / Double(image.size.width),
      Double(screen.height) / Double(image.size.height))
    let width = max(screen.width, Int((Double(image.size.width) * scale).rounded()))
    let height = max(screen.height, Int((Double(image.size.height) * scale).rounded()))
    let (left, top) = ((width - screen.width) / 2, (height - screen.height) / 2)
    var result: PlanarImage
    if width == image.size.width, height == image.size.height {
      result = PlanarImage(image, x: left, y: top, part: screen)
    } else {
      result = image.resampled(toWidth: width, height: height, x: left, y: top, part: screen)
    }
    result.makeOpaque()
    return result
  }
}

/// Smooth noise from hashed lattice points: the same bits on every machine.
enum ValueNoise {
  /// The noise at a point, `0...1`.
  static func value(x: Float, y: Float, seed: UInt32) -> Float {
    let (column, row) = (UInt32(x), UInt32(y))
    let (u, v) = (smooth(x - Float(column)), smooth(y - Float(row)))
    func corner(_ i: UInt32, _ j: UInt32) -> Float { lattice(column + i, row + j, seed) }
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u
    return top + (bottom - top) * v
  }

  private static func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }

  private static func lattice(_ column: UInt32, _ row: UInt32, _ seed: UInt32) -> Float {
    var hash = column &* 0x9E37_79B1 ^ row &* 0x85EB_CA77 ^ (seed &+ 1) &* 0xC2B2_AE3D
    hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
    hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
    hash ^= hash >> 15
    return Float(hash >> 8) / 16_777_215
  }
}
