// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG

/// One row under each of PNG's filters.
///
/// The loops are plain and run over spans of one length, so that the compiler vectorizes them.
struct FilteredRows {
  private let rowBytes: Int
  private let bytesPerPixel: Int
  /// The row and the one before it, each behind the zeros that are left of its first pixel.
  private var row: [UInt8]
  private var above: [UInt8]
  private var chosen = RowFilter.none
  /// One array a filter, by its number.
  private var candidates: [[UInt8]]

  /// - Parameter above: The row before the first; zeros if it is empty, as above a picture.
  init(rowBytes: Int, bytesPerPixel: Int, above: [UInt8] = []) {
    (self.rowBytes, self.bytesPerPixel) = (rowBytes, bytesPerPixel)
    row = Array(repeating: 0, count: bytesPerPixel + rowBytes)
    // The next row makes this one the row above.
    self.above = row
    if !above.isEmpty { row.replaceSubrange(bytesPerPixel..., with: above) }
    candidates = Array(repeating: Array(repeating: 0, count: rowBytes), count: 5)
  }

  /// Goes on to the next row.
  mutating func next(_ bytes: ArraySlice<UInt8>) {
    swap(&row, &above)
    row.removeLast(rowBytes)
    row += bytes
  }

  func appendChosen(to bytes: inout [UInt8]) {
    bytes.append(chosen.rawValue)
    bytes += candidates[Int(chosen.rawValue)]
  }

  /// Filters the row in each way and chooses the one with the smallest sum; the first of equals.
  mutating func applyBest() {
    var best = RowFilter.none
    var least = UInt32.max
    for filter in RowFilter.allCases {
      apply(filter)
      let sum = Self.sum(candidates[Int(filter.rawValue)])
      if sum < least { (best, least) = (filter, sum) }
    }
    chosen = best
  }

  /// Filters the row in one way and chooses it.
  mutating func apply(_ filter: RowFilter) {
    chosen = filter
    Self.apply(
      filter, to: row, above: above, unit: bytesPerPixel,
      into: &candidates[Int(filter.rawValue)])
  }

  private static func apply(
    _ filter: RowFilter, to row: [UInt8], above: [UInt8], unit: Int, into result: inout [UInt8]
  ) {
    let count = result.count
    let current = row.span
    let previous = above.span
    let here = current.extracting(unit..<row.count)
    let left = current.extracting(0..<count)
    let up = previous.extracting(unit..<above.count)
    let corner = previous.extracting(0..<count)
    var target = result.mutableSpan
    precondition(here.count == count && left.count == count)
    precondition(up.count == count && corner.count == count)
    switch filter {
    case .none:
      for index in 0..<count { target[index] = here[index] }
    case .sub:
      for index in 0..<count { target[index] = here[index] &- left[index] }
    case .up:
      for index in 0..<count { target[index] = here[index] &- up[index] }
    case .average:
      for index in 0..<count {
        let mean = (UInt16(left[index]) &+ UInt16(up[index])) >> 1
        target[index] = here[index] &- UInt8(truncatingIfNeeded: mean)
      }
    case .paeth:
      for index in 0..<count {
        target[index] = here[index] &- paeth(left[index], up[index], corner[index])
      }
    }
  }

  /// The sum of the absolute values of the bytes as signed numbers.
  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    let row = bytes.span
    var sum: UInt32 = 0
    for index in row.indices { sum &+= UInt32(Int8(bitPattern: row[index]).magnitude) }
    return sum
  }

  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let pa = magnitude(b &- c)
    let pb = magnitude(a &- c)
    let pc = magnitude(a &+ b &- c &- c)
    return UInt8(truncatingIfNeeded: pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
  }

  @inline(__always)
  private static func magnitude(_ value: Int16) -> Int16 { value < 0 ? 0 &- value : value }
}

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
  ///
  /// - Parameter above: The row before the first, if this is a part of a picture.
  func filtered(_ strategy: FilterStrategy, above: [UInt8] = []) -> [UInt8] {
    let height = bytes.count / rowBytes
    var result: [UInt8] = []
    result.reserveCapacity(height * (rowBytes + 1))
    var rows = FilteredRows(rowBytes: rowBytes, bytesPerPixel: bytesPerPixel, above: above)
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

/// A zlib stream of `bytes` by libdeflate; `level` is 0...12.
func deflated(_ bytes: [UInt8], level: Int) throws(PackingError) -> [UInt8] {
  let room = vpng_deflate_bound(bytes.count)
  var status = VPNG_NO_MEMORY
  let stream = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = buffer.baseAddress else { return }
      status = unsafe vpng_deflate(
        Int32(level), bytes.baseAddress, bytes.count, start, room, &count)
    }
    if status != VPNG_OK { count = 0 }
  }
  guard status == VPNG_OK else { throw .outOfMemory(bytes: bytes.count) }
  return stream
}
