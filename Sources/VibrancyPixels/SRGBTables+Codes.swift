// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension SRGBTables {
  /// The tables of 8-bit codes, built once.
  package static let eight = SRGBTables(depth: .eight)
  /// The tables of 16-bit codes, built once.
  package static let sixteen = SRGBTables(depth: .sixteen)

  /// Linear light of part of a row of codes.
  ///
  /// - Precondition: The codes are of the depth the tables were built for; the range lies in both.
  package func linearize(_ codes: [Int32], in range: Range<Int>, into plane: inout [Float]) {
    let table = (ofCode8.isEmpty ? ofCode16 : ofCode8).span
    let (codes, count) = (codes.span.extracting(range), range.count)
    var plane = plane.mutableSpan
    let start = range.lowerBound
    precondition(start >= 0 && start + count <= plane.count && codes.count == count)
    for x in 0..<count { plane[start + x] = table[Int(codes[x])] }
  }
}
