// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Premultiplied pixels that were drawn apart, to be laid over others.
package struct DrawnGroup: Sendable {
  /// The greatest blur, in pixels: its cost grows with it.
  package static let mostSigma = 400.0

  /// The pixels that it may have, in those of the surface: a blur or a shadow ends there.
  package let bounds: PixelBounds
  /// The pixels that are held once anything is drawn.
  private(set) var held: PixelBounds
  /// The pixels outside of which it is transparent.
  package private(set) var drawn = PixelBounds.empty
  /// Row-major over `held`, transparent outside of `drawn`; none as long as nothing is drawn.
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

  /// Takes the pixels of another group as its own, as if they were drawn on nothing.
  ///
  /// - Parameters:
  ///   - factor: Their opacity.
  ///   - mask: What they are drawn through.
  /// - Returns: The group where it cannot: something is drawn already, or it lacks pixels.
  mutating func take(
    _ group: consuming DrawnGroup, at factor: Float, through mask: ClipMask
  ) -> DrawnGroup? {
    guard pixels.isEmpty, group.held.union(held) == group.held else { return group }
    let part = group.drawn.intersection(mask.bounds)
    if factor != 1 || !mask.shares.isEmpty || part != group.drawn {
      let shares = mask.shares.span
      let width = mask.bounds.width
      group.map(part) { x, y, pixel in
        let index = (y - mask.bounds.top) * width + x - mask.bounds.left
        return pixel * (shares.isEmpty ? factor : factor * shares[index])
      }
    }
    swap(&pixels, &group.pixels)
    (held, drawn) = (group.held, part)
    return nil
  }

  /// Replaces each pixel of a part of what is drawn; outside of it nothing is left.
  private mutating func map(
    _ part: PixelBounds, _ change: (Int, Int, PaintedPixel) -> PaintedPixel
  ) {
    let whole = drawn
    for y in whole.top..<whole.bottom {
      let start = start(y)
      let columns = y >= part.top && y < part.bottom ? part.left..<part.right : 0..<0
      var row = pixels.mutableSpan
      for x in whole.left..<whole.right {
        row[start + x] = columns.contains(x) ? change(x, y, row[start + x]) : PaintedPixel()
      }
    }
    drawn = part
  }

  /// The group times the alpha of another, pixel by pixel: `mask`.
  package consuming func masked(by mask: DrawnGroup) -> DrawnGroup {
    map(drawn.intersection(mask.drawn)) { x, y, pixel in pixel * mask.pixel(x, y).w }
    return self
  }

  /// White, with the luminance of the premultiplied colors as alpha: `luminanceToAlpha`.
  ///
  /// Rec. 709 weights on encoded values. Documented: the SVG filter of that name, on which SwiftUI's is
  /// modelled; Assumed: white, since the modifier makes a mask.
  package consuming func luminanceToAlpha() -> DrawnGroup {
    map(drawn) { _, _, pixel in
      PaintedPixel(repeating: LumaWeights.rec709.luma(pixel.x, pixel.y, pixel.z))
    }
    return self
  }

  /// The group with its colors changed, pixel by pixel, unpremultiplied.
  package consuming func changed(by effect: ColorEffect) -> DrawnGroup {
    let matrix = ColorMatrix(effect)
    map(drawn) { _, _, pixel in
      guard pixel.w > 0 else { return pixel }
      var straight = pixel / pixel.w
      straight.w = pixel.w
      let color = matrix.changed(straight)
      var result = color * color.w
      result.w = color.w
      return result
    }
    return self
  }

  /// The group at an opacity, `0...1`.
  package consuming func faded(to opacity: Double) -> DrawnGroup {
    let factor = clamped(Float(opacity))
    if factor == 1 { return self }
    map(factor > 0 ? drawn : .empty) { _, _, pixel in pixel * factor }
    return self
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
