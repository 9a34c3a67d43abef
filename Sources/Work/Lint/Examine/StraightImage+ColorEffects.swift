// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels

extension StraightImage {
  /// The picture as SwiftUI's color modifiers leave it.
  func changed(by effects: [ColorEffect]) -> StraightImage {
    let steps = effects.map { ColorMatrix($0) }
    guard !steps.isEmpty else { return self }
    return mapped { pixel in steps.reduce(pixel) { $1.changed($0) } }
  }

  /// The picture with its α times an opacity, `0...1`.
  func faded(to opacity: Double) -> StraightImage {
    let factors: SIMD4<Float> = [1, 1, 1, Float(opacity)]
    return mapped { $0 * factors }
  }

  /// The picture with each pixel that is seen changed: straight, `0...1` a channel.
  private func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> StraightImage {
    func map<Code: FixedWidthInteger>(_ codes: [Code]) -> [Code] {
      let largest = Float(Code.max)
      var (codes, last, known) = (codes, SIMD4<Float>(repeating: -1), SIMD4<Float>())
      for pixel in stride(from: 0, to: codes.count, by: 4) where codes[pixel + 3] > 0 {
        let stored = SIMD4(
          Float(codes[pixel]), Float(codes[pixel + 1]), Float(codes[pixel + 2]),
          Float(codes[pixel + 3]))
        // Neighbors are mostly of one color.
        if stored != last { (last, known) = (stored, change(stored / largest) * largest) }
        for channel in 0..<4 { codes[pixel + channel] = Code(known[channel] + 0.5) }
      }
      return codes
    }
    switch samples {
    case .eight(let codes): return StraightImage(size: size, samples: .eight(map(codes)))
    case .sixteen(let codes): return StraightImage(size: size, samples: .sixteen(map(codes)))
    }
  }
}
