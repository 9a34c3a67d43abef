// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// A watch face of our own: with a rectangle in the middle and digits above it, or a dial where no
/// rectangle is asked for. Corners lie in the four corners of either. Assumed but for the sizes.
package struct WatchFaceLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame
  private let isModular: Bool
  private let corners: Int
  /// Whether labels of corners lie around the dial.
  private let hasLabels: Bool

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let (width, height) = (frame.width, frame.height)
    let isModular = canvases.contains { $0.family == .accessoryRectangular }
    self.isModular = isModular
    corners = canvases.count { $0.family == .accessoryCorner }
    hasLabels = canvases.contains { $0.corner != nil }
    let corner = frame.platter(.accessoryCorner).width
    let circle = frame.platter(.accessoryCircular).width
    let rectangle = frame.platter(.accessoryRectangular)
    let inset = 0.048 * width
    let low = height - inset - corner
    let inCorners = [
      (inset, inset), (width - inset - corner, inset), (inset, low), (width - inset - corner, low),
    ]
    var circles: [(Double, Double)]
    let rectangleTop = 0.215 * height
    if isModular {
      let below = rectangleTop + rectangle.height
      // Lower where no corner is below.
      let y = corners > 2 ? below + 0.018 * height : (below + height - circle) / 2 - 0.02 * height
      let count = max(1, min(3, canvases.count { $0.family == .accessoryCircular }))
      let gap = (width - Double(count) * circle) / Double(count + 1)
      circles = (0..<count).map { (gap + Double($0) * (circle + gap), y) }
    } else {
      let x = (width - circle) / 2
      let reach = 0.205 * height
      circles = [(x, height / 2 + reach - circle / 2), (x, height / 2 - reach - circle / 2)]
    }
    // A corner with a label has a place of its own.
    let labeled = canvases.compactMap { $0.corner?.position }
    let free = zip(CornerSlot.Position.allCases, inCorners).filter { !labeled.contains($0.0) }
    var places: [Family: [(Double, Double)]] = [
      .accessoryCorner: free.map { $0.1 }, .accessoryCircular: circles,
      .accessoryRectangular: [((width - rectangle.width) / 2, rectangleTop)],
    ]
    areas = canvases.map { canvas in
      if let corner = canvas.corner {
        let (x, y) = corner.origin
        return frame.area(x: frame.pixel(x), y: frame.pixel(y), of: canvas)
      }
      guard let family = canvas.family, let free = places[family], let place = free.first else {
        return nil
      }
      places[family] = Array(free.dropFirst())
      return frame.area(x: frame.pixel(place.0), y: frame.pixel(place.1), of: canvas)
    }
  }

  /// The color of digits and dial.
  private var ink: EncodedColor {
    frame.scene.usesTint ? frame.scene.tint.mixed(with: .white, by: 0.12) : .white
  }

  func draw(with painter: inout ScreenPainter) {
    let (width, height) = (frame.width, frame.height)
    guard isModular else {
      ClockFace(
        x: width / 2, y: height / 2, radius: (hasLabels ? 0.41 : 0.475) * width, ink: ink,
        accent: frame.scene.place == .watchFullColor ? .orange : ink, isShort: true,
        showsSeconds: frame.scene.place != .watchAlwaysOn
      ).draw(with: &painter)
      return
    }
    let (middle, digits) = (
      0.048 * width + 0.5 * frame.platter(.accessoryCorner).width, 0.118 * height
    )
    if corners > 1 {
      painter.fill(
        Letters.shared.centered(
          "10:09", x: width / 2, baseline: middle + digits * 0.62, height: digits * 0.88,
          spacing: -0.04 * digits), .flat(ink))
    } else {
      let letters = Letters.shared
      let right = width - 0.09 * width
      let wide = letters.width(of: "10:09", height: digits) - 0.16 * digits
      painter.fill(
        letters.line(
          "10:09", x: right - wide, baseline: middle + digits * 0.62, height: digits,
          spacing: -0.04 * digits), .flat(ink))
      if corners > 0 { return }
      for (index, word) in ["SUN", "14 JUN"].enumerated() {
        painter.fill(
          letters.line(
            word, x: 0.115 * width, baseline: middle + digits * (index == 0 ? 0.06 : 0.62),
            height: 0.34 * digits),
          .flat(ink == .white && index == 0 ? .orange : ink))
      }
    }
  }
}
