// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG

/// A zlib stream of `bytes` by libdeflate; `level` is 0...12.
func deflated(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
  let room = vpng_deflate_bound(bytes.count)
  var status = VPNG_NO_MEMORY
  let stream = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = buffer.baseAddress else { return }
      status = unsafe vpng_deflate(
        Int32(level), bytes.baseAddress, bytes.count, start, room, &count)
    }
    if status != VPNG_OK { count = 0 }
  }
  guard status == VPNG_OK else { throw .outOfMemory(pixels: bytes.count) }
  return stream
}
