// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of the sizes of SF Symbols, in shares of the font's size.
enum SymbolMetrics {
  /// The middle of a symbol stands at half the height of a capital of SF Pro, .7046 (Calibrated on 167
  /// texts; that symbols are centered on capitals is Documented).
  static let middle = 0.7046 / 2

  /// The ink of a symbol in a circle, at regular weight: Calibrated on `arrow.clockwise.circle`.
  static let circle = Contour.Point(0.996, 0.995)
  /// As above, in a square: Assumed.
  static let square = Contour.Point(0.93, 0.93)
  /// As above, in a rectangle: Assumed.
  static let rectangle = Contour.Point(1.2, 0.93)
  /// The radius of the square's and the rectangle's corners: Assumed.
  static let radius = 0.2

  /// How thick the lines are at regular weight: Assumed, as a stem of SF Pro is .088.
  static let line = 0.08
  /// How much is added to the lines of the icons, which are .065 thick at their usual size: Assumed.
  static let thickening = 0.015
  /// What share of the growth of lines the edges of a filled symbol have, beside being enlarged: Assumed.
  static let filledGrowth = 0.4
  /// How wide the gap beside a slash is: Assumed.
  static let gap = 0.05

  /// How high a letter in a shape is: Assumed.
  static let letter = 0.45
  /// How high two are: Assumed.
  static let pair = 0.38

  /// How much thicker than at regular weight lines are, and how much larger the ink is: Assumed, from
  /// the stems of SF Pro.
  static func growth(_ weight: Double) -> Double {
    let known: [(Double, Double)] = [
      (100, -0.055), (400, 0), (600, 0.033), (700, 0.05), (900, 0.09),
    ]
    var last = known[0]
    for next in known {
      if weight <= next.0 {
        let share = next.0 > last.0 ? (weight - last.0) / (next.0 - last.0) : 0
        return last.1 + (next.1 - last.1) * share
      }
      last = next
    }
    return last.1
  }

  /// The box that layout sees around ink whose box was not measured.
  ///
  /// Lines through six symbols, to within .03 of the height and .09 of the width: the less there is
  /// around it the larger the ink is. Calibrated on two that fill a frame and three in bordered buttons,
  /// whose own padding of 12 and 7 points is Assumed; the sixth, `chevron.compact.down`, is Reported.
  static func box(around ink: Contour.Point) -> Contour.Point {
    let across = 0.2 - 0.17 * min(max((ink.x - 0.85) / 0.35, 0), 1)
    let down = min(0.18, max(0.365 - 0.29 * ink.y, 0))
    return [ink.x + across, ink.y + down]
  }

  /// A number as it is used: not more than 10 000, above zero, or what stands for it.
  static func usable(_ number: Double, or other: Double) -> Double {
    number > 0 ? min(number, 10_000) : other
  }
}
