// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Several files as one: each behind its count of bytes, in eight bytes, the lowest first.
package enum JoinedBytes {
  /// All of them in their order.
  package static func of(_ parts: [[UInt8]]) -> [UInt8] {
    parts.flatMap { part in countBytes(part.count) + part }
  }

  /// Each of them; `nil`: the bytes are not what `of` makes. Takes no more memory than they have.
  package static func parts(of bytes: [UInt8]) -> [[UInt8]]? {
    var (parts, rest) = ([[UInt8]](), bytes[...])
    while !rest.isEmpty {
      guard rest.count >= 8 else { return nil }
      let count = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      guard count <= rest.count else { return nil }
      parts.append(Array(rest.prefix(Int(count))))
      rest = rest.dropFirst(Int(count))
    }
    return parts
  }

  private static func countBytes(_ count: Int) -> [UInt8] {
    stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: count >> $0) }
  }
}
