// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// What is known of a PNG before its image data.
package struct PNGHeader: Hashable, Sendable {
  /// Width and height in pixels.
  package let size: PixelSize
  /// Bits per sample as stored, or an index: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// The color type as stored.
  package let colorType: PNGColorType
  /// Whether the rows are stored in Adam7 order.
  package let isInterlaced: Bool
  /// Whether there is an alpha channel, or a transparent color or palette entry.
  package let hasTransparency: Bool
  /// What the color was taken from.
  package let tagging: ColorTagging
  /// Whether the file says that its codes are PQ or HLG, whose colors are not read here.
  package let isHighDynamicRange: Bool
}
