// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture as four planes of `Float`: premultiplied, display-encoded sRGB, row-major.
package struct PlanarImage: Sendable, Hashable {
  /// Width and height in pixels.
  package let size: PixelSize
  var red: [Float]
  var green: [Float]
  var blue: [Float]
  var alpha: [Float]

  /// A transparent picture.
  package init(size: PixelSize) {
    self.size = size
    // Each its own: one that is shared is copied as soon as a row is set.
    red = [Float](repeating: 0, count: size.area)
    green = [Float](repeating: 0, count: size.area)
    blue = [Float](repeating: 0, count: size.area)
    alpha = [Float](repeating: 0, count: size.area)
  }

  /// Stores `row` as row `y`.
  ///
  /// - Precondition: The row is as wide as the picture, and `y` is one of its rows.
  package mutating func setRow(_ y: Int, to row: PlanarRow) {
    precondition(row.width == size.width && (0..<size.height).contains(y))
    let start = y * size.width
    Self.set(&red, start, row.red)
    Self.set(&green, start, row.green)
    Self.set(&blue, start, row.blue)
    Self.set(&alpha, start, row.alpha)
  }

  @inline(never)
  private static func set(_ plane: inout [Float], _ start: Int, _ row: [Float]) {
    let source = row.span
    var target = plane.mutableSpan
    for index in 0..<source.count { target[start + index] = source[index] }
  }

  /// Copies `row.width` pixels of row `y` from column `x` on; beyond an edge its pixel repeats.
  package func copyRow(_ y: Int, from x: Int, into row: inout PlanarRow) {
    let start = Swift.min(Swift.max(y, 0), size.height - 1) * size.width
    Self.copy(red, start, size.width, x, &row.red)
    Self.copy(green, start, size.width, x, &row.green)
    Self.copy(blue, start, size.width, x, &row.blue)
    Self.copy(alpha, start, size.width, x, &row.alpha)
  }

  @inline(never)
  private static func copy(
    _ plane: [Float], _ start: Int, _ width: Int, _ x: Int, _ row: inout [Float]
  ) {
    let count = row.count
    var target = row.mutableSpan
    if x >= 0, x + count <= width {
      let source = plane.span.extracting(start + x..<start + x + count)
      for index in 0..<count { target[index] = source[index] }
    } else {
      for index in 0..<count {
        target[index] = plane[start + Swift.min(Swift.max(x + index, 0), width - 1)]
      }
    }
  }

  /// Premultiplies part of a straight picture.
  ///
  /// - Precondition: The part lies inside the picture.
  package init(_ image: StraightImage, x: Int = 0, y: Int = 0, part: PixelSize) {
    precondition(x >= 0 && y >= 0)
    precondition(x + part.width <= image.size.width && y + part.height <= image.size.height)
    self.init(size: part)
    var row = PlanarRow(width: part.width)
    for line in 0..<part.height {
      row.load(image.samples, firstPixel: (y + line) * image.size.width + x)
      setRow(line, to: row)
    }
  }

  /// A rectangle of the picture.
  ///
  /// - Precondition: It lies inside, and each side is from 1.
  package func part(x: Int, y: Int, width: Int, height: Int) -> PlanarImage {
    precondition(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height)
    guard let part = PixelSize(width: width, height: height) else {
      preconditionFailure("a part has sides")
    }
    var result = PlanarImage(size: part)
    var row = PlanarRow(width: width)
    for line in 0..<height {
      copyRow(y + line, from: x, into: &row)
      result.setRow(line, to: row)
    }
    return result
  }

  /// Lays the picture over black.
  package mutating func makeOpaque() {
    alpha = [Float](repeating: 1, count: size.area)
  }

  /// The picture at a tenth of its size (at least 1×1), each pixel the encoded mean of its area.
  ///
  /// The working copy of a blur: encoded values, because that is what a compositor blurs.
  package func reducedToTenth() -> PlanarImage {
    var reducer = TenthReducer(of: size)
    var line = PlanarRow(width: size.width)
    for y in 0..<size.height {
      copyRow(y, from: 0, into: &line)
      reducer.append(line)
    }
    return reducer.result
  }
}
