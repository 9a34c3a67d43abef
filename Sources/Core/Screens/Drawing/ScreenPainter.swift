// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes

/// Draws what lies around widgets on a screen, in points.
struct ScreenPainter {
  /// What a shape is filled with.
  enum Fill {
    /// One color at one opacity.
    case flat(EncodedColor, Float = 1)
    /// From the top to the bottom of the shape.
    case gradient(EncodedColor, EncodedColor)
    /// The blurred wallpaper, `lift + gain·wallpaper`, then mixed with a color by `amount`.
    case glass(lift: Float, gain: Float, EncodedColor = .white, amount: Float = 0)
  }

  /// The screen.
  private(set) var canvas = ScreenCanvas()
  /// Pixels per point.
  let scale: Double
  /// What every color is multiplied by: an Always-On display's dimming.
  let dimming: Float
  private let wallpaper: ScreenWallpaper

  /// A painter without a screen.
  init(scale: Double, dimming: Float, wallpaper: ScreenWallpaper) {
    (self.scale, self.dimming, self.wallpaper) = (scale, dimming, wallpaper)
  }

  /// Takes a screen on which the wallpaper is drawn already, or gives it back: never a copy.
  mutating func exchange(_ other: inout ScreenCanvas) { swap(&canvas, &other) }

  /// Fills a shape.
  mutating func fill(_ outline: Outline, _ fill: Fill) {
    let size = canvas.size
    guard
      let coverage = Coverage(outline, scale: scale, columns: size.width, rows: size.height)
    else { return }
    switch fill {
    case .flat(let color, let opacity):
      let paint = SIMD4(color.red * dimming, color.green * dimming, color.blue * dimming, opacity)
      canvas.fill(coverage) { _ in paint }
    case .gradient(let top, let bottom):
      canvas.fill(coverage) { y in
        let t = (Float(y - coverage.y) + 0.5) / Float(coverage.height)
        let color = top.mixed(with: bottom, by: t)
        return SIMD4(color.red * dimming, color.green * dimming, color.blue * dimming, 1)
      }
    case .glass(let lift, let gain, let color, let amount):
      var reader = wallpaper.blurredRows(from: coverage.x, width: coverage.width, size)
      let scale = dimming
      canvas.fill(coverage, opacity: 1) { y, row in
        reader.read(y, into: &row)
        // The wallpaper comes dimmed already.
        row.multiply(red: gain, green: gain, blue: gain)
        for index in 0..<row.width {
          row.mix(index, lift: lift * scale, color, amount, scale)
        }
      }
    }
  }

  /// The mean luma of the screen behind a box, `0...1`.
  func meanLuma(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Float {
    func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
    return canvas.meanLuma(
      PixelArea(x: pixels(x), y: pixels(y), width: pixels(width), height: pixels(height)))
  }
}
