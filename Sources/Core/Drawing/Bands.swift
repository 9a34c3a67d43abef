// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Fills a row of pixels whose contours meet: band by band, between the ends and the crossings of its
/// lines, in each of which they lie side by side.
struct Bands: Sendable {
  /// With more pieces than these a row is sampled along 16 lines.
  static let mostSegments = 512
  /// As many crossings are found in a row at most.
  static let mostCrossings = 256

  /// Pieces of lines: x and y of the upper end, then of the lower one, from the row's left end and top.
  var segments: [SIMD4<Double>] = []
  private var directions: [Int] = []
  private var heights: [Double] = []
  private var edges: [Edge] = []
  private var crossings = 0

  /// A line across a band.
  private struct Edge {
    var upper: Double
    var lower: Double
    let direction: Int
  }

  /// Adds the areas of a row.
  ///
  /// - Parameter parts: What `segments` belong to.
  mutating func fill(_ parts: [RowPart], _ rule: FillRule, into areas: inout RowAreas) {
    directions.removeAll(keepingCapacity: true)
    directions += repeatElement(0, count: segments.count)
    for part in parts {
      for index in part.first..<part.end { directions[index] = part.direction }
    }
    if segments.count > Self.mostSegments { return sample(rule, into: &areas) }
    heights.removeAll(keepingCapacity: true)
    for piece in segments {
      heights.append(piece.y)
      heights.append(piece.w)
    }
    heights.sort()
    crossings = 0
    guard var top = heights.first else { return }
    for bottom in heights where bottom > top {
      cut(from: top, to: bottom)
      fillBand(height: bottom - top, rule, into: &areas)
      top = bottom
    }
  }

  /// Takes the lines that cross a band.
  private mutating func cut(from top: Double, to bottom: Double) {
    edges.removeAll(keepingCapacity: true)
    for (index, piece) in segments.enumerated() where piece.y <= top && piece.w >= bottom {
      let slope = (piece.z - piece.x) / (piece.w - piece.y)
      edges.append(
        Edge(
          upper: top == piece.y ? piece.x : piece.x + slope * (top - piece.y),
          lower: bottom == piece.w ? piece.z : piece.x + slope * (bottom - piece.y),
          direction: directions[index]))
    }
  }

  /// Adds a band, cut again at each crossing.
  private mutating func fillBand(
    height: Double, _ rule: FillRule, into areas: inout RowAreas
  ) {
    var height = height
    while true {
      sortEdges { $0.upper != $1.upper ? $0.upper < $1.upper : $0.lower < $1.lower }
      guard let share = firstCrossing() else { return add(height, rule, into: &areas) }
      guard crossings < Self.mostCrossings else {
        sortEdges { $0.upper + $0.lower < $1.upper + $1.lower }
        return add(height, rule, into: &areas)
      }
      crossings += 1
      let lowers = edges.map { $0.lower }
      for index in edges.indices {
        edges[index].lower = edges[index].upper + (lowers[index] - edges[index].upper) * share
      }
      // Those that meet here have the same place to the bit, and change places in the next band.
      for index in edges.indices.dropFirst()
      where lowers[index] < lowers[index - 1]
        && edges[index].lower - edges[index - 1].lower < 1e-9
      {
        edges[index].lower = edges[index - 1].lower
      }
      add(height * share, rule, into: &areas)
      for index in edges.indices {
        (edges[index].upper, edges[index].lower) = (edges[index].lower, lowers[index])
      }
      height -= height * share
    }
  }

  /// How far down the band, as a share, the first two of its sorted lines cross.
  private func firstCrossing() -> Double? {
    var first: Double?
    for index in edges.indices.dropFirst() {
      let above = edges[index].upper - edges[index - 1].upper
      let below = edges[index - 1].lower - edges[index].lower
      // Lines that end less than this apart have no area between them that could be seen.
      guard below > 1e-9, above > 0 else { continue }
      let share = above / (above + below)
      if share < first ?? 1 { first = share }
    }
    return first
  }

  private func add(_ height: Double, _ rule: FillRule, into areas: inout RowAreas) {
    var winding = 0
    for edge in edges {
      let before = rule.contains(winding) ? height : 0
      winding += edge.direction
      let change = (rule.contains(winding) ? height : 0) - before
      if change != 0 { areas.add(from: edge.upper, to: edge.lower, area: change) }
    }
  }

  private mutating func sortEdges(by precedes: (Edge, Edge) -> Bool) {
    guard edges.count <= 32 else { return edges.sort(by: precedes) }
    guard edges.count > 1 else { return }
    for index in 1..<edges.count {
      let edge = edges[index]
      var place = index
      while place > 0, precedes(edge, edges[place - 1]) {
        edges[place] = edges[place - 1]
        place -= 1
      }
      edges[place] = edge
    }
  }

  /// Samples the row along 16 lines.
  private mutating func sample(_ rule: FillRule, into areas: inout RowAreas) {
    for line in 0..<16 {
      let y = (Double(line) + 0.5) / 16
      edges.removeAll(keepingCapacity: true)
      for (index, piece) in segments.enumerated() where piece.y <= y && piece.w > y {
        let x = piece.x + (piece.z - piece.x) * ((y - piece.y) / (piece.w - piece.y))
        edges.append(Edge(upper: x, lower: x, direction: directions[index]))
      }
      sortEdges { $0.upper < $1.upper }
      add(1.0 / 16, rule, into: &areas)
    }
  }
}
