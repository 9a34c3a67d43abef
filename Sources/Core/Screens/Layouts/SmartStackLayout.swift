// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The Smart Stack of a watch: plates one below the other, the time above them. Assumed but for the
/// plates' size.
package struct SmartStackLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame
  private let tops: [Double]
  private let plate: PointSize

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let size = frame.platter(.accessoryRectangular)
    plate = size
    let pitch = size.height + 0.026 * frame.height
    let tops = (0..<3).map { 0.165 * frame.height + Double($0) * pitch }
    self.tops = tops
    // The last one is seen in part: nobody's widget.
    areas = canvases.indices.map { index in
      guard index < 2 else { return nil }
      return frame.area(
        x: frame.pixel((frame.width - size.width) / 2), y: frame.pixel(tops[index]),
        of: canvases[index])
    }
  }

  func draw(with painter: inout ScreenPainter) {
    let letters = Letters.shared
    let height = 0.05 * frame.height
    let wide = letters.width(of: "10:09", height: height)
    painter.fill(
      letters.line(
        "10:09", x: 0.87 * frame.width - wide, baseline: 0.118 * frame.height, height: height),
      .flat(.white))
    let left = (frame.width - plate.width) / 2
    let corner = Double(frame.scene.parameters.number(.smartStackCorner)) * plate.height
    for (index, top) in tops.enumerated() where index >= min(areas.count, 2) {
      painter.fill(
        .box(left, top, plate.width, plate.height, radius: corner, bend: Outline.continuous),
        .flat(EncodedColor(gray: 0x1C / 255)))
      let inset = 0.2 * plate.height
      painter.fill(
        .disc(left + inset + 0.16 * plate.height, top + 0.36 * plate.height, 0.16 * plate.height),
        .flat(EncodedColor(gray: 0.34)))
      for line in 0..<2 {
        painter.fill(
          .box(
            left + 0.62 * plate.height, top + (0.26 + 0.2 * Double(line)) * plate.height,
            plate.width * (line == 0 ? 0.42 : 0.3), 0.09 * plate.height,
            radius: 0.045 * plate.height), .flat(EncodedColor(gray: line == 0 ? 0.42 : 0.28)))
      }
    }
  }
}
