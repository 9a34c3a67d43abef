// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct AdaptiveLumaTests {
  private func weights(of image: StraightImage) -> LumaWeights {
    LumaWeights.adaptive(to: samples(of: image))
  }

  private func samples(of image: StraightImage) -> [EncodedColor] {
    var samples = ColorSamples()
    samples.count(image.samples)
    var seen = 0
    var colors: [EncodedColor] = []
    samples.pick(from: image.samples, seen: &seen, into: &colors)
    return colors
  }

  /// HSV to RGB as textbooks have it, scaled to sum 1.
  private func textbookWeights(hue: Double) -> [Double] {
    let (value, saturation) = (0.5, 0.65)
    let chroma = value * saturation
    let sector = hue.truncatingRemainder(dividingBy: 1) * 6
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let low = value - chroma
    let rgb: [Double] =
      switch Int(sector) {
      case 0: [chroma, second, 0]
      case 1: [second, chroma, 0]
      case 2: [0, chroma, second]
      case 3: [0, second, chroma]
      case 4: [second, 0, chroma]
      default: [chroma, 0, second]
      }
    let lifted = rgb.map { $0 + low }
    let sum = lifted.reduce(0, +)
    return lifted.map { $0 / sum }
  }

  /// The score of weights as the model's page writes it.
  private func score(_ weights: [Double], _ colors: [[Double]]) -> Double {
    func gray(_ color: [Double]) -> Double {
      weights[0] * color[0] + weights[1] * color[1] + weights[2] * color[2]
    }
    let half = colors.count / 2
    func distance(_ a: [Double], _ b: [Double]) -> Double {
      let squares: [Double] = zip(a, b).map { ($0 - $1) * ($0 - $1) }
      return squares.reduce(0, +).squareRoot()
    }
    let pairs: [([Double], [Double])] = (0..<half).map { (colors[$0], colors[$0 + half]) }
      .filter { distance($0.0, $0.1) > 0.0784 }
    let counted = pairs.prefix(300)
    let spread = counted.map { log(1 + abs(gray($0.0) - gray($0.1))) }.reduce(0, +)
    func luma(_ color: [Double]) -> Double {
      0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
    }
    let drift = colors.map { abs(gray($0) - luma($0)) }.reduce(0, +)
    return 0.7 * spread / Double(counted.count) - 0.3 * drift / Double(colors.count)
  }

  // Few colors, as icons have: with many random ones every weighing agrees.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `the hue with the best score is taken`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let palette = (0..<Int(random.next() % 5) + 2).map { _ in
      EncodedColor(red: random.fraction(), green: random.fraction(), blue: random.fraction())
    }
    let colors = (0..<Int(random.next() % 900) + 2).map { _ in
      palette[Int(random.next() % UInt64(palette.count))]
    }
    let doubles = colors.map { [Double($0.red), Double($0.green), Double($0.blue)] }
    let best = (0...50).map { score(textbookWeights(hue: Double($0) / 50), doubles) }.max()
    let found = LumaWeights.adaptive(to: colors)
    let reached = score([found.red, found.green, found.blue].map(Double.init), doubles)
    #expect(found.isNormalized)
    #expect(abs(reached - (best ?? 0)) < 1e-5)
  }

  @Test func `colors of one luma are distinguished`() throws {
    let (warm, cold) = (EncodedColor(hex: "EB5850"), EncodedColor(hex: "0095A7"))
    let (a, b) = (try #require(warm), try #require(cold))
    #expect(abs(a.luma - b.luma) < 1 / 255)
    let found = LumaWeights.adaptive(to: [a, a, a, b, b, b])
    let apart = found.luma(a.red, a.green, a.blue) - found.luma(b.red, b.green, b.blue)
    #expect(abs(apart) > 0.15)
  }

  @Test func `without two colors it is Rec. 709`() {
    #expect(LumaWeights.adaptive(to: []) == .rec709)
    #expect(LumaWeights.adaptive(to: [.white]) == .rec709)
    #expect(LumaWeights.adaptive(to: [.white, .white, .white]) == .rec709)
    // Just within 0.0784: 0.045 · √3 = 0.0779.
    #expect(LumaWeights.adaptive(to: [.black, EncodedColor(gray: 0.045)]) == .rec709)
    #expect(LumaWeights.adaptive(to: [.black, EncodedColor(gray: 0.046)]) != .rec709)
  }

  @Test func `the same picture has the same weights, at 8 and 16 bits`() {
    func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
      (UInt8(x * 3), UInt8(y * 3), UInt8((x * y) % 256))
    }
    let eight = StraightImage.drawn(80, 80) { x, y in
      let (r, g, b) = color(x, y)
      return (r, g, b, 255)
    }
    let sixteen = StraightImage.drawn16(80, 80) { x, y in
      let (r, g, b) = color(x, y)
      return (UInt16(r) * 257, UInt16(g) * 257, UInt16(b) * 257, .max)
    }
    #expect(weights(of: eight) == weights(of: eight))
    #expect(weights(of: eight) == weights(of: sixteen))
  }

  @Test(arguments: [(10, 10), (50, 40), (51, 40), (120, 100)])
  func `samples are visible, at an even stride, at most 2000`(_ width: Int, _ height: Int) {
    let image = StraightImage.drawn(width, height) { x, y in
      // Every third pixel is all but clear: 12/255 is just below 0.05.
      let index = y * width + x
      return (UInt8(index % 251), UInt8(index / 251), 0, index % 3 == 0 ? 12 : 13)
    }
    let visible = width * height - (width * height + 2) / 3
    let found = samples(of: image).map { color in
      Int(color.green * 255 + 0.5) * 251 + Int(color.red * 255 + 0.5)
    }
    #expect(found.count == min(visible, 2000))
    #expect(found.allSatisfy { $0 % 3 != 0 })
    #expect(found == found.sorted() && Set(found).count == found.count)
    let strides = Set(zip(found.dropFirst(), found).map(-))
    let mean = Double(width * height) / Double(found.count)
    #expect(strides.allSatisfy { abs(Double($0) - mean) <= 3 })
  }
}
