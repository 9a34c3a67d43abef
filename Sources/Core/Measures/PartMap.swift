// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The parts of a picture, and which pixels each is judged by: the core of its component.
///
/// Components under 4 × scale² px are specks: left out, or judged together if there is nothing
/// else. Beyond 4096 components the smallest are judged together, so that noise stays bounded.
struct PartMap: Sendable {
  /// More parts than art has.
  static let limit = 4096

  private(set) var parts: [Part] = []
  /// The pixels that parts are judged by.
  private(set) var judged: BitMask
  /// The part of each run of `judged`, row by row and from the left.
  private(set) var owners: [Int32] = []
  /// The first of `owners` of each row.
  private(set) var rowStarts: [Int] = []

  /// - Parameters:
  ///   - mask: The solid pixels, or the visible ones where none is solid.
  ///   - core: Solid pixels with four solid neighbors.
  ///   - opaque: α ≥ .99.
  ///   - scale: Pixels per point.
  init(mask: BitMask, core: BitMask, opaque: BitMask, rows: ArtRows, scale: Int) {
    judged = BitMask(width: mask.width, height: mask.height)
    let components = Components(of: mask)
    let destination = Self.destinations(of: components, in: mask, speck: 4 * scale * scale)
    parts = [Part](repeating: Part(), count: destination.parts)
    if let pool = destination.pool { parts[pool].isPooled = true }
    forEachRun(of: mask, components, destination.part) { map, part, y, start, end in
      map.parts[part].add(row: y, from: start, to: end)
      map.parts[part].core += core.count(inRow: y, from: start, to: end)
    }
    var (row, loaded) = (CodePlanes(width: mask.width), -1)
    var strongest = [Int32](repeating: 0, count: parts.count)
    var lastRow = -1
    owners.reserveCapacity(components.owners.count)
    forEachRun(of: mask, components, destination.part) { map, part, y, start, end in
      while lastRow < y {
        map.rowStarts.append(map.owners.count)
        lastRow += 1
      }
      if map.parts[part].core > 0 {
        map.judge(core, part: part, row: y, from: start, to: end)
      } else {
        map.judged.fill(row: y, from: start, to: end)
        map.owners.append(Int32(part))
        if loaded != y { rows.loadStored(y, into: &row) }
        loaded = y
        for x in start..<end { strongest[part] = max(strongest[part], row.alpha[x]) }
      }
    }
    while rowStarts.count <= mask.height { rowStarts.append(owners.count) }
    for part in parts.indices where strongest[part] >= rows.limits.solid {
      parts[part].gain = 1 / rows.limits.opacity(strongest[part])
    }
    findPlates(core: core, opaque: opaque)
  }

  /// Calls `body` with each run of judged pixels of a row and its part.
  @inline(__always)
  func forEachRun(inRow y: Int, _ body: (_ part: Int, _ start: Int, _ end: Int) -> Void) {
    var index = rowStarts[y]
    judged.forEachRun(inRow: y) { start, end in
      body(Int(owners[index]), start, end)
      index &+= 1
    }
  }

  private mutating func judge(
    _ core: BitMask, part: Int, row y: Int, from start: Int, to end: Int
  ) {
    var isInside = false
    for index in start >> 6...(end - 1) >> 6 {
      let word = core.part(ofWord: index, row: y, from: start, to: end)
      judged.words[y &* core.stride &+ index] |= word
      // A run starts at each bit whose neighbor on the left is not set.
      let starts = word & ~(word << 1 | (isInside ? 1 : 0))
      for _ in 0..<starts.nonzeroBitCount { owners.append(Int32(part)) }
      isInside = word >> 63 == 1
    }
  }

  private mutating func forEachRun(
    of mask: BitMask, _ components: Components, _ part: [Int32],
    _ body: (inout PartMap, _ part: Int, _ y: Int, _ start: Int, _ end: Int) -> Void
  ) {
    var run = 0
    for y in 0..<mask.height {
      mask.forEachRun(inRow: y) { start, end in
        let owner = part[Int(components.owners[run])]
        if owner >= 0 { body(&self, Int(owner), y, start, end) }
        run &+= 1
      }
    }
  }

  /// The outermost 2 px of a part's core decide, most of them: its fringe is never opaque.
  private mutating func findPlates(core: BitMask, opaque: BitMask) {
    guard parts.contains(where: { $0.fillsBox && !$0.isPooled }) else { return }
    let inner = core.erodedByPlus().erodedByPlus()
    var ring = [(all: Int, opaque: Int)](repeating: (0, 0), count: parts.count)
    for y in 0..<judged.height {
      forEachRun(inRow: y) { part, start, end in
        guard parts[part].fillsBox else { return }
        for index in start >> 6...(end - 1) >> 6 {
          let edge =
            judged.part(ofWord: index, row: y, from: start, to: end)
            & ~inner.words[y &* inner.stride &+ index]
          ring[part].all += edge.nonzeroBitCount
          ring[part].opaque += (edge & opaque.words[y &* inner.stride &+ index]).nonzeroBitCount
        }
      }
    }
    for part in parts.indices {
      parts[part].isPlate =
        parts[part].fillsBox && !parts[part].isPooled && 2 * ring[part].opaque >= ring[part].all
    }
  }
}

/// A component of the mask that is judged by itself, or specks that are judged together.
struct Part: Sendable, Hashable {
  /// Pixels of the mask.
  var area = 0
  /// Core pixels; 0: all of its pixels are judged.
  var core = 0
  /// Its box: first and last column and row.
  var left = Int.max
  var top = Int.max
  var right = -1
  var bottom = -1
  /// The factor of α: 1, or 1 ÷ the largest α of a part without a core.
  var gain = 1.0
  /// `true` if it is several components.
  var isPooled = false
  /// `true` if it fills at least .75 of its box and its outermost 2 px are opaque.
  var isPlate = false

  /// The pixels it is judged by.
  var judged: Int { core > 0 ? core : area }

  /// `true` if it fills at least .75 of its box.
  var fillsBox: Bool { 4 * area >= 3 * (right - left + 1) * (bottom - top + 1) }

  /// Adds columns `start..<end` of a row.
  mutating func add(row y: Int, from start: Int, to end: Int) {
    area += end - start
    (left, right) = (min(left, start), max(right, end - 1))
    (top, bottom) = (min(top, y), max(bottom, y))
  }
}

extension PartMap {
  /// The part that each component belongs to.
  struct Destinations {
    /// The number of parts.
    var parts = 0
    /// The part that is several components.
    var pool: Int?
    /// The part of each component; -1: a speck that is left out.
    var part: [Int32]
  }

  static func destinations(
    of components: Components, in mask: BitMask, speck: Int
  ) -> Destinations {
    var areas = [Int](repeating: 0, count: components.count)
    var run = 0
    for y in 0..<mask.height {
      mask.forEachRun(inRow: y) { start, end in
        areas[Int(components.owners[run])] += end - start
        run &+= 1
      }
    }
    var result = Destinations(part: [Int32](repeating: -1, count: components.count))
    var kept = areas.indices.filter { areas[$0] >= speck }
    if kept.isEmpty, !areas.isEmpty {
      return Destinations(
        parts: 1, pool: areas.count > 1 ? 0 : nil,
        part: [Int32](repeating: 0, count: components.count))
    }
    var rest: [Int] = []
    if kept.count > limit {
      kept.sort { (areas[$1], $0) < (areas[$0], $1) }
      rest = Array(kept[(limit - 1)...])
      kept = kept[..<(limit - 1)].sorted()
    }
    for (part, component) in kept.enumerated() { result.part[component] = Int32(part) }
    for component in rest { result.part[component] = Int32(kept.count) }
    result.parts = kept.count + (rest.isEmpty ? 0 : 1)
    result.pool = rest.isEmpty ? nil : kept.count
    return result
  }
}
