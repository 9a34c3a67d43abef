// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarImage {
  /// Blurs the color channels of an opaque picture: three box passes an axis, edges repeated.
  ///
  /// - Parameter sigma: Standard deviation of the Gaussian approximated, in pixels, from 0.
  public func blurred(sigma: Double) -> PlanarImage {
    guard sigma > 0 else { return self }
    let kernel = BoxKernel(sigma: sigma)
    var result = self
    for plane in [\PlanarImage.red, \.green, \.blue] {
      blur(&result[keyPath: plane], kernel, count: size.width, step: 1, lines: size.height)
      blur(
        &result[keyPath: plane], kernel, count: size.height, step: size.width, lines: size.width)
    }
    return result
  }

  private func blur(
    _ plane: inout [Float], _ kernel: BoxKernel, count: Int, step: Int, lines: Int
  ) {
    var line = [Double](repeating: 0, count: count)
    var scratch = line
    for number in 0..<lines {
      let start = step == 1 ? number * count : number
      for index in 0..<count { line[index] = Double(plane[start + index * step]) }
      for _ in 0..<3 { kernel.apply(to: &line, scratch: &scratch) }
      for index in 0..<count { plane[start + index * step] = Float(line[index]) }
    }
  }

  /// Reads a row of this picture enlarged to `full`, interpolating linearly between centers.
  ///
  /// - Parameters:
  ///   - y: Row of the enlarged picture; beyond an edge its pixel repeats.
  ///   - x: First column of the enlarged picture.
  ///   - row: Receives `row.width` pixels.
  public func interpolateRow(_ y: Int, from x: Int, of full: PixelSize, into row: inout PlanarRow) {
    let (top, down) = Self.position(y, source: size.height, target: full.height)
    let low = top * size.width
    let high = Swift.min(top + 1, size.height - 1) * size.width
    for index in 0..<row.width {
      let (left, right) = Self.position(x + index, source: size.width, target: full.width)
      let next = Swift.min(left + 1, size.width - 1)
      func value(_ plane: [Float]) -> Float {
        lerp(
          lerp(plane[low + left], plane[high + left], down),
          lerp(plane[low + next], plane[high + next], down), right)
      }
      row.red[index] = value(red)
      row.green[index] = value(green)
      row.blue[index] = value(blue)
      row.alpha[index] = 1
    }
  }

  private static func position(_ index: Int, source: Int, target: Int) -> (Int, Float) {
    let center = (Double(index) + 0.5) * Double(source) / Double(target) - 0.5
    let inside = Swift.min(Swift.max(center, 0), Double(source - 1))
    let whole = Int(inside)
    return (whole, Float(inside - Double(whole)))
  }
}
