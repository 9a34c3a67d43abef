// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// A rectangle of a canvas, in pixels, that a picture is fitted into; may reach beyond the canvas.
struct PicturePlacement {
  /// Left edge.
  let x: Int
  /// Top edge.
  let y: Int
  /// Width, from 1.
  let width: Int
  /// Height, from 1.
  let height: Int
  /// The canvas.
  let canvas: PixelSize

  /// A rectangle of a canvas.
  init(x: Int, y: Int, width: Int, height: Int, on canvas: PixelSize) {
    (self.x, self.y, self.canvas) = (x, y, canvas)
    (self.width, self.height) = (max(1, width), max(1, height))
  }

  /// The whole canvas.
  init(_ canvas: PixelSize) {
    self.init(x: 0, y: 0, width: canvas.width, height: canvas.height, on: canvas)
  }

  /// A picture scaled into the rectangle and centered in it; only what the canvas shows is made.
  ///
  /// - Parameter natural: How much larger the picture is with fit `none`.
  /// - Returns: The layer, or `nil` if the canvas shows nothing of it.
  func layer(_ image: StraightImage, fit: Presentation.Fit, natural: Double = 1) -> Layer? {
    let across = Double(width) / Double(image.size.width)
    let down = Double(height) / Double(image.size.height)
    let factor =
      switch fit {
      case .contain: min(across, down)
      case .cover: max(across, down)
      case .none: natural
      }
    let (fullWidth, fullHeight) = (
      max(1, Int((Double(image.size.width) * factor).rounded())),
      max(1, Int((Double(image.size.height) * factor).rounded()))
    )
    let (left, top) = (x + (width - fullWidth) >> 1, y + (height - fullHeight) >> 1)
    // What a rectangle or the canvas cuts off is not made.
    let columns =
      max(left, x, 0)..<max(max(left, x, 0), min(left + fullWidth, x + width, canvas.width))
    let rows =
      max(top, y, 0)..<max(max(top, y, 0), min(top + fullHeight, y + height, canvas.height))
    guard let part = PixelSize(width: columns.count, height: rows.count) else { return nil }
    var layer: Layer
    if fullWidth == image.size.width, fullHeight == image.size.height, part == image.size {
      layer = Layer(.straight(image))
    } else {
      layer = Layer(
        .planar(
          image.resampled(
            toWidth: fullWidth, height: fullHeight, x: columns.lowerBound - left,
            y: rows.lowerBound - top, part: part)))
    }
    (layer.x, layer.y) = (columns.lowerBound, rows.lowerBound)
    return layer
  }
}
