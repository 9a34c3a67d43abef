// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// One picture of a widget, placed on its canvas.
package struct Layer: Sendable {
  /// The picture.
  package var picture: LayerPicture
  /// Column of the canvas where the picture's first column lies; may be negative.
  package var x = 0
  /// Row of the canvas where the picture's first row lies; may be negative.
  package var y = 0
  /// The ink of a template image, whose own color is discarded; `nil` for any other.
  package var ink: EncodedColor?
  /// Opacity of the layer, `0...1`.
  package var opacity: Float = 1
  /// The group it is painted with.
  package var group = AccentGroup.standard
  /// The part it takes in accented rendering.
  package var accentedRendering = AccentedRendering.unset
  /// `true` if privacy redacts it.
  package var isPrivacySensitive = false
  /// `true` if it fades while its content waits for an update.
  package var isInvalidatable = false

  /// `true` if a tap on it does something.
  package var isInteractive = false

  /// A picture at the canvas's top left.
  package init(_ picture: LayerPicture) { self.picture = picture }

  /// `true` if the layer asks for anything in accented rendering.
  var asksForAccent: Bool { group == .accent || accentedRendering != .unset }
}

/// The two groups that accented rendering paints.
public enum AccentGroup: String, Sendable, Hashable, CaseIterable {
  /// Everything not marked accentable.
  case standard = "default"
  /// Content that is marked `widgetAccentable`.
  case accent
}

/// The pixels of a layer, as decoded or as scaled.
package enum LayerPicture: Sendable {
  /// Straight samples, as decoded.
  case straight(StraightImage)
  /// Premultiplied planes, as scaled.
  case planar(PlanarImage)
  /// Premultiplied pixels, as painted.
  case packed(PackedImage)
  /// The rows from `firstRow` on of a picture too large to be held; the others are not at hand.
  case band(StraightImage, firstRow: Int, of: PixelSize)

  /// Width and height in pixels.
  package var size: PixelSize {
    switch self {
    case .straight(let image): image.size
    case .planar(let image): image.size
    case .packed(let image): image.size
    case .band(_, _, let size): size
    }
  }

  /// Copies a row, premultiplied; transparent where it is not at hand.
  ///
  /// - Precondition: `row` is as wide as the picture, and `y` is one of its rows.
  func copyRow(_ y: Int, into row: inout PlanarRow) {
    switch self {
    case .straight, .band:
      guard let (samples, firstPixel) = straightRow(y) else {
        return row.fill(.black, opacity: 0)
      }
      row.load(samples, firstPixel: firstPixel)
    case .planar(let image): image.copyRow(y, from: 0, into: &row)
    case .packed(let image): image.copyRow(y, into: &row)
    }
  }

  /// The straight samples that hold a row, and the pixel at which it begins; `nil` if there are none.
  func straightRow(_ y: Int) -> (samples: StraightSamples, firstPixel: Int)? {
    switch self {
    case .straight(let image) where y < image.size.height:
      (image.samples, y * image.size.width)
    case .band(let image, let firstRow, _) where y >= firstRow && y - firstRow < image.size.height:
      (image.samples, (y - firstRow) * image.size.width)
    case .straight, .band, .planar, .packed: nil
    }
  }
}

extension Layer {
  /// Copies row `y` of its canvas, as wide as `row`: the picture in its place, transparent around it.
  package func copyRow(_ y: Int, into row: inout PlanarRow) {
    let line = y - self.y
    guard (0..<picture.size.height).contains(line) else { return row.fill(.black, opacity: 0) }
    if x == 0, picture.size.width == row.width { return picture.copyRow(line, into: &row) }
    var own = PlanarRow(width: picture.size.width)
    picture.copyRow(line, into: &own)
    row.place(own, at: x)
  }

  /// An outline, one point wide, of where a tap on the layer does something.
  func hitArea(scale: Double) -> Layer {
    let size = picture.size
    let edge = max(1, Int(scale.rounded()))
    let color = EncodedColor(red: 0.2, green: 0.8, blue: 1)
    var image = PlanarImage(size: size)
    let full = PlanarRow(width: size.width, color: color)
    var sides = PlanarRow(width: size.width)
    let coverage = (0..<size.width).map { x -> Float in
      x < edge || x >= size.width - edge ? 1 : 0
    }
    sides.composite(color, coverage: coverage)
    for y in 0..<size.height {
      image.setRow(y, to: y < edge || y >= size.height - edge ? full : sides)
    }
    var outline = Layer(.planar(image))
    (outline.x, outline.y) = (x, y)
    outline.accentedRendering = .fullColor
    return outline
  }

  /// The layer as privacy shows it: a bar over its visible pixels, in their mean color.
  ///
  /// - Parameters:
  ///   - opacity: Of the bar, `0...1`.
  ///   - corner: Corner radius as a share of the bar's height.
  func redacted(opacity: Float, corner: Double) -> Layer {
    let size = picture.size
    var alone = self
    (alone.x, alone.y) = (0, 0)
    var reader = LayerReader(alone, width: size.width)
    var bounds = VisibleBounds()
    for y in 0..<size.height {
      reader.read(y)
      bounds.add(reader.row, y: y)
    }
    guard let bar = bounds.size, let color = bounds.meanColor else { return self }
    let mask = CornerMask(size: bar, radius: Double(bar.height) * corner, exponent: 2)
    var image = PlanarImage(size: bar)
    var coverage: [Float] = []
    for y in 0..<bar.height {
      mask.coverage(ofRow: y, into: &coverage)
      var row = PlanarRow(width: bar.width, color: color, opacity: opacity)
      row.multiply(byCoverage: coverage)
      image.setRow(y, to: row)
    }
    var result = Layer(.planar(image))
    (result.x, result.y) = (x + bounds.left, y + bounds.top)
    (result.group, result.accentedRendering) = (group, accentedRendering)
    result.isInvalidatable = isInvalidatable
    return result
  }
}

/// The bounding box and the mean color of visible pixels (α ≥ 0.05).
struct VisibleBounds: Sendable {
  private(set) var left = Int.max
  private(set) var top = 0
  private var right = -1
  private var bottom = -1
  private var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)

  /// Adds a premultiplied row.
  mutating func add(_ row: PlanarRow, y: Int) {
    for x in 0..<row.width where row.alpha[x] >= 0.05 {
      if right < 0 { top = y }
      left = min(left, x)
      right = max(right, x)
      bottom = y
      sums.red += Double(row.red[x])
      sums.green += Double(row.green[x])
      sums.blue += Double(row.blue[x])
      sums.alpha += Double(row.alpha[x])
    }
  }

  /// The box's size; `nil` if nothing is visible.
  var size: PixelSize? {
    guard right >= 0 else { return nil }
    return PixelSize(width: right - left + 1, height: bottom - top + 1)
  }

  /// The mean of the straight colors, weighted by α; `nil` if nothing is visible.
  var meanColor: EncodedColor? {
    guard sums.alpha > 0 else { return nil }
    return EncodedColor(
      red: Float(sums.red / sums.alpha), green: Float(sums.green / sums.alpha),
      blue: Float(sums.blue / sums.alpha))
  }
}
