// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyModes
package import VibrancyPixels
package import VibrancyScenes

/// A widget or a banner where it is seen on a screen.
package struct PlacedWidget: Sendable {
  /// What is shown.
  package let widget: Widget
  /// What it is rendered in.
  package let scene: Scene
  /// Where it lies, in pixels of the screen.
  package let area: PixelArea

  /// A widget or a banner on a screen.
  package init(_ widget: Widget, in scene: Scene, _ area: PixelArea) {
    (self.widget, self.scene, self.area) = (widget, scene, area)
  }

  /// The codes of its pixels: RGB, of as many as the area has.
  fileprivate func rows(over backdrop: Backdrop?, at slot: ScreenSlot) -> [UInt8] {
    var renderer = PreviewRenderer(widget, in: scene, over: backdrop, at: slot)
    var (rows, codes): ([UInt8], CodeRow) = ([], CodeRow(depth: .eight))
    rows.reserveCapacity(3 * area.width * area.height)
    for y in 0..<area.height {
      renderer.render(y)
      renderer.row.quantize(channels: 3, into: &codes)
      if case .eight(let codes) = codes { rows += codes.prefix(3 * area.width) }
    }
    return rows
  }
}

/// The picture of a whole screen: what lies around widgets is drawn when it is made, each of them is
/// made by itself, in any order, and put into its place. RGB, 8 bits, encoded sRGB.
package struct ScreenPicture: Sendable {
  /// Width and height in pixels.
  package let size: PixelSize
  /// The layout's own shapes, below all others, and the widgets and banners.
  private let placed: [PlacedWidget]
  private let slots: [ScreenSlot]
  private let backdrops: [Backdrop?]
  private var canvas: ScreenCanvas
  /// The shape of the corners, and how many pixels each is long; `nil`: the screen is a rectangle.
  private let mask: Coverage?
  private let corner: Int

  /// Draws a screen's wallpaper and what is laid out on it.
  package init(_ frame: ScreenFrame, _ layout: ScreenLayout, _ widgets: [PlacedWidget]) {
    let placed = layout.shapes + widgets
    let (scene, recipe) = (frame.scene, frame.scene.place.recipe)
    let isBlack = recipe.behind != .wallpaper
    let dimming = recipe.dimsPicture ? scene.parameters.number(.alwaysOnDimming) : 1
    let before = recipe.dimsWallpaper ? scene.parameters.number(.alwaysOnWallpaper) : 1
    var canvas = ScreenCanvas(size: frame.pixels)
    let wallpaper = ScreenWallpaper(
      isBlack ? Wallpaper(color: .black) : scene.wallpaper, on: &canvas,
      behind: placed.map { $0.area }, factor: before * dimming, sigma: 18 * frame.scale)
    var painter = ScreenPainter(scale: frame.scale, dimming: dimming, wallpaper: wallpaper)
    painter.exchange(&canvas)
    layout.draw(with: &painter)
    painter.exchange(&canvas)
    let slots = placed.map { ScreenSlot(on: frame.pixels, x: $0.area.x, y: $0.area.y) }
    backdrops = wallpaper.backdrops(
      zip(placed, slots).map { $0.scene.backdropKey(for: $0.widget.canvas, at: $1) })
    (self.canvas, self.placed, self.slots, size) = (canvas, placed, slots, frame.pixels)
    let radius = frame.corner
    corner = Int((radius * frame.scale).rounded(.up))
    // A quarter is enough: the four corners are alike.
    mask =
      radius > 0
      ? Coverage(
        .box(0, 0, 4 * radius, 4 * radius, radius: radius, bend: Outline.screen),
        scale: frame.scale, columns: 8 * corner, rows: 8 * corner) : nil
  }

  /// How many shapes, widgets and banners lie on it.
  package var count: Int { placed.count }

  /// Makes the pixels of one of them, RGB.
  package func widget(_ index: Int) -> [UInt8] {
    placed[index].rows(over: backdrops[index], at: slots[index])
  }

  /// Puts the pixels of one of them into its place; in their order.
  package mutating func put(_ codes: [UInt8], at index: Int) {
    let area = placed[index].area
    let width = 3 * area.width
    let isOpenCorner = placed[index].widget.canvas.corner != nil
    for y in 0..<area.height {
      if isOpenCorner {
        // The face's black is around its label, and the dial beside it.
        canvas.lighten(codes[y * width..<(y + 1) * width], x: area.x, y: area.y + y)
        continue
      }
      canvas.set(codes[y * width..<(y + 1) * width], x: area.x, y: area.y + y)
    }
  }

  /// Whether no corner is cut off.
  package var isOpaque: Bool { mask == nil }

  /// The codes of a row without α.
  package func opaqueRow(_ y: Int) -> [UInt8] {
    Array(canvas.codes[3 * y * size.width..<3 * (y + 1) * size.width])
  }

  /// The codes of a row, straight; transparent beyond the corners.
  package func row(_ y: Int) -> [UInt8] {
    var row = [UInt8](repeating: 255, count: 4 * size.width)
    var source = 3 * y * size.width
    for target in stride(from: 0, to: row.count, by: 4) {
      row[target] = canvas.codes[source]
      row[target &+ 1] = canvas.codes[source &+ 1]
      row[target &+ 2] = canvas.codes[source &+ 2]
      source &+= 3
    }
    let down = min(y, size.height - 1 - y)
    guard let mask, down < corner else { return row }
    for x in 0..<min(corner, size.width / 2) {
      let share = UInt8(mask.share(x, down) * 255 + 0.5)
      for pixel in [x, size.width - 1 - x] {
        row[4 * pixel + 3] = share
        if share == 0 { for channel in 0..<3 { row[4 * pixel + channel] = 0 } }
      }
    }
    return row
  }
}
