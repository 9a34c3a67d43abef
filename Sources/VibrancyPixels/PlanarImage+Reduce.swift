// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarImage {
  /// The picture at a tenth of its size (at least 1×1), each pixel the encoded mean of its area.
  ///
  /// The working copy of a blur: encoded values, because that is what a compositor blurs.
  public func reducedToTenth() -> PlanarImage {
    func tenth(_ side: Int) -> Int { Swift.max(1, (side + 5) / 10) }
    guard let target = PixelSize(width: tenth(size.width), height: tenth(size.height)) else {
      preconditionFailure("a tenth of a valid size is one")
    }
    let columns = ResampleWeights(
      source: size.width, target: target.width, part: 0..<target.width)
    let rows = ResampleWeights(
      source: size.height, target: target.height, part: 0..<target.height)
    var result = PlanarImage(size: target)
    var line = PlanarRow(width: size.width)
    for y in 0..<target.height {
      var sum = PlanarRow(width: target.width)
      for (offset, weight) in rows.weights[y].enumerated() {
        copyRow(rows.first[y] + offset, from: 0, into: &line)
        sum.add(line.gathered(columns), weight: weight)
      }
      result.setRow(y, to: sum)
    }
    return result
  }
}
