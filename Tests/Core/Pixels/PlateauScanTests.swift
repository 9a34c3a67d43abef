// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

/// The scan against its definition, a pixel at a time.
@Suite struct PlateauScanTests {
  /// α, and where it is flat, of a picture.
  private struct Drawing {
    let (width, height): (Int, Int)
    var alpha: [Int32]
    var flat: [Bool]

    init(width: Int, height: Int, seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func code(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
      (self.width, self.height) = (width, height)
      alpha = [Int32](repeating: 0, count: width * height)
      flat = [Bool](repeating: false, count: width * height)
      // Blocks of one α, of slopes in some direction, and of noise; edges between them.
      for _ in 0..<12 {
        let (left, top, base, kind) = (code(width - 1), code(height - 1), code(255), code(3))
        let (across, down) = (code(4) - 2, code(4) - 2)
        let (right, bottom) = (left + 5 + code(90), top + 5 + code(40))
        for y in top..<min(bottom, height) {
          for x in left..<min(right, width) {
            let slope = ((x - left) * across + (y - top) * down) / (kind == 2 ? 5 : 1)
            let noise = kind == 3 ? code(6) : 0
            alpha[y * width + x] = Int32(min(max(base + (kind == 0 ? 0 : slope) + noise, 0), 255))
          }
        }
      }
      for index in flat.indices { flat[index] = code(20) > 0 && alpha[index] > 12 }
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < width && y < height
    }

    /// What is a plateau, by the words of the definition.
    func plateaus(limit: Int32) -> [Bool] {
      var ends = flat.map { _ in false }
      let lines = [(1, 0), (1, 1), (0, 1), (-1, 1)]
      for y in 0..<height {
        for x in 0..<width {
          for (dx, dy) in lines {
            for distance in [4, 8, 16] where isInside(x - distance * dx, y - distance * dy) {
              func value(_ step: Int) -> Int32 {
                alpha[(y - step * dy) * width + x - step * dx]
              }
              guard abs(value(0) - value(distance)) > limit,
                (0..<distance).allSatisfy({ abs(value($0) - value($0 + 1)) <= limit })
              else { continue }
              let (here, there) = (
                y * width + x, (y - distance * dy) * width + x - distance * dx
              )
              if flat[here] { ends[here] = true }
              if flat[there] { ends[there] = true }
            }
          }
        }
      }
      var result = flat
      for y in 0..<height {
        for x in 0..<width where ends[y * width + x] {
          result[y * width + x] = false
          for (dx, dy) in lines + lines.map({ (-$0.0, -$0.1) }) {
            for step in 1...8 {
              let (px, py) = (x + step * dx, y + step * dy)
              guard isInside(px, py), flat[py * width + px] else { break }
              result[py * width + px] = false
            }
          }
        }
      }
      return result
    }

    /// What the scan says.
    func scanned(limit: Int32) -> [Bool] {
      var scan = PlateauScan(width: width, height: height, limit: limit)
      let stride = (width + 63) / 64
      var rows: [[UInt64]] = []
      var row: [UInt64] = []
      for y in 0..<height {
        var bits = [UInt64](repeating: 0, count: stride)
        for x in 0..<width where flat[y * width + x] { bits[x / 64] |= 1 << UInt64(x % 64) }
        scan.append(flat: bits, alpha: Array(alpha[y * width..<(y + 1) * width]))
        while scan.next(into: &row) { rows.append(row) }
      }
      return rows.flatMap { row in (0..<width).map { row[$0 / 64] >> UInt64($0 % 64) & 1 == 1 } }
    }
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `plateaus are what the definition says`(_ seed: UInt64) {
    let sizes = [(1, 1), (3, 70), (63, 20), (64, 33), (65, 40), (128, 50), (150, 60), (200, 30)]
    let (width, height) = sizes[Int(seed) % sizes.count]
    let drawing = Drawing(width: width, height: height, seed: seed)
    let expected = drawing.plateaus(limit: 2)
    #expect(drawing.scanned(limit: 2) == expected)
    // Something of each kind has to be there to be distinguished.
    if width > 64 { #expect(expected != drawing.flat && expected.contains(true)) }
  }
}
