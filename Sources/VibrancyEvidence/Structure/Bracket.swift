// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A bracket: which of the three kinds, and which side.
struct Bracket {
  /// 0 for parentheses, 1 for square brackets, 2 for braces.
  let kind: Int
  let isOpening: Bool

  init?(_ token: Token) {
    guard token.kind == .mark else { return nil }
    switch token.first {
    case UInt8(ascii: "("): (kind, isOpening) = (0, true)
    case UInt8(ascii: "["): (kind, isOpening) = (1, true)
    case UInt8(ascii: "{"): (kind, isOpening) = (2, true)
    case UInt8(ascii: ")"): (kind, isOpening) = (0, false)
    case UInt8(ascii: "]"): (kind, isOpening) = (1, false)
    case UInt8(ascii: "}"): (kind, isOpening) = (2, false)
    default: return nil
    }
  }
}
