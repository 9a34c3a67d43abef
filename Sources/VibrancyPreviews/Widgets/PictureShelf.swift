// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Decoded pictures of a widget: a file, a group and a scale are decoded or drawn once.
package struct PictureShelf {
  private struct Key: Hashable {
    let path: String
    let group: String?
    /// Of vectors only; a bitmap is the same at every scale.
    let scale: Double?
  }

  private var images: [Key: StraightImage] = [:]

  package init() {}

  /// - Parameter scale: Pixels a point at which a vector is drawn.
  mutating func image(
    _ input: Input, group: String?, scale: Double, _ maker: PreviewMaker
  ) throws(VibrancyError) -> StraightImage {
    let key = Key(path: input.path, group: group, scale: input.format.isVector ? scale : nil)
    if let image = images[key] { return image }
    let image = try maker.drawing(input, group: group, scale: scale)
    images[key] = image
    return image
  }
}
