// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PartMap {
  /// Which part each component belongs to.
  struct Destinations {
    /// How many parts there are.
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
