// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Smooth noise from hashed lattice points: the same bits on every machine.
enum ValueNoise {
  /// The noise at a point, `0...1`.
  static func value(x: Float, y: Float, seed: UInt32) -> Float {
    let (column, row) = (UInt32(x), UInt32(y))
    let (u, v) = (smooth(x - Float(column)), smooth(y - Float(row)))
    func corner(_ i: UInt32, _ j: UInt32) -> Float { lattice(column + i, row + j, seed) }
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u
    return top + (bottom - top) * v
  }

  private static func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }

  private static func lattice(_ column: UInt32, _ row: UInt32, _ seed: UInt32) -> Float {
    var hash = column &* 0x9E37_79B1 ^ row &* 0x85EB_CA77 ^ (seed &+ 1) &* 0xC2B2_AE3D
    hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
    hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
    hash ^= hash >> 15
    return Float(hash >> 8) / 16_777_215
  }
}
