// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// What a line along the path covers, by the nonzero rule.
  ///
  /// Each open contour becomes one contour around it, each closed one two. A contour of no length is
  /// drawn as its two caps where they are round or square, as `CGContext.strokePath` does it.
  ///
  /// - Parameters:
  ///   - style: Lengths in the path's points. A width that is not above 0 draws nothing.
  ///   - scale: Pixels per point, by which curves are cut finely enough.
  package func stroked(_ style: StrokeStyle, scale: Double = 3) -> Outline {
    var stroker = Stroker(style, scale: scale)
    guard style.width > 0, scale > 0, scale.isFinite else { return stroker.outline }
    var sink = PolylineSink()
    flatten(.identity, tolerance: stroker.tolerance, into: &sink)
    for line in sink.lines where line.isDrawn {
      if style.dash.isEmpty {
        stroker.add(line)
      } else {
        for dash in line.dashed(style.dash, phase: style.dashPhase) { stroker.add(dash) }
      }
    }
    return stroker.outline
  }
}

/// Draws around contours.
private struct Stroker {
  typealias Point = SIMD2<Double>

  private(set) var outline = Outline()
  let tolerance: Double
  private let style: StrokeStyle
  /// Half of the width.
  private let reach: Double
  /// The angle of one line of an arc.
  private let step: Double
  /// Whether the contour around has a place yet.
  private var isBegun = false

  init(_ style: StrokeStyle, scale: Double) {
    self.style = style
    reach = min(style.width, Path.farthest) / 2
    tolerance = Rasterizer.tolerance / scale
    // An arc of angle a is r·a²/8 from its chord.
    step = max((8 * tolerance / reach).squareRoot(), 0.006)
  }

  mutating func add(_ line: Polyline) {
    guard line.points.count > 1 else { return addDot(line) }
    let back = Self.reversed(line)
    isBegun = false
    addSide(line)
    if line.isClosed { isBegun = false }
    addSide(back)
  }

  private static func reversed(_ line: Polyline) -> Polyline {
    var result = Polyline(line.points[line.points.count - 1])
    for index in line.points.indices.dropLast().reversed() {
      result.append(line.points[index], isSmooth: line.isSmooth[index])
    }
    result.isClosed = line.isClosed
    return result
  }

  /// A line of no length.
  private mutating func addDot(_ line: Polyline) {
    guard style.cap != .butt else { return }
    let (place, along) = (line.points[0], line.direction)
    let across = Self.across(along) * reach
    isBegun = false
    put(place + across)
    addCap(place, along, across)
    put(place - across)
    addCap(place, -along, -across)
  }

  /// The side to the left of the line as it goes on, then the cap at its end.
  private mutating func addSide(_ line: Polyline) {
    let count = line.points.count
    var (before, beforeLength) = Self.direction(line.points[0], line.points[1])
    if !line.isClosed { put(line.points[0] + Self.across(before) * reach) }
    for index in 1..<(line.isClosed ? count + 1 : count - 1) {
      let place = line.points[index % count]
      let (after, afterLength) = Self.direction(place, line.points[(index + 1) % count])
      addJoin(
        place, before, after, shorter: min(beforeLength, afterLength),
        isSmooth: line.isSmooth[index % count])
      (before, beforeLength) = (after, afterLength)
    }
    guard !line.isClosed else { return }
    let across = Self.across(before) * reach
    put(line.points[count - 1] + across)
    addCap(line.points[count - 1], before, across)
  }

  private mutating func put(_ point: Point) {
    if isBegun { outline.line(to: point) } else { outline.move(to: point) }
    isBegun = true
  }

  private static func direction(_ from: Point, _ to: Point) -> (along: Point, length: Double) {
    let length = Path.length(to - from)
    return ((to - from) / length, length)
  }

  private static func across(_ along: Point) -> Point { [along.y, -along.x] }

  private mutating func addJoin(
    _ place: Point, _ before: Point, _ after: Point, shorter: Double, isSmooth: Bool
  ) {
    let (from, to) = (Self.across(before) * reach, Self.across(after) * reach)
    let turn = before.x * after.y - before.y * after.x
    let likeness = (before * after).sum()
    let miter = (from + to) / (1 + likeness)
    if turn < 0 {
      // The inner side: where the two lines beside the path meet, or by way of the path itself, so that
      // what they enclose has the winding of the rest.
      if likeness > -0.99, reach * -turn / (1 + likeness) <= shorter { return put(place + miter) }
      put(place + from)
      put(place)
      return put(place + to)
    }
    let join: StrokeStyle.Join = isSmooth ? .round : style.join
    switch join {
    case .round:
      // Inside a curve mostly a single place is as near as the tolerance.
      if isSmooth, turn < step, likeness > 0 { return put(place + miter) }
      put(place + from)
      addArc(place, from, angle: Trigonometry.arctangent(y: turn, x: likeness))
    case .miter:
      // The ratio of a miter's length to the width is 1/cos of half the turn.
      if likeness > -1, 2 <= style.miterLimit * style.miterLimit * (1 + likeness) {
        put(place + miter)
        return
      }
      put(place + from)
    case .bevel: put(place + from)
    }
    put(place + to)
  }

  private mutating func addCap(_ place: Point, _ along: Point, _ across: Point) {
    switch style.cap {
    case .butt: break
    case .square:
      put(place + across + along * reach)
      put(place - across + along * reach)
    case .round: addArc(place, across, angle: Trigonometry.pi)
    }
  }

  /// The places between the ends of an arc, clockwise.
  private mutating func addArc(_ center: Point, _ from: Point, angle: Double) {
    let count = (angle / step).rounded(.up)
    guard count > 1 else { return }
    let (sine, cosine) = Trigonometry.sineAndCosine(angle / count)
    var spoke = from
    for _ in 1..<Int(count) {
      spoke = [spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine]
      put(center + spoke)
    }
  }
}
