// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes

/// The bar at the bottom of a phone without a home button.
struct HomeIndicator {
  private let frame: ScreenFrame

  init(_ frame: ScreenFrame) { self.frame = frame }

  func draw(with painter: inout ScreenPainter) {
    let width = 0.345 * frame.width
    let isDark =
      painter.meanLuma((frame.width - width) / 2, frame.height - 18, width, 14) > 0.72
    painter.fill(
      .box((frame.width - width) / 2, frame.height - 13, width, 5, radius: 2.5),
      .flat(isDark ? EncodedColor(gray: 0.08) : .white, 0.95))
  }
}
