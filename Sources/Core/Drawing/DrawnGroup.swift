// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Premultiplied pixels that were drawn apart, to be laid over others.
package struct DrawnGroup: Sendable {
  /// The greatest blur, in pixels: its cost grows with it.
  package static let mostSigma = 400.0

  /// The pixels that it may have, in those of the surface: a blur or a shadow ends there.
  package let bounds: PixelBounds
  /// The pixels that are held once anything is drawn.
  let held: PixelBounds
  /// The pixels outside of which it is transparent.
  package private(set) var drawn = PixelBounds.empty
  /// Row-major over `held`; none as long as nothing is drawn.
  var pixels: [PaintedPixel] = []

  /// A group without anything in it.
  ///
  /// - Parameter part: Where anything will be drawn.
  init(bounds: PixelBounds, holding part: PixelBounds) {
    self.bounds = bounds
    held = part.intersection(bounds)
  }

  /// Notes that pixels will be drawn, all of them held, and makes room for them.
  mutating func touch(_ part: PixelBounds) {
    if pixels.isEmpty {
      pixels = [PaintedPixel](repeating: PaintedPixel(), count: held.width * held.height)
    }
    drawn = drawn.union(part)
  }

  /// Where a row of it begins in `pixels`, less its first column.
  func start(_ y: Int) -> Int { (y - held.top) * held.width - held.left }

  /// A pixel; transparent outside.
  func pixel(_ x: Int, _ y: Int) -> PaintedPixel {
    guard x >= drawn.left, x < drawn.right, y >= drawn.top, y < drawn.bottom else {
      return PaintedPixel()
    }
    return pixels[start(y) + x]
  }

  /// The group with each pixel replaced.
  private func mapped(
    _ part: PixelBounds, _ change: (Int, Int, PaintedPixel) -> PaintedPixel
  ) -> DrawnGroup {
    var result = DrawnGroup(bounds: bounds, holding: part)
    guard !part.isEmpty else { return result }
    result.touch(part)
    for y in part.top..<part.bottom {
      let (to, from) = (result.start(y), start(y))
      for x in part.left..<part.right { result.pixels[to + x] = change(x, y, pixels[from + x]) }
    }
    return result
  }

  /// The group times the alpha of another, pixel by pixel: `mask`.
  package func masked(by mask: DrawnGroup) -> DrawnGroup {
    mapped(drawn.intersection(mask.drawn)) { x, y, pixel in pixel * mask.pixel(x, y).w }
  }

  /// White, with the luminance of the premultiplied colors as alpha: `luminanceToAlpha`.
  ///
  /// Rec. 709 weights on encoded values. Documented: the SVG filter of that name, on which SwiftUI's is
  /// modelled; Assumed: white, since the modifier makes a mask.
  package func luminanceToAlpha() -> DrawnGroup {
    mapped(drawn) { _, _, pixel in
      PaintedPixel(repeating: LumaWeights.rec709.luma(pixel.x, pixel.y, pixel.z))
    }
  }

  /// The group at an opacity, `0...1`.
  package func faded(to opacity: Double) -> DrawnGroup {
    let factor = clamped(Float(opacity))
    if factor == 1 { return self }
    return mapped(factor > 0 ? drawn : .empty) { _, _, pixel in pixel * factor }
  }

  /// The group blurred, with nothing around it; what goes beyond its bounds is lost.
  ///
  /// - Parameter sigma: The standard deviation of the Gaussian in pixels, at most
  ///   `mostSigma`; not above 0: as it is.
  package func blurred(sigma: Double) -> DrawnGroup {
    guard sigma > 0, let blur = BlurredPart(of: self, sigma: sigma) else { return self }
    var result = DrawnGroup(bounds: bounds, holding: blur.part)
    result.touch(blur.part)
    for channel in 0..<4 {
      let plane = blur.plane(channel, of: self)
      for y in blur.part.top..<blur.part.bottom {
        let (to, from) = (result.start(y), blur.start(y))
        for x in blur.part.left..<blur.part.right {
          result.pixels[to + x][channel] = plane[from + x]
        }
      }
    }
    return result
  }
}
