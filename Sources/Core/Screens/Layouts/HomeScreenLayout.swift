// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The Home Screen: a grid of icons that widgets take the places of, and a dock.
///
/// A systemSmall takes two by two places. Its upper and lower edges are those of icons; across it is
/// a little wider.
package struct HomeScreenLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame
  private let grid: SlotGrid
  private let metrics: HomeScreenMetrics
  private let pitch: (x: Double, y: Double)
  private let left: Double
  private let top: Double
  /// Where the name below each widget is centered.
  private var names: [(x: Double, y: Double)] = []

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let (small, medium) = (frame.platter(.systemSmall), frame.platter(.systemMedium))
    top = frame.height * Double(frame.scene.parameters.number(.homeSlot))
    metrics = HomeScreenMetrics(frame, top: top)
    pitch = ((medium.width - small.width) / 2, metrics.rowPitch)
    let columns = frame.width >= 600 ? 8 : 4
    let across = small.width + Double(columns - 2) * pitch.x
    left = (frame.width - across) / 2
    var grid = SlotGrid(columns: columns, rows: metrics.rows)
    var areas: [PixelArea?] = []
    var names: [(x: Double, y: Double)] = []
    for canvas in canvases {
      let cells = Self.cells(of: canvas.family)
      guard let place = grid.take(cells.columns, cells.rows) else {
        areas.append(nil)
        continue
      }
      let wide = small.width + Double(cells.columns - 2) * pitch.x
      let (width, height) = (
        Double(canvas.size.width) / frame.scale, Double(canvas.size.height) / frame.scale
      )
      let high = metrics.icon + Double(cells.rows - 1) * pitch.y
      let x = left + Double(place.column) * pitch.x + (wide - width) / 2
      let y = top + Double(place.row) * pitch.y + (high - height) / 2
      areas.append(frame.area(x: frame.pixel(x), y: frame.pixel(y), of: canvas))
      names.append((x + width / 2, top + Double(place.row) * pitch.y + high))
    }
    (self.grid, self.areas, self.names) = (grid, areas, names)
  }

  private static func cells(of family: Family?) -> (columns: Int, rows: Int) {
    switch family {
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    case .systemExtraLarge: (8, 4)
    case .systemExtraLargePortrait: (4, 6)
    case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
      .accessoryCorner, nil:
      (2, 2)
    }
  }

  func draw(with painter: inout ScreenPainter) {
    let isDark = painter.meanLuma(0, 0, frame.width, 0.06 * frame.height) > 0.72
    StatusBar(frame).draw(
      with: &painter, ink: isDark ? EncodedColor(gray: 0.08) : .white, time: "10:09")
    let style = PlaceholderStyle(frame.scene)
    var number = 0
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where grid.isFree(column, row) {
        let (x, y) = center(column, row)
        PlaceholderIcon(number, at: x, y, side: metrics.icon).draw(in: style, with: &painter)
        name(at: x, y + metrics.icon / 2, number, with: &painter)
        number += 1
      }
    }
    for (index, place) in names.enumerated() {
      name(at: place.x, place.y, index + 5, with: &painter)
    }
    drawDock(style, with: &painter)
  }

  private func center(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
    let small = frame.platter(.systemSmall)
    return (
      left + small.width / 2 + (Double(column) - 0.5) * pitch.x,
      top + metrics.icon / 2 + Double(row) * pitch.y
    )
  }

  /// A name that cannot be read.
  private func name(
    at x: Double, _ bottom: Double, _ number: Int, with painter: inout ScreenPainter
  ) {
    let width = metrics.icon * [0.62, 0.46, 0.72, 0.54, 0.4, 0.66][number % 6]
    let height = 0.085 * metrics.icon
    let isDark = painter.meanLuma(x - width, bottom + 5, 2 * width, height + 6) > 0.72
    painter.fill(
      .box(
        x - width / 2, bottom + HomeScreenMetrics.nameDrop - height / 2, width, height,
        radius: height / 2),
      .flat(isDark ? .black : .white, isDark ? 0.4 : 0.62))
  }

  private func drawDock(_ style: PlaceholderStyle, with painter: inout ScreenPainter) {
    let (dock, icon) = (metrics.dock, metrics.icon)
    let step = frame.width >= 600 ? 1.35 * icon : pitch.x
    let plate = Outline.box(
      dock.x, dock.y, dock.width, dock.height, radius: metrics.isFlat ? 0 : 0.52 * icon,
      bend: Outline.continuous)
    painter.fill(plate, style.dock)
    for index in 0..<4 {
      let x = frame.width / 2 + (Double(index) - 1.5) * step
      PlaceholderIcon(index + 21, at: x, dock.y + dock.height / 2, side: icon).draw(
        in: style, with: &painter)
    }
    let (pill, depth) = (metrics.pill, metrics.pill.height)
    painter.fill(
      .box(pill.x, pill.y, pill.width, depth, radius: depth / 2), style.pill)
    let isDark = painter.meanLuma(pill.x, pill.y, pill.width, depth) > 0.72
    let ink = isDark ? EncodedColor(gray: 0.1) : .white
    let letter = 0.3 * depth
    let middle = pill.y + depth / 2
    painter.fill(
      Letters.shared.centered(
        "Search", x: frame.width / 2 + 0.32 * depth, baseline: middle + letter / 2, height: letter),
      .flat(ink, 0.9))
    let (x, r) = (frame.width / 2 - 0.84 * depth, 0.16 * depth)
    painter.fill(.ring(x, middle - 0.04 * depth, r, width: 0.055 * depth), .flat(ink, 0.9))
    painter.fill(
      .stroke(
        from: [x + 0.72 * r, middle + 0.68 * r], to: [x + 1.5 * r, middle + 1.46 * r],
        width: 0.06 * depth), .flat(ink, 0.9))
  }
}
