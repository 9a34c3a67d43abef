// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, y downwards.
package struct Affine: Hashable, Sendable {
  /// The matrix.
  package var a = 1.0, b = 0.0, c = 0.0, d = 1.0
  /// What is added.
  package var tx = 0.0, ty = 0.0

  /// Nothing changes.
  package static let identity = Affine()

  /// Leaves everything where it is.
  package init() {}

  /// Moves by a distance.
  package static func moving(by offset: SIMD2<Double>) -> Affine {
    var result = Affine()
    (result.tx, result.ty) = (offset.x, offset.y)
    return result
  }

  /// Enlarges about the origin.
  package static func scaling(_ x: Double, _ y: Double) -> Affine {
    var result = Affine()
    (result.a, result.d) = (x, y)
    return result
  }

  /// This transform, then another.
  package func then(_ next: Affine) -> Affine {
    var result = Affine()
    result.a = next.a * a + next.c * b
    result.b = next.b * a + next.d * b
    result.c = next.a * c + next.c * d
    result.d = next.b * c + next.d * d
    result.tx = next.a * tx + next.c * ty + next.tx
    result.ty = next.b * tx + next.d * ty + next.ty
    return result
  }

  /// Where a point goes.
  package func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    [a * point.x + c * point.y + tx, b * point.x + d * point.y + ty]
  }

  /// Turns about the origin, clockwise as seen for a positive angle.
  ///
  /// - Parameter angle: In radians.
  package static func turning(by angle: Double) -> Affine {
    turning(Trigonometry.sineAndCosine(angle))
  }

  /// Turns about the origin, clockwise as seen for a positive angle; exact at quarters of a turn.
  package static func turning(degrees: Double) -> Affine {
    turning(Trigonometry.sineAndCosine(degrees: degrees))
  }

  private static func turning(_ angle: (sine: Double, cosine: Double)) -> Affine {
    var result = Affine()
    (result.a, result.b) = (angle.cosine, angle.sine)
    (result.c, result.d) = (-angle.sine, angle.cosine)
    return result
  }

  /// By what areas are multiplied; negative where the plane is turned over.
  package var determinant: Double { a * d - b * c }

  /// The transform back; `nil` where a line or a point is left of the plane, or a number is not finite.
  package var inverse: Affine? {
    let area = determinant
    guard area != 0, (1 / area).isFinite, area.isFinite, tx.isFinite, ty.isFinite else {
      return nil
    }
    var result = Affine()
    (result.a, result.b, result.c, result.d) = (d / area, -b / area, -c / area, a / area)
    result.tx = -(result.a * tx + result.c * ty)
    result.ty = -(result.b * tx + result.d * ty)
    return result
  }

  /// The greater of the lengths that the two unit vectors get: how far a shape is enlarged at most,
  /// but for a skew.
  package var enlargement: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
