// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// A source that fails after its bytes.
struct FailingSource: ByteSource {
  var bytes: [UInt8]

  mutating func next() throws(ByteStreamError) -> [UInt8] {
    if bytes.isEmpty { throw ByteStreamError(reason: "Input/output error") }
    defer { bytes = [] }
    return bytes
  }
}
