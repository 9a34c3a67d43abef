// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The Lock Screen of an iPad on its side: clock in the middle, widgets in a column of two units on
/// the left. Assumed but for the widgets' sizes.
package struct PadLockScreenLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let circle = frame.platter(.accessoryCircular).width
    let wide = frame.platter(.accessoryRectangular).width
    let pitch = circle + max(wide - 2 * circle, 8)
    let (left, top) = (0.04 * frame.width, 0.13 * frame.height)
    let rows = Int((frame.height - top - 0.04 * frame.height + pitch - circle) / pitch)
    var grid = SlotGrid(columns: 2, rows: max(2, rows))
    var hasInline = false
    areas = canvases.map { canvas in
      let (width, height) = (
        Double(canvas.size.width) / frame.scale, Double(canvas.size.height) / frame.scale
      )
      if canvas.family == .accessoryInline {
        if hasInline { return nil }
        hasInline = true
        return frame.area(
          x: frame.pixel((frame.width - width) / 2),
          y: frame.pixel(0.075 * frame.height - height / 2), of: canvas)
      }
      let columns = canvas.family == .accessoryCircular ? 1 : 2
      let high = canvas.family == .systemSmall ? 2 : 1
      guard let place = grid.take(columns, high) else { return nil }
      let room = circle + Double(columns - 1) * pitch
      let depth = circle + Double(high - 1) * pitch
      return frame.area(
        x: frame.pixel(left + Double(place.column) * pitch + (room - width) / 2),
        y: frame.pixel(top + Double(place.row) * pitch + (depth - height) / 2), of: canvas)
    }
  }

  func draw(with painter: inout ScreenPainter) {
    let (width, height) = (frame.width, frame.height)
    let isDark = painter.meanLuma(0.3 * width, 0.1 * height, 0.4 * width, 0.2 * height) > 0.72
    let ink = isDark ? EncodedColor(gray: 0.1) : .white
    let letters = Letters.shared
    let (clock, date) = (0.108 * height, 0.0185 * height)
    painter.fill(
      letters.centered(
        "Sunday 14 June", x: width / 2, baseline: 0.128 * height, height: date,
        spacing: 0.01 * date), .flat(ink, 0.92))
    painter.fill(
      letters.centered(
        "10:09", x: width / 2, baseline: 0.263 * height, height: clock, spacing: -0.035 * clock),
      .flat(ink, 0.94))
    StatusBar(frame).draw(with: &painter, ink: ink)
    let bar = 0.26 * width
    painter.fill(
      .box((width - bar) / 2, height - 11, bar, 5, radius: 2.5), .flat(ink, 0.95))
  }
}
