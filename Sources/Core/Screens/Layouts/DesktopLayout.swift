// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The desktop of a Mac: widgets from the top left down in a grid, a menu bar, a dock, and a window in
/// front where the desktop recedes. Assumed but for the widgets' sizes.
package struct DesktopLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame
  private static let bar = 26.0

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let (small, medium) = (frame.platter(.systemSmall), frame.platter(.systemMedium))
    let gap = max(8, medium.width - 2 * small.width)
    let pitch = (small.width + gap, small.height + gap)
    let columns = max(2, Int((frame.width - gap) / pitch.0))
    let rows = max(2, Int((frame.height - Self.bar - 70 - gap) / pitch.1))
    // Filled from the top down, a column of two cells after the other.
    var grids = (0..<columns / 2).map { _ in SlotGrid(columns: 2, rows: rows) }
    areas = canvases.map { canvas in
      let isWide = canvas.family != .systemSmall
      let height =
        switch canvas.family {
        case .systemExtraLargePortrait: 4
        case .systemLarge, .systemExtraLarge: 2
        case .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular,
          .accessoryInline, .accessoryCorner, nil:
          1
        }
      let isWidest = canvas.family == .systemExtraLarge
      for index in grids.indices {
        if isWidest {
          guard index + 1 < grids.count else { return nil }
          var next = grids[index + 1]
          guard let place = grids[index].take(2, 2), let other = next.take(2, 2),
            place.row == other.row
          else { continue }
          grids[index + 1] = next
          return Self.area(frame, canvas, (2 * index, place.row), pitch, gap)
        }
        if let place = grids[index].take(isWide ? 2 : 1, height) {
          return Self.area(frame, canvas, (2 * index + place.column, place.row), pitch, gap)
        }
      }
      return nil
    }
  }

  private static func area(
    _ frame: ScreenFrame, _ canvas: Canvas, _ place: (column: Int, row: Int),
    _ pitch: (Double, Double), _ gap: Double
  ) -> PixelArea {
    frame.area(
      x: frame.pixel(
        gap + Double(place.column) * pitch.0 + slack(canvas.size.width, pitch.0, gap, frame)),
      y: frame.pixel(
        bar + gap + Double(place.row) * pitch.1 + slack(canvas.size.height, pitch.1, gap, frame)),
      of: canvas)
  }

  /// How far a side is drawn in, in the middle of the cells that it takes.
  private static func slack(
    _ pixels: Int, _ pitch: Double, _ gap: Double, _ frame: ScreenFrame
  ) -> Double {
    let side = Double(pixels) / frame.scale
    let cells = ((side + gap) / pitch).rounded()
    return (cells * pitch - gap - side) / 2
  }

  func draw(with painter: inout ScreenPainter) {
    drawMenuBar(with: &painter)
    drawDock(with: &painter)
    if frame.scene.place == .macDesktopReceded { drawWindow(with: &painter) }
  }

  private func drawMenuBar(with painter: inout ScreenPainter) {
    let isDark = painter.meanLuma(0, 0, frame.width, Self.bar) > 0.62
    let ink = isDark ? EncodedColor(gray: 0.08) : .white
    painter.fill(
      .box(0, 0, frame.width, Self.bar), .glass(lift: 0.02, gain: 0.9, ink, amount: 0.04))
    let letters = Letters.shared
    let (height, baseline) = (9.2, Self.bar / 2 + 4.6)
    painter.fill(.ring(24, Self.bar / 2, 6, width: 2.2), .flat(ink, 0.95))
    var x = 44.0
    for (index, word) in ["Desktop", "File", "Edit", "View", "Window"].enumerated() {
      painter.fill(
        letters.line(word, x: x, baseline: baseline, height: height),
        .flat(ink, index == 0 ? 1 : 0.85))
      x += letters.width(of: word, height: height) + 18
    }
    let time = "Sun 14 Jun  10:09"
    painter.fill(
      letters.line(
        time, x: frame.width - 16 - letters.width(of: time, height: height), baseline: baseline,
        height: height), .flat(ink, 0.95))
  }

  private func drawDock(with painter: inout ScreenPainter) {
    let (icon, count) = (46.0, 9)
    let (step, height) = (icon + 9, icon + 16)
    let width = Double(count) * step + 10
    let (left, top) = ((frame.width - width) / 2, frame.height - height - 7)
    painter.fill(
      .box(left, top, width, height, radius: 20, bend: Outline.continuous),
      .glass(lift: 0.12, gain: 0.78, .white, amount: 0.14))
    var scene = frame.scene
    scene.place = .homeLight
    let style = PlaceholderStyle(scene)
    for index in 0..<count {
      PlaceholderIcon(
        index + 33, at: left + 5 + step * (Double(index) + 0.5), top + height / 2, side: icon
      ).draw(in: style, with: &painter)
    }
  }

  private func drawWindow(with painter: inout ScreenPainter) {
    // Beside the widgets; where they leave no room there is none.
    let right = areas.compactMap { $0.map { Double($0.x + $0.width) / frame.scale } }.max() ?? 0
    let x = max(0.42 * frame.width, right + 34)
    let (y, width) = (0.13 * frame.height, frame.width - x - 0.05 * frame.width)
    guard width > 180 else { return }
    let height = 0.66 * frame.height
    for step in stride(from: 26.0, through: 2, by: -3) {
      painter.fill(
        .box(
          x - step, y - step * 0.5, width + 2 * step, height + 1.6 * step, radius: 14 + step),
        .flat(.black, 0.028))
    }
    painter.fill(
      .box(x, y, width, height, radius: 14), .flat(EncodedColor(gray: 0.975)))
    painter.fill(
      .box(x + 7, y + 7, 0.26 * width, height - 14, radius: 9), .flat(EncodedColor(gray: 0.925)))
    for dot in 0..<3 {
      painter.fill(.disc(x + 26 + 19 * Double(dot), y + 26, 6), .flat(EncodedColor(gray: 0.76)))
    }
    for line in 0..<6 {
      painter.fill(
        .box(
          x + 26, y + 58 + 26 * Double(line),
          0.26 * width * [0.6, 0.46, 0.68, 0.5, 0.57, 0.4][line],
          8, radius: 4), .flat(EncodedColor(gray: 0.78)))
    }
    let left = x + 0.3 * width
    painter.fill(.box(left, y + 22, 0.22 * width, 11, radius: 5.5), .flat(EncodedColor(gray: 0.55)))
    var top = y + 62
    var line = 0
    while top < y + height - 40 {
      let share = [0.62, 0.66, 0.58, 0.64, 0.36][line % 5]
      painter.fill(.box(left, top, width * share, 8, radius: 4), .flat(EncodedColor(gray: 0.86)))
      line += 1
      top += line % 5 == 0 ? 42 : 22
    }
  }
}
