// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// Goes on along a part of an ellipse, with a straight line to where it begins.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - radii: Half its width and half its height, before it is turned.
  ///   - angle: Where it begins, in radians clockwise from the right.
  ///   - sweep: How far it goes on, in radians, clockwise if positive; at most one turn is drawn.
  ///   - rotation: How far the ellipse itself is turned, in radians clockwise.
  package mutating func arc(
    center: Point, radii: Point, from angle: Double, sweep: Double, rotation: Double = 0
  ) {
    let turn = 2 * Trigonometry.pi
    let sweep = sweep.isFinite ? min(max(sweep, -turn), turn) : 0
    let (tiltSine, tiltCosine) = Trigonometry.sineAndCosine(rotation)
    func place(_ x: Double, _ y: Double) -> Point {
      let (across, down) = (x * radii.x, y * radii.y)
      return center + [
        across * tiltCosine - down * tiltSine, across * tiltSine + down * tiltCosine,
      ]
    }
    // Eighths of a turn: no curve is a hundred thousandth of the radius from the ellipse.
    let pieces = max(1, (abs(sweep) / (Trigonometry.pi / 4) - 1e-9).rounded(.up))
    let step = sweep / pieces
    let (halfSine, halfCosine) = Trigonometry.sineAndCosine(step / 4)
    let reach = 4 / 3 * halfSine / halfCosine
    var (sine, cosine) = Trigonometry.sineAndCosine(angle)
    let begin = place(cosine, sine)
    if isContourOpen { line(to: begin) } else { move(to: begin) }
    for piece in 1...Int(pieces) {
      let (nextSine, nextCosine) = Trigonometry.sineAndCosine(angle + step * Double(piece))
      cubic(
        to: place(nextCosine, nextSine), place(cosine - reach * sine, sine + reach * cosine),
        place(nextCosine + reach * nextSine, nextSine - reach * nextCosine))
      (sine, cosine) = (nextSine, nextCosine)
    }
  }

  /// Goes on along a circle from one angle to another, as SwiftUI's `Path.addArc` does.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - radius: In points.
  ///   - start: In radians, clockwise from the right as y grows downwards.
  ///   - end: As `start`.
  ///   - clockwise: In a plane whose y grows upwards, so that `false` is clockwise as seen.
  ///     Documented: `CGContext.addArc`, "in a flipped coordinate system".
  package mutating func arc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) {
    let turn = 2 * Trigonometry.pi
    var sweep = clockwise ? start - end : end - start
    guard sweep.isFinite else { return }
    // A whole turn stays one; less than none is what is left of a turn.
    if sweep < 0 { sweep -= (sweep / turn).rounded(.down) * turn }
    sweep = min(sweep, turn)
    arc(center: center, radii: [radius, radius], from: start, sweep: clockwise ? -sweep : sweep)
  }

  private var isContourOpen: Bool {
    switch elements.last {
    case nil, .close: false
    case .move, .line, .quadratic, .cubic: true
    }
  }
}
