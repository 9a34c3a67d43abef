// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The rows of a picture as codes: as stored, or as the system draws them.
struct ArtRows: Sendable {
  let image: StraightImage
  /// `true` if the ink is discarded, so that all of it counts as white.
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

/// The thresholds of the facts' definitions as codes: comparing integers is exact.
struct CodeLimits: Sendable {
  /// The largest code, 255 or 65 535.
  let largest: Int32
  /// α ≥ .05.
  let visible: Int32
  /// α ≥ .5.
  let solid: Int32
  /// α ≥ .99.
  let opaque: Int32
  /// α > .98; no code is .98 exactly.
  let bordering: Int32
  /// α ≥ .7; no code is .7 exactly.
  let strong: Int32
  /// α differs by at least .05; no code is .05 exactly.
  let different: Int32

  init(depth: SampleDepth) {
    let largest: Int32 = depth == .eight ? 255 : 65_535
    func least(_ share: Double) -> Int32 { Int32((share * Double(largest)).rounded(.up)) }
    self.largest = largest
    (visible, solid, opaque) = (least(0.05), least(0.5), least(0.99))
    (bordering, strong, different) = (least(0.98), least(0.7), least(0.05))
  }

  /// A luma of `hundredths` of white, in the unit of `CodePlanes.luma`; exact.
  func luma(hundredths: Int32) -> Int32 { 100 * hundredths * largest }

  /// α as a number, `0...1`.
  func opacity(_ alpha: Int32) -> Double { Double(alpha) / Double(largest) }

  /// Luma as a number, `0...1`.
  func brightness(_ luma: Int32) -> Double { Double(luma) / (10_000 * Double(largest)) }

  /// The luma of the premultiplied pixel, `α·Y(c)`, `0...1`.
  func strength(_ alpha: Int32, _ luma: Int32) -> Double {
    Double(Int64(alpha) &* Int64(luma)) / (10_000 * Double(largest) * Double(largest))
  }
}
