// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyPixels

/// What modifiers do to colors.
@Suite struct ColorMatrixTests {
  private static let color: SIMD4<Float> = [0.8, 0.4, 0.2, 0.5]
  private static let luma: Float = 0.8 * 0.2126 + 0.4 * 0.7152 + 0.2 * 0.0722

  private static func differ(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
    let distance = first - second
    return (distance * distance).sum().squareRoot()
  }

  private static let half: SIMD4<Float> = [
    (0.8 + luma) / 2, (0.4 + luma) / 2, (0.2 + luma) / 2, 0.5,
  ]

  private static let effects: [(ColorEffect, SIMD4<Float>)] = [
    (.inverted, [0.2, 0.6, 0.8, 0.5]),
    (.brightened(0.3), [1, 0.7, 0.5, 0.5]), (.brightened(-0.3), [0.5, 0.1, 0, 0.5]),
    (.contrasted(0.5), [0.65, 0.45, 0.35, 0.5]), (.contrasted(2), [1, 0.3, 0, 0.5]),
    (.multiplied([0.5, 1, 0, 0.5]), [0.4, 0.4, 0, 0.25]),
    (.saturated(0), [luma, luma, luma, 0.5]), (.saturated(0.5), half),
    (.saturated(1), color), (.hueRotated(0), color), (.hueRotated(720), color),
  ]

  @Test(arguments: effects)
  func `an effect is its formula`(_ effect: ColorEffect, _ result: SIMD4<Float>) {
    #expect(Self.differ(ColorMatrix(effect).changed(Self.color), result) < 1e-5)
  }

  /// The matrix of `feColorMatrix`'s `hueRotate` by 90°, where cosine is 0 and sine 1.
  @Test func `a turn of the hue is that of the filter`() {
    let (r, g, b): (Float, Float, Float) = (0.5, 0.4, 0.45)
    let result: SIMD4<Float> = [
      (0.213 - 0.213) * r + (0.715 - 0.715) * g + (0.072 + 0.928) * b,
      (0.213 + 0.143) * r + (0.715 + 0.140) * g + (0.072 - 0.283) * b,
      (0.213 - 0.787) * r + (0.715 + 0.715) * g + (0.072 + 0.072) * b, 1,
    ]
    // The filter's numbers have three digits.
    #expect(Self.differ(ColorMatrix(.hueRotated(90)).changed([r, g, b, 1]), result) < 1e-3)
  }

  @Test(arguments: [ColorEffect.hueRotated(.nan), .contrasted(.infinity), .brightened(.nan)])
  func `a number that is not finite changes nothing`(_ effect: ColorEffect) {
    #expect(!effect.isFinite && ColorMatrix(effect).changed(Self.color) == Self.color)
  }
}
