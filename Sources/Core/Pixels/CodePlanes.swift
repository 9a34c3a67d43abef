// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A row of straight codes as planes of integers, with exact luma: nothing is rounded.
///
/// What statistics count by. The planes have the same count.
package struct CodePlanes: Sendable {
  /// Red, a code.
  package private(set) var red: [Int32]
  /// Green, a code.
  package private(set) var green: [Int32]
  /// Blue, a code.
  package private(set) var blue: [Int32]
  /// α, a code.
  package private(set) var alpha: [Int32]

  /// A row of transparent black.
  package init(width: Int) {
    red = [Int32](repeating: 0, count: width)
    (green, blue, alpha) = (red, red, red)
  }

  /// The number of pixels.
  package var width: Int { alpha.count }

  /// Rec. 709 luma of the straight color `x` in ten-thousandths of a code:
  /// `2126·r + 7152·g + 722·b`.
  package func luma(_ x: Int) -> Int32 { Self.luma(red[x], green[x], blue[x]) }

  /// Rec. 709 luma of three codes in ten-thousandths of one.
  @inlinable @inline(__always)
  package static func luma(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
    2126 &* red &+ 7152 &* green &+ 722 &* blue
  }

  /// Takes a row of interleaved samples, from `firstPixel` on.
  ///
  /// - Precondition: There are as many pixels there as the row has.
  package mutating func load(_ samples: StraightSamples, firstPixel: Int) {
    let part = 4 * firstPixel..<4 * (firstPixel + width)
    switch samples {
    case .eight(let codes):
      Self.split(codes.span.extracting(part), &red, &green, &blue, &alpha)
    case .sixteen(let codes):
      Self.split(codes.span.extracting(part), &red, &green, &blue, &alpha)
    }
  }

  /// Makes every color white, as the system sees a template; α stays.
  ///
  /// - Parameter code: The largest there is, 255 or 65 535.
  package mutating func whiten(_ code: Int32) {
    for x in 0..<width {
      red[x] = code
      green[x] = code
      blue[x] = code
    }
  }

  private static func split(
    _ codes: Span<UInt8>, _ red: inout [Int32], _ green: inout [Int32], _ blue: inout [Int32],
    _ alpha: inout [Int32]
  ) {
    let (count, pixels) = (red.count, unsafe codes.bytes)
    precondition(codes.count == 4 * count)
    var r = red.mutableSpan
    var g = green.mutableSpan
    var b = blue.mutableSpan
    var a = alpha.mutableSpan
    precondition(g.count == count && b.count == count && a.count == count)
    for x in 0..<count {
      let pixel = pixels.pixel8(x)
      r[x] = pixel & 255
      g[x] = pixel >> 8 & 255
      b[x] = pixel >> 16 & 255
      a[x] = pixel >> 24 & 255
    }
  }

  private static func split(
    _ codes: Span<UInt16>, _ red: inout [Int32], _ green: inout [Int32], _ blue: inout [Int32],
    _ alpha: inout [Int32]
  ) {
    for x in red.indices {
      red[x] = Int32(codes[4 &* x])
      green[x] = Int32(codes[4 &* x &+ 1])
      blue[x] = Int32(codes[4 &* x &+ 2])
      alpha[x] = Int32(codes[4 &* x &+ 3])
    }
  }
}
