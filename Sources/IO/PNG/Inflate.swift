// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG

/// What became of a compressed stream.
package enum Inflated {
  case bytes([UInt8])
  case tooLarge
  case damaged
}

/// The content of a zlib stream, or the first member of a gzip file, of at most `limit` bytes; memory
/// grows with what is really there.
package func inflate(_ stream: ArraySlice<UInt8>, limit: Int, isGzip: Bool = false) -> Inflated {
  var room = min(limit, max(4 * stream.count, 1 << 14))
  while true {
    var status = VPNG_NO_ROOM
    var consumed = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      unsafe stream.withUnsafeBufferPointer { stream in
        guard let start = buffer.baseAddress else { return }
        status = unsafe vpng_inflate(
          isGzip ? VPNG_GZIP : VPNG_ZLIB, stream.baseAddress, stream.count, start, room,
          &consumed, &count)
      }
      if status != VPNG_OK { count = 0 }
    }
    if status == VPNG_OK { return .bytes(bytes) }
    guard status == VPNG_NO_ROOM else { return .damaged }
    guard room < limit else { return .tooLarge }
    room = min(limit, 2 * room)
  }
}
