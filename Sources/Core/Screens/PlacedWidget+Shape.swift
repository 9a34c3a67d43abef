// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes

extension PlacedWidget {
  /// A shape in the color that white content has on this screen: on a Lock Screen the vibrant color
  /// of the wallpaper behind it, by the model's own formula.
  ///
  /// - Parameter outline: In points of the screen.
  /// - Returns: `nil` if the screen shows nothing of it.
  init?(_ outline: Outline, on frame: ScreenFrame) {
    let (columns, rows) = (frame.pixels.width, frame.pixels.height)
    guard let coverage = Coverage(outline, scale: frame.scale, columns: columns, rows: rows) else {
      return nil
    }
    let (left, top) = (max(coverage.x, 0), max(coverage.y, 0))
    let width = min(coverage.x + coverage.width, columns) - left
    let height = min(coverage.y + coverage.height, rows) - top
    guard let size = PixelSize(width: width, height: height) else { return nil }
    var codes = [UInt8](repeating: 255, count: 4 * size.area)
    for y in 0..<height {
      for x in 0..<width {
        let share = coverage.share(left + x - coverage.x, top + y - coverage.y)
        codes[4 * (y * width + x) + 3] = UInt8(share * 255 + 0.5)
      }
    }
    let shape = StraightImage(size: size, samples: .eight(codes))
    let canvas = Canvas(asset: size, scale: Int(frame.scale), on: frame.device)
    self.init(
      Widget(canvas: canvas, layers: [Layer(.straight(shape))]), in: frame.scene,
      PixelArea(x: left, y: top, width: width, height: height))
  }
}
