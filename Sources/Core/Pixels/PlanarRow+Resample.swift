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

/// The source samples, with their weights, that make each target sample along one axis.
///
/// Scaling down averages the exact area a target sample covers; scaling up interpolates
/// linearly between centers, edges repeated. The weights of a target sample sum to 1.
struct ResampleWeights: Sendable {
  /// For each target sample: its first source sample.
  let first: [Int]
  /// For each target sample: the weights of the source samples from `first` on.
  let weights: [[Float]]

  /// - Parameters:
  ///   - source: Samples there are.
  ///   - target: Samples that the whole source would become.
  ///   - part: The target samples wanted, inside `0..<target`.
  init(source: Int, target: Int, part: Range<Int>) {
    let step = Double(source) / Double(target)
    var first: [Int] = []
    var weights: [[Float]] = []
    first.reserveCapacity(part.count)
    weights.reserveCapacity(part.count)
    for index in part {
      if step > 1 {
        let low = Double(index) * step
        let high = Swift.min(low + step, Double(source))
        let start = Swift.min(Int(low), source - 1)
        let end = Swift.max(start + 1, Swift.min(Int(high.rounded(.up)), source))
        first.append(start)
        weights.append(
          (start..<end).map { sample in
            let overlap = Swift.min(high, Double(sample + 1)) - Swift.max(low, Double(sample))
            return Float(Swift.max(0, overlap) / (high - low))
          })
      } else {
        let center = Swift.min(Swift.max((Double(index) + 0.5) * step - 0.5, 0), Double(source - 1))
        let start = Swift.min(Int(center), Swift.max(source - 2, 0))
        let t = Float(center - Double(start))
        first.append(start)
        weights.append(source == 1 ? [1] : [1 - t, t])
      }
    }
    (self.first, self.weights) = (first, weights)
  }
}
