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

/// Which source samples make each target sample along one axis, and with what weight.
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

/// Reads rows of a small picture as if it were enlarged, interpolating linearly between centers.
package struct RowInterpolator: Sendable {
  private let image: PlanarImage
  private let full: PixelSize
  /// Runs of columns between the same two pixels of the small picture.
  private let runs: [(columns: Range<Int>, left: Int, right: Int)]
  private let share: [Float]
  private var line: [Float]

  /// - Parameters:
  ///   - image: Opaque.
  ///   - full: The size it is enlarged to.
  ///   - x: First column read; beyond an edge its pixel repeats.
  ///   - width: How many columns are read.
  package init(_ image: PlanarImage, enlargedTo full: PixelSize, from x: Int, width: Int) {
    (self.image, self.full) = (image, full)
    let places = (x..<x + width).map {
      Self.position($0, source: image.size.width, target: full.width)
    }
    var runs: [(columns: Range<Int>, left: Int, right: Int)] = []
    for (column, place) in places.enumerated() {
      if let last = runs.last, last.left == place.index {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        let right = Swift.min(place.index + 1, image.size.width - 1)
        runs.append((column..<column + 1, place.index, right))
      }
    }
    self.runs = runs
    share = places.map { $0.share }
    line = [Float](repeating: 0, count: image.size.width)
  }

  /// Reads row `y` of the enlarged picture, beyond an edge its pixels repeat; opaque.
  package mutating func read(_ y: Int, into row: inout PlanarRow) {
    let (top, down) = Self.position(y, source: image.size.height, target: full.height)
    let bottom = Swift.min(top + 1, image.size.height - 1)
    read(image.red, top, bottom, down, into: &row.red)
    read(image.green, top, bottom, down, into: &row.green)
    read(image.blue, top, bottom, down, into: &row.blue)
    for index in row.alpha.indices { row.alpha[index] = 1 }
  }

  private mutating func read(
    _ plane: [Float], _ top: Int, _ bottom: Int, _ down: Float, into row: inout [Float]
  ) {
    let (upper, lower) = (top * line.count, bottom * line.count)
    for x in line.indices { line[x] = lerp(plane[upper + x], plane[lower + x], down) }
    let (t, count) = (share.span, row.count)
    var target = row.mutableSpan
    precondition(t.count == count)
    for run in runs {
      let (from, to) = (line[run.left], line[run.right])
      for index in run.columns { target[index] = lerp(from, to, t[index]) }
    }
  }

  private static func position(
    _ index: Int, source: Int, target: Int
  ) -> (index: Int, share: Float) {
    let center = (Double(index) + 0.5) * Double(source) / Double(target) - 0.5
    let inside = Swift.min(Swift.max(center, 0), Double(source - 1))
    let whole = Int(inside)
    return (whole, Float(inside - Double(whole)))
  }
}
