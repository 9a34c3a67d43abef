// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Premultiplied pixels that were drawn apart, to be laid over others.
package struct DrawnGroup: Sendable {
  /// The greatest blur, in pixels: its cost grows with it.
  package static let mostSigma = 400.0

  /// The pixels that it may have, in those of the surface.
  package let bounds: PixelBounds
  /// The pixels outside of which it is transparent.
  package private(set) var drawn = PixelBounds.empty
  /// Row-major over `bounds`; none as long as nothing is drawn.
  var pixels: [PaintedPixel] = []

  init(bounds: PixelBounds) { self.bounds = bounds }

  /// Notes that pixels will be drawn, and makes room for them.
  mutating func touch(_ part: PixelBounds) {
    if pixels.isEmpty {
      pixels = [PaintedPixel](repeating: PaintedPixel(), count: bounds.width * bounds.height)
    }
    drawn = drawn.union(part)
  }

  /// Where a row of it begins in `pixels`, less its first column.
  func start(_ y: Int) -> Int { (y - bounds.top) * bounds.width - bounds.left }

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
    var result = DrawnGroup(bounds: bounds)
    guard !part.isEmpty else { return result }
    result.touch(part)
    for y in part.top..<part.bottom {
      let row = start(y)
      for x in part.left..<part.right { result.pixels[row + x] = change(x, y, pixels[row + x]) }
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

  /// The group's alpha in one color.
  package func tinted(_ color: PaintColor) -> DrawnGroup {
    let (ink, opacity) = (color.color, clamped(color.opacity))
    let pixel = PaintedPixel(ink.red, ink.green, ink.blue, 1) * opacity
    return mapped(drawn) { _, _, below in pixel * below.w }
  }

  /// The group blurred, with nothing around it; what goes beyond its bounds is lost.
  ///
  /// - Parameter sigma: The standard deviation of the Gaussian in pixels, at most
  ///   `mostSigma`; not above 0: as it is.
  package func blurred(sigma: Double) -> DrawnGroup {
    guard sigma > 0, !drawn.isEmpty else { return self }
    let sigma = min(sigma, Self.mostSigma)
    // Beyond 3σ and a pixel nothing is left of it.
    let margin = Int((3 * sigma).rounded(.up)) + 3
    let part = PixelBounds(
      left: drawn.left - margin, top: drawn.top - margin, right: drawn.right + margin,
      bottom: drawn.bottom + margin
    ).intersection(bounds)
    // One transparent pixel around is what the blur repeats.
    guard let size = PixelSize(width: part.width + 2, height: part.height + 2) else { return self }
    var (colors, alphas) = (PlanarImage(size: size), PlanarImage(size: size))
    var row = PlanarRow(width: size.width)
    for y in 0..<size.height {
      let line = part.top + y - 1
      row.setColors { x in
        let pixel = self.pixel(part.left + x - 1, line)
        return EncodedColor(red: pixel.x, green: pixel.y, blue: pixel.z)
      }
      colors.setRow(y, to: row)
      row.setColors { x in EncodedColor(gray: self.pixel(part.left + x - 1, line).w) }
      alphas.setRow(y, to: row)
    }
    (colors, alphas) = (colors.blurred(sigma: sigma), alphas.blurred(sigma: sigma))
    var result = DrawnGroup(bounds: bounds)
    result.touch(part)
    var alpha = row
    for y in part.top..<part.bottom {
      colors.copyRow(y - part.top + 1, from: 0, into: &row)
      alphas.copyRow(y - part.top + 1, from: 0, into: &alpha)
      let start = result.start(y)
      for x in part.left..<part.right {
        let index = x - part.left + 1
        result.pixels[start + x] = PaintedPixel(
          row.red[index], row.green[index], row.blue[index], alpha.red[index])
      }
    }
    return result
  }

  /// The group's shadow alone.
  ///
  /// - Parameters:
  ///   - color: Times which the group's alpha is drawn.
  ///   - sigma: As for `blurred`.
  ///   - offset: How far it is moved, in pixels; rounded to whole ones.
  package func shadow(_ color: PaintColor, sigma: Double, offset: SIMD2<Double>) -> DrawnGroup {
    tinted(color).blurred(sigma: sigma).moved(by: offset)
  }

  private func moved(by offset: SIMD2<Double>) -> DrawnGroup {
    let limit = Path.limited(offset)
    let (x, y) = (Int(limit.x.rounded()), Int(limit.y.rounded()))
    let part = PixelBounds(
      left: drawn.left + x, top: drawn.top + y, right: drawn.right + x, bottom: drawn.bottom + y
    ).intersection(bounds)
    if x == 0 && y == 0 || drawn.isEmpty { return self }
    var result = DrawnGroup(bounds: bounds)
    guard !part.isEmpty else { return result }
    result.touch(part)
    for line in part.top..<part.bottom {
      let (to, from) = (result.start(line), start(line - y) - x)
      for column in part.left..<part.right { result.pixels[to + column] = pixels[from + column] }
    }
    return result
  }
}
