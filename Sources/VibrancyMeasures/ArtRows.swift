// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The rows of a picture as codes: as stored, or as the system draws them.
struct ArtRows: Sendable {
  let image: StraightImage
  /// Whether the ink is discarded, so that all of it counts as white.
  let isTemplate: Bool
  let limits: CodeLimits

  init(_ image: StraightImage, isTemplate: Bool) {
    (self.image, self.isTemplate) = (image, isTemplate)
    limits = CodeLimits(depth: image.samples.depth)
  }

  var width: Int { image.size.width }
  var height: Int { image.size.height }

  /// Row `y` as the file has it.
  func loadStored(_ y: Int, into row: inout CodePlanes) {
    row.load(image.samples, firstPixel: y * width)
  }

  /// As many pixels of row `y` as `row` has, from column `x` on, as they are drawn: white under the
  /// α of a template.
  func loadDrawn(_ y: Int, from x: Int = 0, into row: inout CodePlanes) {
    row.load(image.samples, firstPixel: y * width + x)
    if isTemplate { row.whiten(limits.largest) }
  }
}
