// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// How far the handles of a quarter of a circle reach, as a share of its radius: the curve is within
  /// 0.0002 of it.
  static let quarter = 0.5519150244935106

  /// A rectangle.
  package static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path
  {
    Path([
      .move([x, y]), .line([x + width, y]), .line([x + width, y + height]), .line([x, y + height]),
      .close,
    ])
  }

  /// The greatest ellipse in a rectangle.
  package static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    let (center, radius) = (Point(x + width / 2, y + height / 2), Point(width / 2, height / 2))
    let reach = radius * quarter
    let (right, left) = (center.x + radius.x, center.x - radius.x)
    let (bottom, top) = (center.y + radius.y, center.y - radius.y)
    var path = Path()
    path.move(to: [right, center.y])
    path.cubic(
      to: [center.x, bottom], [right, center.y + reach.y], [center.x + reach.x, bottom])
    path.cubic(to: [left, center.y], [center.x - reach.x, bottom], [left, center.y + reach.y])
    path.cubic(to: [center.x, top], [left, center.y - reach.y], [center.x - reach.x, top])
    path.cubic(to: [right, center.y], [center.x + reach.x, top], [right, center.y - reach.y])
    path.close()
    return path
  }

  /// The greatest circle in a rectangle, about its middle.
  package static func circle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    let side = min(width, height)
    return ellipse(x + (width - side) / 2, y + (height - side) / 2, side, side)
  }

  /// A rectangle whose shorter sides are fully round.
  package static func capsule(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, style: CornerStyle = .continuous
  ) -> Path {
    roundedRectangle(x, y, width, height, radius: min(width, height) / 2, style: style)
  }

  /// A rectangle with alike corners.
  ///
  /// - Parameter radius: At most half of the shorter side.
  package static func roundedRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
    style: CornerStyle = .continuous
  ) -> Path {
    let radii = [radius, radius, radius, radius]
    return unevenRectangle(x, y, width, height, radii: radii, style: style)
  }

  /// A rectangle with corners of their own.
  ///
  /// - Parameter radii: Top left, top right, bottom right, bottom left; missing ones are 0. Where two
  ///   are longer than their side, all are made smaller by the same factor.
  package static func unevenRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radii: [Double],
    style: CornerStyle = .continuous
  ) -> Path {
    let (width, height) = (max(width, 0), max(height, 0))
    var radii = (0..<4).map { $0 < radii.count && radii[$0] > 0 ? radii[$0] : 0 }
    // Infinity would leave no number in the quotient.
    radii = radii.map { min($0, width + height) }
    let sides = [width, height, width, height]
    var factor = 1.0
    for side in 0..<4 {
      let sum = radii[side] + radii[(side + 1) % 4]
      if sum > sides[side] { factor = min(factor, sides[side] / sum) }
    }
    radii = radii.map { $0 * factor }
    guard radii.contains(where: { $0 > 0 }) else { return rectangle(x, y, width, height) }
    // Room that a corner has along the side before it and along the one after it.
    func room(_ side: Int, _ corner: Int, _ other: Int) -> Double {
      let sum = radii[corner] + radii[other]
      return sum > 0 ? sides[side] * radii[corner] / sum : 0
    }
    let corners: [(place: Point, from: Point, to: Point)] = [
      ([x, y], [0, 1], [1, 0]), ([x + width, y], [-1, 0], [0, 1]),
      ([x + width, y + height], [0, -1], [-1, 0]), ([x, y + height], [1, 0], [0, -1]),
    ]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let before = room((index + 3) % 4, index, (index + 3) % 4)
      let after = room(index, index, (index + 1) % 4)
      path.addCorner(
        at: corner.place, from: corner.from, to: corner.to, radius: radii[index],
        room: min(before, after), style: style)
    }
    path.close()
    return path
  }

  /// Adds a corner of a rectangle, with the straight side before it.
  private mutating func addCorner(
    at place: Point, from: Point, to: Point, radius: Double, room: Double, style: CornerStyle
  ) {
    func put(_ along: Double, _ across: Double) -> Point {
      place + from * (along * radius) + to * (across * radius)
    }
    func go(to point: Point) { if elements.isEmpty { move(to: point) } else { line(to: point) } }
    guard radius > 0 else { return go(to: place) }
    let (reach, handle) = style.corner(room: room / radius)
    go(to: put(reach, 0))
    cubic(to: put(0, reach), put(handle, 0), put(0, handle))
  }
}
