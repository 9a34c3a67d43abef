// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A PNG put together by hand, byte by byte, without the code under test: stored zlib blocks, own
/// checksums, and anything in the wrong order or number if a test wants it.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: Int
  var isInterlaced = false
  /// Chunks between `IHDR` and `IDAT`.
  var before: [(name: String, data: [UInt8])] = []
  /// Chunks between `IDAT` and `IEND`.
  var after: [(name: String, data: [UInt8])] = []
  /// Rows as in `IDAT`, each behind its filter's number.
  var scanlines: [UInt8]

  var header: [UInt8] {
    Self.number(width) + Self.number(height)
      + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
  }

  var bytes: [UInt8] {
    let chunks =
      [("IHDR", header)] + before + [("IDAT", Self.zlib(scanlines))] + after + [("IEND", [])]
    return Self.signature + chunks.flatMap { Self.chunk($0.0, $0.1) }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(crc(body)))
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let count = UInt16(end - start)
      result.append(end == data.count ? 1 : 0)
      for value in [count, ~count] { result += [UInt8(value & 255), UInt8(value >> 8)] }
      result += data[start..<end]
      start = end
    } while start < data.count
    var (a, b) = (1, 0)
    for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (a + Int(byte) + b) % 65_521) }
    return result + number(b << 16 | a)
  }

  static func crc(_ data: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
