// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The places of the rows and columns of an enlarged picture between the pixels of a small one, to
/// be interpolated linearly between their centers; beyond an edge its pixels repeat.
package struct Enlargement: Sendable {
  /// The size of the small picture.
  package let source: PixelSize
  private let full: PixelSize
  /// Runs of columns between the same two pixels of the small picture.
  private let runs: [(columns: Range<Int>, left: Int, right: Int)]
  private let share: [Float]

  /// - Parameters:
  ///   - source: The size of the small picture.
  ///   - full: The size it is enlarged to.
  ///   - x: First column wanted.
  ///   - width: How many columns are wanted.
  package init(of source: PixelSize, to full: PixelSize, from x: Int, width: Int) {
    (self.source, self.full) = (source, full)
    let places = (x..<x + width).map {
      Self.position($0, source: source.width, target: full.width)
    }
    var runs: [(columns: Range<Int>, left: Int, right: Int)] = []
    for (column, place) in places.enumerated() {
      if let last = runs.last, last.left == place.index {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        let right = Swift.min(place.index + 1, source.width - 1)
        runs.append((column..<column + 1, place.index, right))
      }
    }
    self.runs = runs
    share = places.map { $0.share }
  }

  /// The two rows of the small picture between which row `y` of the enlarged one lies, and the share
  /// of the lower one, `0...1`.
  package func rows(around y: Int) -> (upper: Int, lower: Int, share: Float) {
    let (upper, share) = Self.position(y, source: source.height, target: full.height)
    return (upper, Swift.min(upper + 1, source.height - 1), share)
  }

  /// Makes a row of the small picture as wide as the columns wanted; opaque.
  package func spread(_ narrow: PlanarRow, into row: inout PlanarRow) {
    spread(narrow.red, from: 0, into: &row.red)
    spread(narrow.green, from: 0, into: &row.green)
    spread(narrow.blue, from: 0, into: &row.blue)
    for index in row.alpha.indices { row.alpha[index] = 1 }
  }

  /// As many columns are worked out at a time; the surplus of a run is overwritten by the next.
  private static let stripe = 4

  /// As above, for one plane, whose row begins at `start`.
  func spread(_ plane: [Float], from start: Int, into row: inout [Float]) {
    let (shares, count) = (share.span, row.count)
    var target = row.mutableSpan
    precondition(shares.count == count)
    for run in runs {
      let (from, to) = (plane[start + run.left], plane[start + run.right])
      var index = run.columns.lowerBound
      while index < run.columns.upperBound, index &+ Self.stripe <= count {
        let t = shares.extracting(index..<index &+ Self.stripe)
        for offset in 0..<Self.stripe {
          // Within the row, by the loop's condition.
          unsafe target[unchecked: index &+ offset] = lerp(from, to, t[offset])
        }
        index &+= Self.stripe
      }
      while index < run.columns.upperBound {
        target[index] = lerp(from, to, shares[index])
        index &+= 1
      }
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

/// Reads rows of a small picture as if it were enlarged, from the top: each of its rows is made wide
/// once, and mixed with the next as often as there are rows between.
package struct RowInterpolator: Sendable {
  private let image: PlanarImage
  private let enlargement: Enlargement
  /// Two rows made wide, by their indices.
  private var upper: (index: Int, row: PlanarRow)
  private var lower: (index: Int, row: PlanarRow)

  /// - Parameters:
  ///   - image: Opaque.
  ///   - full: The size it is enlarged to.
  ///   - x: First column read; beyond an edge its pixel repeats.
  ///   - width: How many columns are read.
  package init(_ image: PlanarImage, enlargedTo full: PixelSize, from x: Int, width: Int) {
    self.image = image
    enlargement = Enlargement(of: image.size, to: full, from: x, width: width)
    upper = (-1, PlanarRow(width: width))
    lower = upper
  }

  /// Reads row `y` of the enlarged picture, beyond an edge its pixels repeat; opaque.
  package mutating func read(_ y: Int, into row: inout PlanarRow) {
    let place = enlargement.rows(around: y)
    if upper.index != place.upper { swap(&upper, &lower) }
    if upper.index != place.upper { Self.widen(image, place.upper, enlargement, into: &upper.row) }
    if lower.index != place.lower { Self.widen(image, place.lower, enlargement, into: &lower.row) }
    (upper.index, lower.index) = (place.upper, place.lower)
    row.setMixture(of: upper.row, lower.row, by: place.share)
  }

  private static func widen(
    _ image: PlanarImage, _ y: Int, _ enlargement: Enlargement, into row: inout PlanarRow
  ) {
    let start = y * image.size.width
    enlargement.spread(image.red, from: start, into: &row.red)
    enlargement.spread(image.green, from: start, into: &row.green)
    enlargement.spread(image.blue, from: start, into: &row.blue)
  }
}
