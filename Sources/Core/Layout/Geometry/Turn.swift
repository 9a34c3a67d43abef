// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Sine and cosine by sums and products alone, so that they are the same on every machine.
enum Turn {
  /// A full turn in radians.
  static let full = 6.283185307179586

  /// Cosine and sine of an angle in degrees; of 0 for what is not finite.
  static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.isFinite, degrees.magnitude < 1e9 else { return (1, 0) }
    let quarters = (degrees / 90).rounded()
    let rest = (degrees - quarters * 90) * (full / 360)
    let square = rest * rest
    // Taylor's series within ±45 degrees: the first term left out is below 1e-14.
    var (sine, cosine) = (0.0, 0.0)
    var step = 17.0
    while step > 0 {
      sine = 1 - square / ((step + 1) * (step + 2)) * sine
      cosine = 1 - square / (step * (step + 1)) * cosine
      step -= 2
    }
    sine *= rest
    switch Int(quarters) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
