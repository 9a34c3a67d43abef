// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Overlapping leaves, seen from in front: those nearest in the light, the others in their shadow.
struct Foliage: RowPainter {
  private let scale: PictureScale
  /// The nearest first.
  private let leaves: [Leaf]
  /// The share of each column that is painted so far; below, the light that is left for the rest.
  private var covered: [Float]
  private var light: [Float]

  init(_ screen: PixelSize) {
    scale = PictureScale(screen)
    covered = [Float](repeating: 0, count: screen.width)
    light = covered
    let half = Float(screen.width) / Float(screen.height) / 2
    var leaves: [Leaf] = []
    for layer in 0..<6 {
      let cell: Float = 0.062 - 0.004 * Float(layer)
      let reach = Int(half / cell) + 2
      for row in -1...Int(1 / cell) + 2 {
        for column in -reach...reach {
          let leaf = Leaf(column: column, row: row, cell: cell, layer: layer)
          if let leaf { leaves.append(leaf) }
        }
      }
    }
    self.leaves = leaves
  }

  mutating func paint(_ y: Int, into row: inout [Paint]) {
    let v = scale.y(y)
    for column in row.indices { (covered[column], light[column]) = (0, 1) }
    for column in row.indices { row[column] = Paint() }
    for leaf in leaves where abs(v - leaf.middle.y) < leaf.reach {
      // The columns that the leaf or its shadow can touch.
      let span = (leaf.reach * leaf.reach - (v - leaf.middle.y) * (v - leaf.middle.y)).squareRoot()
      let first = max(0, scale.column(leaf.middle.x - span))
      let last = min(row.count - 1, scale.column(leaf.middle.x + span) + 1)
      if first > last { continue }
      for column in first...last where covered[column] < 1 {
        let x = scale.x(column)
        let (coverage, place) = leaf.coverage(x, v, scale.pixel)
        if coverage > 0 {
          let shown = coverage * (1 - covered[column])
          row[column] += leaf.color(place) * (shown * light[column])
          covered[column] += shown
          if covered[column] > 0.997 { covered[column] = 1 }
        }
        light[column] *= leaf.lightLeft(x, v)
      }
    }
    let ground = Paint(0x07140D)
    for column in row.indices {
      if covered[column] < 1 { row[column] += ground * ((1 - covered[column]) * light[column]) }
      // Dapples: light falls through more leaves, above the picture.
      let x = scale.x(column)
      let dapple = noise(x * 5 + 50, v * 5, 430) + 0.5 * noise(x * 13 + 50, v * 13, 431)
      let glow = 0.62 + 0.75 * ramp(0.35, 1.15, dapple)
      row[column] *= Paint(glow, glow, 0.94 * glow, 0)
    }
    grain(y, 0.007, into: &row)
  }
}
