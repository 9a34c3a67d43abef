// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// StandBy: two squares side by side on black. On 874×402 points they are at x 60 and 451, y 19, 363
/// points wide, Calibrated on two captures of one author; elsewhere scaled. A slot without a widget
/// shows a clock.
package struct StandByLayout: Sendable {
  let areas: [PixelArea?]
  private let frame: ScreenFrame
  private let side: Double
  private let lefts: [Double]

  init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self.frame = frame
    let unit = frame.height / 402
    let side =
      canvases.first.map { Double($0.size.width) / frame.scale }
      ?? Double(frame.scene.parameters.number(.standbySize)) * frame.height
    let gap = 28 * unit
    lefts = [frame.width / 2 - gap / 2 - side, frame.width / 2 + gap / 2]
    self.side = side
    let (edges, height) = (lefts, frame.height)
    areas = canvases.indices.map { index in
      guard index < 2 else { return nil }
      return frame.area(
        x: frame.pixel(edges[index]), y: frame.pixel((height - side) / 2), of: canvases[index])
    }
  }

  func draw(with painter: inout ScreenPainter) {
    let isNight = frame.scene.place == .standbyNight
    let red = EncodedColor(red: 0.93, green: 0, blue: 0)
    for index in areas.count..<max(areas.count, 2) {
      ClockFace(
        x: lefts[index] + side / 2, y: frame.height / 2, radius: 0.47 * side,
        ink: isNight ? red : .white,
        accent: isNight ? EncodedColor(red: 0.6, green: 0, blue: 0) : .orange
      ).draw(with: &painter)
    }
  }
}

/// A dial with hands at nine minutes past ten.
struct ClockFace {
  let x: Double
  let y: Double
  let radius: Double
  let ink: EncodedColor
  let accent: EncodedColor
  /// Whether the hands are drawn short, with room for something above and below the middle.
  var isShort = false
  /// Whether there is a hand for seconds: not on an Always-On display.
  var showsSeconds = true

  /// The cosine and the sine of six degrees.
  private static let step = SIMD2(0.994_521_895_368_273, 0.104_528_463_267_653)

  func draw(with painter: inout ScreenPainter) {
    let center = Outline.Point(x, y)
    var ray = Outline.Point(0, -1)
    for tick in 0..<60 {
      let isHour = tick % 5 == 0
      let inner = center + ray * (radius * (isHour ? 0.87 : 0.935))
      painter.fill(
        .stroke(
          from: inner, to: center + ray * (radius * 0.985), width: radius * (isHour ? 0.028 : 0.013)
        ), .flat(ink, isHour ? 0.95 : 0.42))
      let s = Self.step
      ray = [ray.x * s.x - ray.y * s.y, ray.x * s.y + ray.y * s.x]
    }
    // Sines and cosines of 304.5 and 54 degrees, clockwise from the top.
    let (hour, minute) = (Outline.Point(-0.824126, -0.566406), Outline.Point(0.809017, -0.587785))
    let hands = [(hour, isShort ? 0.46 : 0.52), (minute, isShort ? 0.74 : 0.8)]
    for (ray, length) in hands {
      painter.fill(
        .stroke(from: center, to: center + ray * (radius * 0.2), width: radius * 0.026), .flat(ink))
      painter.fill(
        .stroke(
          from: center + ray * (radius * 0.17), to: center + ray * (radius * length),
          width: radius * 0.066), .flat(ink))
    }
    let second = Outline.Point(-0.587785, 0.809017)
    if showsSeconds {
      painter.fill(
        .stroke(
          from: center - second * (radius * 0.14),
          to: center + second * (radius * (isShort ? 0.3 : 0.88)),
          width: radius * 0.014), .flat(accent))
    }
    painter.fill(.disc(x, y, radius * 0.045), .flat(ink))
    painter.fill(.disc(x, y, radius * 0.03), .flat(accent))
    painter.fill(.disc(x, y, radius * 0.013), .flat(.black))
  }
}
