// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A premultiplied, display-encoded sRGB pixel: red, green, blue, alpha, `0...1`.
package typealias PaintedPixel = SIMD4<Float>

/// How what is drawn meets what is there, SwiftUI's `BlendMode`, on premultiplied encoded sRGB.
///
/// - Source: W3C, Compositing and Blending Level 1; `plusLighter` and `plusDarker` as Apple documents
///   `CGBlendMode`.
package enum Compositing: Hashable, Sendable, CaseIterable {
  /// Over it.
  case normal
  /// The separable blends of the names.
  case multiply, screen, overlay, darken, lighten
  /// Sums, at most 1, of what is premultiplied.
  case plusLighter
  /// Sums, less 1, from 0.
  case plusDarker
  /// Takes away what is there by the alpha of what is drawn.
  case destinationOut
  /// Below it.
  case destinationOver
  /// Over it, where it is.
  case sourceAtop
  /// SwiftUI's others, which are not drawn yet: as `normal`.
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity

  /// Whether it is drawn as its name says, and not as `normal`.
  package var isDrawn: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .plusLighter, .plusDarker,
      .destinationOut, .destinationOver, .sourceAtop:
      true
    case .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      false
    }
  }

  /// What becomes of a pixel.
  ///
  /// - Parameters:
  ///   - top: What is drawn, times its coverage.
  ///   - below: What is there.
  @inline(__always)
  func mixed(_ top: PaintedPixel, over below: PaintedPixel) -> PaintedPixel {
    let (a, b) = (top.w, below.w)
    switch self {
    case .normal, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      return top + below * (1 - a)
    case .multiply: return rest(top, below) + top * below
    case .screen: return top + below - top * below
    case .overlay:
      let dark = 2 * top * below
      let light = a * b - 2 * (b - below) * (a - top)
      return opacity(
        top, below, rest(top, below) + light.replacing(with: dark, where: 2 * below .<= b))
    case .darken: return rest(top, below) + pointwiseMin(top * b, below * a)
    case .lighten: return rest(top, below) + pointwiseMax(top * b, below * a)
    case .plusLighter: return pointwiseMin(top + below, PaintedPixel(repeating: 1))
    case .plusDarker:
      let alpha = min(1, a + b)
      return opacity(
        top, below, pointwiseMax(alpha - (b - below) - (a - top), PaintedPixel()), alpha: alpha)
    case .destinationOut: return below * (1 - a)
    case .destinationOver: return below + top * (1 - b)
    case .sourceAtop: return top * b + below * (1 - a)
    }
  }

  /// What each has where the other is not.
  @inline(__always)
  private func rest(_ top: PaintedPixel, _ below: PaintedPixel) -> PaintedPixel {
    top * (1 - below.w) + below * (1 - top.w)
  }

  /// The colors with the alpha of both.
  @inline(__always)
  private func opacity(
    _ top: PaintedPixel, _ below: PaintedPixel, _ colors: PaintedPixel, alpha: Float? = nil
  ) -> PaintedPixel {
    var result = colors
    result.w = alpha ?? top.w + below.w * (1 - top.w)
    return result
  }
}
