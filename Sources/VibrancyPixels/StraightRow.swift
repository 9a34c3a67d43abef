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
    weights.luma(ofPlanes: red, green, blue, into: &luma)
  }
}
