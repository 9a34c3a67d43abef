// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How high a line is, in points.
struct LineHeights: Hashable, Sendable {
  /// From the top of its box to the baseline.
  var ascent: Double
  /// The height of its box.
  var box: Double
  /// From its top to that of the next line of the same text.
  var pitch: Double

  /// The heights of a line that holds runs: the highest above the baseline and the lowest below it.
  ///
  /// - Parameter scale: Pixels per point. Boxes are rounded up, baselines to the nearest pixel.
  init(_ runs: [TextRun], scale: Double) {
    var (ascent, descent, leading) = (0.0, 0.0, -1e6)
    for run in runs {
      ascent = max(ascent, run.font.ascent + run.baselineOffset)
      descent = max(descent, run.font.descent - run.baselineOffset)
      let box = Self.up(run.font.lineHeight, scale)
      leading = max(leading, (run.font.leading ?? box) - box)
    }
    self.ascent = (ascent * scale).rounded() / scale
    box = Self.up(ascent + descent, scale)
    pitch = runs.isEmpty ? box : max(box + leading, 0)
  }

  /// A length rounded up to whole pixels, but for what sums are inexact by.
  static func up(_ length: Double, _ scale: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
