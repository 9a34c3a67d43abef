// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of `Fixtures/Vectors/published.json`: from print, never from our own output.
package struct PublishedVectors: Decodable, Sendable {
  /// A pair of colors and their WCAG contrast ratio.
  package struct Contrast: Decodable, Sendable { package let a, b: String, ratio: Double }

  /// A color and its relative luminance.
  package struct Luminance: Decodable, Sendable {
    package let color: String
    package let luminance: Double
    enum CodingKeys: String, CodingKey { case color = "c", luminance = "Y" }
  }

  /// A pair of colors in L*a*b* and their CIEDE2000 difference.
  package struct Difference: Decodable, Sendable {
    package let pair: Int
    package let lab1, lab2: [Double]
    package let dE00: Double
  }

  /// A color and its greys.
  package struct Gray: Decodable, Sendable {
    package let color: String
    package let linear709, luma709, luma601: UInt8
    package let linear, encoded: Double
    enum CodingKeys: String, CodingKey {
      case color = "c"
      case linear709 = "linear709_8bit"
      case luma709 = "luma709_8bit"
      case luma601 = "luma601_8bit"
      case linear = "luminanceToAlpha_linear"
      case encoded = "luminanceToAlpha_encoded"
    }
  }

  /// Source-over of a translucent color on an opaque one, in codes.
  package struct Over: Decodable, Sendable {
    package let top: [UInt8]
    package let bottom: String
    package let result: [UInt8]
    enum CodingKeys: String, CodingKey { case top = "fg", bottom = "bg", result = "out" }
  }

  /// Source-over of two translucent colors.
  package struct Blend: Decodable, Sendable {
    /// A straight color and its α.
    package struct Result: Decodable, Sendable {
      package let color: [Double]
      package let alpha: Double
      enum CodingKeys: String, CodingKey { case color = "C", alpha = "a" }
    }
    /// The normal mode, opaque and with α 0.5 over 0.8.
    package struct Normal: Decodable, Sendable {
      package let opaque: [Double]
      package let translucent: Result
      enum CodingKeys: String, CodingKey { case opaque, translucent = "ab0.8_as0.5" }
    }
    package struct Modes: Decodable, Sendable { package let normal: Normal }
    package let bottom, top: [Double]
    package let modes: Modes
    enum CodingKeys: String, CodingKey { case bottom = "Cb", top = "Cs", modes }
  }

  /// Where the two printed thresholds of the sRGB transfer differ.
  package struct Threshold: Decodable, Sendable {
    package struct Codes: Decodable, Sendable {
      package let first, last, count: Int
      package let largestDifference: Double
      enum CodingKeys: String, CodingKey {
        case first, last, count
        case largestDifference = "max_abs_diff_linear"
      }
    }
    package let sixteenBit: Codes
    enum CodingKeys: String, CodingKey { case sixteenBit = "sixteen_bit_codes_that_differ" }
  }

  package let contrasts: [Contrast]
  package let luminances: [Luminance]
  package let differences: [Difference]
  package let grays: [Gray]
  package let overs: [Over]
  package let blend: Blend
  package let threshold: Threshold

  enum CodingKeys: String, CodingKey {
    case contrasts = "wcag21"
    case luminances = "relative_luminance"
    case differences = "ciede2000_sharma"
    case grays = "grayscale"
    case overs = "over_8bit"
    case blend
    case threshold = "srgb_threshold"
  }

  /// All of them; a missing or damaged file is an error, so no test passes for lack of numbers.
  package static func all() throws -> PublishedVectors {
    try Fixture.json("Vectors/published.json", as: PublishedVectors.self)
  }
}
