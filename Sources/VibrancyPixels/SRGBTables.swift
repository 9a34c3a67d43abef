// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sRGB transfer function as tables, for rows of `Float`.
///
/// The error of `encoded` is below 1e-4 over `0...1` (a fortieth of an 8-bit code);
/// of `linearized(code8:)` and `linearized(code16:)` none but `Float`'s own.
public struct SRGBTables: Sendable {
  let ofCode8: [Float]
  let ofCode16: [Float]
  let encodedSteps: [Float]
  static let steps = 8192

  /// Builds the tables for one depth of source samples.
  public init(depth: SampleDepth) {
    func table(_ count: Int) -> [Float] {
      (0..<count).map { Float(SRGBTransfer.linearized(Double($0) / Double(count - 1))) }
    }
    ofCode8 = depth == .eight ? table(256) : []
    ofCode16 = depth == .sixteen ? table(65_536) : []
    encodedSteps = (0...Self.steps + 1).map {
      Float(SRGBTransfer.encoded(min(1, Double($0) / Double(Self.steps))))
    }
  }

  /// Encodes one linear value, `0...1`; clamped, NaN becomes 0.
  @inline(__always)
  func encoded(_ linear: Float) -> Float {
    let position = clamped(linear) * Float(Self.steps)
    let index = Int(position)
    return lerp(encodedSteps[index], encodedSteps[index + 1], position - Float(index))
  }
}
