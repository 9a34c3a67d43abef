// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Gives the color of a picture at each pixel: linear between the middles of its pixels, whose edge
/// pixels repeat; a reduced picture is first averaged, by exact areas, to the size it has on the canvas.
///
/// On premultiplied encoded values. Assumed: as the compositor of the system does it.
struct PictureSampler {
  private var pixels: [PaintedPixel] = []
  private let width: Int
  private let height: Int
  private let isSmooth: Bool
  private let inverse: Affine
  private let opacity: Float

  /// - Parameters:
  ///   - transform: From a square of side 1, which the picture fills, to pixels.
  ///   - isSmooth: `false` takes the nearest pixel.
  init(_ picture: SourcePicture, _ transform: Affine, opacity: Double, isSmooth: Bool) {
    self.isSmooth = isSmooth
    self.opacity = clamped(Float(opacity))
    let (across, down) = (
      [transform.a, transform.b] as SIMD2<Double>, [transform.c, transform.d] as SIMD2<Double>
    )
    let columns = LineAreas(picture.size.width, shownIn: isSmooth ? Path.length(across) : nil)
    let rows = LineAreas(picture.size.height, shownIn: isSmooth ? Path.length(down) : nil)
    (width, height) = (columns.count, rows.count)
    inverse = (transform.inverse ?? .identity)
      .then(.scaling(Double(columns.count), Double(rows.count)))
    pixels = Self.reduced(picture, columns, rows)
  }

  /// Averages areas along the rows, then along the columns, a row at a time.
  private static func reduced(
    _ picture: SourcePicture, _ columns: LineAreas, _ rows: LineAreas
  ) -> [PaintedPixel] {
    let width = columns.count
    var result = [PaintedPixel](repeating: PaintedPixel(), count: width * rows.count)
    var source = PlanarRow(width: picture.size.width)
    var line = [PaintedPixel](repeating: PaintedPixel(), count: width)
    // The row that `line` holds: two areas may share one.
    var held = -1
    for index in 0..<rows.count {
      let area = rows[index]
      for share in area.shares {
        let y = area.first + share - area.shares.lowerBound
        if y != held {
          picture.copyRow(y, into: &source)
          columns.average(source, into: &line)
          held = y
        }
        let start = index * width
        for column in 0..<width { result[start + column] += line[column] * rows.shares[share] }
      }
    }
    return result
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

/// How the pixels of a line are averaged to those of a shorter one, by exact lengths.
private struct LineAreas {
  /// For each pixel of the shorter line the first it is the mean of, and where its shares begin.
  private var areas: [(first: Int, shares: Int)] = []
  private(set) var shares: [Float] = []

  /// How many pixels the shorter line has.
  let count: Int

  /// - Parameters:
  ///   - length: How many pixels there are.
  ///   - extent: How many pixels they are shown in; `nil`: they stay as they are.
  init(_ length: Int, shownIn extent: Double?) {
    if let extent, extent < Double(length) - 0.01 {
      count = min(length, Int(max(1, extent.rounded())))
    } else {
      count = length
    }
    let step = Double(length) / Double(count)
    for index in 0..<count {
      let low = Double(index) * step
      let high = min(Double(index + 1) * step, Double(length))
      areas.append((Int(low), shares.count))
      for x in Int(low)..<min(Int(high.rounded(.up)), length) {
        let overlap = min(high, Double(x + 1)) - max(low, Double(x))
        shares.append(Float(overlap / (high - low)))
      }
    }
    areas.append((length, shares.count))
  }

  /// The first of the pixels that one is the mean of, and where each has its share in `shares`.
  subscript(index: Int) -> (first: Int, shares: Range<Int>) {
    (areas[index].first, areas[index].shares..<areas[index + 1].shares)
  }

  /// The means that pixels are of those of a row.
  func average(_ row: PlanarRow, into line: inout [PaintedPixel]) {
    let (red, green, blue, alpha) = (row.red.span, row.green.span, row.blue.span, row.alpha.span)
    let (areas, shares) = (areas.span, shares.span)
    for index in 0..<count {
      var (x, sum) = (areas[index].first, PaintedPixel())
      for share in areas[index].shares..<areas[index + 1].shares {
        sum += PaintedPixel(red[x], green[x], blue[x], alpha[x]) * shares[share]
        x += 1
      }
      line[index] = sum
    }
  }
}
