// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarImage {
  /// Premultiplies part of a straight picture.
  ///
  /// - Precondition: The part lies inside the picture.
  public init(_ image: StraightImage, x: Int = 0, y: Int = 0, part: PixelSize) {
    precondition(x >= 0 && y >= 0)
    precondition(x + part.width <= image.size.width && y + part.height <= image.size.height)
    self.init(size: part)
    var row = PlanarRow(width: part.width)
    for line in 0..<part.height {
      row.load(image.samples, firstPixel: (y + line) * image.size.width + x)
      setRow(line, to: row)
    }
  }

  /// Lays the picture over black.
  public mutating func makeOpaque() {
    alpha = [Float](repeating: 1, count: size.area)
  }
}
