// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Makes a picture of a tenth of the size (at least 1×1) of rows as they come, each pixel the encoded
/// mean of its area.
package struct TenthReducer: Sendable {
  /// The reduced picture, complete once all rows are there.
  package private(set) var result: PlanarImage
  private let columns: ResampleWeights
  private let rows: ResampleWeights
  private var sum: PlanarRow
  private var target = 0
  private var next = 0

  /// A reducer of a picture, from its first row on.
  package init(of size: PixelSize) {
    func tenth(_ side: Int) -> Int { Swift.max(1, (side + 5) / 10) }
    guard let small = PixelSize(width: tenth(size.width), height: tenth(size.height)) else {
      preconditionFailure("a tenth of a valid size is one")
    }
    columns = ResampleWeights(source: size.width, target: small.width, part: 0..<small.width)
    rows = ResampleWeights(source: size.height, target: small.height, part: 0..<small.height)
    result = PlanarImage(size: small)
    sum = PlanarRow(width: small.width)
  }

  /// Adds the next row.
  ///
  /// - Precondition: It is as wide as the picture.
  package mutating func append(_ row: PlanarRow) {
    let y = next
    next += 1
    guard target < rows.first.count, rows.first[target] <= y else { return }
    let narrow = row.gathered(columns)
    // A row may belong to two neighbours: to the last of one and to the first of the other.
    while target < rows.first.count, rows.first[target] <= y {
      let weights = rows.weights[target]
      sum.add(narrow, weight: weights[y - rows.first[target]])
      guard rows.first[target] + weights.count == y + 1 else { return }
      result.setRow(target, to: sum)
      sum.fill(.black, opacity: 0)
      target += 1
    }
  }
}
