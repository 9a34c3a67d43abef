// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyPixels

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension StraightImage {
  /// The picture as SwiftUI's color modifiers leave it; α stays.
  ///
  /// Assumed: they work on encoded sRGB, straight, clamped after each; hue and saturation with the
  /// weights of Rec. 709, as the filters of the same names in CSS do.
  /// https://www.w3.org/TR/filter-effects-1/
  func changed(by effects: [ColorEffect]) -> StraightImage {
    let steps = effects.map { ColorMatrix($0) }
    guard !steps.isEmpty else { return self }
    return mapped(
      color: { color in steps.reduce(color) { $1.color($0) } }, alpha: { $0 })
  }

  /// The picture with its α times an opacity, `0...1`.
  func faded(to opacity: Double) -> StraightImage {
    mapped(color: { $0 }, alpha: { $0 * opacity })
  }

  private func mapped(
    color: (SIMD3<Double>) -> SIMD3<Double>, alpha: (Double) -> Double
  ) -> StraightImage {
    func map<Code: FixedWidthInteger>(_ codes: [Code]) -> [Code] {
      let largest = Double(Code.max)
      var (codes, last, known) = (codes, SIMD3<Double>(repeating: -1), SIMD3<Double>())
      for pixel in stride(from: 0, to: codes.count, by: 4) where codes[pixel + 3] > 0 {
        let stored = SIMD3(
          Double(codes[pixel]), Double(codes[pixel + 1]), Double(codes[pixel + 2]))
        // Neighbors are mostly of one color.
        if stored != last { (last, known) = (stored, color(stored / largest) * largest) }
        for channel in 0..<3 { codes[pixel + channel] = Code(known[channel] + 0.5) }
        codes[pixel + 3] = Code(alpha(Double(codes[pixel + 3]) / largest) * largest + 0.5)
      }
      return codes
    }
    switch samples {
    case .eight(let codes): return StraightImage(size: size, samples: .eight(map(codes)))
    case .sixteen(let codes): return StraightImage(size: size, samples: .sixteen(map(codes)))
    }
  }
}

/// A change of a color: each channel of the result is a weighted sum of all, and a constant.
private struct ColorMatrix {
  private var rows: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
  private var offset = SIMD3<Double>()
  private static let weights = SIMD3<Double>(0.2126, 0.7152, 0.0722)

  init(_ effect: ColorEffect) {
    switch effect {
    case .inverted: (rows, offset) = (rows.map { -$0 }, [1, 1, 1])
    case .hueRotated(let degrees): rotate(degrees)
    case .saturated(let share):
      rows = rows.map { $0 * share + Self.weights * (1 - share) }
    case .brightened(let amount): offset = SIMD3(repeating: amount)
    case .contrasted(let factor):
      (rows, offset) = (rows.map { $0 * factor }, SIMD3(repeating: 0.5 * (1 - factor)))
    case .multiplied(let hex):
      guard let color = EncodedColor(hex: hex) else { return }
      let factors = [color.red, color.green, color.blue].map { Double($0) }
      rows = zip(rows, factors).map { $0 * $1 }
    }
  }

  /// A turn about the gray axis that keeps luma.
  private mutating func rotate(_ degrees: Double) {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let w = Self.weights
    let turned: [SIMD3<Double>] = [
      [-w.x, -w.y, 1 - w.z], [0.143, 0.140, -0.283], [-(1 - w.x), w.y, w.z],
    ]
    rows = zip(rows, turned).map { row, turned in
      w + (row - w) * cosine + turned * sine
    }
  }

  /// What becomes of a color, `0...1` a channel.
  func color(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let sums = SIMD3(rows.map { ($0 * color).sum() }) + offset
    return sums.clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))
  }
}
