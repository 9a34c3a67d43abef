// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Trigonometric functions that give the same bits on every machine: sums, products and quotients
/// alone. Errors are below `1e-12`; angles are in radians.
package enum Trigonometry {
  /// π.
  package static let pi = 3.141592653589793

  /// The sine and the cosine of an angle; `(0, 1)` for one that is not finite or above 10⁶ turns.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle > -6.3e6, angle < 6.3e6 else { return (0, 1) }
    let quarters = (angle * (2 / pi)).rounded()
    // A quarter turn in two parts: the product with the first is exact.
    let rest = angle - quarters * 1.57079632673412561417 - quarters * 6.07710050650619224932e-11
    return sineAndCosine(rest, after: quarters)
  }

  /// The sine and the cosine of an angle in degrees, exact at quarters of a turn; `(0, 1)` for one that
  /// is not finite or above 10⁶ turns.
  package static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees > -3.6e8, degrees < 3.6e8 else { return (0, 1) }
    let quarters = (degrees / 90).rounded()
    return sineAndCosine((degrees - quarters * 90) * (pi / 180), after: quarters)
  }

  /// - Parameter rest: At most an eighth of a turn.
  private static func sineAndCosine(
    _ rest: Double, after quarters: Double
  ) -> (sine: Double, cosine: Double) {
    let square = rest * rest
    var (sine, cosine) = (0.0, 0.0)
    // The power series by Horner's rule; beyond the 17th power nothing is left at an eighth turn.
    var power = 16.0
    while power > 0 {
      cosine = (1 - cosine) * square / (power * (power - 1))
      sine = (1 - sine) * square / (power * (power + 1))
      power -= 2
    }
    (sine, cosine) = (rest * (1 - sine), 1 - cosine)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    case _: return (-cosine, sine)
    }
  }

  /// The sine of an angle.
  package static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// The cosine of an angle.
  package static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// The angle of a direction, in `-π...π`: 0 along x, growing towards y; 0 for no direction.
  package static func arctangent(y: Double, x: Double) -> Double {
    let (across, down) = (abs(x), abs(y))
    guard across + down > 0, across.isFinite, down.isFinite else { return 0 }
    let first = down <= across ? eighth(down / across) : pi / 2 - eighth(across / down)
    let upper = x < 0 ? pi - first : first
    return y < 0 ? -upper : upper
  }

  /// The angle whose tangent is `0...1`.
  private static func eighth(_ tangent: Double) -> Double {
    // Turned back by an eighth, then by a sixteenth of a turn, so that the series is short.
    var (t, angle) = (tangent, 0.0)
    if t > 0.4142135623730951 { (t, angle) = ((t - 1) / (t + 1), pi / 4) }
    let sign = t < 0 ? -1.0 : 1.0
    t = abs(t)
    if t > 0.198912367379658 {
      t = (t - 0.4142135623730951) / (1 + t * 0.4142135623730951)
      angle += sign * (pi / 8)
    }
    let square = t * t
    var sum = 0.0
    var power = 21.0
    while power > 0 {
      sum = 1 / power - square * sum
      power -= 2
    }
    return angle + sign * t * sum
  }
}
