// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartPlan {
  /// The sectors of a circle in the middle of the plot, clockwise from above, and what stands on them.
  func sectorNodes(_ sectors: [ChartMark]) -> [ViewNode] {
    func amount(_ mark: ChartMark) -> Double {
      switch mark.x {
      case .value(let value): max(value, 0)
      case .range(let lower, let upper), .band(let lower, let upper): max(upper - lower, 0)
      case .none: 0
      }
    }
    var total = 0.0
    for mark in sectors { total += amount(mark) }
    guard total > 0, total.isFinite else { return [] }
    let room = min(plot.width, plot.height) / 2
    let center = SIMD2(plot.width / 2, plot.height / 2)
    var nodes: [ViewNode] = []
    var start = -90.0
    for mark in sectors {
      let sweep = amount(mark) / total * 360
      defer { start += sweep }
      let outer = Self.radius(mark.circle.outer, of: room, whole: room)
      let inner = min(Self.radius(mark.circle.inner, of: outer, whole: 0), outer)
      guard sweep > 0, outer > 0 else { continue }
      let ring = Ring(center: center, inner: inner, outer: outer)
      nodes.append(shapeNode(ring.sector(from: start, sweep: sweep, mark), mark, stroke: nil))
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: start + sweep / 2)
      let place = center + SIMD2(cosine, sine) * ((inner + outer) / 2)
      nodes += annotations(of: mark, Rect(place.x, place.y, 0, 0))
    }
    return nodes
  }

  private static func radius(
    _ length: ChartMark.Length, of room: Double, whole: Double
  ) -> Double {
    switch length {
    case .automatic: whole
    case .fixed(let points): min(max(Rect.bounded(points), 0), 1e5)
    case .ratio(let ratio): room * max(Rect.bounded(ratio), 0)
    case .inset(let inset): max(room - Rect.bounded(inset), 0)
    }
  }
}

/// A ring that is cut in sectors.
private struct Ring {
  let center: SIMD2<Double>
  let inner: Double
  let outer: Double

  /// A part of it by angles in degrees, with its gap and its corners.
  func sector(from start: Double, sweep: Double, _ mark: ChartMark) -> Path {
    let turn = Trigonometry.pi / 180
    let gap = max(Rect.bounded(mark.circle.gap), 0)
    /// What a gap on both sides takes of the angle at a radius, in radians.
    func lost(_ radius: Double) -> Double {
      gap > 0 && radius > 0 ? Trigonometry.arctangent(y: gap, x: max(radius, gap)) : 0
    }
    func ends(_ radius: Double) -> (start: Double, end: Double) {
      let lost = min(lost(radius), sweep * turn / 2)
      return (start * turn + lost, (start + sweep) * turn - lost)
    }
    func point(_ radius: Double, _ angle: Double) -> SIMD2<Double> {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return center + SIMD2(cosine, sine) * radius
    }
    let (far, near) = (ends(outer), ends(inner))
    let width = min(outer - inner, outer * (far.end - far.start))
    let corner = min(max(Rect.bounded(mark.cornerRadius ?? 0), 0), width / 2)
    var path = Path()
    let out = corner / outer
    path.move(to: point(outer, far.start + out))
    path.arc(
      center: center, radii: [outer, outer], from: far.start + out,
      sweep: max(far.end - far.start - 2 * out, 0))
    if corner > 0 {
      path.quadratic(to: point(outer - corner, far.end), point(outer, far.end))
    }
    if inner > 0 {
      let back = min(corner / inner, (near.end - near.start) / 2)
      path.line(to: point(inner + corner, near.end))
      if corner > 0 {
        path.quadratic(to: point(inner, near.end - back), point(inner, near.end))
      }
      path.arc(
        center: center, radii: [inner, inner], from: near.end - back,
        sweep: -max(near.end - near.start - 2 * back, 0))
      if corner > 0 {
        path.quadratic(to: point(inner + corner, near.start), point(inner, near.start))
      }
    } else {
      path.line(to: point(gap, (start + sweep / 2) * turn))
    }
    if corner > 0 {
      path.line(to: point(outer - corner, far.start))
      path.quadratic(to: point(outer, far.start + out), point(outer, far.start))
    }
    path.close()
    return path
  }
}
