// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The coverage of a rectangle with superellipse corners.
///
/// In a corner square of side `radius`, `(x/r)ⁿ + (y/r)ⁿ ≤ 1`; n = 2 is a circle's quarter, n = 5
/// a continuous corner. The radius is at most half the shorter side.
public struct CornerMask: Sendable, Hashable {
  /// The rectangle, in pixels.
  public let size: PixelSize
  let radius: Double
  let exponent: Double
  private static let scanlines = 16

  /// - Parameters:
  ///   - size: The rectangle, in pixels.
  ///   - radius: Side of the corner square in pixels, from 0.
  ///   - exponent: The superellipse's n, from 1.
  public init(size: PixelSize, radius: Double, exponent: Double) {
    self.size = size
    self.radius = Swift.min(Swift.max(radius, 0), Double(Swift.min(size.width, size.height)) / 2)
    self.exponent = exponent
  }

  /// Writes the coverage of row `y`, `0...1` a pixel: exact along the row, 16 lines down a pixel.
  public func coverage(ofRow y: Int, into row: inout [Float]) {
    row = [Float](repeating: 1, count: size.width)
    let near = Swift.min(Double(y), Double(size.height - 1 - y))
    guard near < radius else { return }
    var sums = [Double](repeating: 0, count: Swift.min(size.width, Int(radius) + 1))
    for line in 0..<Self.scanlines {
      let depth = near + (Double(line) + 0.5) / Double(Self.scanlines)
      let rise = Swift.max(0, (radius - depth) / radius)
      let inset = radius * (1 - pow(1 - pow(rise, exponent), 1 / exponent))
      for x in sums.indices {
        sums[x] += Swift.min(Swift.max(Double(x + 1) - inset, 0), 1)
      }
    }
    for x in sums.indices {
      let share = Float(sums[x] / Double(Self.scanlines))
      row[x] = Swift.min(row[x], share)
      row[size.width - 1 - x] = Swift.min(row[size.width - 1 - x], share)
    }
  }
}
