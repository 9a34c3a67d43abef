// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// The pixels of a layer, as decoded or as scaled.
public enum LayerPicture: Sendable {
  /// Straight samples, as decoded.
  case straight(StraightImage)
  /// Premultiplied planes, as scaled.
  case planar(PlanarImage)

  /// Width and height in pixels.
  public var size: PixelSize {
    switch self {
    case .straight(let image): image.size
    case .planar(let image): image.size
    }
  }
}
