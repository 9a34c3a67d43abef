// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reduces a picture in premultiplied linear light while its rows arrive: the exact area average.
///
/// Memory is that of the result and of a few rows.
package struct LinearReducer: Sendable {
  /// The size of the result.
  package let size: PixelSize
  private let columns: ResampleWeights
  private let rows: ResampleWeights
  private let tables: SRGBTables
  private var linear: PlanarRow
  private var sums: [(target: Int, row: PlanarRow)] = []
  private var line = 0
  private var next = 0
  private var codes: [UInt8] = []

  /// - Parameters:
  ///   - source: The size of the picture that will arrive.
  ///   - size: The size it is reduced to: no side larger.
  ///   - depth: Of the rows that will arrive.
  package init(from source: PixelSize, to size: PixelSize, depth: SampleDepth) {
    precondition(size.width <= source.width && size.height <= source.height, "a reduction")
    self.size = size
    columns = ResampleWeights(source: source.width, target: size.width, part: 0..<size.width)
    rows = ResampleWeights(source: source.height, target: size.height, part: 0..<size.height)
    tables = SRGBTables(depth: depth)
    linear = PlanarRow(width: source.width)
    codes.reserveCapacity(4 * size.area)
  }

  /// Takes the next row from the top: straight, encoded sRGB.
  package mutating func append(_ samples: StraightSamples) {
    linear.loadLinear(samples, firstPixel: 0, tables: tables)
    let gathered = linear.gathered(columns)
    while next < size.height, rows.first[next] <= line {
      sums.append((next, PlanarRow(width: size.width)))
      next += 1
    }
    for index in sums.indices {
      let target = sums[index].target
      let offset = line - rows.first[target]
      if offset < rows.weights[target].count {
        sums[index].row.add(gathered, weight: rows.weights[target][offset])
      }
    }
    line += 1
    while let first = sums.first,
      line >= rows.first[first.target] + rows.weights[first.target].count
    {
      store(first.row)
      sums.removeFirst()
    }
  }

  /// The picture: straight, encoded sRGB, 8 bits.
  ///
  /// - Precondition: Every row has arrived.
  package consuming func image() -> StraightImage {
    precondition(codes.count == 4 * size.area, "every row has arrived")
    return StraightImage(size: size, samples: .eight(codes))
  }

  private mutating func store(_ sum: PlanarRow) {
    var row = sum
    row.encodeLinear(tables)
    var quantized = CodeRow(depth: .eight)
    row.quantize(channels: 4, into: &quantized)
    if case .eight(let part) = quantized { codes += part }
  }
}
