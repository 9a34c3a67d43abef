// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Gives the color of a picture at each pixel: linear between the middles of its pixels, whose edge
/// pixels repeat; a reduced picture is first averaged, by exact areas, to the size it has on the canvas.
///
/// On premultiplied encoded values. Assumed: as the compositor of the system does it.
struct PictureSampler {
  private var pixels: [PaintedPixel] = []
  private var width: Int
  private var height: Int
  private let isSmooth: Bool
  private var inverse: Affine
  private let opacity: Float

  /// - Parameters:
  ///   - transform: From a square of side 1, which the picture fills, to pixels.
  ///   - isSmooth: `false` takes the nearest pixel.
  init(_ picture: PlanarImage, _ transform: Affine, opacity: Double, isSmooth: Bool) {
    (width, height) = (picture.size.width, picture.size.height)
    pixels = picture.painted()
    self.isSmooth = isSmooth
    self.opacity = clamped(Float(opacity))
    inverse = transform.inverse ?? .identity
    let across = Path.length([transform.a, transform.b])
    let down = Path.length([transform.c, transform.d])
    if isSmooth {
      if across < Double(width) - 0.01 { reduce(toWidth: Int(max(1, across.rounded()))) }
      transpose()
      if down < Double(width) - 0.01 { reduce(toWidth: Int(max(1, down.rounded()))) }
      transpose()
    }
    inverse = inverse.then(.scaling(Double(width), Double(height)))
  }

  private mutating func transpose() {
    var result = [PaintedPixel](repeating: PaintedPixel(), count: pixels.count)
    for y in 0..<height { for x in 0..<width { result[x * height + y] = pixels[y * width + x] } }
    (pixels, width, height) = (result, height, width)
  }

  /// Averages areas along the rows.
  private mutating func reduce(toWidth target: Int) {
    guard target < width else { return }
    var result = [PaintedPixel](repeating: PaintedPixel(), count: target * height)
    let step = Double(width) / Double(target)
    for column in 0..<target {
      let (low, high) = (Double(column) * step, min(Double(column + 1) * step, Double(width)))
      let end = min(Int(high.rounded(.up)), width)
      for x in Int(low)..<end {
        let overlap = min(high, Double(x + 1)) - max(low, Double(x))
        let weight = Float(overlap / (high - low))
        for y in 0..<height { result[y * target + column] += pixels[y * width + x] * weight }
      }
    }
    (pixels, width) = (result, target)
  }

  /// Writes the colors of a part of a row of pixels, from the start of `colors`.
  func read(_ y: Int, _ columns: Range<Int>, into colors: inout [PaintedPixel]) {
    for (index, x) in columns.enumerated() {
      let place = inverse([Double(x) + 0.5, Double(y) + 0.5])
      colors[index] = (isSmooth ? mixed(at: place) : nearest(place)) * opacity
    }
  }

  private func nearest(_ place: SIMD2<Double>) -> PaintedPixel {
    let column = Self.inside(place.x, width - 1)
    return pixels[Int(Self.inside(place.y, height - 1)) * width + Int(column)]
  }

  private func mixed(at place: SIMD2<Double>) -> PaintedPixel {
    // To 1/4096 of a pixel, so that a picture in its own size and place is copied to the bit.
    let x = Self.inside(((place.x - 0.5) * 4096).rounded() / 4096, width - 1)
    let y = Self.inside(((place.y - 0.5) * 4096).rounded() / 4096, height - 1)
    let (column, row) = (Int(x), Int(y))
    let (right, below) = (min(column + 1, width - 1), min(row + 1, height - 1))
    let (s, t) = (Float(x - Double(column)), Float(y - Double(row)))
    let (one, two) = (pixels[row * width + column], pixels[row * width + right])
    let upper = one + (two - one) * s
    let (three, four) = (pixels[below * width + column], pixels[below * width + right])
    let lower = three + (four - three) * s
    return upper + (lower - upper) * t
  }

  private static func inside(_ value: Double, _ last: Int) -> Double {
    value > 0 ? min(value, Double(last)) : 0
  }
}
