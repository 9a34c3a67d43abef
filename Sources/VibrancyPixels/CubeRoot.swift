// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The cube root of a number from 0 to about 100, to `Float`'s precision; 0 gives less than 1e-8.
///
/// A guess from a third of the bits, then Halley's step twice: no call, so loops vectorize.
@inlinable @inline(__always)
package func cubeRoot(_ x: Float) -> Float {
  // Keeps the guess's cube from vanishing, which would divide 0 by 0.
  let x = x + 1e-25
  var third = Int32(bitPattern: x.bitPattern)
  third = (third >> 2) &+ (third >> 4)
  third = third &+ (third >> 4)
  third = third &+ (third >> 8)
  var root = Float(bitPattern: UInt32(bitPattern: third &+ 0x2a51_37a0))
  var cube = root * root * root
  root = root * (cube + 2 * x) / (2 * cube + x)
  cube = root * root * root
  root = root * (cube + 2 * x) / (2 * cube + x)
  return root
}
