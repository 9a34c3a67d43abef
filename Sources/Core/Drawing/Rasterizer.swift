// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds how much of each pixel a shape covers, row by row from the top. One value serves for many
/// shapes: its buffers stay.
///
/// The coverage is the exact area inside, by the rule, of the shape's straight lines, whose ends lie
/// on a grid of 1/65536 of a pixel: where contours do not meet inside a pixel row, by the signed areas
/// beside them; elsewhere the row is cut into bands at their ends and crossings. Approximate only where
/// a row has more than `Bands.mostSegments` pieces of lines, which is then sampled along 16 lines, or
/// more than `Bands.mostCrossings` crossings, whose rest is ordered by the middles of the pieces.
/// Moving a shape by whole pixels moves its coverage to the bit.
///
/// Memory: the lines of the shape, and one row. What lies outside the clip costs nothing but its lines.
package struct Rasterizer: Sendable {
  /// How far a line may be from its curve, in pixels.
  package static let tolerance = 0.005

  /// The coverage of the last row that was read, `0...1`; the first value is of the clip's first
  /// column.
  package private(set) var coverage: [Float] = []

  /// A line that goes down steadily, at places in `points`.
  private struct Chain {
    var cursor: Int
    let last: Int
    let direction: Int
    let next: Int
  }

  private var clip = PixelBounds.empty
  private var rule = FillRule.nonzero
  /// Places from the clip's top left, in pixels.
  private var contour: [SIMD2<Double>] = []
  private var points: [SIMD2<Double>] = []
  private var chains: [Chain] = []
  /// The first of the chains that begin in a row, and of those that are in this one.
  private var heads: [Int] = []
  private var active: [Int] = []
  private var rows = 0..<0
  private var parts: [RowPart] = []
  private var nesting: [Int] = []
  private var bands = Bands()
  private var areas = RowAreas()

  /// Buffers for no shape yet.
  package init() {}

  /// Begins a shape.
  ///
  /// - Parameter clip: The pixels wanted; the width times the height is not allocated, a row is.
  package mutating func begin(clip: PixelBounds, rule: FillRule) {
    for row in rows { heads[row] = -1 }
    (self.clip, self.rule, rows) = (clip, rule, 0..<0)
    contour.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    if heads.count < clip.height {
      heads += [Int](repeating: -1, count: clip.height - heads.count)
    }
    if coverage.count < clip.width {
      coverage += [Float](repeating: 0, count: clip.width - coverage.count)
    }
    areas.prepare(width: clip.width)
  }

  /// Adds a path, each contour closed.
  ///
  /// - Parameter transform: To pixels.
  package mutating func add(_ path: Path, _ transform: Affine) {
    guard !clip.isEmpty else { return }
    path.flatten(transform, tolerance: Self.tolerance, into: &self)
    finishContour()
  }

  /// Adds contours of straight lines.
  ///
  /// - Parameter transform: To pixels.
  package mutating func add(_ outline: Outline, _ transform: Affine) {
    guard !clip.isEmpty else { return }
    for points in outline.contours {
      for point in points {
        line(to: Path.limited(transform(Path.limited(point))), isSmooth: false)
      }
      finishContour()
    }
  }

  /// Reads the next row that the shape covers any of; `coverage` then has its shares.
  ///
  /// - Returns: The row, and the columns of it that may be covered; `nil` after the last.
  package mutating func nextRow() -> (y: Int, columns: Range<Int>)? {
    while let row = rows.first {
      rows = row + 1..<rows.upperBound
      var link = heads[row]
      heads[row] = -1
      while link >= 0 {
        active.append(link)
        link = chains[link].next
      }
      guard !active.isEmpty else { continue }
      collect(Double(row))
      if !fillBetweenParts() { bands.fill(parts, rule, into: &areas) }
      let columns = areas.sum(into: &coverage)
      if !columns.isEmpty {
        return (clip.top + row, clip.left + columns.lowerBound..<clip.left + columns.upperBound)
      }
    }
    return nil
  }

  /// Multiplies a share of the row that was read last.
  mutating func multiply(_ index: Int, by share: Float) { coverage[index] *= share }

  /// Makes chains of the contour: from its highest place on, so that it begins at the end of one.
  private mutating func finishContour() {
    defer { contour.removeAll(keepingCapacity: true) }
    let count = contour.count
    guard count > 1 else { return }
    var (low, high, top) = (contour[0], contour[0], 0)
    for index in 1..<count {
      let point = contour[index]
      if point.y < low.y { top = index }
      (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
    }
    guard high.y > 0, low.y < Double(clip.height), low.x < Double(clip.width) else { return }
    var (here, direction, start) = (contour[top], 0, points.count)
    var index = top
    for _ in 0..<count {
      index = index + 1 == count ? 0 : index + 1
      let next = contour[index]
      defer { here = next }
      // A level line has no area beside it.
      guard next.y != here.y else { continue }
      let heading = next.y > here.y ? 1 : -1
      if heading != direction {
        finishChain(from: start, direction)
        (direction, start) = (heading, points.count)
        points.append(here)
      } else if points[points.count - 1] != here {
        points.append(here)
      }
      points.append(next)
    }
    finishChain(from: start, direction)
  }

  private mutating func finishChain(from start: Int, _ direction: Int) {
    let last = points.count - 1
    guard last > start else { return }
    if direction < 0 { points[start...].reverse() }
    guard points[last].y > 0, points[start].y < Double(clip.height) else {
      points.removeSubrange(start...)
      return
    }
    let row = Int(max(points[start].y, 0))
    chains.append(Chain(cursor: start, last: last, direction: direction, next: heads[row]))
    heads[row] = chains.count - 1
    let end = Int(min(points[last].y, Double(clip.height)).rounded(.up))
    rows =
      rows.isEmpty
      ? row..<end : min(rows.lowerBound, row)..<max(rows.upperBound, end)
  }

  /// Cuts the row's part out of each chain in it; those that end in it are active no longer.
  private mutating func collect(_ top: Double) {
    parts.removeAll(keepingCapacity: true)
    bands.segments.removeAll(keepingCapacity: true)
    let width = Double(clip.width)
    var kept = 0
    for index in active {
      let (last, direction) = (chains[index].last, chains[index].direction)
      var cursor = chains[index].cursor
      while cursor < last, points[cursor + 1].y <= top { cursor += 1 }
      var part = RowPart(direction: direction, first: bands.segments.count)
      var (x, y) = (0.0, max(points[min(cursor, last)].y, top))
      if cursor < last { x = Self.x(at: y, points[cursor], points[cursor + 1]) }
      part.top = y - top
      (part.left, part.right) = (x, x)
      while cursor < last, y < top + 1 {
        let (from, to) = (points[cursor], points[cursor + 1])
        let end = min(to.y, top + 1)
        let next = to.y <= top + 1 ? to.x : Self.x(at: end, from, to)
        if end > y { bands.segments.append([x, y - top, next, end - top]) } else { x = next }
        part.left = min(part.left, min(x, next))
        part.right = max(part.right, max(x, next))
        (x, y) = (next, end)
        if to.y <= top + 1 { cursor += 1 }
      }
      part.bottom = y - top
      part.end = bands.segments.count
      part.left = min(max(part.left, 0), width)
      part.right = min(max(part.right, 0), width)
      if part.end > part.first { parts.append(part) }
      chains[index].cursor = cursor
      if cursor < last {
        active[kept] = index
        kept += 1
      }
    }
    active.removeSubrange(kept...)
  }

  /// Where a line is at a height, on the grid. Only differences are rounded, so that a place in another
  /// column is rounded alike.
  private static func x(
    at y: Double, _ from: SIMD2<Double>, _ to: SIMD2<Double>
  ) -> Double {
    if y == from.y { return from.x }
    return from.x + onGrid((to.x - from.x) * ((y - from.y) / (to.y - from.y)))
  }

  /// The nearest multiple of 1/65536; the value is below 2³³.
  private static func onGrid(_ value: Double) -> Double {
    let shift = 0x1.8p36
    return (value + shift) - shift
  }

  /// Adds the areas beside the parts where they lie side by side, so that the winding number between
  /// two does not change along the row's height. Parts that do not fill it must come in pairs, nested.
  private mutating func fillBetweenParts() -> Bool {
    sortParts()
    nesting.removeAll(keepingCapacity: true)
    for index in parts.indices {
      let part = parts[index]
      if index > 0, part.left < parts[index - 1].right { return false }
      if part.top == 0, part.bottom == 1 {
        if !nesting.isEmpty { return false }
      } else if let last = nesting.last.map({ parts[$0] }) {
        if last.top == part.top, last.bottom == part.bottom,
          last.direction == -part.direction
        {
          nesting.removeLast()
        } else if part.top >= last.top, part.bottom <= last.bottom {
          nesting.append(index)
        } else {
          return false
        }
      } else {
        nesting.append(index)
      }
    }
    guard nesting.isEmpty else { return false }
    var winding = 0
    for part in parts {
      let before = rule.contains(winding) ? 1.0 : 0
      winding += part.direction
      let change = (rule.contains(winding) ? 1.0 : 0) - before
      guard change != 0 else { continue }
      for index in part.first..<part.end {
        let piece = bands.segments[index]
        areas.add(from: piece.x, to: piece.z, area: (piece.w - piece.y) * change)
      }
    }
    return true
  }

  /// Sorts from left to right: by insertion where they are few, as they mostly are in order.
  private mutating func sortParts() {
    guard parts.count <= 32 else {
      parts.sort { $0.left != $1.left ? $0.left < $1.left : $0.right < $1.right }
      return
    }
    guard parts.count > 1 else { return }
    for index in 1..<parts.count {
      let part = parts[index]
      var place = index
      while place > 0,
        part.left < parts[place - 1].left
          || (part.left == parts[place - 1].left && part.right < parts[place - 1].right)
      {
        parts[place] = parts[place - 1]
        place -= 1
      }
      parts[place] = part
    }
  }
}

extension Rasterizer: LineSink {
  mutating func move(to point: SIMD2<Double>) {
    finishContour()
    line(to: point, isSmooth: false)
  }

  mutating func line(to point: SIMD2<Double>, isSmooth: Bool) {
    contour.append([
      Self.onGrid(point.x) - Double(clip.left), Self.onGrid(point.y) - Double(clip.top),
    ])
  }

  mutating func close() { finishContour() }
}

/// The part of a chain that lies in a row of pixels.
struct RowPart: Sendable {
  /// 1 downwards, −1 upwards.
  let direction: Int
  /// Its pieces: those from `first` to before `end`.
  let first: Int
  var end = 0
  /// Its extent, from the row's left end and top, in pixels.
  var left = 0.0, right = 0.0, top = 0.0, bottom = 0.0

  init(direction: Int, first: Int) { (self.direction, self.first) = (direction, first) }
}
