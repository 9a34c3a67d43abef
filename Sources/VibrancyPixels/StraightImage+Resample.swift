// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
  public func resampled(
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
