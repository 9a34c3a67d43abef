// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// What is known of a PNG before its image data.
public struct PNGHeader: Hashable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// Bits a sample as stored, or an index: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  /// The color type as stored.
  public let colorType: PNGColorType
  /// Whether the rows are stored in Adam7 order.
  public let isInterlaced: Bool
  /// Whether there is an alpha channel, or a transparent color or palette entry.
  public let hasTransparency: Bool
  /// What the color was taken from.
  public let tagging: ColorTagging
}
