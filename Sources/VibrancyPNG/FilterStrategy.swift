// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How the rows of a picture are filtered before they are compressed.
enum FilterStrategy: Hashable {
  /// The same filter for each row.
  case fixed(RowFilter)
  /// For each row the filter with the smallest sum of absolute differences.
  case adaptive
}

/// The filters of PNG, by their numbers.
enum RowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4
}

extension StoredForm {
  /// All rows, each behind the number of its filter: what `IDAT` compresses.
  func filtered(_ strategy: FilterStrategy) -> [UInt8] {
    let height = bytes.count / rowBytes
    var result: [UInt8] = []
    result.reserveCapacity(height * (rowBytes + 1))
    var rows = FilteredRows(rowBytes: rowBytes, bytesPerPixel: bytesPerPixel)
    for y in 0..<height {
      rows.next(bytes[(y * rowBytes)..<((y + 1) * rowBytes)])
      switch strategy {
      case .fixed(let filter): rows.apply(filter)
      case .adaptive: rows.applyBest()
      }
      rows.appendChosen(to: &result)
    }
    return result
  }
}
