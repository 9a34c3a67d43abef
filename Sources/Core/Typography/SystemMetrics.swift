// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The lengths of the system's font, San Francisco, for letters that are drawn in Inter.
///
/// The factors are Calibrated: a least-squares fit to the ink widths of 156 texts of 8 to 34 points
/// that Apple's renderer drew (residual: mean -0.04 %, standard deviation 0.9 %), with Apple's tracking
/// and half a percent of freedom per letter. `.rounded` and `.serif` are measured alike.
enum SystemMetrics {
  /// Height of the box of one line, in ems (Calibrated: 67 texts, all within a pixel).
  static let lineHeight = 1.193359
  /// From the top of the box to the baseline, in ems (Calibrated, as above).
  static let ascent = 0.952148
  /// From the baseline to the bottom of the box, in ems.
  static let descent = lineHeight - ascent
  /// The height of a capital, in ems (Calibrated: 117 texts, standard deviation 0.0001).
  static let capHeight = 0.7046
  /// How much lower San Francisco's letters are than Inter's, whose capitals are 2048/2816 em high.
  static let verticalScale = capHeight * 2816 / 2048
  /// The advance of every letter of the monospaced design, in ems (Calibrated).
  static let monospacedAdvance = 0.62
  /// The advance of a blank, in ems (Calibrated).
  static let blank = 0.28
  /// The width of an emoji, in ems (Assumed).
  static let emoji = 1.17
  /// The width of an ideograph or a kana, in ems (Assumed).
  static let ideograph = 1.0
  /// The width of a Hangul syllable, in ems (Assumed: Noto Sans' and Source Han Sans').
  static let hangul = 0.92
  /// The width of any other letter that the typeface lacks, in ems (Assumed).
  static let unknown = 0.6
  /// The tangent of the slant of italics, 9.4 degrees (Assumed: Inter's own).
  static let slant = 0.165549

  /// How much wider than Inter's a letter of the system is, without tracking.
  static func factor(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "%": 1.149
    case "/": 0.945
    case ":": 0.998
    case "·": 1.055
    case "A": 0.957
    case "D": 1.042
    case "I": 1.035
    case "M": 0.925
    case "R": 1.026
    case "T": 0.956
    case "X": 1.039
    case "6": 1.026
    case "b": 0.975
    case "e": 0.972
    case "g": 1.018
    case "i": 1.017
    case "k": 0.959
    case "q": 1.039
    case "A"..."Z": 0.995
    case "a"..."z": 0.996
    case "0"..."9": 1.003
    case "!"..."~": 1.034
    default: 0.996
    }
  }

  /// By what the factors of all letters grow with the weight: by 0.8 % from regular to bold.
  static func weightFactor(_ weight: Double) -> Double {
    1 + 0.0077 * (min(max(weight, 100), 900) - 400) / 300
  }

  /// By what letters are narrower at a size, for the optical size changes from 17 to 28 points
  /// (range Documented, amount Calibrated).
  static func opticalFactor(_ size: Double) -> Double {
    1 - 0.0534 * min(max((size - 17) / 11, 0), 1)
  }

  /// What is added behind each letter at a size, in ems: Apple's tracking of SF Pro (Documented:
  /// Human Interface Guidelines, Typography), linear between the sizes listed.
  static func tracking(_ size: Double) -> Double {
    guard size > 6 else { return 0.041 }
    guard size < 80 else { return 0 }
    if size < 54 {
      let index = Int(size) - 6
      let share = size - size.rounded(.down)
      return (table[index] * (1 - share) + table[index + 1] * share) / 1000
    }
    // From 6/1000 at 54 points to nothing at 80, within 1/1000 of the list.
    return 0.006 * (80 - size) / 26
  }

  /// Thousandths of an em for 6, 7, … 54 points.
  private static let table: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
  ]
}
