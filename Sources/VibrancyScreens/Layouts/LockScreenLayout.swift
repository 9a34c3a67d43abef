// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The Lock Screen of an iPhone: date and clock, a line beside the date, a row of four units below the
/// clock, two buttons. Heights are shares of the screen's; all Assumed but the widgets' sizes.
package struct LockScreenLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let circle = frame.platter(.accessoryCircular).width
    let rectangle = frame.platter(.accessoryRectangular).width
    let gap = rectangle - 2 * circle
    var units = SlotRow(units: 4, gap: max(gap, 0) * frame.scale)
    var hasInline = false
    let parameters = frame.scene.parameters
    let isTaken = canvases.map { canvas -> Bool in
      guard canvas.family == .accessoryInline else {
        let isWide = canvas.family == .accessoryRectangular
        let platter = isWide ? rectangle : circle
        return units.take(isWide ? 2 : 1, platter: platter * frame.scale)
      }
      defer { hasInline = true }
      return !hasInline
    }
    let middle = Double(frame.pixels.height) * Double(parameters.number(.lockSlot))
    let line = Double(frame.pixels.height) * Double(parameters.number(.inlineSlot))
    var left = (Double(frame.pixels.width) - units.width) / 2
    areas = zip(canvases, isTaken).map { canvas, isTaken in
      guard isTaken else { return nil }
      func rounded(_ pixels: Double) -> Int { Int((pixels + 0.5).rounded(.down)) }
      let (width, height) = (Double(canvas.size.width), Double(canvas.size.height))
      if canvas.family == .accessoryInline {
        let x = (Double(frame.pixels.width) - width) / 2
        return frame.area(x: rounded(x), y: rounded(line - height / 2), of: canvas)
      }
      let isWide = canvas.family == .accessoryRectangular
      let platter = (isWide ? rectangle : circle) * frame.scale
      defer { left += platter + units.gap }
      return frame.area(
        x: rounded(left + (platter - width) / 2), y: rounded(middle - height / 2), of: canvas)
    }
  }

  func draw(with painter: inout ScreenPainter) {
    let (width, height) = (frame.width, frame.height)
    let clock = min(0.094 * height, 0.245 * width)
    let isDark = painter.meanLuma(0.15 * width, 0.1 * height, 0.7 * width, 0.16 * height) > 0.72
    let ink = ink(isDark: isDark)
    let letters = Letters.shared
    let date = 0.0185 * height
    painter.fill(
      letters.centered(
        "Sunday 14 June", x: width / 2, baseline: 0.1305 * height, height: date,
        spacing: 0.01 * date),
      .flat(ink, 0.92))
    painter.fill(
      letters.centered(
        "10:09", x: width / 2, baseline: 0.195 * height + clock / 2 + 0.005 * height,
        height: clock, spacing: -0.035 * clock),
      .flat(ink, isDark ? 0.78 : 0.94))
    StatusBar(frame).draw(with: &painter, ink: isDark ? EncodedColor(gray: 0.12) : .white)
    drawButtons(with: &painter)
    if frame.top != .plain { HomeIndicator(frame).draw(with: &painter) }
  }

  /// The color of clock and date.
  private func ink(isDark: Bool) -> EncodedColor {
    guard frame.scene.place != .lockScreenTinted else {
      return frame.scene.tint.mixed(with: .white, by: 0.35)
    }
    return isDark ? EncodedColor(gray: 0.1) : .white
  }

  private func drawButtons(with painter: inout ScreenPainter) {
    // A phone with a home button has none.
    guard frame.top != .plain else { return }
    let radius = 25.0
    let (inset, y) = (0.177 * frame.width, frame.height - 75)
    for (x, shape) in [(inset, Self.torch), (frame.width - inset, Self.camera)] {
      painter.fill(.disc(x, y, radius), .glass(lift: 0, gain: 0.62, .black, amount: 0.18))
      painter.fill(.ring(x, y, radius, width: 0.7), .flat(.white, 0.16))
      painter.fill(shape.placed(at: [x, y]), .flat(.white))
    }
  }

  /// A lamp in the hand: head, neck and grip about the origin.
  private static let torch: Outline = {
    var shape = Outline.box(-6, -11.5, 12, 3.4, radius: 1.4)
    shape.add(Outline([[-6, -6.8], [6, -6.8], [3.4, -1.8], [-3.4, -1.8]]))
    shape.add(.box(-3.4, -1.9, 6.8, 13.2, radius: 2.2))
    shape.add(Outline.box(-1.1, 1.2, 2.2, 4.2, radius: 1.1).reversed)
    return shape
  }()

  /// A case with a lens, about the origin.
  private static let camera: Outline = {
    var shape = Outline.box(-11.5, -6.6, 23, 15, radius: 3.6)
    shape.add(Outline([[-5.4, -6.5], [-3.4, -9.4], [3.4, -9.4], [5.4, -6.5]]))
    shape.add(Outline.disc(0, 0.9, 5.1).reversed)
    shape.add(.disc(0, 0.9, 3.4))
    return shape
  }()
}

/// A row of slots of one unit each; a widget takes one or more.
struct SlotRow {
  /// How many units there are.
  let units: Int
  /// Between platters, in pixels.
  let gap: Double
  /// From the first platter's left to the last one's right, in pixels.
  private(set) var width = 0.0
  private var taken = 0

  init(units: Int, gap: Double) { (self.units, self.gap) = (units, gap) }

  /// Gives a widget its units, if so many are left.
  ///
  /// - Parameter platter: How wide the widget's platter is, in pixels.
  mutating func take(_ count: Int, platter: Double) -> Bool {
    guard taken + count <= units else { return false }
    width += platter + (taken > 0 ? gap : 0)
    taken += count
    return true
  }
}
