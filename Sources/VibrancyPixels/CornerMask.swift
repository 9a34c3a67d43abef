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
  private let radius: Double
  /// How far the edge is drawn in, at the middle of each sixteenth of a pixel of depth.
  private let insets: [Double]
  private static let lines = 16

  /// - Parameters:
  ///   - size: The rectangle, in pixels.
  ///   - radius: Side of the corner square in pixels, from 0.
  ///   - exponent: The superellipse's n, from 1.
  public init(size: PixelSize, radius: Double, exponent: Double) {
    let radius = Swift.min(Swift.max(radius, 0), Double(Swift.min(size.width, size.height)) / 2)
    (self.size, self.radius) = (size, radius)
    insets = (0..<Int(radius.rounded(.up)) * Self.lines).map { line in
      let depth = (Double(line) + 0.5) / Double(Self.lines)
      let rise = Swift.max(0, (radius - depth) / radius)
      return radius * (1 - pow(1 - pow(rise, exponent), 1 / exponent))
    }
  }

  /// Writes the coverage of row `y`, `0...1` a pixel; resizes `row`.
  ///
  /// Exact across the edge, in 16 lines along it.
  public func coverage(ofRow y: Int, into row: inout [Float]) {
    row = [Float](repeating: 1, count: size.width)
    let down = Swift.min(y, size.height - 1 - y)
    guard Double(down) < radius else { return }
    for x in 0..<Swift.min(insets.count / Self.lines, size.width) {
      // The corner is its own mirror image: where the edge is flat, it is cut the other way.
      let share = x < down ? self.share(along: down, across: x) : self.share(along: x, across: down)
      // A pixel in the middle of an odd width is cut from both sides.
      row[x] = Swift.max(0, row[x] + share - 1)
      row[size.width - 1 - x] = Swift.max(0, row[size.width - 1 - x] + share - 1)
    }
  }

  private func share(along: Int, across: Int) -> Float {
    var sum = 0.0
    for line in along * Self.lines..<(along + 1) * Self.lines {
      sum += Swift.min(Swift.max(Double(across + 1) - insets[line], 0), 1)
    }
    return Float(sum / Double(Self.lines))
  }
}
