// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The sRGB transfer function, in `Double`; for tables and single colors, not for pixel loops.
///
/// - Source: IEC 61966-2-1, with the threshold 0.04045.
package enum SRGBTransfer {
  /// Linear light of an encoded value; both `0...1`.
  package static func linearized(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The encoded value of linear light; both `0...1`.
  package static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

/// The sRGB transfer function as tables, for rows of `Float`.
///
/// The error of `encoded` is below 1e-4 over `0...1` (a fortieth of an 8-bit code);
/// of `linearized(code8:)` and `linearized(code16:)` none but `Float`'s own.
package struct SRGBTables: Sendable {
  let ofCode8: [Float]
  let ofCode16: [Float]
  let encodedSteps: [Float]
  static let steps = 8192

  /// Builds the tables for one depth of source samples.
  package init(depth: SampleDepth) {
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

  /// The tables of 8-bit codes, built once.
  package static let eight = SRGBTables(depth: .eight)
  /// The tables of 16-bit codes, built once.
  package static let sixteen = SRGBTables(depth: .sixteen)

  /// Linear light of part of a row of codes.
  ///
  /// - Precondition: The codes are of the depth the tables were built for; the range lies in both.
  package func linearize(_ codes: [Int32], in range: Range<Int>, into plane: inout [Float]) {
    let table = (ofCode8.isEmpty ? ofCode16 : ofCode8).span
    let (codes, count) = (codes.span.extracting(range), range.count)
    var plane = plane.mutableSpan
    let start = range.lowerBound
    precondition(start >= 0 && start + count <= plane.count && codes.count == count)
    for x in 0..<count { plane[start + x] = table[Int(codes[x])] }
  }
}
