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
    var out = codes.mutableSpan
    for (channel, plane) in planes.enumerated() {
      let values = plane.span
      precondition(values.count == count && out.count == channels * count)
      if channels == 1 {
        for index in 0..<count { out[index] = Code(quantizing: values[index]) }
      } else {
        for index in 0..<count {
          out[channels &* index &+ channel] = Code(quantizing: values[index])
        }
      }
    }
  }
}
