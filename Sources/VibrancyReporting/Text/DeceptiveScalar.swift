// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Characters that hide or reorder what stands beside them.
package enum DeceptiveScalar {
  /// C0 and C1 controls, DEL, line and paragraph separators, the bidirectional marks, embeddings and
  /// isolates, invisible fillers, tags and noncharacters. Joiners are not among them: Persian and
  /// emoji need them.
  ///
  /// - Source: Unicode Standard Annex 9 (bidirectional formatting), Unicode 16 chapter 23.
  package static func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
      0xFDD0...0xFDEF:
      true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }
}
