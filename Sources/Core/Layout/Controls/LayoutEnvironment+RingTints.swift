// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels

extension LayoutEnvironment {
  /// What an open ring and its dot are painted with: a linear gradient runs along the ring, and the dot
  /// has its color at the value (Reported: pictures of `Gauge` with a gradient as tint).
  ///
  /// - Parameters:
  ///   - start: Where the ring begins, in degrees clockwise from the right.
  ///   - end: Where it ends.
  ///   - share: The value, `0...1`.
  func ringTints(
    from start: Double, to end: Double, dotAt share: Double
  ) -> (ring: ForegroundStyle, dot: ForegroundStyle) {
    guard case .linear(let stops, _, _)? = tint, let dot = Self.color(at: share, in: stops) else {
      // Without a tint the ring is fainter than the dot.
      return (hasFaintTracks ? .faded(gaugeStyleTint, trackShare) : gaugeStyleTint, gaugeStyleTint)
    }
    return (.angular(stops, center: .center, from: start, to: end), .color(dot))
  }

  /// The color of a gradient at a place, `0...1`; `nil` without stops.
  private static func color(at place: Double, in stops: [GradientStop]) -> PaintColor? {
    guard var last = stops.first else { return nil }
    for stop in stops {
      guard stop.location < place else {
        let span = stop.location - last.location
        guard span > 0 else { return stop.color }
        return mix(last.color, stop.color, Float((place - last.location) / span))
      }
      last = stop
    }
    return last.color
  }

  private static func mix(_ from: PaintColor, _ to: PaintColor, _ share: Float) -> PaintColor {
    func mixed(_ a: Float, _ b: Float) -> Float { a + (b - a) * min(max(share, 0), 1) }
    return PaintColor(
      EncodedColor(
        red: mixed(from.color.red, to.color.red), green: mixed(from.color.green, to.color.green),
        blue: mixed(from.color.blue, to.color.blue)), opacity: mixed(from.opacity, to.opacity))
  }
}
