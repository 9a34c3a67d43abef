// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension StraightImage {
  /// The picture's α in one color, as a template image is drawn beside that color in code.
  package func inked(_ color: EncodedColor) -> StraightImage {
    let ink = [color.red, color.green, color.blue]
    switch samples {
    case .eight(var codes):
      let inks = ink.map { UInt8($0 * 255 + 0.5) }
      for pixel in stride(from: 0, to: codes.count, by: 4) {
        for channel in 0..<3 { codes[pixel + channel] = inks[channel] }
      }
      return StraightImage(size: size, samples: .eight(codes))
    case .sixteen(var codes):
      let inks = ink.map { UInt16($0 * 65_535 + 0.5) }
      for pixel in stride(from: 0, to: codes.count, by: 4) {
        for channel in 0..<3 { codes[pixel + channel] = inks[channel] }
      }
      return StraightImage(size: size, samples: .sixteen(codes))
    }
  }
}
