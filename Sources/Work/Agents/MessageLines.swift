// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Splits a stream of bytes into lines, of which each is a message, and holds no more than one of them.
package struct MessageLines: Sendable {
  /// A line of the stream.
  package enum Line: Sendable, Equatable {
    /// A message, without its end.
    case message([UInt8])
    /// More bytes than a message may have; they were passed over.
    case tooLong
  }

  private let limit: Int
  private var open: [UInt8] = []
  private var passesOver = false

  /// Lines of at most so many bytes.
  package init(limit: Int = RPCMessage.mostBytes) { self.limit = limit }

  /// Takes the next bytes of the stream.
  ///
  /// - Returns: The lines that end in them, without empty ones.
  package mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      append(rest[..<end])
      if let line = finish() { lines.append(line) }
      rest = rest[(end + 1)...]
    }
    append(rest)
    return lines
  }

  /// Ends the stream; what stands behind the last line break is a line, too.
  package mutating func finish() -> Line? {
    defer { (open, passesOver) = ([], false) }
    if passesOver { return .tooLong }
    if open.last == 0x0D { open.removeLast() }
    return open.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : .message(open)
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !passesOver else { return }
    guard open.count + bytes.count <= limit else {
      (open, passesOver) = ([], true)
      return
    }
    open += bytes
  }
}
