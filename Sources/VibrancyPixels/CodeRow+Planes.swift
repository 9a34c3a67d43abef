// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension CodeRow {
  /// Interleaves planes of one count as codes, each rounded half up.
  ///
  /// - Parameter planes: 1 to 4 planes, `0...1`.
  public mutating func interleave(_ planes: [[Float]]) {
    switch self {
    case .eight(var codes):
      self = .eight([])
      Self.interleave(planes, into: &codes)
      self = .eight(codes)
    case .sixteen(var codes):
      self = .sixteen([])
      Self.interleave(planes, into: &codes)
      self = .sixteen(codes)
    }
  }

  private static func interleave<Code: CodeUnit>(_ planes: [[Float]], into codes: inout [Code]) {
    let (channels, count) = (planes.count, planes[0].count)
    if codes.count != channels * count { codes = [Code](repeating: 0, count: channels * count) }
    switch channels {
    case 1: write(planes[0], into: &codes)
    case 2: write(planes[0], planes[1], into: &codes)
    case 3: write(planes[0], planes[1], planes[2], into: &codes)
    default: write(planes[0], planes[1], planes[2], planes[3], into: &codes)
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
}
