// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The measurements of one picture, wherever it is shown. No opinion.
///
/// Luma is encoded, Rec. 709, `0...1`. *Visible* is α ≥ 0.05, *solid* α ≥ 0.5, *core* solid with
/// all four neighbors solid (none: solid; none: visible). Of a template image colors and luma are
/// those of white ink, but for `stored`.
package struct ArtFacts: Sendable, Hashable {
  /// Encoded luma of the visible pixels, weighted by α, `0...1`.
  package struct Luma: Sendable, Hashable {
    /// The 5th percentile.
    package var p05: Double
    /// The median.
    package var p50: Double
    /// The 95th percentile.
    package var p95: Double
    /// The mean.
    package var mean: Double

    /// Four figures.
    package init(p05: Double, p50: Double, p95: Double, mean: Double) {
      (self.p05, self.p50, self.p95, self.mean) = (p05, p50, p95, mean)
    }
  }

  /// The color of ink.
  package struct Ink: Sendable, Hashable {
    /// `chroma-p95`: the 95th percentile of `max(rgb) − min(rgb)` over visible pixels, `0...1`.
    package var chromaP95: Double
    /// `ink-count`: whether OKLab a, b or L of the core spread (p95 − p05) by .04, .04 or .1.
    package var hasSeveral: Bool

    /// Two figures.
    package init(chromaP95: Double, hasSeveral: Bool) {
      (self.chromaP95, self.hasSeveral) = (chromaP95, hasSeveral)
    }
  }

  /// The outermost 10 % of the icon's mask.
  package struct IconRing: Sendable, Hashable {
    /// The share that is opaque (α ≥ .99), `0...1`.
    package var opaqueFraction: Double
    /// Its mean encoded luma, premultiplied, `0...1`.
    package var luma: Double

    /// Two figures.
    package init(opaqueFraction: Double, luma: Double) {
      (self.opaqueFraction, self.luma) = (opaqueFraction, luma)
    }
  }

  /// The canvas: the stored bitmap's own width and height.
  package var canvas: PixelRectangle
  /// Pixels per point, from 1.
  package var scale: Int
  /// The smallest rectangle that holds every visible pixel; `nil`: nothing is visible.
  package var visibleBounds: PixelRectangle?
  /// `visible-fraction`: the share of the canvas that is visible, `0...1`.
  package var visibleFraction: Double
  /// `opaque-fraction`: the share of the visible bounds with α ≥ .99, `0...1`.
  package var opaqueFraction: Double
  /// `luma-p05/p50/p95/mean`; `nil`: nothing is visible.
  package var luma: Luma?
  /// The ink as it is drawn.
  package var ink: Ink
  /// The ink as the file stores it, which a template image's differs from.
  package var storedInk: Ink
  /// `ink-opacity`: the 95th percentile of the visible pixels' α, `0...1`.
  package var inkOpacity = 1.0
  /// `border-opaque`: the share of the outermost 2 px of the visible bounds with α > .98.
  package var borderOpaque: Double
  /// `border-spread`: the largest less the smallest luma there, `0...1`.
  package var borderSpread: Double
  /// `inner-edges`: pairs of neighbors (right, down), both solid, more than ΔE_ok 0.10 apart.
  package var innerEdges: Int
  /// The median ΔE_ok across them; 0 without any.
  package var innerEdgeDifference: Double
  /// `outline`: pairs of neighbors (right, down; nothing is beyond the canvas) of which one is
  /// solid and the other not. Of a box it is its perimeter, of foliage a multiple of it.
  package var outline = 0
  /// `outline-complexity`: how much longer the contours of the largest part are, what is cut out of
  /// it included, than that of its convex hull, squared; from 1. A disc, a box and a shield have 1,
  /// a heart 1.1, a star 2, a person 4. The same at every size and in every direction. 1 without inner edges, beside which
  /// alone it says something.
  package var outlineComplexity = 1.0
  /// `lost-lines`: how often rows and columns cross lines inside the art that color alone draws:
  /// inner edges across which α differs by less than .05, once a line however soft it is. Near the
  /// alpha's outlines those that follow them, as fringes and bevels do, are left out.
  package var lostLines = 0
  /// Those of them that lie deep inside: farther from what surrounds the art than a tenth of the
  /// square root of the area within its outline, holes included.
  package var deepLines = 0
  /// `accented-edge-loss`: what the lost lines are of all that is drawn inside, by color, by α or by
  /// holes; `nil` where nothing is.
  package var accentedEdgeLoss: Double?
  /// `desaturated-edge-loss`: the share of inner edges that luminance to alpha (`desaturated`)
  /// loses: they differ by less than .05 in α·Y; `nil` without any.
  package var desaturatedEdgeLoss: Double?
  /// How much of the plateaus is translucent light ink; `nil` where plateaus are under 20 % of the visible pixels.
  package var translucentLight: Double?
  /// How much is a soft dark shadow: a share of the visible pixels, `0...1`.
  package var darkHalo: Double
  /// `thin-fraction`: the share of the solid pixels in strokes under 2 pt, `0...1`.
  package var thinFraction: Double
  /// The outermost ring of the icon's mask, measured for icons alone.
  package var iconRing: IconRing?
  /// `true` if it was measured on a linear-light reduction, being above 16 Mpx.
  package var isReduced: Bool

  /// Nothing visible: the facts of an empty canvas.
  package init(canvas: PixelRectangle, scale: Int) {
    (self.canvas, self.scale) = (canvas, max(scale, 1))
    (visibleBounds, luma, accentedEdgeLoss, desaturatedEdgeLoss) = (nil, nil, nil, nil)
    (visibleFraction, opaqueFraction, borderOpaque, borderSpread) = (0, 0, 0, 0)
    (innerEdges, innerEdgeDifference, darkHalo, thinFraction) = (0, 0, 0, 0)
    (ink, storedInk) = (
      Ink(chromaP95: 0, hasSeveral: false), Ink(chromaP95: 0, hasSeveral: false)
    )
    (translucentLight, iconRing, isReduced) = (nil, nil, false)
  }

  /// `pixel-area`: width × height, in pixels.
  package var pixelArea: Int { canvas.area }

  /// `bounds-fraction`: the visible bounds' share of the canvas, `0...1`.
  package var boundsFraction: Double {
    visibleBounds.map { Double($0.area) / Double(canvas.area) } ?? 0
  }
}

/// A rectangle of pixels; never empty. The origin is the top left, rows count downward.
public struct PixelRectangle: Sendable, Hashable {
  /// The first column, from 0.
  public let x: Int
  /// The first row, from 0.
  public let y: Int
  /// Columns, from 1.
  public let width: Int
  /// Rows, from 1.
  public let height: Int

  /// A rectangle; sides below 1 become 1.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y) = (x, y)
    (self.width, self.height) = (max(width, 1), max(height, 1))
  }

  /// The pixels inside.
  package var area: Int { width * height }

  /// Twice the sum of the sides, in pixels.
  package var perimeter: Int { 2 * (width + height) }

  /// The smallest rectangle that holds both.
  package func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelRectangle {
  /// The same part of a picture that is so many times as large.
  package func scaled(by factor: (across: Double, down: Double)) -> PixelRectangle {
    func scaled(_ side: Int, _ factor: Double) -> Int { Int((Double(side) * factor).rounded()) }
    let (left, top) = (scaled(x, factor.across), scaled(y, factor.down))
    return PixelRectangle(
      x: left, y: top, width: scaled(x + width, factor.across) - left,
      height: scaled(y + height, factor.down) - top)
  }
}
