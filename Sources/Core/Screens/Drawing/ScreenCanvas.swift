// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes

/// A screen being drawn: RGB, 8 bits, encoded sRGB, opaque. What lies outside is cut off.
struct ScreenCanvas: Sendable {
  /// Width and height in pixels.
  let size: PixelSize
  /// Three codes a pixel, row-major.
  private(set) var codes: [UInt8]

  /// A screen of one pixel, where there is none yet.
  init() {
    guard let one = PixelSize(width: 1, height: 1) else { preconditionFailure("1 is a side") }
    self.init(size: one)
  }

  /// A black screen.
  init(size: PixelSize) {
    self.size = size
    codes = [UInt8](repeating: 0, count: 3 * size.area)
  }

  /// Stores a row of codes, from column `x` on.
  ///
  /// - Precondition: It lies on the screen.
  mutating func set(_ row: some RandomAccessCollection<UInt8>, x: Int, y: Int) {
    let start = 3 * (y * size.width + x)
    codes.replaceSubrange(start..<start + row.count, with: row)
  }

  /// Keeps of a row of codes, from column `x` on, what is brighter than what is there.
  ///
  /// - Precondition: It lies on the screen.
  mutating func lighten(_ row: ArraySlice<UInt8>, x: Int, y: Int) {
    let start = 3 * (y * size.width + x)
    for (index, code) in row.enumerated() where codes[start + index] < code {
      codes[start + index] = code
    }
  }

  /// Lays a color over a shape.
  ///
  /// - Parameters:
  ///   - color: Of each of the canvas's rows that the shape meets, `0...1` by channel in the first
  ///     three lanes; the fourth is its opacity.
  mutating func fill(_ coverage: Coverage, _ color: (_ row: Int) -> SIMD4<Float>) {
    let columns = max(0, coverage.x)..<min(size.width, coverage.x + coverage.width)
    let rows = max(0, coverage.y)..<min(size.height, coverage.y + coverage.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    for y in rows {
      let paint = color(y)
      for x in columns {
        let share = coverage.share(x - coverage.x, y - coverage.y)
        if share > 0 { blend(paint, share, at: 3 * (y * size.width + x)) }
      }
    }
  }

  /// Lays a row of colors over each row of a shape.
  ///
  /// - Parameter colors: Fills the row of colors of the canvas's row `y`, as many as the shape is
  ///   wide.
  mutating func fill(
    _ coverage: Coverage, opacity: Float, _ colors: (_ y: Int, inout PlanarRow) -> Void
  ) {
    let columns = max(0, coverage.x)..<min(size.width, coverage.x + coverage.width)
    let rows = max(0, coverage.y)..<min(size.height, coverage.y + coverage.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var row = PlanarRow(width: coverage.width)
    for y in rows {
      colors(y, &row)
      for x in columns {
        let share = coverage.share(x - coverage.x, y - coverage.y)
        let index = x - coverage.x
        let paint = SIMD4(row.red[index], row.green[index], row.blue[index], opacity)
        if share > 0 { blend(paint, share, at: 3 * (y * size.width + x)) }
      }
    }
  }

  private mutating func blend(_ paint: SIMD4<Float>, _ share: Float, at index: Int) {
    let strength = paint.w * share
    for channel in 0..<3 {
      let below = Float(codes[index + channel])
      let above = clamped(paint[channel]) * 255
      codes[index + channel] = UInt8(below + (above - below) * strength + 0.5)
    }
  }

  /// The mean luma of a part of the screen, `0...1`; of every fourth pixel each way.
  func meanLuma(_ area: PixelArea) -> Float {
    var (sum, count): (Float, Float) = (0, 0)
    for y in stride(from: max(0, area.y), to: min(size.height, area.y + area.height), by: 4) {
      for x in stride(from: max(0, area.x), to: min(size.width, area.x + area.width), by: 4) {
        let at = 3 * (y * size.width + x)
        let (red, green, blue) = (Float(codes[at]), Float(codes[at + 1]), Float(codes[at + 2]))
        sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue
        count += 1
      }
    }
    return count > 0 ? sum / count / 255 : 0
  }
}
