// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// The outlines of shapes in a box whose top left is the origin, in points.
enum ShapeOutline {
  /// How far the handles of a quarter of a circle reach, as a share of its radius.
  private static let round = 0.5522847498307936

  static func rectangle(_ box: Rect) -> Path {
    Path([
      .move([box.x, box.y]), .line([box.right, box.y]), .line([box.right, box.bottom]),
      .line([box.x, box.bottom]), .close,
    ])
  }

  /// Clockwise from the right, as `Circle` and `Ellipse` are trimmed (Reported).
  static func ellipse(_ box: Rect) -> Path {
    let (rx, ry) = (box.width / 2, box.height / 2)
    let (x, y) = (box.x + rx, box.y + ry)
    let (hx, hy) = (rx * round, ry * round)
    return Path([
      .move([x + rx, y]),
      .cubic([x + rx, y + hy], [x + hx, y + ry], [x, y + ry]),
      .cubic([x - hx, y + ry], [x - rx, y + hy], [x - rx, y]),
      .cubic([x - rx, y - hy], [x - hx, y - ry], [x, y - ry]),
      .cubic([x + hx, y - ry], [x + rx, y - hy], [x + rx, y]),
      .close,
    ])
  }

  /// A part of a circle, clockwise for rising angles in degrees; at most a full turn.
  static func arc(center: SIMD2<Double>, radius: Double, from start: Double, to end: Double) -> Path
  {
    let sweep = min(max(end - start, -360), 360)
    guard sweep.isFinite, start.isFinite else { return Path() }
    let pieces = max(Int((sweep.magnitude / 45).rounded(.up)), 1)
    let step = sweep / Double(pieces)
    // The handles of an arc of angle a reach 4/3 tan(a/4).
    let quarter = Turn.direction(degrees: step / 4)
    let reach = radius * 4 / 3 * quarter.sine / quarter.cosine
    var elements: [Path.Element] = []
    var (cosine, sine) = Turn.direction(degrees: start)
    var point = center + SIMD2(cosine, sine) * radius
    elements.append(.move(point))
    for piece in 1...pieces {
      let first = point + SIMD2(-sine, cosine) * reach
      (cosine, sine) = Turn.direction(degrees: start + step * Double(piece))
      point = center + SIMD2(cosine, sine) * radius
      elements.append(.cubic(first, point - SIMD2(-sine, cosine) * reach, point))
    }
    return Path(elements)
  }

  /// Radii of the corners clockwise from the top left, cut to what there is room for.
  static func rounded(_ box: Rect, _ radii: [Double], isContinuous: Bool) -> Path {
    var radii = radii.map { $0 > 0 ? $0 : 0 }
    // Two corners of a side share it (as CSS does; SwiftUI's rule is not documented).
    var share = 1.0
    for (first, second, side) in [
      (0, 1, box.width), (1, 2, box.height), (2, 3, box.width), (3, 0, box.height),
    ] {
      let sum = radii[first] + radii[second]
      if sum > side { share = min(share, side > 0 ? side / sum : 0) }
    }
    radii = radii.map { ($0.isFinite ? $0 : Rect.greatestLength) * share }
    let corners: [(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)] = [
      ([box.x, box.y], [0, 1], [1, 0]), ([box.right, box.y], [-1, 0], [0, 1]),
      ([box.right, box.bottom], [0, -1], [-1, 0]), ([box.x, box.bottom], [1, 0], [0, -1]),
    ]
    var elements: [Path.Element] = []
    for (index, (corner, into, out)) in corners.enumerated() {
      let radius = radii[index]
      // The curve of a continuous corner begins at 1.26 r where the sides have room for it; its
      // handles make it cut as much as an arc of 1.08 r does (Calibrated: 2 captures, 1.09 r).
      let room = min(box.width, box.height) / 2
      let reach = isContinuous ? max(min(radius * 1.26, room), radius) : radius
      let continuity = radius > 0 ? (reach / radius - 1) / 0.26 : 0
      let bend = radius * (1 - round - 0.055 * continuity)
      let begin = corner + into * reach
      elements.append(index == 0 ? .move(begin) : .line(begin))
      if radius > 0 {
        elements.append(.cubic(corner + into * bend, corner + out * bend, corner + out * reach))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}
