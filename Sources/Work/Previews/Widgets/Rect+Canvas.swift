// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyScenes

extension Rect {
  /// The whole of a canvas in points.
  init(_ canvas: Canvas) {
    self.init(
      0, 0, Double(canvas.size.width) / canvas.scale, Double(canvas.size.height) / canvas.scale)
  }
}
