// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One row of pixels as four planes of `Float`: straight, display-encoded sRGB, `0...1`.
///
/// What `convert` works on: colors under α = 0 survive. The planes have the same count.
public struct StraightRow: Sendable, Hashable {
  /// Red.
  public var red: [Float]
  /// Green.
  public var green: [Float]
  /// Blue.
  public var blue: [Float]
  /// Coverage × opacity α.
  public var alpha: [Float]

  /// A row of transparent black.
  public init(width: Int) {
    red = [Float](repeating: 0, count: width)
    (green, blue, alpha) = (red, red, red)
  }

  /// The number of pixels.
  public var width: Int { alpha.count }

  /// Takes a row of straight samples.
  ///
  /// - Precondition: `samples.count == 4 * width`.
  public mutating func load(_ samples: StraightSamples) {
    switch samples {
    case .eight(let codes): unpack(codes.span, &red, &green, &blue, &alpha)
    case .sixteen(let codes): unpack(codes.span, &red, &green, &blue, &alpha)
    }
  }

  /// The luma of each straight color, `Y(c)`, `0...1`, into `luma`, which is resized.
  public func luma(into luma: inout [Float], weights: LumaWeights = .rec709) {
    if luma.count != width { luma = [Float](repeating: 0, count: width) }
    let (r, g, b, count) = (red.span, green.span, blue.span, luma.count)
    var y = luma.mutableSpan
    precondition(r.count == count && g.count == count && b.count == count)
    let (wr, wg, wb) = (weights.red, weights.green, weights.blue)
    for index in 0..<count { y[index] = wr * r[index] + wg * g[index] + wb * b[index] }
  }
}
