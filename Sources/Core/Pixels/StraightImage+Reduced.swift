// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension StraightImage {
  /// The picture at a size, no side larger than its own: reduced in linear light, as area average.
  package func reduced(to size: PixelSize) -> StraightImage {
    var reducer = LinearReducer(from: self.size, to: size, depth: samples.depth)
    let width = 4 * self.size.width
    for start in stride(from: 0, to: samples.count, by: width) {
      switch samples {
      case .eight(let codes): reducer.append(.eight(Array(codes[start..<start + width])))
      case .sixteen(let codes): reducer.append(.sixteen(Array(codes[start..<start + width])))
      }
    }
    return reducer.image()
  }

  /// The picture, reduced so far that no side is larger than wanted, nor smaller than a pixel.
  package func reduced(within size: (width: Int, height: Int)) -> StraightImage {
    let (width, height) = (
      max(1, min(size.width, self.size.width)), max(1, min(size.height, self.size.height))
    )
    guard let target = PixelSize(width: width, height: height), target != self.size else {
      return self
    }
    return reduced(to: target)
  }
}
