// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Turns offsets into lines and columns.
///
/// Lines end at LF, CR or CR LF. Columns count Unicode scalars, so one a character as most editors
/// count plain text; both start at 1.
package struct LineTable {
  private static let blockSize = 256

  private let bytes: [UInt8]
  private var starts: [Int] = [0]
  /// How many scalars start before each block, so that a file of one long line costs no more.
  private var scalarsBeforeBlock: [Int] = [0]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scalars = 0
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      if start > 0 { scalarsBeforeBlock.append(scalars) }
      for index in start..<min(start + Self.blockSize, bytes.count) {
        let byte = bytes[index]
        scalars &+= byte & 0xC0 != 0x80 ? 1 : 0
        guard byte <= Byte.carriageReturn, Byte.isLineBreak(byte) else { continue }
        // CR LF is one break, after its LF.
        let isPair = byte == Byte.carriageReturn && index + 1 < bytes.count
        if !(isPair && bytes[index + 1] == Byte.lineFeed) { starts.append(index + 1) }
      }
    }
  }

  /// The line and column of a byte.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, scalars(before: offset) - scalars(before: starts[low]) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let end = min(offset, bytes.count)
    let block = min(end / Self.blockSize, scalarsBeforeBlock.count - 1)
    var scalars = scalarsBeforeBlock[block]
    for index in (block * Self.blockSize)..<end where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
    return scalars
  }
}
