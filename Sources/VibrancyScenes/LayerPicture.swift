// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// The pixels of a layer, as decoded or as scaled.
public enum LayerPicture: Sendable {
  /// Straight samples, as decoded.
  case straight(StraightImage)
  /// Premultiplied planes, as scaled.
  case planar(PlanarImage)
  /// The rows from `firstRow` on of a picture too large to be held; the others are not at hand.
  case band(StraightImage, firstRow: Int, of: PixelSize)

  /// Width and height in pixels.
  public var size: PixelSize {
    switch self {
    case .straight(let image): image.size
    case .planar(let image): image.size
    case .band(_, _, let size): size
    }
  }

  /// The straight samples that hold a row, and the pixel at which it begins; `nil` if there are none.
  func straightRow(_ y: Int) -> (samples: StraightSamples, firstPixel: Int)? {
    switch self {
    case .straight(let image) where y < image.size.height:
      (image.samples, y * image.size.width)
    case .band(let image, let firstRow, _) where y >= firstRow && y - firstRow < image.size.height:
      (image.samples, (y - firstRow) * image.size.width)
    case .straight, .band, .planar: nil
    }
  }
}
