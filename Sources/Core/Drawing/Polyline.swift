// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A contour of straight lines, no two places after one another alike.
struct Polyline: Sendable {
  /// Its corners and ends.
  private(set) var points: [SIMD2<Double>]
  /// For each place: whether it is inside a curve.
  private(set) var isSmooth: [Bool] = [false]
  /// Whether a last line leads back to the first place.
  var isClosed = false
  /// Whether anything was drawn, be it of no length.
  var isDrawn = false
  /// Where a contour of one place leads.
  var direction = SIMD2<Double>(1, 0)

  /// Begins at a place.
  init(_ start: SIMD2<Double>) { points = [start] }

  /// Goes on.
  mutating func append(_ point: SIMD2<Double>, isSmooth smooth: Bool = false) {
    isDrawn = true
    if Path.length(point - points[points.count - 1]) > 0 {
      points.append(point)
      isSmooth.append(smooth)
    } else if !smooth {
      isSmooth[points.count - 1] = false
    }
  }

  /// Closes the contour.
  mutating func close() {
    isDrawn = true
    if points.count > 1, Path.length(points[0] - points[points.count - 1]) == 0 {
      points.removeLast()
      isSmooth.removeLast()
    }
    isClosed = points.count > 1
  }

  /// Puts another contour, which goes on from the last place, behind this one.
  mutating func append(_ other: Polyline) {
    for (index, point) in other.points.enumerated() {
      append(point, isSmooth: other.isSmooth[index])
    }
  }
}

/// Collects contours of lines.
struct PolylineSink: LineSink {
  private(set) var lines: [Polyline] = []

  mutating func move(to point: SIMD2<Double>) { lines.append(Polyline(point)) }

  mutating func line(to point: SIMD2<Double>, isSmooth: Bool) {
    if lines.isEmpty { return move(to: point) }
    lines[lines.count - 1].append(point, isSmooth: isSmooth)
  }

  mutating func close() {
    if !lines.isEmpty { lines[lines.count - 1].close() }
  }
}

extension Polyline {
  /// As many dashes a contour is cut into at most; with more it is drawn whole.
  static let mostDashes = 20_000.0

  /// Cuts the contour into dashes.
  ///
  /// A closed contour whose beginning and end are drawn gets one dash there. Lengths that are not finite
  /// or below 0, or are all 0, mean a whole line.
  func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard points.count > 1, period > 0, period.isFinite, !lengths.contains(where: { $0 < 0 })
    else { return [self] }
    let ends = isClosed ? points + [points[0]] : points
    let total = (1..<ends.count).reduce(0.0) { $0 + Path.length(ends[$1] - ends[$1 - 1]) }
    guard total / period * Double(lengths.count) <= Self.mostDashes else { return [self] }
    var skipped = phase.isFinite ? phase - (phase / period).rounded(.down) * period : 0
    var index = 0
    while skipped > 0, skipped >= lengths[index], index + 1 < lengths.count {
      skipped -= lengths[index]
      index += 1
    }
    var rest = max(lengths[index] - skipped, 0)
    let beginsDrawn = index % 2 == 0
    var result: [Polyline] = []
    var dash = beginsDrawn ? Polyline(ends[0]) : nil
    for number in 1..<ends.count {
      let (from, to) = (ends[number - 1], ends[number])
      let length = Path.length(to - from)
      let along = (to - from) / length
      if dash?.points.count == 1 { dash?.direction = along }
      var place = 0.0
      while length - place > rest {
        place += rest
        if var ended = dash {
          ended.append(from + along * place)
          result.append(ended)
          dash = nil
        } else {
          dash = Polyline(from + along * place)
          dash?.direction = along
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - place
      dash?.append(to, isSmooth: isSmooth[number % points.count])
    }
    guard var last = dash else { return result }
    if isClosed, beginsDrawn {
      guard let first = result.first else { return [self] }
      last.append(first)
      result[0] = last
    } else {
      result.append(last)
    }
    return result
  }
}
