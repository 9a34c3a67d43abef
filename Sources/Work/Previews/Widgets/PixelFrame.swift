// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A rectangle of a canvas, in pixels and parts of them.
struct PixelFrame {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Whether some of it lies on a canvas.
  func meets(_ canvas: PixelSize) -> Bool {
    x < Double(canvas.width) && x + width > 0 && y < Double(canvas.height) && y + height > 0
  }
}
