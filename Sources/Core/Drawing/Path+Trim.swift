// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// A part of the path by its length, over all its contours in turn, as `Shape.trim(from:to:)` gives
  /// it.
  ///
  /// - Parameters:
  ///   - from: Where the part begins, as a share of the whole length; drawn in to `0...1`.
  ///   - to: Where it ends, as `from`. Not beyond `from`: nothing is left.
  package func trimmed(from: Double, to: Double) -> Path {
    let (low, high) = (from > 0 ? from : 0, to < 1 ? to : 1)
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let pieces = Piece.all(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (begin, end) = (low * total, high * total)
    var result = Path()
    var (before, last) = (0.0, Point?.none)
    for piece in pieces {
      let after = before + piece.length
      defer { before = after }
      if after > begin, before < end, piece.length > 0 {
        let first = begin <= before ? 0 : piece.parameter(at: begin - before)
        let second = end >= after ? 1 : piece.parameter(at: end - before)
        let part = piece.part(from: first, to: second)
        if last != part.start || piece.isFirst { result.move(to: part.start) }
        result.elements.append(part.element)
        last = part.end
      }
      // The whole contour is there: its ends are joined.
      if piece.isClosing, piece.contourBegin(before) >= begin, after <= end, last != nil {
        result.close()
        last = nil
      }
    }
    return result
  }
}

/// One line or curve of a path.
private struct Piece {
  typealias Point = Path.Point

  /// Its ends and handles: two, three or four places.
  private let places: [Point]
  /// Its length, and those of so many parts of equal parameter.
  private(set) var length = 0.0
  private var parts: [Double] = []
  /// Whether it begins a contour, and whether it closes one.
  let isFirst: Bool, isClosing: Bool
  /// How long its contour is before it.
  private let inContour: Double

  private init(_ places: [Point], isFirst: Bool, isClosing: Bool, inContour: Double) {
    (self.places, self.isFirst, self.isClosing) = (places, isFirst, isClosing)
    self.inContour = inContour
    let count = places.count == 2 ? 1 : 64
    var last = places[0]
    for index in 1...count {
      let next = place(Double(index) / Double(count))
      parts.append(Path.length(next - last))
      length += parts[index - 1]
      last = next
    }
  }

  static func all(of path: Path) -> [Piece] {
    var pieces: [Piece] = []
    var (start, here, length, isFirst) = (Point.zero, Point.zero, 0.0, true)
    func add(_ places: [Point], isClosing: Bool = false) {
      let limited = places.map { Path.limited($0) }
      let piece = Piece(limited, isFirst: isFirst, isClosing: isClosing, inContour: length)
      pieces.append(piece)
      length += piece.length
      (here, isFirst) = (places[places.count - 1], false)
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, here, length, isFirst) = (point, point, 0, true)
      case .line(let point): add([here, point])
      case .quadratic(let handle, let end): add([here, handle, end])
      case .cubic(let first, let second, let end): add([here, first, second, end])
      case .close:
        // Also where it has no length, since it joins the ends.
        add([here, start], isClosing: true)
        (here, length, isFirst) = (start, 0, true)
      }
    }
    return pieces
  }

  /// The parameter where the piece is as long as this.
  func parameter(at distance: Double) -> Double {
    var rest = distance
    for (index, part) in parts.enumerated() {
      if rest <= part {
        return (Double(index) + (part > 0 ? rest / part : 0)) / Double(parts.count)
      }
      rest -= part
    }
    return 1
  }

  /// How long the path is before this piece's contour, from its length before the piece.
  func contourBegin(_ before: Double) -> Double { before - inContour }

  private func place(_ t: Double) -> Point {
    let u = 1 - t
    switch places.count {
    case 2: return places[0] * u + places[1] * t
    case 3:
      let (first, second) = (places[0] * u + places[1] * t, places[1] * u + places[2] * t)
      return first * u + second * t
    case _:
      let weights = SIMD4<Double>(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let begin = places[0] * weights.x + places[1] * weights.y
      return begin + places[2] * weights.z + places[3] * weights.w
    }
  }

  /// A part of the piece, by repeated halving of its handles (de Casteljau).
  func part(from: Double, to: Double) -> (start: Point, element: Path.Element, end: Point) {
    var part = places
    if to < 1 { part = Self.upper(part, to) }
    if from > 0 { part = Self.upper(part.reversed(), 1 - from / to).reversed() }
    let element: Path.Element =
      switch part.count {
      case 2: .line(part[1])
      case 3: .quadratic(part[1], part[2])
      case _: .cubic(part[1], part[2], part[3])
      }
    return (part[0], element, part[part.count - 1])
  }

  /// The places of the part up to a parameter.
  private static func upper(_ places: [Point], _ t: Double) -> [Point] {
    var (level, result) = (places, [places[0]])
    while level.count > 1 {
      for index in 1..<level.count {
        let step: Point = level[index] - level[index - 1]
        level[index - 1] += step * t
      }
      level.removeLast()
      result.append(level[0])
    }
    return result
  }
}
