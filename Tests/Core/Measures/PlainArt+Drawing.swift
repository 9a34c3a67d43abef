// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels

extension PlainArt {
  /// The lost lines, those deep inside, and what is kept, from their definitions.
  var innerDrawing: (lost: Int, deep: Int, kept: Int) {
    let solid = Set(places.indices.filter { isSolid($0 % width, $0 / width) })
    let filled = withoutHoles
    let reach = Int(0.1 * Double(filled.count).squareRoot())
    let drawn = withoutFollowing(solid, reach: reach)
    let inside = (0..<reach).reduce(filled) { layer($0, step: $1) }.intersection(drawn)
    var (lost, deep, kept) = (0, 0, outline(solid) - outline(filled))
    for (x, y) in places {
      for (dx, dy) in [(1, 0), (0, 1)] where startsLine(x, y, dx, dy) {
        let isWide = isSolid(x - dx, y - dy) && isSolid(x + 2 * dx, y + 2 * dy)
        let first = isWide ? stored(x - dx, y - dy) : stored(x, y)
        let second = isWide ? stored(x + 2 * dx, y + 2 * dy) : stored(x + dx, y + dy)
        guard abs(first.alpha - second.alpha) < 0.05 else {
          kept += 1
          continue
        }
        let pair = [y * width + x, (y + dy) * width + x + dx]
        if pair.allSatisfy(drawn.contains) { lost += 1 }
        if pair.allSatisfy(inside.contains) { deep += 1 }
      }
    }
    return (lost, deep, kept)
  }

  private func isEdge(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    isSolid(x, y) && isSolid(x + dx, y + dy)
      && stored(x, y).oklab.difference(from: stored(x + dx, y + dy).oklab) > 0.1
  }

  /// Whether an edge is there that does not go on in the direction of one before.
  private func startsLine(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    guard isEdge(x, y, dx, dy) else { return false }
    guard isEdge(x - dx, y - dy, dx, dy) else { return true }
    let (a, b) = (stored(x - dx, y - dy).oklab, stored(x, y).oklab)
    let c = stored(x + dx, y + dy).oklab
    let product =
      (b.lightness - a.lightness) * (c.lightness - b.lightness) + (b.a - a.a) * (c.a - b.a)
      + (b.b - a.b) * (c.b - b.b)
    return product <= 0
  }

  private var withoutHoles: Set<Int> {
    var filled = Set(places.indices)
    for part in components({ !isSolid($0, $1) }) {
      let isOutside = part.contains { x, y in
        x == 0 || y == 0 || x == width - 1 || y == height - 1
      }
      if isOutside { filled.subtract(part.map { $0.y * width + $0.x }) }
    }
    return filled
  }

  private func holds(_ set: Set<Int>, _ x: Int, _ y: Int) -> Bool {
    contains(x, y) && set.contains(y * width + x)
  }

  /// What is left when a layer is taken off: a square, then a plus.
  private func layer(_ set: Set<Int>, step: Int) -> Set<Int> {
    set.filter { place in
      (-1...1).allSatisfy { dy in
        (-1...1).allSatisfy { dx in
          step % 2 == 1 && dx != 0 && dy != 0
            || holds(set, place % width + dx, place / width + dy)
        }
      }
    }
  }

  private func outline(_ set: Set<Int>) -> Int {
    set.reduce(0) { count, place in
      count
        + [(1, 0), (-1, 0), (0, 1), (0, -1)].count {
          !holds(set, place % width + $0.0, place / width + $0.1)
        }
    }
  }

  /// What is solid, without the layers in which edges follow the outlines.
  private func withoutFollowing(_ solid: Set<Int>, reach: Int) -> Set<Int> {
    var layers = [solid]
    for step in 0..<reach where !layers[step].isEmpty {
      layers.append(layer(layers[step], step: step + 1))
    }
    let found = layers.dropFirst().map { inner in
      places.reduce(0) { count, place in
        count
          + [(1, 0), (0, 1)].count { dx, dy in
            isEdge(place.x, place.y, dx, dy)
              && holds(inner, place.x, place.y) != holds(inner, place.x + dx, place.y + dy)
          }
      }
    }
    var drawn = solid
    for index in found.indices where found[index] > 0 {
      let near = (index - 1...index + 1).filter(found.indices.contains).map { found[$0] }
      if Double(near.reduce(0, +)) >= 0.6 * Double(outline(layers[index + 1])) {
        drawn.subtract(layers[index].subtracting(layers[index + 1]))
      }
    }
    return drawn
  }
}
