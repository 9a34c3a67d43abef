// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle on a sheet, in pixels from its top left.
package struct SheetRect: Sendable, Hashable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  /// The columns.
  package var columns: Range<Int> { x..<x + width }
  /// The rows.
  package var rows: Range<Int> { y..<y + height }

  /// The rectangle with a rim around it.
  func outset(by rim: Int) -> SheetRect {
    SheetRect(x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim)
  }
}
