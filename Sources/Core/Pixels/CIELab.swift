// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A color in CIE L*a*b*; the white point is the caller's.
package struct CIELab: Hashable, Sendable {
  /// Lightness L*, `0...100`.
  package var lightness: Double
  /// Green to red, unbounded, about `-128...128`.
  package var a: Double
  /// Blue to yellow, unbounded, about `-128...128`.
  package var b: Double

  /// A color from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// L* of a relative luminance, `0...1`; white point D65, as WCAG's luminance has it.
  ///
  /// `116·f(Y) − 16`, with `f(Y) = Y^⅓` above (6/29)³, else `(841/108)·Y + 4/29`.
  ///
  /// - Source: CIE 15:2004.
  /// - Returns: `0...100`.
  package static func lightness(ofLuminance luminance: Double) -> Double {
    luminance > 216.0 / 24_389 ? 116 * cbrt(luminance) - 16 : 24_389.0 / 27 * luminance
  }

  /// The CIEDE2000 color difference, weights 1:1:1. Symmetric, not negative.
  ///
  /// - Source: Sharma, Wu, Dalal, “The CIEDE2000 Color-Difference Formula”, 2005.
  package func difference2000(to other: CIELab) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 0.5 * (1 - (pow(meanChroma, 7) / (pow(meanChroma, 7) + pow(25, 7))).squareRoot())
    let (chroma1, hue1) = Self.polar(a * (1 + g), b)
    let (chroma2, hue2) = Self.polar(other.a * (1 + g), other.b)
    let isGray = chroma1 * chroma2 == 0

    var turn = hue2 - hue1
    if isGray { turn = 0 } else if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let deltaL = other.lightness - lightness
    let deltaC = chroma2 - chroma1
    let deltaH = 2 * (chroma1 * chroma2).squareRoot() * sin(radians(turn / 2))

    let meanL = (lightness + other.lightness) / 2
    let meanC = (chroma1 + chroma2) / 2
    var meanH = hue1 + hue2
    if !isGray {
      if abs(hue1 - hue2) > 180 { meanH += meanH < 360 ? 360 : -360 }
      meanH /= 2
    }
    let t =
      1 - 0.17 * cos(radians(meanH - 30)) + 0.24 * cos(radians(2 * meanH))
      + 0.32 * cos(radians(3 * meanH + 6)) - 0.20 * cos(radians(4 * meanH - 63))
    let offset = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let sC = 1 + 0.045 * meanC
    let sH = 1 + 0.015 * meanC * t
    let bend = (meanH - 275) / 25
    let spread = 2 * (pow(meanC, 7) / (pow(meanC, 7) + pow(25, 7))).squareRoot()
    let rotation = -sin(radians(60 * exp(-bend * bend))) * spread
    let (l, c, h) = (deltaL / sL, deltaC / sC, deltaH / sH)
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// Chroma, and the hue angle in degrees `0..<360` (0 for a grey).
  private static func polar(_ a: Double, _ b: Double) -> (chroma: Double, hue: Double) {
    guard a != 0 || b != 0 else { return (0, 0) }
    let degrees = atan2(b, a) * 180 / .pi
    return (hypot(a, b), degrees < 0 ? degrees + 360 : degrees)
  }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
