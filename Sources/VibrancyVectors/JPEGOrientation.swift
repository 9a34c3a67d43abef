// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How the stored rows of a picture lie, as its EXIF data says: what the first row and the first
/// column are, seen upright.
///
/// - Source: EXIF 2.32, tag 0x0112.
package enum JPEGOrientation: Int, Sendable, CaseIterable {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// Whether the stored rows are columns.
  package var swapsSides: Bool { rawValue >= JPEGOrientation.leftTop.rawValue }

  /// The samples of the upright picture.
  ///
  /// - Parameters:
  ///   - samples: `width * height * channels`, row-major, interleaved.
  ///   - width: Columns as stored.
  ///   - height: Rows as stored.
  package func upright(
    _ samples: [UInt8], width: Int, height: Int, channels: Int
  ) -> [UInt8] {
    precondition(samples.count == width * height * channels, "as many samples as the sides say")
    guard self != .topLeft else { return samples }
    let (origin, right, down) = steps(width, height)
    let columns = swapsSides ? height : width
    let rows = swapsSides ? width : height
    return [UInt8](capacity: samples.count) { result in
      for y in 0..<rows {
        var source = (origin + y * down) * channels
        for _ in 0..<columns {
          for channel in 0..<channels { result.append(samples[source + channel]) }
          source += right * channels
        }
      }
    }
  }

  /// The stored pixel that is the upright first one, and how far it is from there to the next
  /// column and to the next row.
  private func steps(_ width: Int, _ height: Int) -> (origin: Int, right: Int, down: Int) {
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
}
