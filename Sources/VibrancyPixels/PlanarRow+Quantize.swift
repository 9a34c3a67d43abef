// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Writes the row as interleaved codes, each rounded half up.
  ///
  /// - Parameters:
  ///   - channels: 1: the red plane, for a neutral opaque row. 3: r, g, b, for an opaque row.
  ///     4: straight r, g, b, α (color under α = 0 is 0).
  ///   - codes: Receives `channels * width` codes of its own depth.
  public func quantize(channels: Int, into codes: inout CodeRow) {
    switch channels {
    case 1: codes.interleave(red)
    case 3: codes.interleave(red, green, blue)
    case 4: codes.interleave(premultiplied: red, green, blue, alpha)
    default: preconditionFailure("gray, RGB or RGBA")
    }
  }
}
