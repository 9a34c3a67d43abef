// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes

/// What a shape or the canvas of an icon is painted with: two colors along a line.
struct IconPaint {
  private let start: (color: EncodedColor, alpha: Float)
  private let stop: (color: EncodedColor, alpha: Float)
  private var from = IconFill.Point(x: 0.5, y: 0)
  private var to = IconFill.Point(x: 0.5, y: 1)

  /// How much white the top of an automatic gradient has (Assumed, 0 to 0.35).
  static let automaticLift: Float = 0.18

  /// The paint of a shape; `nil` keeps the picture's own colors.
  init?(shape fill: IconFill) {
    switch fill {
    case .none, .automatic: return nil
    case .systemLight, .systemDark, .solid, .automaticGradient, .gradient: self.init(fill)
    }
  }

  /// The paint of the canvas; `nil` paints nothing.
  init?(background fill: IconFill) {
    switch fill {
    case .none: return nil
    case .automatic: self.init(.systemLight)
    case .systemLight, .systemDark, .solid, .automaticGradient, .gradient: self.init(fill)
    }
  }

  private init(_ fill: IconFill) {
    func encoded(_ color: StoredColor) -> (color: EncodedColor, alpha: Float) {
      let srgb = color.srgb
      let color = EncodedColor(
        red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue))
      return (color, Float(srgb.alpha))
    }
    switch fill {
    case .none, .automatic:
      (start, stop) = ((.white, 0), (.white, 0))
    // Assumed: white, a little grey below.
    case .systemLight:
      (start, stop) = ((.white, 1), (EncodedColor(gray: 0.88), 1))
    // Calibrated, as the dark plate of icons.
    case .systemDark:
      (start, stop) = ((EncodedColor(gray: 49 / 255), 1), (EncodedColor(gray: 20 / 255), 1))
    case .solid(let color): (start, stop) = (encoded(color), encoded(color))
    case .automaticGradient(let color):
      let base = encoded(color)
      start = (base.color.mixed(with: .white, by: Self.automaticLift), base.alpha)
      stop = base
    case .gradient(let first, let last, let from, let to):
      (start, stop) = (encoded(first), encoded(last))
      (self.from, self.to) = (from, to)
    }
  }

  /// Row `y` of the canvas, painted along a line of a rectangle; premultiplied.
  func row(_ y: Int, of area: PixelArea, width: Int? = nil) -> PlanarRow {
    var row = PlanarRow(width: width ?? area.width)
    let (wide, high) = (Double(area.width), Double(area.height))
    let (dx, dy) = ((to.x - from.x) * wide, (to.y - from.y) * high)
    let length = dx * dx + dy * dy
    let down = Double(y - area.y) + 0.5 - from.y * high
    func share(_ x: Int) -> Float {
      guard length > 0 else { return 0 }
      let across = Double(x - area.x) + 0.5 - from.x * wide
      return clamped(Float((across * dx + down * dy) / length))
    }
    if dx == 0 {
      // Straight down, one color fills the row.
      let color = start.color.mixed(with: stop.color, by: share(0))
      row.setColors { _ in color }
    } else {
      row.setColors { x in start.color.mixed(with: stop.color, by: share(x)) }
    }
    if start.alpha < 1 || stop.alpha < 1 {
      row.multiply(
        byCoverage: (0..<row.width).map { lerp(start.alpha, stop.alpha, share($0)) })
    }
    return row
  }
}
