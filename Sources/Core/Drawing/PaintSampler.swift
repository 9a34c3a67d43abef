// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Gives the color of a paint at each pixel.
///
/// Gradients are interpolated in premultiplied encoded sRGB, exactly at the middle of each pixel, and
/// go on with the colors of their ends, as SwiftUI draws them. Assumed: stops are sorted by location,
/// those at one place stay in order and make an edge there, the color at the place itself is that of the
/// last; locations may lie outside of `0...1`, of which the part inside is drawn.
struct PaintSampler {
  private struct Stop {
    let location: Double
    let color: PaintedPixel
  }

  private enum Kind {
    case flat
    /// Grows by `step` per unit of length.
    case linear(from: SIMD2<Double>, step: SIMD2<Double>)
    case radial(center: SIMD2<Double>, from: Double, to: Double)
    case angular(center: SIMD2<Double>, from: Double, span: Double)
  }

  /// The color, where it is the same everywhere.
  private(set) var flat: PaintedPixel?
  private var stops: [Stop] = []
  private let kind: Kind
  private let inverse: Affine

  /// - Parameters:
  ///   - transform: From the paint's coordinates to pixels.
  ///   - opacity: Times which the paint is drawn, `0...1`.
  init(_ paint: Paint, _ transform: Affine, opacity: Double) {
    let given: [GradientStop]
    switch paint {
    case .color(let color): (given, kind) = ([GradientStop(color, at: 0)], .flat)
    case .linear(let stops, let from, let to):
      let (along, square) = (to - from, ((to - from) * (to - from)).sum())
      given = stops
      kind = square > 0 && square.isFinite ? .linear(from: from, step: along / square) : .flat
    case .radial(let stops, let center, let from, let to):
      (given, kind) = (stops, .radial(center: center, from: from, to: to))
    case .angular(let stops, let center, let from, let to):
      given = stops
      kind = .angular(center: center, from: from, span: to - from)
    }
    inverse = transform.inverse ?? .identity
    let factor = clamped(Float(opacity))
    stops = given.map { stop in
      let color = stop.color.color
      let alpha = clamped(stop.color.opacity) * factor
      let location = stop.location.isNaN ? 0 : stop.location
      return Stop(
        location: location, color: PaintedPixel(color.red, color.green, color.blue, 1) * alpha)
    }
    if zip(stops, stops.dropFirst()).contains(where: { $0.location > $1.location }) {
      let unsorted = stops
      let order = unsorted.indices.sorted { one, other in
        let (first, second) = (unsorted[one].location, unsorted[other].location)
        return first != second ? first < second : one < other
      }
      stops = order.map { unsorted[$0] }
    }
    if stops.isEmpty { flat = PaintedPixel() }
    switch kind {
    // A gradient of no length is its last color.
    case .flat: flat = stops.last?.color ?? PaintedPixel()
    case .linear, .radial, .angular: if stops.count == 1 { flat = stops[0].color }
    }
  }

  /// Writes the colors of a part of a row of pixels, from the start of `colors`.
  func read(_ y: Int, _ columns: Range<Int>, into colors: inout [PaintedPixel]) {
    for (index, x) in columns.enumerated() {
      let place = inverse([Double(x) + 0.5, Double(y) + 0.5])
      colors[index] = color(at: share(at: place))
    }
  }

  /// How far along the gradient a place is.
  private func share(at place: SIMD2<Double>) -> Double {
    switch kind {
    case .flat: return 1
    case .linear(let from, let step): return ((place - from) * step).sum()
    case .radial(let center, let from, let to):
      let distance = Path.length(place - center)
      if from == to { return distance < from ? 0 : 1 }
      return (distance - from) / (to - from)
    case .angular(let center, let from, let span):
      let spoke = place - center
      let angle = Trigonometry.arctangent(y: spoke.y, x: spoke.x)
      return Self.share(angle - from, of: span)
    }
  }

  /// Documented: `AngularGradient`: of more than a turn the last turn is drawn; what a span leaves of a
  /// turn is filled with the colors of its ends, which meet halfway. Assumed: a negative span is drawn
  /// counterclockwise.
  private static func share(_ angle: Double, of span: Double) -> Double {
    let turn = 2 * Trigonometry.pi
    let length = abs(span)
    guard angle.isFinite, length.isFinite else { return 0 }
    let passed = span < 0 ? -angle : angle
    if length >= turn {
      let left = length - passed
      let rest = left - (left / turn).rounded(.down) * turn
      return 1 - rest / length
    }
    let inTurn = passed - (passed / turn).rounded(.down) * turn
    if inTurn <= length { return length > 0 ? inTurn / length : 0 }
    return inTurn - length < (turn - length) / 2 ? 1 : 0
  }

  private func color(at share: Double) -> PaintedPixel {
    let share = share > 0 ? min(share, 1) : 0
    // The first stop beyond the place.
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location <= share { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return stops[0].color }
    guard low < stops.count else { return stops[low - 1].color }
    let (from, to) = (stops[low - 1], stops[low])
    let t = Float((share - from.location) / (to.location - from.location))
    return from.color + (to.color - from.color) * clamped(t)
  }
}
