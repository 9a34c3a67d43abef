// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers as text, rounded to the side they must stay on.
enum Decimal {
  /// The direction in which digits are dropped.
  enum Rounding { case down, up }

  /// The most places a limit is looked at for.
  static let mostPlaces = 9

  /// A number with so many places after the point, rounded one way.
  ///
  /// The text read back is on the given side of the number, or equal to it, also where
  /// multiplying by a power of ten is not exact.
  ///
  /// - Parameter shift: By how many places the point moves right: 2 for a percentage.
  static func text(
    _ number: Double, places: Int, rounding: Rounding, shift: Int = 0
  ) -> String {
    let scale = power(places + shift)
    let product = number * scale
    guard product.magnitude < 0x1p52 else { return "\(number * power(shift))" }
    var units = product.rounded(rounding == .down ? .down : .up)
    switch rounding {
    case .down:
      if (units + 1) / scale <= number { units += 1 }
      if units / scale > number { units -= 1 }
    case .up:
      if (units - 1) / scale >= number { units -= 1 }
      if units / scale < number { units += 1 }
    }
    return joined(units, places: places)
  }

  /// A limit as it was written: the fewest places that read back as the same number.
  static func exact(_ number: Double, shift: Int = 0) -> String {
    guard let places = places(of: number), number.magnitude < 0x1p40 else {
      return "\(number * power(shift))"
    }
    let units = (number * power(max(places, shift))).rounded()
    return joined(units, places: max(places - shift, 0))
  }

  /// The fewest places after the point that read back as the same number; `nil`: too many.
  static func places(of number: Double) -> Int? {
    guard number.magnitude < 0x1p20 else { return number.rounded() == number ? 0 : nil }
    return (0...mostPlaces).first { (number * power($0)).rounded() / power($0) == number }
  }

  private static func joined(_ units: Double, places: Int) -> String {
    let whole = Int64(units.magnitude)
    let sign = units < 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(whole)" }
    let digits = String(whole)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
