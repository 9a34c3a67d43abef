// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing

/// What a shape covers of a small canvas, share by share, row-major.
struct DrawnCoverage: Equatable {
  let width: Int
  let height: Int
  private(set) var shares: [Float]

  init(
    _ width: Int, _ height: Int, rule: FillRule = .nonzero,
    using rasterizer: Rasterizer = Rasterizer(), _ add: (inout Rasterizer) -> Void
  ) {
    (self.width, self.height) = (width, height)
    shares = [Float](repeating: 0, count: width * height)
    var rasterizer = rasterizer
    let clip = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    rasterizer.begin(clip: clip, rule: rule)
    add(&rasterizer)
    while let row = rasterizer.nextRow() {
      for column in row.columns { shares[row.y * width + column] = rasterizer.coverage[column] }
    }
  }

  init(_ width: Int, _ height: Int, _ outline: Outline, rule: FillRule = .nonzero) {
    self.init(width, height, rule: rule) { $0.add(outline, .identity) }
  }

  init(_ width: Int, _ height: Int, _ path: Path, rule: FillRule = .nonzero) {
    self.init(width, height, rule: rule) { $0.add(path, .identity) }
  }

  /// The whole area in pixels.
  var area: Double { shares.reduce(0) { $0 + Double($1) } }

  subscript(column: Int, row: Int) -> Float { shares[row * width + column] }

  /// By how much a share differs most.
  func distance(to other: DrawnCoverage) -> Float {
    zip(shares, other.shares).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The shares by counting places of a fine grid, `side` by `side` in a pixel.
  init(counting side: Int, _ width: Int, _ height: Int, _ isInside: (SIMD2<Double>) -> Bool) {
    (self.width, self.height) = (width, height)
    shares = (0..<width * height).map { pixel in
      var count = 0
      for place in 0..<side * side {
        let x = Double(pixel % width) + (Double(place % side) + 0.5) / Double(side)
        let y = Double(pixel / width) + (Double(place / side) + 0.5) / Double(side)
        if isInside([x, y]) { count += 1 }
      }
      return Float(count) / Float(side * side)
    }
  }
}

extension Outline {
  /// How often the contours wind around a place.
  func winding(around place: SIMD2<Double>) -> Int {
    var winding = 0
    for contour in contours {
      guard var last = contour.last else { continue }
      for next in contour {
        let isDown = last.y <= place.y && next.y > place.y
        if isDown || (last.y > place.y && next.y <= place.y) {
          let x = last.x + (next.x - last.x) * (place.y - last.y) / (next.y - last.y)
          if x < place.x { winding += isDown ? 1 : -1 }
        }
        last = next
      }
    }
    return winding
  }
}
