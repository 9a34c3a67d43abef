// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The Lock Screen of an iPhone: date and clock, a line above the date, a row of four units below the
/// clock, two buttons.
///
/// Heights are shares of the screen's. Calibrated on captures of iOS 26 at 402 points: the clock's
/// digits from y 118 to 205, the date's middle at 95, buttons 58 points wide of light glass. All else
/// is Assumed but the widgets' sizes.
package struct LockScreenLayout: Sendable {
  let areas: [PixelArea?]
  /// Date and clock.
  let lettering: [PlacedWidget]
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
    let end = hasInline ? line / frame.scale + frame.platter(.accessoryInline).height / 2 : 0
    lettering = Self.lettering(on: frame, below: end).compactMap { PlacedWidget($0, on: frame) }
  }

  /// Date and clock; the date keeps clear of a line that ends at `line`.
  private static func lettering(on frame: ScreenFrame, below line: Double) -> [Outline] {
    let (middle, height) = (frame.width / 2, frame.height)
    let cap = 0.0185 * height
    let (digits, baseline, date): (Double, Double, Double)
    switch frame.scene.os {
    case .ios18:
      digits = min(0.094 * height, 0.245 * frame.width)
      baseline = 0.2 * height + digits / 2
      date = 0.1305 * height - cap / 2
    case .ios26, .ios27:
      digits = 0.0995 * height
      baseline = 0.2346 * height
      date = max(0.1087 * height, line + 1 + cap / 2)
    }
    let letters = Letters.shared
    return [
      letters.centered(
        "Sunday 14 June", x: middle, baseline: date + cap / 2, height: cap, spacing: 0.01 * cap),
      letters.centered(
        "10:09", x: middle, baseline: baseline, height: digits, spacing: -0.035 * digits),
    ]
  }

  func draw(with painter: inout ScreenPainter) {
    let (width, height) = (frame.width, frame.height)
    let isDark = painter.meanLuma(0.15 * width, 0.1 * height, 0.7 * width, 0.16 * height) > 0.72
    StatusBar(frame).draw(with: &painter, ink: isDark ? EncodedColor(gray: 0.12) : .white)
    drawButtons(with: &painter)
    if frame.top != .plain { HomeIndicator(frame).draw(with: &painter) }
  }

  private func drawButtons(with painter: inout ScreenPainter) {
    // A phone with a home button has none.
    guard frame.top != .plain else { return }
    let (radius, glass): (Double, ScreenPainter.Fill)
    switch frame.scene.os {
    case .ios18: (radius, glass) = (25, .glass(lift: 0, gain: 0.62, .black, amount: 0.18))
    case .ios26, .ios27:
      (radius, glass) = (29, .glass(lift: 0.05, gain: 0.92, .white, amount: 0.12))
    }
    let (inset, y) = (0.177 * frame.width, frame.height - 75)
    let buttons = [(inset, Self.torch), (frame.width - inset, Self.camera)]
    // Both have one ink.
    let isDark = buttons.allSatisfy { painter.meanLuma($0.0 - 12, y - 12, 24, 24) > 0.72 }
    for (x, shape) in buttons {
      painter.fill(.disc(x, y, radius), glass)
      painter.fill(.ring(x, y, radius, width: 0.7), .flat(.white, 0.16))
      painter.fill(shape.placed(at: [x, y]), .flat(isDark ? EncodedColor(gray: 0.1) : .white))
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
