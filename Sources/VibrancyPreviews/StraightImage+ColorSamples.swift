// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension StraightImage {
  /// The colors that adaptive luma weights are found from; see `ColorSamples`.
  var colorSamples: [EncodedColor] {
    var samples = ColorSamples()
    samples.count(self.samples)
    var seen = 0
    var colors: [EncodedColor] = []
    samples.pick(from: self.samples, seen: &seen, into: &colors)
    return colors
  }
}
