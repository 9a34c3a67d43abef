// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension StraightImage {
  /// r, g, b, a, r, … of an 8-bit picture; empty for any other.
  package var codes: [UInt8] { if case .eight(let codes) = samples { codes } else { [] } }

  /// r, g, b, a, r, … of a 16-bit picture; empty for any other.
  package var codes16: [UInt16] { if case .sixteen(let codes) = samples { codes } else { [] } }

  /// The largest difference of any sample between two 8-bit pictures of one size; else `nil`.
  package func largestDifference(from other: StraightImage) -> Int? {
    guard size == other.size, !codes.isEmpty, !other.codes.isEmpty else { return nil }
    return zip(codes, other.codes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
