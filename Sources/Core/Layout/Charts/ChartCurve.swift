// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// How the points of a line or an area are joined: `InterpolationMethod`.
package enum ChartCurve: Hashable, Sendable {
  case linear
  /// Smooth, with no turn between two points.
  case monotone
  /// Smooth; `0` uniform, `0.5` centripetal, `1` chordal.
  case catmullRom(alpha: Double)
  /// Smooth; `1` is a straight line.
  case cardinal(tension: Double)
  case stepStart, stepCenter, stepEnd

  /// Adds the line through points to a path, from where the path is.
  ///
  /// - Parameter isContinued: Whether a straight line leads to the first point.
  func add(_ points: [Path.Point], to path: inout Path, isContinued: Bool = false) {
    guard let first = points.first else { return }
    if isContinued { path.line(to: first) } else { path.move(to: first) }
    switch self {
    case .linear: for point in points.dropFirst() { path.line(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension):
      let reach = (1 - min(max(tension, 0), 1)) / 6
      addSmooth(points, to: &path) { before, start, end, after in
        (start + (end - before) * reach, end - (after - start) * reach)
      }
    case .catmullRom(let alpha):
      addSmooth(points, to: &path) { before, start, end, after in
        Self.catmullRom(before, start, end, after, alpha: min(max(alpha, 0), 1))
      }
    }
  }

  private func addSteps(_ points: [Path.Point], to path: inout Path) {
    var last = points[0]
    for point in points.dropFirst() {
      switch self {
      case .stepStart: path.line(to: [last.x, point.y])
      case .stepEnd: path.line(to: [point.x, last.y])
      case .stepCenter, .linear, .monotone, .catmullRom, .cardinal:
        let middle = (last.x + point.x) / 2
        path.line(to: [middle, last.y])
        path.line(to: [middle, point.y])
      }
      path.line(to: point)
      last = point
    }
  }

  /// Cubic curves with handles by the points around each piece; at the ends a point stands for the one
  /// before or behind it.
  private func addSmooth(
    _ points: [Path.Point], to path: inout Path,
    handles: (Path.Point, Path.Point, Path.Point, Path.Point) -> (Path.Point, Path.Point)
  ) {
    for index in 1..<max(points.count, 1) {
      let (start, end) = (points[index - 1], points[index])
      let (first, second) = handles(
        points[max(index - 2, 0)], start, end, points[min(index + 1, points.count - 1)])
      path.cubic(to: end, first, second)
    }
  }

  /// The handles of a Catmull-Rom spline with knots at distances to the power of alpha.
  ///
  /// - Source: Yuksel, Schaefer, Keyser, On the Parameterization of Catmull-Rom Curves, 2009.
  private static func catmullRom(
    _ before: Path.Point, _ start: Path.Point, _ end: Path.Point, _ after: Path.Point,
    alpha: Double
  ) -> (Path.Point, Path.Point) {
    func distance(_ a: Path.Point, _ b: Path.Point) -> Double {
      let length = ((b - a) * (b - a)).sum().squareRoot()
      // The exponents that are used: 0, ½ and 1.
      return alpha < 0.25 ? 1 : alpha < 0.75 ? length.squareRoot() : length
    }
    let (d1, d2, d3) = (distance(before, start), distance(start, end), distance(end, after))
    var (first, second) = (start, end)
    if d1 > 1e-6, d1 + d2 > 1e-6 {
      let weight = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
      let moved = end * (d1 * d1) - before * (d2 * d2)
      first = (start * weight + moved) / (3 * d1 * (d1 + d2))
    }
    if d3 > 1e-6, d3 + d2 > 1e-6 {
      let weight = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
      let moved = start * (d3 * d3) - after * (d2 * d2)
      second = (end * weight + moved) / (3 * d3 * (d3 + d2))
    }
    return (first, second)
  }

  /// Hermite curves whose slopes make no turn between two points.
  ///
  /// - Source: Steffen, A Simple Method for Monotonic Interpolation in One Dimension, 1990.
  private func addMonotone(_ points: [Path.Point], to path: inout Path) {
    guard points.count > 2 else {
      for point in points.dropFirst() { path.line(to: point) }
      return
    }
    func slope(_ index: Int) -> Double {
      let (a, b) = (points[index], points[index + 1])
      return b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
    var slopes = [Double](repeating: 0, count: points.count)
    for index in 1..<points.count - 1 {
      let (h0, h1) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let (s0, s1) = (slope(index - 1), slope(index))
      let middle = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
      let least = min(abs(s0), abs(s1), abs(middle) / 2)
      slopes[index] = (sign(s0) + sign(s1)) * least
    }
    let last = points.count - 1
    slopes[0] = (3 * slope(0) - slopes[1]) / 2
    slopes[last] = (3 * slope(last - 1) - slopes[last - 1]) / 2
    for index in 1...last {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      path.cubic(
        to: end, [start.x + third, start.y + third * slopes[index - 1]],
        [end.x - third, end.y - third * slopes[index]])
    }
  }
}
