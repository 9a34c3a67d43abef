// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The shares of red, green and blue in a grey, applied to encoded values.
package struct LumaWeights: Hashable, Sendable {
  /// Share of red, `0...1`.
  package let red: Float
  /// Share of green, `0...1`.
  package let green: Float
  /// Share of blue, `0...1`.
  package let blue: Float

  /// Weights that should sum to 1.
  package init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// 0.2126, 0.7152, 0.0722.
  ///
  /// - Source: ITU-R BT.709; Filter Effects Module Level 1, `luminanceToAlpha`.
  package static let rec709 = LumaWeights(red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The weighted sum of three encoded channels, in their own unit.
  @inlinable
  package func luma(_ r: Float, _ g: Float, _ b: Float) -> Float { red * r + green * g + blue * b }
}
extension LumaWeights {
  /// `true` if the weights are finite, not negative and sum to 1 within 1/1000.
  package var isNormalized: Bool {
    let sum = red + green + blue
    return red >= 0 && green >= 0 && blue >= 0 && sum > 0.999 && sum < 1.001
  }

  /// The weighted sum of three planes of one count into `luma`, which is resized.
  func luma(ofPlanes red: [Float], _ green: [Float], _ blue: [Float], into luma: inout [Float]) {
    let count = red.count
    if luma.count != count { luma = [Float](repeating: 0, count: count) }
    let (r, g, b) = (red.span, green.span, blue.span)
    var y = luma.mutableSpan
    precondition(g.count == count && b.count == count)
    // Constants of the loop, and not fields of a value that might change.
    let (wr, wg, wb) = (self.red, self.green, self.blue)
    for index in 0..<count { y[index] = wr * r[index] + wg * g[index] + wb * b[index] }
  }

  /// Weights that keep colors of a picture apart when it becomes grey.
  ///
  /// Of the hues 0, 0.02 … 1 (saturation 0.65, value 0.5, scaled to sum 1) the one that maximizes
  /// `0.7·mean ln(1 + |Δgrey|)` over pairs of pixels more than 0.0784 apart, minus
  /// `0.3·mean |grey − luma|`. A tie goes to the lowest hue; without a pair it is Rec. 709.
  ///
  /// Reported: inspired by what is said of icons without a tinted variant in iOS 18.2.
  ///
  /// - Parameter samples: Up to 2000 straight encoded colors, `0...1`, at an even stride in row
  ///   order (see `ColorSamples`); the pairs are `(i, i + n/2)`, the first 300 that qualify.
  package static func adaptive(to samples: [EncodedColor]) -> LumaWeights {
    let half = samples.count / 2
    var pairs: [(EncodedColor, EncodedColor)] = []
    for index in 0..<half where pairs.count < 300 {
      let (a, b) = (samples[index], samples[index + half])
      let (r, g, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
      if (r * r + g * g + blue * blue).squareRoot() > 0.0784 { pairs.append((a, b)) }
    }
    guard !pairs.isEmpty else { return .rec709 }
    var best = (score: -Double.infinity, weights: LumaWeights.rec709)
    for step in 0...50 {
      let weights = ofHue(Double(step) * 0.02)
      func gray(_ color: EncodedColor) -> Double {
        Double(weights.luma(color.red, color.green, color.blue))
      }
      let spread = pairs.reduce(0.0) { $0 + log1p(abs(gray($1.0) - gray($1.1))) }
      let drift = samples.reduce(0.0) { $0 + abs(gray($1) - Double($1.luma)) }
      let score = 0.7 * spread / Double(pairs.count) - 0.3 * drift / Double(samples.count)
      if score > best.score { best = (score, weights) }
    }
    return best.weights
  }

  /// The RGB of a hue `0...1` at saturation 0.65 and value 0.5, scaled to sum 1.
  private static func ofHue(_ hue: Double) -> LumaWeights {
    let sector = hue * 6
    func channel(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return 0.5 - 0.5 * 0.65 * max(0, min(k, 4 - k, 1))
    }
    let (r, g, b) = (channel(5), channel(3), channel(1))
    let sum = r + g + b
    return LumaWeights(red: Float(r / sum), green: Float(g / sum), blue: Float(b / sum))
  }
}
