// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The mean ΔE_ok of two previews over the pixels that are visible in either picture.
///
/// - Parameters:
///   - first: The one picture.
///   - second: The other; of the same size.
///   - rows: Renders row `y` of both previews, on the scene's empty picture: opaque, encoded; asked
///     for the rows in which something is visible, from the top.
/// - Returns: 0 and more; `nil`: the sizes differ, or nothing is visible in either.
package func meanDifference(
  _ first: MeasuredArt, _ second: MeasuredArt,
  rows render: (_ y: Int, _ first: inout PlanarRow, _ second: inout PlanarRow) -> Void
) -> Double? {
  guard first.rows.image.size == second.rows.image.size else { return nil }
  var (one, other) = (PlanarRow(width: first.rows.width), PlanarRow(width: first.rows.width))
  let table = LuminanceTable.shared
  var (sum, count) = (0.0, 0)
  var visible = first.visible
  visible.formUnion(second.visible)
  for y in 0..<visible.height where !visible.isEmpty(row: y) {
    render(y, &one, &other)
    var line = 0.0
    visible.forEachRun(inRow: y) { start, end in
      for x in start..<end { line += Double(table.difference(of: one, from: other, at: x)) }
      count += end - start
    }
    sum += line
  }
  return count == 0 ? nil : sum / Double(count)
}
