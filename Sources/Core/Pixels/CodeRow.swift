// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A row of interleaved codes, ready to be stored; how many channels is the maker's to say.
package enum CodeRow: Hashable, Sendable {
  /// Codes `0...255`.
  case eight([UInt8])
  /// Codes `0...65_535`, native byte order.
  case sixteen([UInt16])

  /// An empty row of a depth, to be filled.
  package init(depth: SampleDepth) { self = depth == .eight ? .eight([]) : .sixteen([]) }
}

/// An integer that stores one sample: `UInt8` or `UInt16`.
package protocol CodeUnit: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {}

extension UInt8: CodeUnit {}
extension UInt16: CodeUnit {}

extension CodeUnit {
  /// The code of `value`, `0...1`: rounded half up, clamped; NaN becomes 0.
  ///
  /// A value within 2⁻¹³ of a code (8 bits; 2⁻⁷ for 16 bits) below a half counts as the half:
  /// `Float` puts many exact halves a hair too low.
  @inlinable @inline(__always)
  package init(quantizing value: Float) {
    // Adding 2²³ leaves the rounded integer in the low bits: no trap, no libm, and it vectorizes.
    let scaled = clamped(value) * Float(Self.max) + (Self.bitWidth == 8 ? 0x1p-13 : 0x1p-7)
    self.init(truncatingIfNeeded: (scaled + 0x1p23).bitPattern)
  }
}

/// The number of bits that hold one sample of a stored picture.
public enum SampleDepth: Int, Hashable, Sendable {
  /// 8 bits: codes `0...255`.
  case eight = 8
  /// 16 bits: codes `0...65_535`.
  case sixteen = 16
}

extension CodeRow {
  /// Writes one plane as codes, each rounded half up.
  package mutating func interleave(_ a: [Float]) {
    switch take(count: a.count) {
    case .eight(var codes):
      Self.write(a, into: &codes)
      self = .eight(codes)
    case .sixteen(var codes):
      Self.write(a, into: &codes)
      self = .sixteen(codes)
    }
  }

  /// Interleaves two planes of one count as codes, each rounded half up.
  package mutating func interleave(_ a: [Float], _ b: [Float]) {
    switch take(count: 2 * a.count) {
    case .eight(var codes):
      Self.write(a, b, into: &codes)
      self = .eight(codes)
    case .sixteen(var codes):
      Self.write(a, b, into: &codes)
      self = .sixteen(codes)
    }
  }

  /// Interleaves three planes of one count as codes, each rounded half up.
  package mutating func interleave(_ a: [Float], _ b: [Float], _ c: [Float]) {
    switch take(count: 3 * a.count) {
    case .eight(var codes):
      Self.write(a, b, c, into: &codes)
      self = .eight(codes)
    case .sixteen(var codes):
      Self.write(a, b, c, into: &codes)
      self = .sixteen(codes)
    }
  }

  /// Interleaves four planes of one count as codes, each rounded half up.
  package mutating func interleave(_ a: [Float], _ b: [Float], _ c: [Float], _ d: [Float]) {
    switch take(count: 4 * a.count) {
    case .eight(var codes):
      Self.write(a, b, c, d, into: &codes)
      self = .eight(codes)
    case .sixteen(var codes):
      Self.write(a, b, c, d, into: &codes)
      self = .sixteen(codes)
    }
  }

  /// Interleaves premultiplied planes of one count as straight codes: color under α = 0 is 0.
  mutating func interleave(
    premultiplied red: [Float], _ green: [Float], _ blue: [Float], _ alpha: [Float]
  ) {
    switch take(count: 4 * alpha.count) {
    case .eight(var codes):
      Self.writeStraight(red, green, blue, alpha, into: &codes)
      self = .eight(codes)
    case .sixteen(var codes):
      Self.writeStraight(red, green, blue, alpha, into: &codes)
      self = .sixteen(codes)
    }
  }

  /// Hands out the codes, resized, and keeps none: so they have one owner while they are written.
  private mutating func take(count: Int) -> CodeRow {
    var taken = CodeRow.eight([])
    swap(&self, &taken)
    switch taken {
    case .eight(let codes) where codes.count != count:
      return .eight([UInt8](repeating: 0, count: count))
    case .sixteen(let codes) where codes.count != count:
      return .sixteen([UInt16](repeating: 0, count: count))
    case .eight, .sixteen: return taken
    }
  }

  // One loop a count of channels: writing the planes one after the other, each with a stride,
  // does not vectorize and takes four times as long.

  private static func write<Code: CodeUnit>(_ a: [Float], into codes: inout [Code]) {
    let (a, count) = (a.span, a.count)
    var out = codes.mutableSpan
    precondition(out.count == count)
    for index in 0..<count { out[index] = Code(quantizing: a[index]) }
  }

  private static func write<Code: CodeUnit>(_ a: [Float], _ b: [Float], into codes: inout [Code]) {
    let (a, b, count) = (a.span, b.span, a.count)
    var out = codes.mutableSpan
    precondition(b.count == count && out.count == 2 * count)
    for index in 0..<count {
      out[2 &* index] = Code(quantizing: a[index])
      out[2 &* index &+ 1] = Code(quantizing: b[index])
    }
  }

  private static func write<Code: CodeUnit>(
    _ a: [Float], _ b: [Float], _ c: [Float], into codes: inout [Code]
  ) {
    let (a, b, c, count) = (a.span, b.span, c.span, a.count)
    var out = codes.mutableSpan
    precondition(b.count == count && c.count == count && out.count == 3 * count)
    for index in 0..<count {
      out[3 &* index] = Code(quantizing: a[index])
      out[3 &* index &+ 1] = Code(quantizing: b[index])
      out[3 &* index &+ 2] = Code(quantizing: c[index])
    }
  }

  private static func write<Code: CodeUnit>(
    _ a: [Float], _ b: [Float], _ c: [Float], _ d: [Float], into codes: inout [Code]
  ) {
    let (a, b, c, d, count) = (a.span, b.span, c.span, d.span, a.count)
    var out = codes.mutableSpan
    precondition(b.count == count && c.count == count && d.count == count)
    precondition(out.count == 4 * count)
    for index in 0..<count {
      out[4 &* index] = Code(quantizing: a[index])
      out[4 &* index &+ 1] = Code(quantizing: b[index])
      out[4 &* index &+ 2] = Code(quantizing: c[index])
      out[4 &* index &+ 3] = Code(quantizing: d[index])
    }
  }

  private static func writeStraight<Code: CodeUnit>(
    _ a: [Float], _ b: [Float], _ c: [Float], _ alpha: [Float], into codes: inout [Code]
  ) {
    let (a, b, c, d, count) = (a.span, b.span, c.span, alpha.span, a.count)
    var out = codes.mutableSpan
    precondition(b.count == count && c.count == count && d.count == count)
    precondition(out.count == 4 * count)
    for index in 0..<count {
      let alpha = d[index]
      out[4 &* index] = Code(quantizing: alpha > 0 ? a[index] / alpha : 0)
      out[4 &* index &+ 1] = Code(quantizing: alpha > 0 ? b[index] / alpha : 0)
      out[4 &* index &+ 2] = Code(quantizing: alpha > 0 ? c[index] / alpha : 0)
      out[4 &* index &+ 3] = Code(quantizing: alpha)
    }
  }
}

extension PlanarRow {
  /// Writes the row as interleaved codes, each rounded half up.
  ///
  /// - Parameters:
  ///   - channels: 1: the red plane, for a neutral opaque row. 3: r, g, b, for an opaque row.
  ///     4: straight r, g, b, α (color under α = 0 is 0).
  ///   - codes: Receives `channels * width` codes of its own depth.
  package func quantize(channels: Int, into codes: inout CodeRow) {
    switch channels {
    case 1: codes.interleave(red)
    case 3: codes.interleave(red, green, blue)
    case 4: codes.interleave(premultiplied: red, green, blue, alpha)
    default: preconditionFailure("gray, RGB or RGBA")
    }
  }
}
