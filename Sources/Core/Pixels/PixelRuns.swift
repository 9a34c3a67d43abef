// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Rows of pixels as runs of one value: what is mostly empty or of one color takes little memory so.
struct PixelRuns: Sendable {
  /// The value of each run.
  private var values: [SIMD4<Float>] = []
  /// The column behind each run; a row's last one is its width.
  private var ends: [Int32] = []
  /// The first run of each row; rows that follow their like have its runs.
  private var firsts: [Int] = []

  /// A rectangle of pixels; `nil` where its runs would be more than a quarter of its pixels.
  ///
  /// - Parameters:
  ///   - pixels: Row-major.
  ///   - start: The index of its first pixel.
  ///   - stride: How many pixels further the next row begins.
  init?(_ pixels: [SIMD4<Float>], size: PixelSize, start: Int, stride: Int) {
    let (pixels, most) = (pixels.span, size.area / 4)
    for y in 0..<size.height {
      let first = start + y * stride
      let row = pixels.extracting(first..<first + size.width)
      if let last = firsts.last {
        let above = pixels.extracting(first - stride..<first - stride + size.width)
        if Self.areEqual(row, above) {
          firsts.append(last)
          continue
        }
      }
      firsts.append(ends.count)
      var value = row[0]
      for x in 1..<max(size.width, 1) where row[x] != value {
        values.append(value)
        ends.append(Int32(truncatingIfNeeded: x))
        value = row[x]
      }
      values.append(value)
      ends.append(Int32(truncatingIfNeeded: size.width))
      if ends.count > most { return nil }
    }
  }

  private static func areEqual(_ left: Span<SIMD4<Float>>, _ right: Span<SIMD4<Float>>) -> Bool {
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  /// Copies row `y`; alpha is clamped.
  func copyRow(_ y: Int, into row: inout PlanarRow) {
    var (run, column) = (firsts[y], 0)
    while column < row.width {
      let end = Int(ends[run])
      row.fill(column..<end, with: values[run])
      (run, column) = (run + 1, end)
    }
  }
}
