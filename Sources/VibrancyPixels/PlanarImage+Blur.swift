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
    blur(&result.red, kernel)
    blur(&result.green, kernel)
    blur(&result.blue, kernel)
    return result
  }

  private func blur(_ plane: inout [Float], _ kernel: BoxKernel) {
    blur(&plane, kernel, count: size.width, step: 1, lines: size.height)
    blur(&plane, kernel, count: size.height, step: size.width, lines: size.width)
  }

  private func blur(
    _ plane: inout [Float], _ kernel: BoxKernel, count: Int, step: Int, lines: Int
  ) {
    let margin = kernel.margin
    var line = [Double](repeating: 0, count: count + 2 * margin)
    var scratch = line
    for number in 0..<lines {
      let start = step == 1 ? number * count : number
      // The ends are repeated once, before the first pass, as a Gaussian would see them.
      for index in line.indices {
        let inside = Swift.min(Swift.max(index - margin, 0), count - 1)
        line[index] = Double(plane[start + inside * step])
      }
      for _ in 0..<3 { kernel.apply(to: &line, scratch: &scratch) }
      for index in 0..<count { plane[start + index * step] = Float(line[index + margin]) }
    }
  }
}
