// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// Functions of mathematics whose last digits are the same on each system, which libm's are not.
///
/// They are within a few units of the last place of the exact values.
package enum ElementaryFunctions {
  private static let ln2 = 0.6931471805599453
  /// `ln 2` in two parts: products of the first with whole numbers are exact.
  private static let ln2Parts = (6.93147180369123816490e-01, 1.90821492927058770002e-10)
  private static let ln10 = 2.302585092994046

  /// e to a power.
  package static func exponential(_ x: Double) -> Double {
    guard x.isFinite else { return x == -.infinity ? 0 : x }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    let twos = (x / ln2).rounded()
    let rest = x - twos * ln2Parts.0 - twos * ln2Parts.1
    var sum = 1.0
    for term in stride(from: 16.0, through: 1, by: -1) { sum = 1 + sum * rest / term }
    return scaled(sum, Int(twos))
  }

  /// A number times a power of two, in two steps where the power itself is not a number.
  private static func scaled(_ number: Double, _ exponent: Int) -> Double {
    let half = exponent / 2
    return number * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: exponent - half, significand: 1)
  }

  /// The natural logarithm.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let (rest, twos) = parts(x)
    return twos * ln2Parts.0 + (rest + twos * ln2Parts.1)
  }

  /// The logarithm of the significand, and the exponent, of a positive finite number.
  private static func parts(_ x: Double) -> (logarithm: Double, exponent: Double) {
    var (significand, exponent) = (x.significand, Double(x.exponent))
    if significand > 1.4142135623730951 {
      (significand, exponent) = (significand / 2, exponent + 1)
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for term in stride(from: 25.0, through: 1, by: -2) { sum = 1 / term + sum * square }
    return (2 * ratio * sum, exponent)
  }

  /// The logarithm to the base 2, exact for powers of 2.
  package static func logarithm2(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return logarithm(x) }
    let (rest, twos) = parts(x)
    return twos + rest / ln2
  }

  /// The logarithm to the base 10, exact for powers of 10.
  package static func logarithm10(_ x: Double) -> Double {
    let found = logarithm(x) / ln10
    guard found.isFinite else { return found }
    return power(10, found.rounded()) == x ? found.rounded() : found
  }

  /// A power: exact where a whole exponent's products are.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent == 0.5, base >= 0 { return base.squareRoot() }
    if exponent.rounded() == exponent, exponent.magnitude <= 1024 {
      return whole(base, Int(exponent))
    }
    let isOdd =
      exponent.magnitude < 0x1p53 && exponent.rounded() == exponent
      && Int(exponent) & 1 == 1
    guard base != 0, base.isFinite, exponent.isFinite else {
      return limit(base, exponent, isOdd: isOdd)
    }
    guard base > 0 || exponent.rounded() == exponent else { return .nan }
    let size = exponential(exponent * logarithm(base.magnitude))
    return base < 0 && isOdd ? -size : size
  }

  private static func limit(_ base: Double, _ exponent: Double, isOdd: Bool) -> Double {
    let size = base.magnitude
    if size == 1 { return 1 }
    let isLarge = (size > 1) == (exponent > 0)
    let result = isLarge ? Double.infinity : 0
    return base.sign == .minus && isOdd ? -result : result
  }

  private static func whole(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, left) = (1.0, base, exponent.magnitude)
    while left > 0 {
      if left & 1 == 1 { result *= square }
      square *= square
      left >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }

  /// The cube root, exact for cubes.
  package static func cubeRoot(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    var root = exponential(logarithm(x.magnitude) / 3)
    // A step of Newton's method.
    root -= (root - x.magnitude / (root * root)) / 3
    return x < 0 ? -root : root
  }

  /// The function of one number that C calls by a name; `nil`: there is none.
  package static func function(named name: String) -> ((Double) -> Double)? {
    switch name {
    case "sqrt": { $0.squareRoot() }
    case "cbrt": cubeRoot
    case "floor": { $0.rounded(.down) }
    case "ceil": { $0.rounded(.up) }
    case "round": { $0.rounded() }
    case "trunc": { $0.rounded(.towardZero) }
    case "rint", "nearbyint": { $0.rounded(.toNearestOrEven) }
    case "fabs": { $0.magnitude }
    case "exp": exponential
    case "exp2": { power(2, $0) }
    case "expm1": { exponential($0) - 1 }
    case "log": logarithm
    case "log2": logarithm2
    case "log10": logarithm10
    case "log1p": { logarithm(1 + $0) }
    case "sin": Trigonometry.sine
    case "cos": Trigonometry.cosine
    case "tan": { Trigonometry.sine($0) / Trigonometry.cosine($0) }
    case "atan": { Trigonometry.arctangent(y: $0, x: 1) }
    case "asin": { arcsine($0) }
    case "acos": { Trigonometry.pi / 2 - arcsine($0) }
    case "sinh": { (exponential($0) - exponential(-$0)) / 2 }
    case "cosh": { (exponential($0) + exponential(-$0)) / 2 }
    case "tanh": hyperbolicTangent
    case _: nil
    }
  }

  private static func arcsine(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return Trigonometry.arctangent(y: x, x: ((1 - x) * (1 + x)).squareRoot())
  }

  private static func hyperbolicTangent(_ x: Double) -> Double {
    guard x.magnitude < 20 else { return x.isNaN ? x : x < 0 ? -1 : 1 }
    let square = exponential(2 * x)
    return (square - 1) / (square + 1)
  }

  /// The function of two numbers that C calls by a name; `nil`: there is none.
  package static func functionOfTwo(named name: String) -> ((Double, Double) -> Double)? {
    switch name {
    case "pow": power
    case "atan2": { Trigonometry.arctangent(y: $0, x: $1) }
    case "hypot": { ($0 * $0 + $1 * $1).squareRoot() }
    case "fmod": { $0.truncatingRemainder(dividingBy: $1) }
    case "remainder": { $0.remainder(dividingBy: $1) }
    case "fmin": { Double.minimum($0, $1) }
    case "fmax": { Double.maximum($0, $1) }
    case "fdim": { Swift.max($0 - $1, 0) }
    case "copysign": { Double(signOf: $1, magnitudeOf: $0) }
    case _: nil
    }
  }
}
