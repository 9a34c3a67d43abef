// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A change of a color: each channel of the result is a weighted sum of all, and a constant; alpha has
/// a factor of its own.
///
/// Assumed: SwiftUI's modifiers work on encoded sRGB, straight, clamped after each; hue and saturation
/// with the weights of Rec. 709, as the filters of the same names in CSS do.
/// https://www.w3.org/TR/filter-effects-1/
package struct ColorMatrix: Sendable {
  /// What a channel adds to red, green and blue; alpha adds to itself alone.
  private var red = Channels(1, 0, 0, 0)
  private var green = Channels(0, 1, 0, 0)
  private var blue = Channels(0, 0, 1, 0)
  private var alpha = Channels(0, 0, 0, 1)
  private var constant = Channels()

  private typealias Channels = SIMD4<Float>

  /// The change of an effect; none where a number of it is not finite.
  package init(_ effect: ColorEffect) {
    guard effect.isFinite else { return }
    switch effect {
    case .inverted:
      (red, green, blue) = (-red, -green, -blue)
      constant = [1, 1, 1, 0]
    case .hueRotated(let degrees): rotate(degrees)
    case .saturated(let share): saturate(Float(share))
    case .brightened(let amount):
      let amount = Float(amount)
      constant = [amount, amount, amount, 0]
    case .contrasted(let factor):
      let factor = Float(factor)
      let middle = 0.5 * (1 - factor)
      (red, green, blue) = (red * factor, green * factor, blue * factor)
      constant = [middle, middle, middle, 0]
    case .multiplied(let factors):
      (red, green, blue, alpha) = (red * factors, green * factors, blue * factors, alpha * factors)
    }
  }

  /// The luma of a color in all channels, and what it is apart from that times a share.
  private mutating func saturate(_ share: Float) {
    let weights = LumaWeights.rec709
    func column(_ own: Channels, _ weight: Float) -> Channels {
      let gray = weight * (1 - share)
      return own * share + [gray, gray, gray, 0]
    }
    red = column(red, weights.red)
    green = column(green, weights.green)
    blue = column(blue, weights.blue)
  }

  /// A turn about the gray axis that keeps luma.
  private mutating func rotate(_ degrees: Double) {
    // Whole turns are taken away first, so that large angles keep their digits.
    let turn = Trigonometry.sineAndCosine(degrees: degrees.truncatingRemainder(dividingBy: 360))
    let (cosine, sine) = (Float(turn.cosine), Float(turn.sine))
    let weights = LumaWeights.rec709
    let (r, g, b) = (weights.red, weights.green, weights.blue)
    func column(_ own: Channels, _ weight: Float, _ turned: Channels) -> Channels {
      let gray: Channels = [weight, weight, weight, 0]
      return gray + (own - gray) * cosine + turned * sine
    }
    red = column(red, r, [-r, 0.143, r - 1, 0])
    green = column(green, g, [-g, 0.140, g, 0])
    blue = column(blue, b, [1 - b, -0.283, b, 0])
  }

  /// What becomes of a straight color: red, green, blue and alpha, `0...1` each.
  package func changed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var sum = constant + red * color.x
    sum += green * color.y
    sum += blue * color.z
    sum += alpha * color.w
    return sum.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }
}
