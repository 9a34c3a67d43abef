// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A small picture of a preview, at most 240 × 240 px; straight RGBA, 8 bits, encoded sRGB.
///
/// Larger previews are reduced in linear light, their aspect kept. Previews under 48 px are enlarged
/// by a whole factor to at most 96 px, with hard pixels: at their own size nobody could judge them.
package struct Thumbnail: Sendable {
  /// The longest side in pixels.
  package static let longestSide = 240

  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Four codes a pixel, r, g, b, a, row-major.
  let codes: [UInt8]
  /// Whether no pixel lets the sheet through.
  package let isOpaque: Bool

  /// The most pixels of a preview that are rendered before they are reduced.
  private static let mostRendered = 4 * 1024 * 1024

  /// Renders a preview and reduces it: a large one row by row.
  package init(_ preview: Preview) {
    guard preview.isBanded || preview.size.area > Self.mostRendered,
      let size = Self.size(reducing: preview.size)
    else {
      self.init(preview.pixels)
      return
    }
    self.init(preview.reduced(to: size))
  }

  /// The size of the reduction of a picture; `nil` if it is not reduced.
  private static func size(reducing size: PixelSize) -> PixelSize? {
    let longest = max(size.width, size.height)
    guard longest > longestSide else { return nil }
    func reduced(_ side: Int) -> Int { max(1, (side * longestSide + longest / 2) / longest) }
    return PixelSize(width: reduced(size.width), height: reduced(size.height))
  }

  package init(_ image: StraightImage) {
    let (size, longest) = (image.size, max(image.size.width, image.size.height))
    if let small = Self.size(reducing: size) {
      (width, height) = (small.width, small.height)
      codes = Self.reduced(image, to: small)
    } else {
      let factor = longest < 48 ? 96 / longest : 1
      (width, height) = (size.width * factor, size.height * factor)
      codes = Self.enlarged(Self.eightBits(image.samples), width: size.width, factor: factor)
    }
    isOpaque = stride(from: 3, to: codes.count, by: 4).allSatisfy { [codes] in codes[$0] == 255 }
  }

  /// The picture: straight alpha, 8 bits.
  package var image: StraightImage? {
    PixelSize(width: width, height: height).map {
      StraightImage(size: $0, samples: .eight(codes))
    }
  }

  /// How much a pixel, were it at the edge, needs an outline on a dark sheet: its opacity if it is
  /// dark, less if it is brighter, 0 if it is bright or outside.
  func need(ofOutlineAt x: Int, _ y: Int) -> UInt8 {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    let at = 4 &* (y &* width &+ x)
    let brightest = max(codes[at], codes[at &+ 1], codes[at &+ 2])
    let darkness = brightest < 64 ? 96 : brightest < 160 ? 160 - Int(brightest) : 0
    return UInt8(Int(codes[at &+ 3]) * darkness / 96)
  }

  /// The opacity of a pixel; 0 outside.
  func alpha(_ x: Int, _ y: Int) -> UInt8 {
    x >= 0 && x < width && y >= 0 && y < height ? codes[4 &* (y &* width &+ x) &+ 3] : 0
  }

  private static func reduced(_ image: StraightImage, to size: PixelSize) -> [UInt8] {
    let small = image.resampled(
      toWidth: size.width, height: size.height, x: 0, y: 0, part: size)
    var row = PlanarRow(width: size.width)
    var rowCodes = CodeRow(depth: .eight)
    var codes: [UInt8] = []
    codes.reserveCapacity(4 * size.area)
    for y in 0..<size.height {
      small.copyRow(y, from: 0, into: &row)
      row.quantize(channels: 4, into: &rowCodes)
      if case .eight(let part) = rowCodes { codes += part }
    }
    return codes
  }

  private static func eightBits(_ samples: StraightSamples) -> [UInt8] {
    switch samples {
    case .eight(let codes): codes
    case .sixteen(let codes): codes.map { UInt8((Int($0) * 255 + 32_767) / 65_535) }
    }
  }

  private static func enlarged(_ codes: [UInt8], width: Int, factor: Int) -> [UInt8] {
    if factor == 1 { return codes }
    var result: [UInt8] = []
    result.reserveCapacity(codes.count * factor * factor)
    for start in stride(from: 0, to: codes.count, by: 4 * width) {
      var row: [UInt8] = []
      for pixel in stride(from: start, to: start + 4 * width, by: 4) {
        for _ in 0..<factor { row += codes[pixel..<pixel + 4] }
      }
      for _ in 0..<factor { result += row }
    }
    return result
  }
}
