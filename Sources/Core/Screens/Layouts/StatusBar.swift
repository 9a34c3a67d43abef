// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes

/// The strip at the top of a phone: signal and battery in shapes of our own, and what the screen
/// leaves out for its camera.
struct StatusBar {
  private let frame: ScreenFrame

  init(_ frame: ScreenFrame) { self.frame = frame }

  /// Draws it.
  ///
  /// - Parameter time: Shown on the left; `nil` on a Lock Screen.
  func draw(with painter: inout ScreenPainter, ink: EncodedColor, time: String? = nil) {
    let width = frame.width
    let middle: Double
    switch frame.top {
    case .island:
      middle = 0.0375 * frame.height
      let (wide, high) = (0.311 * width, 0.0915 * width)
      painter.fill(
        .box((width - wide) / 2, middle - high / 2, wide, high, radius: high / 2),
        .flat(.black))
    case .notch:
      middle = 22
      let wide = 0.5 * width
      painter.fill(
        .box((width - wide) / 2, -30, wide, 60, radius: 20, bend: Outline.continuous),
        .flat(.black))
    case .plain: middle = 10
    }
    let size = frame.top == .plain ? 0.72 : 1
    let right = width - (frame.top == .plain ? 8 : 0.078 * width)
    battery(right: right, middle: middle, size, ink, &painter)
    signal(right: right - 34 * size, middle: middle, size, ink, &painter)
    guard let time else { return }
    let height = 12.2 * size
    let center = frame.top == .plain ? width / 2 : 0.154 * width
    painter.fill(
      Letters.shared.centered(time, x: center, baseline: middle + height / 2, height: height),
      .flat(ink))
  }

  private func battery(
    right: Double, middle: Double, _ size: Double, _ ink: EncodedColor,
    _ painter: inout ScreenPainter
  ) {
    let (width, height) = (24 * size, 12 * size)
    let left = right - width - 2.4 * size
    painter.fill(
      .box(left, middle - height / 2, width, height, radius: 3.8 * size), .flat(ink, 0.38))
    painter.fill(
      .box(left, middle - height / 2, 0.78 * width, height, radius: 3.8 * size), .flat(ink))
    painter.fill(
      .box(right - 1.5 * size, middle - 2 * size, 1.5 * size, 4 * size, radius: 0.75 * size),
      .flat(ink, 0.45))
  }

  private func signal(
    right: Double, middle: Double, _ size: Double, _ ink: EncodedColor,
    _ painter: inout ScreenPainter
  ) {
    for bar in 0..<4 {
      let height = (4 + 2.7 * Double(bar)) * size
      painter.fill(
        .box(
          right - Double(4 - bar) * 4.9 * size, middle + 6 * size - height, 3.3 * size, height,
          radius: 1.1 * size),
        .flat(ink, bar < 3 ? 1 : 0.35))
    }
  }
}
