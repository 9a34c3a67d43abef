// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct ResampleTests {
  private func resampled(_ image: StraightImage, to width: Int, _ height: Int) -> StraightImage {
    let scaled = image.resampled(
      toWidth: width, height: height, x: 0, y: 0, part: .of(width, height))
    var codes: [UInt16] = []
    for y in 0..<height {
      var row = CodeRow(depth: .sixteen)
      scaled.row(y).quantize(channels: 4, into: &row)
      if case .sixteen(let part) = row { codes += part }
    }
    return StraightImage(size: .of(width, height), samples: .sixteen(codes))
  }

  @Test(arguments: [(2, 2), (3, 3), (1, 1), (7, 5), (1, 9)])
  func `every grey stays itself, larger and smaller`(_ width: Int, _ height: Int) {
    for code in 0...255 as ClosedRange<UInt8> {
      let flat = StraightImage.drawn(3, 3) { _, _ in (code, code, code, 255) }
      let codes = resampled(flat, to: width, height).codes16
      // A fifth of an 8-bit code: the table's error and Float's.
      #expect(codes.allSatisfy { abs(Int($0) - Int(code) * 257) <= 50 || $0 == .max })
    }
  }

  @Test(arguments: [2, 3, 4], 1...4 as ClosedRange<UInt64>)
  func `a whole factor averages areas in linear light, premultiplied`(
    _ factor: Int, _ seed: UInt64
  ) {
    let source = StraightImage.noise(6 * factor, 4 * factor, seed: seed)
    let scaled = source.resampled(toWidth: 6, height: 4, x: 0, y: 0, part: .of(6, 4))
    for y in 0..<4 {
      for x in 0..<6 {
        var sum = [0.0, 0, 0, 0]
        for line in y * factor..<(y + 1) * factor {
          for column in x * factor..<(x + 1) * factor {
            let start = 4 * (line * source.size.width + column)
            let pixel = source.codes16[start..<start + 4].map { Double($0) / 65_535 }
            for channel in 0..<3 {
              sum[channel] += SRGBTransfer.linearized(pixel[channel]) * pixel[3]
            }
            sum[3] += pixel[3]
          }
        }
        let alpha = sum[3] / Double(factor * factor)
        func channel(_ index: Int) -> Double {
          alpha > 0 ? SRGBTransfer.encoded(sum[index] / sum[3]) * alpha : 0
        }
        let expected = DoublePixel(channel(0), channel(1), channel(2), alpha)
        #expect(DoublePixel(scaled.row(y), x).distance(to: expected) < 2e-4)
      }
    }
  }

  @Test func `white and black halve to linear, not encoded, grey`() {
    let image = StraightImage.drawn(2, 1) { x, _ in x == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255) }
    #expect(abs(Int(resampled(image, to: 1, 1).codes16[0] / 257) - 187) <= 1)
  }

  @Test(arguments: [(4, 4), (3, 5), (31, 9), (2, 2)])
  func `what hides under clear pixels never bleeds out`(_ width: Int, _ height: Int) {
    func art(hiding color: (UInt8, UInt8, UInt8)) -> StraightImage {
      .drawn(8, 8) { x, y in
        (x + y) % 3 == 0 ? (color.0, color.1, color.2, 0) : (20, 40, UInt8(30 * x), 255)
      }
    }
    let red = resampled(art(hiding: (255, 0, 0)), to: width, height)
    #expect(red == resampled(art(hiding: (0, 255, 255)), to: width, height))
    #expect(stride(from: 0, to: red.codes16.count, by: 4).allSatisfy { red.codes16[$0] < 21 * 257 })
  }

  @Test(arguments: [(8, 6), (5, 5), (29, 31)])
  func `a part is the same pixels as in the whole, to the bit`(_ width: Int, _ height: Int) {
    let image = StraightImage.noise(13, 17, seed: 4)
    let whole = image.resampled(
      toWidth: width, height: height, x: 0, y: 0, part: .of(width, height))
    let part = image.resampled(toWidth: width, height: height, x: 2, y: 1, part: .of(3, 4))
    for y in 0..<4 {
      for x in 0..<3 {
        #expect(DoublePixel(part.row(y), x) == DoublePixel(whole.row(y + 1), x + 2))
      }
    }
  }

  @Test func `in its own size a picture keeps its codes`() {
    let image = StraightImage.drawn(16, 16) { x, y in (UInt8(16 * y + x), UInt8(x), 9, 255) }
    let codes = resampled(image, to: 16, 16).codes16
    #expect(zip(codes, image.codes).allSatisfy { abs(Int($0) - Int($1) * 257) <= 50 })
  }

  @Test func `enlarging runs straight from center to center`() {
    let image = StraightImage.drawn(2, 1) { x, _ in (0, 0, 0, x == 0 ? 0 : 255) }
    let scaled = image.resampled(toWidth: 8, height: 1, x: 0, y: 0, part: .of(8, 1))
    let expected: [Float] = [0, 0, 0.125, 0.375, 0.625, 0.875, 1, 1]
    #expect(zip(scaled.row(0).alpha, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
