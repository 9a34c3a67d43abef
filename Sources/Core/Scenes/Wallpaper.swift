// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A background that a screen shows behind a widget: a grey, a color, a gradient or a picture.
public struct Wallpaper: Sendable, Hashable {
  /// The source of a wallpaper's pixels.
  package enum Source: Sendable, Hashable {
    /// One color everywhere, exactly.
    case plain(EncodedColor)
    /// A gradient through several hues, with fixed stops.
    case vivid
    /// A picture drawn in code.
    case scenery(Scenery)
    /// A picture, aspect-filled to the screen in linear light; transparency shows black.
    case image(StraightImage)
  }

  /// The name in file names and labels: `mid`, `333333`, a file's stem.
  public let name: String
  /// The source of its pixels.
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
  /// Overlapping leaves in light and shadow.
  public static let busy = Wallpaper(.busy)
  /// Hills at dusk: what previews that people look at are shown on.
  package static let dusk = Wallpaper(.dusk)
  /// A shore from above: bright.
  package static let beach = Wallpaper(.beach)
  /// Stars above a ridge: dark.
  package static let night = Wallpaper(.night)

  private init(_ scenery: Scenery) {
    self.init(name: scenery.rawValue, source: .scenery(scenery))
  }

  /// The wallpapers that come with the package.
  package static let builtIn: [Wallpaper] = [
    .dark, .mid, .light, .vivid, .busy, .dusk, .beach, .night,
  ]

  /// A wallpaper that comes with the package, by its name, or one color, `#RRGGBB`.
  package init?(named text: String) {
    let known = Self.builtIn.first { $0.name == text }
    guard let named = known ?? EncodedColor(hex: text).map({ Wallpaper(color: $0) }) else {
      return nil
    }
    self = named
  }

  /// A picture of the user's, without a file's name.
  package init(own image: StraightImage) { self.init(name: "own", source: .image(image)) }

  /// The picture of this wallpaper on a screen, opaque; `nil` for a plain color.
  func drawn(on screen: PixelSize) -> PlanarImage? {
    switch source {
    case .plain: return nil
    case .vivid, .scenery:
      var image = PlanarImage(size: screen)
      forEachRow(on: screen) { image.setRow($0, to: $1) }
      return image
    case .image(let image): return Self.filled(screen, with: image, rows: 0..<screen.height)
    }
  }

  /// Draws the wallpaper on a screen row by row, from the top; the same pixels as of the whole.
  ///
  /// - Parameter body: Gets each row's index and the row, opaque.
  package func forEachRow(on screen: PixelSize, _ body: (Int, PlanarRow) -> Void) {
    var row = PlanarRow(width: screen.width)
    switch source {
    case .plain(let color):
      row.fill(color)
      for y in 0..<screen.height { body(y, row) }
    case .vivid:
      for y in 0..<screen.height {
        row.setColors { x in
          Self.vividColor(
            (Float(x) + 0.5) / Float(screen.width), (Float(y) + 0.5) / Float(screen.height))
        }
        body(y, row)
      }
    case .scenery(let scenery): scenery.forEachRow(on: screen, body)
    case .image(let image):
      for top in stride(from: 0, to: screen.height, by: Self.rowsAtOnce) {
        let rows = top..<min(top + Self.rowsAtOnce, screen.height)
        let part = Self.filled(screen, with: image, rows: rows)
        for y in rows {
          part.copyRow(y - top, from: 0, into: &row)
          body(y, row)
        }
      }
    }
  }

  /// The number of rows of a picture that are scaled together.
  private static let rowsAtOnce = 64

  private static let stops: [EncodedColor] = ["2B1055", "7597DE", "F76B8A", "FFC371", "2FB5A0"]
    .compactMap { EncodedColor(hex: $0) }

  /// Five stops from the top left to the bottom right.
  private static func vividColor(_ x: Float, _ y: Float) -> EncodedColor {
    let position = (0.35 * x + 0.65 * y) * Float(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], by: position - Float(index))
  }

  private static func filled(
    _ screen: PixelSize, with image: StraightImage, rows: Range<Int>
  ) -> PlanarImage {
    let scale = max(
      Double(screen.width) / Double(image.size.width),
      Double(screen.height) / Double(image.size.height))
    let width = max(screen.width, Int((Double(image.size.width) * scale).rounded()))
    let height = max(screen.height, Int((Double(image.size.height) * scale).rounded()))
    let (left, top) = ((width - screen.width) / 2, (height - screen.height) / 2 + rows.lowerBound)
    guard let part = PixelSize(width: screen.width, height: rows.count) else {
      preconditionFailure("a screen's rows are a valid size")
    }
    var result: PlanarImage
    if width == image.size.width, height == image.size.height {
      result = PlanarImage(image, x: left, y: top, part: part)
    } else {
      result = image.resampled(toWidth: width, height: height, x: left, y: top, part: part)
    }
    result.makeOpaque()
    return result
  }
}

/// Photo-like pictures that are drawn in code, with fixed seeds: the same bits on every machine, at
/// any size and proportion.
///
/// They are made of sums, products, quotients and square roots alone, whose results every processor
/// rounds alike. Lengths are shares of the screen's height; x counts from the middle.
package enum Scenery: String, Sendable, Hashable, CaseIterable {
  /// Overlapping leaves in light and shadow.
  case busy
  /// Layered hills below an evening sky.
  case dusk
  /// A shore from above.
  case beach
  /// Stars above a ridge.
  case night

  /// Draws the picture on a screen row by row, from the top; rows are opaque.
  func forEachRow(on screen: PixelSize, _ body: (Int, PlanarRow) -> Void) {
    switch self {
    case .busy: Self.draw(Foliage(screen), on: screen, body)
    case .dusk: Self.draw(Dusk(screen), on: screen, body)
    case .beach: Self.draw(Beach(screen), on: screen, body)
    case .night: Self.draw(Night(screen), on: screen, body)
    }
  }

  private static func draw<Painter: RowPainter>(
    _ painter: Painter, on screen: PixelSize, _ body: (Int, PlanarRow) -> Void
  ) {
    var painter = painter
    var row = PlanarRow(width: screen.width)
    var paints = [Paint](repeating: Paint(), count: screen.width)
    for y in 0..<screen.height {
      painter.paint(y, into: &paints)
      row.setColors { x in
        EncodedColor(red: paints[x].x, green: paints[x].y, blue: paints[x].z)
      }
      body(y, row)
    }
  }
}

/// A color in the first three lanes, encoded sRGB; may leave `0...1` on the way.
typealias Paint = SIMD4<Float>

extension Paint {
  /// A color from its code `0xRRGGBB`.
  init(_ code: UInt32) {
    self.init(
      Float(code >> 16) / 255, Float(code >> 8 & 0xFF) / 255, Float(code & 0xFF) / 255, 0)
  }

  /// The color `t` of the way to another.
  func mixed(_ other: Paint, _ t: Float) -> Paint { self + (other - self) * t }

  /// The color at a position between stops, which are in rising order.
  static func along(_ stops: [(at: Float, color: Paint)], _ position: Float) -> Paint {
    var last = stops[0]
    for stop in stops {
      if position < stop.at {
        return last.color.mixed(stop.color, ramp(last.at, stop.at, position))
      }
      last = stop
    }
    return last.color
  }
}

/// Draws a picture row by row, from the top.
protocol RowPainter {
  /// Paints row `y`, a color a column.
  mutating func paint(_ y: Int, into row: inout [Paint])
}

/// From pixels to shares of the screen's height.
struct PictureScale {
  /// A pixel's side.
  let pixel: Float
  private let middle: Float

  init(_ screen: PixelSize) {
    pixel = 1 / Float(screen.height)
    middle = Float(screen.width) / 2
  }

  func x(_ column: Int) -> Float { (Float(column) + 0.5 - middle) * pixel }
  func column(_ x: Float) -> Int { floored(x / pixel + middle) }
  func y(_ row: Int) -> Float { (Float(row) + 0.5) * pixel }
}

/// 0 below `low`, 1 above `high`, and a smooth way between.
func ramp(_ low: Float, _ high: Float, _ x: Float) -> Float {
  let t = clamped((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/// Numbers that look random, from whole numbers.
func hashed(_ a: Int, _ b: Int, _ seed: UInt32) -> Float {
  var hash = UInt32(truncatingIfNeeded: a) &* 0x9E37_79B1
  hash ^= UInt32(truncatingIfNeeded: b) &* 0x85EB_CA77
  hash ^= (seed &+ 1) &* 0xC2B2_AE3D
  hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
  hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
  hash ^= hash >> 15
  return Float(hash >> 8) / 16_777_215
}

/// The greatest whole number that is not above `x`.
@inline(__always)
func floored(_ x: Float) -> Int {
  let whole = Int(x)
  return x < Float(whole) ? whole - 1 : whole
}

/// Smooth noise from hashed lattice points, `0...1`.
func noise(_ x: Float, _ y: Float, _ seed: UInt32) -> Float {
  let (column, row) = (floored(x), floored(y))
  let (s, t) = (x - Float(column), y - Float(row))
  let (u, v) = (s * s * (3 - 2 * s), t * t * (3 - 2 * t))
  let (a, b) = (hashed(column, row, seed), hashed(column + 1, row, seed))
  let (c, d) = (hashed(column, row + 1, seed), hashed(column + 1, row + 1, seed))
  let upper = a + (b - a) * u
  return upper + (c + (d - c) * u - upper) * v
}

/// Octaves of noise, each of half the size and weight; `0...1`, about .5 on average.
func fractal(_ x: Float, _ y: Float, _ seed: UInt32, octaves: Int) -> Float {
  var (sum, weight, total): (Float, Float, Float) = (0, 1, 0)
  var (x, y) = (x, y)
  for octave in 0..<octaves {
    sum += weight * noise(x, y, seed &+ UInt32(octave))
    total += weight
    weight *= 0.5
    // Turned as well as doubled, so that no lattice shows.
    (x, y) = (1.62 * x + 1.18 * y, 1.62 * y - 1.18 * x)
  }
  return sum / total
}

/// Fine grain as of a film, the same in every channel.
///
/// - Parameter hidden: The hills that cover a column; a smooth sky has no grain, which would make
///   files of it several times as large.
func grain(_ y: Int, _ strength: Float, below hidden: [Int]? = nil, into row: inout [Paint]) {
  for column in row.indices {
    if let hidden, hidden[column] < 0 { continue }
    let speck = hashed(column, y, 90) + hashed(column, y, 91) - 1
    row[column] += Paint(repeating: speck * strength)
  }
}
