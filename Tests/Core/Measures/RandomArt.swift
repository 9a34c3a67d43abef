// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels
import VibrancyTestSupport

/// Seeded pictures of the kinds that art comes in, and of the kinds it does not.
enum RandomArt {
  /// Blobs of flat ink with soft edges on a transparent canvas, a few colors and opacities.
  static func blobs(seed: UInt64, isDeep: Bool = false) -> StraightImage {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (9 + Int(random.next() % 70), 9 + Int(random.next() % 40))
    let count = 1 + Int(random.next() % 6)
    let blobs = (0..<count).map { _ in
      (
        x: Float(width) * random.fraction(), y: Float(height) * random.fraction(),
        radius: 1 + 14 * random.fraction(), soft: 0.6 + 2 * random.fraction(),
        alpha: random.next() % 3 == 0 ? random.fraction() : 1,
        color: (random.fraction(), random.fraction(), random.fraction())
      )
    }
    return draw(width, height, isDeep: isDeep) { x, y in
      var (red, green, blue, alpha): (Float, Float, Float, Float) = (0.5, 0, 1, 0)
      for blob in blobs {
        let (dx, dy) = (Float(x) + 0.5 - blob.x, Float(y) + 0.5 - blob.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let cover = min(max((blob.radius - distance) / blob.soft + 0.5, 0), 1)
        guard cover > 0 else { continue }
        let opacity = max(alpha, cover * blob.alpha)
        (red, green, blue) = (
          lerp(red, blob.color.0, cover), lerp(green, blob.color.1, cover),
          lerp(blue, blob.color.2, cover)
        )
        alpha = opacity
      }
      return (red, green, blue, alpha)
    }
  }

  /// Noise: each pixel by itself, some clear, some opaque.
  static func noise(seed: UInt64) -> StraightImage {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (1 + Int(random.next() % 130), 1 + Int(random.next() % 12))
    let colors = 2 + random.next() % 200
    return draw(width, height, isDeep: false) { _, _ in
      let kind = random.next() % 4
      let alpha = kind == 0 ? 0 : kind == 1 ? 1 : random.fraction()
      func channel() -> Float { Float(random.next() % colors) / Float(colors - 1) }
      return (channel(), channel(), channel(), alpha)
    }
  }

  private static func draw(
    _ width: Int, _ height: Int, isDeep: Bool,
    _ pixel: (Int, Int) -> (Float, Float, Float, Float)
  ) -> StraightImage {
    if isDeep {
      return .drawn16(width, height) { x, y in
        let (r, g, b, a) = pixel(x, y)
        return (
          UInt16(quantizing: r), UInt16(quantizing: g), UInt16(quantizing: b),
          UInt16(quantizing: a)
        )
      }
    }
    return .drawn(width, height) { x, y in
      let (r, g, b, a) = pixel(x, y)
      return (
        UInt8(quantizing: r), UInt8(quantizing: g), UInt8(quantizing: b), UInt8(quantizing: a)
      )
    }
  }
}
