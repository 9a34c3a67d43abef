// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Takes straight encoded samples as premultiplied linear light.
  mutating func loadLinear(_ samples: StraightSamples, firstPixel: Int, tables: SRGBTables) {
    func load<Code: CodeUnit>(_ codes: [Code], _ table: [Float], _ row: inout PlanarRow) {
      for index in 0..<row.width {
        let sample = 4 * (firstPixel + index)
        let coverage = Float(codes[sample + 3]) / Float(Code.max)
        row.red[index] = table[Int(codes[sample])] * coverage
        row.green[index] = table[Int(codes[sample + 1])] * coverage
        row.blue[index] = table[Int(codes[sample + 2])] * coverage
        row.alpha[index] = coverage
      }
    }
    switch samples {
    case .eight(let codes): load(codes, tables.ofCode8, &self)
    case .sixteen(let codes): load(codes, tables.ofCode16, &self)
    }
  }

  /// Encodes premultiplied linear light as premultiplied encoded samples.
  mutating func encodeLinear(_ tables: SRGBTables) {
    for index in 0..<width where alpha[index] > 0 {
      let coverage = alpha[index]
      red[index] = tables.encoded(red[index] / coverage) * coverage
      green[index] = tables.encoded(green[index] / coverage) * coverage
      blue[index] = tables.encoded(blue[index] / coverage) * coverage
    }
  }

  /// Adds `weight` times another row of the same width.
  mutating func add(_ other: PlanarRow, weight: Float) {
    precondition(other.width == width)
    for index in 0..<width {
      red[index] += other.red[index] * weight
      green[index] += other.green[index] * weight
      blue[index] += other.blue[index] * weight
      alpha[index] += other.alpha[index] * weight
    }
  }

  /// Applies the weights along the row.
  func gathered(_ columns: ResampleWeights) -> PlanarRow {
    var result = PlanarRow(width: columns.first.count)
    for target in columns.first.indices {
      var (r, g, b, a): (Float, Float, Float, Float) = (0, 0, 0, 0)
      for (offset, weight) in columns.weights[target].enumerated() {
        let source = columns.first[target] + offset
        r += red[source] * weight
        g += green[source] * weight
        b += blue[source] * weight
        a += alpha[source] * weight
      }
      result.red[target] = r
      result.green[target] = g
      result.blue[target] = b
      result.alpha[target] = a
    }
    return result
  }
}
