// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A wallpaper on one screen, sharp and blurred: made once and shared by every asset and scene.
///
/// The blur is worked out on a copy of a tenth of the size and interpolated back. A plain
/// color's blur is that color, to the bit.
package struct Backdrop: Sendable {
  /// The values that a backdrop depends on; equal keys have equal backdrops.
  package struct Key: Sendable, Hashable {
    /// The wallpaper.
    package let wallpaper: Wallpaper
    /// The screen in pixels.
    package let screen: PixelSize
    /// Standard deviation of the blur, in pixels of the screen.
    package let sigma: Double
    /// The part of the screen that is blurred by itself, as if there were nothing beyond its
    /// edges; `nil`: the screen as a whole.
    package let cut: PixelArea?

    /// A wallpaper on a screen, to be blurred by `sigma` pixels, from 0.
    package init(
      wallpaper: Wallpaper, screen: PixelSize, sigma: Double, cut: PixelArea? = nil
    ) {
      (self.wallpaper, self.screen, self.sigma, self.cut) = (wallpaper, screen, sigma, cut)
    }
  }

  /// A wallpaper drawn on a screen, before any blur; backdrops of one screen share it.
  package struct Drawing: Sendable {
    let sharp: PlanarImage?

    /// Draws a wallpaper.
    package init(_ wallpaper: Wallpaper, on screen: PixelSize) {
      sharp = wallpaper.drawn(on: screen)
    }
  }

  /// The key that it was made from.
  package let key: Key
  private let color: EncodedColor?
  private let sharp: PlanarImage?
  private let blurred: PlanarImage?
  /// The point of the screen at which the sharp picture begins, if it is but a part of it.
  private var origin = (x: 0, y: 0)

  /// A backdrop of which the sharp picture is at hand behind one slot only.
  ///
  /// - Parameters:
  ///   - key: What it is made from.
  ///   - sharp: The wallpaper there; `nil` if it is plain.
  ///   - area: Where `sharp` lies on the screen.
  ///   - blurred: The blur of the screen as a whole, at a tenth of its size; of a key with a cut it
  ///     is worked out here.
  package init(_ key: Key, sharp: PlanarImage?, in area: PixelArea, blurred: PlanarImage?) {
    self.key = key
    if case .plain(let color) = key.wallpaper.source { self.color = color } else { color = nil }
    (self.sharp, origin) = (sharp, (area.x, area.y))
    if let cut = key.cut {
      self.blurred = sharp?.part(
        x: cut.x - area.x, y: cut.y - area.y, width: cut.width, height: cut.height
      ).reducedToTenth().blurred(sigma: key.sigma / 10, beyondEdges: .nothing)
    } else {
      self.blurred = blurred
    }
  }

  /// Draws and blurs a wallpaper.
  package init(_ key: Key) { self.init(key, Drawing(key.wallpaper, on: key.screen)) }

  /// Blurs a wallpaper.
  ///
  /// - Parameter drawing: The key's wallpaper on its screen.
  package init(_ key: Key, _ drawing: Drawing) {
    self.key = key
    if case .plain(let color) = key.wallpaper.source { self.color = color } else { color = nil }
    sharp = drawing.sharp
    if let cut = key.cut {
      blurred = sharp?.part(x: cut.x, y: cut.y, width: cut.width, height: cut.height)
        .reducedToTenth().blurred(sigma: key.sigma / 10, beyondEdges: .nothing)
    } else {
      blurred = sharp?.reducedToTenth().blurred(sigma: key.sigma / 10)
    }
  }

  /// The wallpaper's color if it is one color everywhere.
  package var plainColor: EncodedColor? { color }

  /// A reader of the rows behind a canvas.
  package func reader(behind slot: ScreenSlot, width: Int) -> BackdropReader {
    BackdropReader(
      color: color, sharp: sharp, origin: origin, blurred: blurred, cut: key.cut, slot: slot,
      width: width)
  }

  /// The mean luma of the sharp wallpaper behind a canvas: `0...1`, in `Double`, not quantized.
  package func meanLuma(behind slot: ScreenSlot, size: PixelSize) -> Double {
    if let color {
      return 0.2126 * Double(color.red) + 0.7152 * Double(color.green)
        + 0.0722 * Double(color.blue)
    }
    var reader = reader(behind: slot, width: size.width)
    var row = PlanarRow(width: size.width)
    var sum = 0.0
    for y in 0..<size.height {
      reader.readSharp(y, into: &row)
      sum += row.lumaSum()
    }
    return sum / Double(size.area)
  }
}

/// Backdrops by what they depend on: each is drawn and blurred once, as long as there is room for its
/// wallpaper; the oldest are drawn again.
package struct BackdropShelf: Sendable {
  /// The most pixels of wallpapers that are kept, of which the newest may have more: two screens of an
  /// iPhone, or one of a Mac.
  private static let room = 6_500_000

  /// A wallpaper on a screen, which backdrops that are blurred differently share.
  private struct Screen: Hashable {
    let wallpaper: Wallpaper
    let size: PixelSize
  }

  private var made: [Backdrop.Key: Backdrop] = [:]
  private var drawings: [Screen: Backdrop.Drawing] = [:]
  /// The screens that a picture is drawn on, the oldest first.
  private var order: [Screen] = []

  /// An empty shelf.
  package init() {}

  /// The number of backdrops that were made.
  package private(set) var count = 0

  /// The backdrop of a key, made where it is not at hand.
  package mutating func backdrop(_ key: Backdrop.Key) -> Backdrop {
    if let known = made[key] { return known }
    let screen = Screen(wallpaper: key.wallpaper, size: key.screen)
    let drawing = drawings[screen] ?? self.drawing(of: screen)
    let backdrop = Backdrop(key, drawing)
    made[key] = backdrop
    count += 1
    return backdrop
  }

  private mutating func drawing(of screen: Screen) -> Backdrop.Drawing {
    // A plain one holds nothing.
    if case .plain = screen.wallpaper.source {
      return Backdrop.Drawing(screen.wallpaper, on: screen.size)
    }
    order.append(screen)
    while order.count > 1, order.reduce(0, { $0 + $1.size.area }) > Self.room {
      let oldest = order.removeFirst()
      drawings[oldest] = nil
      made = made.filter { Screen(wallpaper: $0.key.wallpaper, size: $0.key.screen) != oldest }
    }
    let drawing = Backdrop.Drawing(screen.wallpaper, on: screen.size)
    drawings[screen] = drawing
    return drawing
  }
}

/// Reads the wallpaper behind a canvas, row by row; beyond an edge its pixels repeat.
package struct BackdropReader: Sendable {
  private let color: EncodedColor?
  private let sharp: PlanarImage?
  private let origin: (x: Int, y: Int)
  private let slot: ScreenSlot
  private var magnified: RowInterpolator?
  /// The blurred wallpaper; `nil` behind a plain color.
  package let cells: BlurredCells?

  init(
    color: EncodedColor?, sharp: PlanarImage?, origin: (x: Int, y: Int), blurred: PlanarImage?,
    cut: PixelArea?, slot: ScreenSlot, width: Int
  ) {
    (self.color, self.sharp, self.origin, self.slot) = (color, sharp, origin, slot)
    let full = slot.magnifiedScreen
    magnified = full.flatMap { full in
      sharp.map { RowInterpolator($0, enlargedTo: full, from: slot.x, width: width) }
    }
    let factor = slot.magnification
    let wide = cut.flatMap { PixelSize(width: $0.width * factor, height: $0.height * factor) }
    cells = blurred.map {
      BlurredCells(
        $0,
        Enlargement(
          of: $0.size, to: wide ?? full ?? slot.screen, from: slot.x - (cut?.x ?? 0) * factor,
          width: width),
        firstRow: slot.y - (cut?.y ?? 0) * factor)
    }
  }

  /// Reads row `y` of the canvas from the sharp wallpaper; opaque.
  package mutating func readSharp(_ y: Int, into row: inout PlanarRow) {
    if let color {
      row.fill(color)
    } else if magnified != nil {
      magnified?.read(slot.y + y, into: &row)
    } else {
      sharp?.copyRow(slot.y + y - origin.y, from: slot.x - origin.x, into: &row)
    }
  }
}

/// The blurred wallpaper behind a canvas as the small picture that it is: a cell is a pixel of a
/// tenth of the size, and what is linear in the blur is worked out a cell and then interpolated.
package struct BlurredCells: Sendable {
  private let image: PlanarImage
  private let enlargement: Enlargement
  /// The row of the enlarged picture behind the canvas's first.
  private let firstRow: Int

  init(_ image: PlanarImage, _ enlargement: Enlargement, firstRow: Int) {
    (self.image, self.enlargement, self.firstRow) = (image, enlargement, firstRow)
  }

  /// The number of cells per row.
  package var width: Int { image.size.width }

  /// The rows of cells between which row `y` of the canvas lies, and the share of the lower one.
  package func rows(around y: Int) -> (upper: Int, lower: Int, share: Float) {
    enlargement.rows(around: firstRow + y)
  }

  /// Reads a row of cells, opaque.
  package func read(_ cellRow: Int, into row: inout PlanarRow) {
    image.copyRow(cellRow, from: 0, into: &row)
  }

  /// Makes what was made of a row of cells as wide as the canvas; opaque.
  package func spread(_ narrow: PlanarRow, into row: inout PlanarRow) {
    enlargement.spread(narrow, into: &row)
  }
}
