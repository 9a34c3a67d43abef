// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What takes the straight lines that a path is cut into.
protocol LineSink {
  /// Begins a contour.
  mutating func move(to point: SIMD2<Double>)
  /// Goes on; a smooth end is inside a curve, not at a corner.
  mutating func line(to point: SIMD2<Double>, isSmooth: Bool)
  /// Closes the contour with a straight line.
  mutating func close()
}

extension Path {
  /// As many lines a curve becomes at most.
  static let mostPieces = 1024
  /// Beyond this, in either direction, places are drawn in.
  static let farthest = 1e9

  /// Cuts the path into lines.
  ///
  /// The count of lines of a curve follows from its second differences (Wang's formula), so that no
  /// line is farther from it than the tolerance, up to `mostPieces`. Places that are not finite, or too
  /// far, are drawn in to `farthest`; those that are not a number are taken as 0.
  ///
  /// - Parameters:
  ///   - transform: To the coordinates of the lines.
  ///   - tolerance: Above 0, in the coordinates of the lines.
  func flatten<Sink: LineSink>(_ transform: Affine, tolerance: Double, into sink: inout Sink) {
    var (start, here) = (Point.zero, Point.zero)
    var isOpen = false
    func place(_ point: Point) -> Point { Self.limited(transform(Self.limited(point))) }
    func open() {
      guard !isOpen else { return }
      isOpen = true
      start = here
      sink.move(to: here)
    }
    for element in elements {
      switch element {
      case .move(let point):
        isOpen = false
        here = place(point)
        start = here
        isOpen = true
        sink.move(to: here)
      case .line(let point):
        open()
        here = place(point)
        sink.line(to: here, isSmooth: false)
      case .quadratic(let handle, let point):
        open()
        let (handle, end) = (place(handle), place(point))
        let count = Self.pieces(Self.length(here - 2 * handle + end) / (4 * tolerance))
        for piece in 1..<max(count, 1) {
          let t = Double(piece) / Double(count)
          let u = 1 - t
          sink.line(to: here * (u * u) + handle * (2 * u * t) + end * (t * t), isSmooth: true)
        }
        here = end
        sink.line(to: here, isSmooth: false)
      case .cubic(let first, let second, let point):
        open()
        let (first, second, end) = (place(first), place(second), place(point))
        let bend = max(
          Self.length(here - 2 * first + second), Self.length(first - 2 * second + end))
        let count = Self.pieces(0.75 * bend / tolerance)
        for piece in 1..<max(count, 1) {
          let t = Double(piece) / Double(count)
          let u = 1 - t
          let (begin, leave) = (here * (u * u * u), first * (3 * u * u * t))
          sink.line(
            to: begin + leave + second * (3 * u * t * t) + end * (t * t * t), isSmooth: true)
        }
        here = end
        sink.line(to: here, isSmooth: false)
      case .close:
        guard isOpen else { continue }
        sink.close()
        here = start
        isOpen = false
      }
    }
  }

  private static func pieces(_ square: Double) -> Int {
    guard square > 1 else { return 1 }
    let count = square.squareRoot().rounded(.up)
    return count < Double(mostPieces) ? Int(count) : mostPieces
  }

  static func length(_ vector: Point) -> Double { (vector * vector).sum().squareRoot() }

  /// A point as near to the origin as anything is drawn; what is not a number is 0.
  package static func limited(_ point: Point) -> Point { [limited(point.x), limited(point.y)] }

  private static func limited(_ value: Double) -> Double {
    // What is not a number fails both comparisons.
    if value > -farthest, value < farthest { return value }
    return value > 0 ? farthest : value < 0 ? -farthest : 0
  }
}

/// Collects contours.
private struct ContourSink: LineSink {
  var outline = Outline()

  mutating func move(to point: SIMD2<Double>) { outline.move(to: point) }
  mutating func line(to point: SIMD2<Double>, isSmooth: Bool) { outline.line(to: point) }
  mutating func close() {}
}

extension Path {
  /// The path's contours as straight lines, each closed.
  ///
  /// - Parameter tolerance: How far a line may be from its curve, in points, above 0.
  package func outline(tolerance: Double = 0.01) -> Outline {
    var sink = ContourSink()
    flatten(.identity, tolerance: tolerance, into: &sink)
    return sink.outline
  }
}
