// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels

extension StraightSamples {
  /// Takes the 8-bit array out, to be written to without a copy; a fresh one if there is none.
  mutating func takeEight(count: Int) -> [UInt8] {
    guard case .eight(let codes) = self, codes.count == count else {
      return Array(repeating: 0, count: count)
    }
    self = .eight([])
    return codes
  }

  /// As `takeEight`, for 16 bits.
  mutating func takeSixteen(count: Int) -> [UInt16] {
    guard case .sixteen(let codes) = self, codes.count == count else {
      return Array(repeating: 0, count: count)
    }
    self = .sixteen([])
    return codes
  }
}
