// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `a + (b - a) * t`: exactly `a` at `t = 0`.
@inlinable
public func lerp(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }

/// `lerp(lerp(w, M, α), V, s)`: what a backdrop becomes under a material of strength α and a color
/// of strength s. At `α = s = 0` it is `backdrop` to the bit.
@inlinable @inline(__always)
package func layered<Number: BinaryFloatingPoint>(
  _ backdrop: Number, material: Number, vibrant: Number, alpha: Number, strength: Number
) -> Number {
  let base = backdrop + (material - backdrop) * alpha
  return base + (vibrant - base) * strength
}

/// `x` limited to `0...1`; NaN becomes 0, because `max(x, 0)` would keep it.
@inlinable
public func clamped(_ x: Float) -> Float { x > 0 ? (x < 1 ? x : 1) : 0 }

/// Multiplies a plane by another of the same count, a value at a time.
package func scale(_ plane: inout [Float], by factor: [Float]) {
  let (f, count) = (factor.span, plane.count)
  var p = plane.mutableSpan
  precondition(f.count == count)
  for index in 0..<count { p[index] *= f[index] }
}
