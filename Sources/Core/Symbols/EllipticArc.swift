// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// An arc of an ellipse as SVG describes it, in cubic curves, by sums, products and roots alone.
struct EllipticArc {
  /// The curves, from behind the start.
  private(set) var elements: [Path.Element] = []

  /// Draws an arc; a line where the radii are none.
  ///
  /// - Parameters:
  ///   - degrees: By how much the ellipse is turned, clockwise as one sees it.
  ///   - isLarge: Whether it is the longer of both ways.
  ///   - isClockwise: As one sees it.
  init(
    from start: Path.Point, to end: Path.Point, radii: Path.Point, degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else { return }
    guard radii.x > 0, radii.y > 0 else {
      elements = [.line(end)]
      return
    }
    let (sine, cosine) = Self.sineAndCosine(degrees)
    // In the coordinates in which the ellipse is a circle of radius 1 and is not turned.
    func plain(_ point: Path.Point) -> Path.Point {
      let turned = Path.Point(
        cosine * point.x + sine * point.y, cosine * point.y - sine * point.x)
      return turned / radii
    }
    func back(_ point: Path.Point) -> Path.Point {
      let wide = point * radii
      return [cosine * wide.x - sine * wide.y, sine * wide.x + cosine * wide.y]
    }
    let half = plain(end - start) / 2
    let square = (half * half).sum()
    // Radii too short for the distance grow until they are long enough.
    let grown = max(1, square.squareRoot())
    // Half an ellipse, or nearly so, is one: the root would blow rounding up.
    let excess = grown * grown / max(square, 1e-300) - 1
    let height = excess < 1e-12 ? 0 : excess.squareRoot()
    let side = isLarge == isClockwise ? 1.0 : -1
    let offset = Path.Point(half.y, -half.x) * (height * side)
    let middle = plain(start) + half + offset
    let last = (plain(end) - middle) / grown
    var from = (plain(start) - middle) / grown
    let way = isClockwise ? 1.0 : -1
    // Quarters, then what is left.
    for _ in 0..<4 {
      let quarter = Path.Point(-from.y, from.x) * way
      let cross = way * (from.x * last.y - from.y * last.x)
      let isFinal = (from * last).sum() > -1e-9 && cross > -1e-9
      let to = isFinal ? last : quarter
      let dot = min(max((from * to).sum(), -1), 1)
      // A third of four tangents of a quarter of the angle.
      let halfCosine = ((1 + dot) / 2).squareRoot()
      let k = 4 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot() * way
      let first = from + Path.Point(-from.y, from.x) * k
      let second = to - Path.Point(-to.y, to.x) * k
      let stop = isFinal ? end : back(to * grown + middle)
      elements.append(.cubic(back(first * grown + middle), back(second * grown + middle), stop))
      if isFinal { return }
      from = to
    }
    elements.append(.line(end))
  }

  /// Both of an angle, by their series within an eighth of a turn.
  private static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    guard abs(degrees) < 1e9 else { return (0, 1) }
    let quarters = (degrees / 90).rounded()
    let x = (degrees - quarters * 90) * 0.017453292519943295
    let y = x * x
    var (sine, cosine) = (1.0, 1.0)
    for pair in stride(from: 8, to: 0, by: -1) {
      let term = Double(2 * pair)
      sine = 1 - y / (term * (term + 1)) * sine
      cosine = 1 - y / (term * (term - 1)) * cosine
    }
    sine *= x
    switch ((Int(quarters) % 4) + 4) % 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
