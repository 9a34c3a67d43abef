// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarImage {
  /// The pixels that a blur sees beyond the edges of a picture.
  package enum Surroundings: Sendable, Hashable {
    /// The pixels at the edges, repeated.
    case edges
    /// Nothing: the weights of what lies inside sum to 1.
    case nothing
  }

  /// Blurs the color channels of an opaque picture: three box passes an axis.
  ///
  /// - Parameter sigma: Standard deviation of the Gaussian approximated, in pixels, from 0.
  package func blurred(sigma: Double, beyondEdges: Surroundings = .edges) -> PlanarImage {
    guard sigma > 0 else { return self }
    let blur = PlaneBlur(size: size, sigma: sigma, beyondEdges: beyondEdges)
    var result = self
    blur.apply(to: &result.red)
    blur.apply(to: &result.green)
    blur.apply(to: &result.blue)
    return result
  }
}

/// Blurs planes of one size by three box passes an axis, which approximate a Gaussian.
package struct PlaneBlur: Sendable {
  private let size: PixelSize
  private let columns: LineBlur
  private let rows: LineBlur

  /// - Parameter sigma: Standard deviation of the Gaussian, in pixels, above 0.
  package init(
    size: PixelSize, sigma: Double, beyondEdges: PlanarImage.Surroundings = .edges
  ) {
    let kernel = BoxKernel(sigma: sigma)
    self.size = size
    columns = LineBlur(kernel, count: size.width, beyondEdges)
    rows = LineBlur(kernel, count: size.height, beyondEdges)
  }

  /// Blurs a plane.
  ///
  /// - Precondition: It has a sample per pixel, row-major.
  package func apply(to plane: inout [Float]) {
    precondition(plane.count == size.area)
    columns.apply(to: &plane, lines: size.height, apart: size.width, step: 1)
    rows.apply(to: &plane, lines: size.width, apart: 1, step: size.width)
  }
}

/// A sample of each of four lines.
private typealias Lanes = SIMD4<Double>

/// Blurs lines of one count, four side by side.
private struct LineBlur {
  private let kernel: BoxKernel
  private let count: Int
  private let surroundings: PlanarImage.Surroundings
  /// By what each sample is divided, where nothing lies beyond the ends.
  private var sums: [Double] = []

  init(_ kernel: BoxKernel, count: Int, _ surroundings: PlanarImage.Surroundings) {
    (self.kernel, self.count, self.surroundings) = (kernel, count, surroundings)
    switch surroundings {
    case .edges: break
    case .nothing:
      var line = [Lanes](repeating: .zero, count: count + 2 * kernel.margin)
      for index in 0..<count { line[index + kernel.margin] = .one }
      var scratch = line
      for _ in 0..<3 { kernel.apply(to: &line, scratch: &scratch) }
      sums = line[kernel.margin..<kernel.margin + count].map { $0[0] }
    }
  }

  /// Blurs the lines of a plane.
  ///
  /// - Parameters:
  ///   - distance: From the first sample of a line to that of the next.
  ///   - step: From a sample of a line to the next.
  func apply(to plane: inout [Float], lines: Int, apart distance: Int, step: Int) {
    let margin = kernel.margin
    var line = [Lanes](repeating: .zero, count: count + 2 * margin)
    var scratch = line
    for first in stride(from: 0, to: lines, by: Lanes.scalarCount) {
      let (start, lanes) = (first * distance, Swift.min(Lanes.scalarCount, lines - first))
      for index in 0..<count {
        let place = start + index * step
        guard lanes < Lanes.scalarCount else {
          line[margin + index] = Lanes(
            Double(plane[place]), Double(plane[place + distance]),
            Double(plane[place + 2 * distance]), Double(plane[place + 3 * distance]))
          continue
        }
        var samples = Lanes.zero
        for lane in 0..<lanes { samples[lane] = Double(plane[place + lane * distance]) }
        line[margin + index] = samples
      }
      // The ends are repeated once, before the first pass, as a Gaussian would see them.
      let isRepeated = sums.isEmpty
      let (left, right) = (line[margin], line[margin + count - 1])
      for index in 0..<margin {
        line[index] = isRepeated ? left : .zero
        line[margin + count + index] = isRepeated ? right : .zero
      }
      for _ in 0..<3 { kernel.apply(to: &line, scratch: &scratch) }
      for index in 0..<count {
        let value = line[margin + index]
        let samples = isRepeated ? value : value / sums[index]
        for lane in 0..<lanes {
          plane[start + lane * distance + index * step] = Float(samples[lane])
        }
      }
    }
  }
}

/// A box of fractional width whose three-fold repetition approximates a Gaussian of a given σ.
///
/// `2·reach + 1` whole samples and two edge samples of weight `edge`, so that the variance of
/// three passes is exactly σ² for any σ.
///
/// - Source: Gwosdek, Grewenig, Bruhn, Weickert, “Theoretical Foundations of Gaussian
///   Convolution by Extended Box Filtering”, 2011.
struct BoxKernel: Sendable {
  let reach: Int
  let edge: Double

  /// - Parameter sigma: Standard deviation in samples, from 0.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    let reach = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let r = Double(reach)
    let numerator = (2 * r + 1) * (r * (r + 1) - 3 * variance)
    let denominator = 6 * (variance - (r + 1) * (r + 1))
    self.reach = reach
    edge = denominator == 0 ? 0 : Swift.max(0, numerator / denominator)
  }

  /// The number of samples on either side that three passes look at.
  var margin: Int { 3 * (reach + 1) }

  /// Filters lines once. Near their ends, within `reach + 1`, the result is not meant to be used.
  ///
  /// Cost does not depend on σ.
  fileprivate func apply(to line: inout [Lanes], scratch: inout [Lanes]) {
    let count = line.count
    let total = Double(2 * reach + 1) + 2 * edge
    func sample(_ index: Int) -> Lanes { line[Swift.min(Swift.max(index, 0), count - 1)] }
    var sum = Lanes.zero
    for index in -reach...reach { sum += sample(index) }
    // Only near the ends samples repeat.
    let first = Swift.min(reach + 1, count)
    let last = Swift.max(first, count - reach - 1)
    for index in 0..<first {
      let (before, after) = (sample(index - reach - 1), sample(index + reach + 1))
      scratch[index] = (sum + edge * (before + after)) / total
      sum += after - sample(index - reach)
    }
    for index in first..<last {
      let (before, after) = (line[index - reach - 1], line[index + reach + 1])
      scratch[index] = (sum + edge * (before + after)) / total
      sum += after - line[index - reach]
    }
    for index in last..<count {
      let (before, after) = (sample(index - reach - 1), sample(index + reach + 1))
      scratch[index] = (sum + edge * (before + after)) / total
      sum += after - sample(index - reach)
    }
    swap(&line, &scratch)
  }
}
