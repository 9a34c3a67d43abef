// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A color in CIE L*a*b*; the white point is the caller's.
public struct CIELab: Hashable, Sendable {
  /// Lightness L*, `0...100`.
  public var lightness: Double
  /// Green to red, unbounded, about `-128...128`.
  public var a: Double
  /// Blue to yellow, unbounded, about `-128...128`.
  public var b: Double

  /// A color from its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }
}
