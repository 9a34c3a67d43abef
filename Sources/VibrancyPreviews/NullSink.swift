// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG

/// Takes bytes and forgets them.
struct NullSink: ByteSink {
  func write(_ bytes: [UInt8]) throws(ByteStreamError) {}
}
