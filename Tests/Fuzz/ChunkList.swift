// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG

/// A PNG as fuzzing changes it best: chunks of two bytes of length, four letters and content; image
/// data and profiles inflated. As a PNG every sum is right and every stream sound, so that what
/// lies behind them is reached. A chunk `CUTS`, which is none of PNG's, holds the lengths of the
/// chunks that the next image data are parted into, a byte each.
struct ChunkList {
  private(set) var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var cuts: [UInt8] = []
    while rest.count >= 6 {
      let count = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
      let name = Array(rest.dropFirst(2).prefix(4))
      let data = Array(rest.dropFirst(6).prefix(count))
      rest = rest.dropFirst(6 + count)
      switch name {
      case Array("CUTS".utf8): cuts = data
      case Array("IDAT".utf8):
        var stream = Self.deflated(data)[...]
        for cut in cuts {
          append(name, Array(stream.prefix(Int(cut))))
          stream = stream.dropFirst(Int(cut))
        }
        cuts = []
        append(name, Array(stream))
      case Array("iCCP".utf8):
        let head = data.prefix { $0 != 0 }
        append(name, head + [0, 0] + Self.deflated(Array(data.dropFirst(head.count + 2))))
      default: append(name, data)
      }
    }
    append(Array("IEND".utf8), [])
  }

  private mutating func append(_ name: [UInt8], _ data: [UInt8]) {
    let body = name + data
    png += Self.number(UInt32(data.count)) + body
    png += Self.number(unsafe vpng_crc32(0, body, body.count))
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func deflated(_ data: [UInt8]) -> [UInt8] {
    var written = 0
    let room = vpng_deflate_bound(data.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      _ = unsafe vpng_deflate(1, data, data.count, start, room, &written)
      filled = written
    }
  }
}
