// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// A source that hands out a few bytes at a time, so that every read crosses a border.
struct Trickle: ByteSource {
  var rest: ArraySlice<UInt8>
  var portion: Int

  mutating func next() throws(ByteStreamError) -> [UInt8] {
    defer { rest = rest.dropFirst(portion) }
    return Array(rest.prefix(portion))
  }
}
