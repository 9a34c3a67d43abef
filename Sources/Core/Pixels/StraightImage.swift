// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture as it was decoded: straight, display-encoded sRGB, 8 or 16 bits per sample.
public struct StraightImage: Hashable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// `4 * size.area` samples in row-major order from the top left, r, g, b, a.
  public let samples: StraightSamples

  /// Pairs a size with its samples.
  ///
  /// - Precondition: `samples.count == 4 * size.area`.
  public init(size: PixelSize, samples: StraightSamples) {
    precondition(samples.count == 4 * size.area, "four samples per pixel")
    (self.size, self.samples) = (size, samples)
  }
}

/// Interleaved samples of straight (not premultiplied), display-encoded sRGB: r, g, b, a, r, g, …
///
/// Used for one row as well as for a whole picture in row-major order without padding.
/// The count is always a multiple of four. What hides under α = 0 is kept.
public enum StraightSamples: Hashable, Sendable {
  /// Codes `0...255`.
  case eight([UInt8])
  /// Codes `0...65_535`, native byte order.
  case sixteen([UInt16])

  /// The number of samples, four a pixel.
  package var count: Int {
    switch self {
    case .eight(let codes): codes.count
    case .sixteen(let codes): codes.count
    }
  }

  /// The bytes that they take.
  package var bytes: Int {
    switch self {
    case .eight: count
    case .sixteen: 2 * count
    }
  }

  /// The number of bits per sample.
  package var depth: SampleDepth {
    switch self {
    case .eight: .eight
    case .sixteen: .sixteen
    }
  }
}

extension StraightSamples {
  /// Hashes the count and some 500 samples spread over all; `==` compares every one.
  ///
  /// A wallpaper is looked up several times for each picture drawn on it: a photo has fourteen
  /// million samples, and copies of one value share them, which `==` sees at once.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(count)
    // Odd, so that all four channels are met.
    let step = count / 512 | 1
    switch self {
    case .eight(let codes):
      for index in stride(from: 0, to: count, by: step) { hasher.combine(codes[index]) }
    case .sixteen(let codes):
      for index in stride(from: 0, to: count, by: step) { hasher.combine(codes[index]) }
    }
  }
}

/// The width and height of a picture, in pixels.
///
/// Each side is `1...1_000_000`, and `area * 16` does not overflow an `Int`, whatever its width.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The largest side there can be, in pixels.
  package static let maximumSide = 1_000_000

  /// Pixels in a row, `1...maximumSide`.
  public let width: Int
  /// Rows, `1...maximumSide`.
  public let height: Int

  /// A size with both sides in `1...maximumSide`, or `nil`; also where its pixels are too many.
  public init?(width: Int, height: Int) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      !width.multipliedReportingOverflow(by: 16 * height).overflow
    else {
      return nil
    }
    (self.width, self.height) = (width, height)
  }

  /// The number of pixels, `width * height`.
  public var area: Int { width &* height }

  /// `width×height`, as people write it.
  public var description: String { "\(width)×\(height)" }
}

extension StraightImage {
  /// Scales the picture in premultiplied linear light and hands out part of the result.
  ///
  /// Down: the exact area average. Up: linear interpolation. Memory is that of the part and
  /// of a few rows, whatever `width` and `height` are.
  ///
  /// - Parameters:
  ///   - width: Columns that the whole picture would become, from 1.
  ///   - height: Rows that the whole picture would become, from 1.
  ///   - x: First column of the part.
  ///   - y: First row of the part.
  ///   - part: Size of the part, which lies inside the scaled picture.
  /// - Returns: Premultiplied, encoded.
  package func resampled(
    toWidth width: Int, height: Int, x: Int, y: Int, part: PixelSize
  ) -> PlanarImage {
    precondition(x >= 0 && y >= 0 && x + part.width <= width && y + part.height <= height)
    let columns = ResampleWeights(
      source: size.width, target: width, part: x..<x + part.width)
    let rows = ResampleWeights(source: size.height, target: height, part: y..<y + part.height)
    let tables = SRGBTables(depth: samples.depth)
    var window: [(line: Int, row: PlanarRow)] = []
    var result = PlanarImage(size: part)
    var linear = PlanarRow(width: size.width)
    for target in 0..<part.height {
      let first = rows.first[target]
      window.removeAll { $0.line < first }
      var sum = PlanarRow(width: part.width)
      for (offset, weight) in rows.weights[target].enumerated() {
        let line = first + offset
        let row: PlanarRow
        if let kept = window.first(where: { $0.line == line }) {
          row = kept.row
        } else {
          linear.loadLinear(samples, firstPixel: line * size.width, tables: tables)
          row = linear.gathered(columns)
          window.append((line, row))
          if window.count > 2 { window.removeFirst() }
        }
        sum.add(row, weight: weight)
      }
      sum.encodeLinear(tables)
      result.setRow(target, to: sum)
    }
    return result
  }
}
