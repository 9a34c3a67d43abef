// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// A sink that takes nothing.
struct FailingSink: ByteSink {
  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    throw ByteStreamError(reason: "No space left on device")
  }
}
