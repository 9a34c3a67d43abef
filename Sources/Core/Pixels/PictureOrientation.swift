// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The orientation of a picture's stored rows, as its EXIF data says: the sides, seen upright, at
/// which the first row and the first column lie.
///
/// - Source: EXIF 2.32, tag 0x0112.
package enum PictureOrientation: Int, Sendable, CaseIterable {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// `true` if the stored rows are columns.
  package var swapsSides: Bool { rawValue >= PictureOrientation.leftTop.rawValue }

  /// The stored pixel that is the upright first one, and how far it is from there to the next
  /// column and to the next row.
  ///
  /// - Parameters:
  ///   - width: Columns as stored.
  ///   - height: Rows as stored.
  package func steps(width: Int, height: Int) -> (origin: Int, right: Int, down: Int) {
    let lastColumn = width - 1
    let lastRow = (height - 1) * width
    return switch self {
    case .topLeft: (0, 1, width)
    case .topRight: (lastColumn, -1, width)
    case .bottomRight: (lastRow + lastColumn, -1, -width)
    case .bottomLeft: (lastRow, 1, -width)
    case .leftTop: (0, width, 1)
    case .rightTop: (lastRow, -width, 1)
    case .rightBottom: (lastRow + lastColumn, -width, -1)
    case .leftBottom: (lastColumn, width, -1)
    }
  }

  /// The upright picture's row `y`, as pixels of four samples.
  ///
  /// - Parameters:
  ///   - codes: The stored picture: `4 * width * height` samples in row-major order.
  ///   - row: Receives the row; it has as many samples as an upright one.
  package func copyRow<Code>(
    _ y: Int, of codes: [Code], width: Int, height: Int, into row: inout [Code]
  ) {
    let (origin, right, down) = steps(width: width, height: height)
    precondition(row.count == 4 * (swapsSides ? height : width), "an upright row")
    var source = 4 * (origin + y * down)
    for target in stride(from: 0, to: row.count, by: 4) {
      for channel in 0..<4 { row[target + channel] = codes[source + channel] }
      source += 4 * right
    }
  }
}
