// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads rows of a small picture as if it were enlarged, interpolating linearly between centers.
public struct RowInterpolator: Sendable {
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
  public init(_ image: PlanarImage, enlargedTo full: PixelSize, from x: Int, width: Int) {
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
  public mutating func read(_ y: Int, into row: inout PlanarRow) {
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
