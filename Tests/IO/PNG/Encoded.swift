// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// Chunks of a file, by walking it.
func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
  var result: [(String, [UInt8])] = []
  var offset = 8
  while offset + 12 <= file.count {
    let count = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
    result.append((name, Array(file[(offset + 8)..<(offset + 8 + count)])))
    offset += 12 + count
  }
  return result
}

/// Encodes rows of `layout` as a file in memory.
func encoded(
  _ codes: [UInt8], _ size: PixelSize, _ layout: PNGLayout, _ compression: Compression = .balanced
) throws -> [UInt8] {
  let sink = MemorySink()
  var writer = try PNGWriter(
    size: size, layout: layout, depth: .eight, compression: compression, to: sink)
  let count = size.width * layout.channels
  for y in 0..<size.height { try writer.append(Array(codes[(y * count)..<((y + 1) * count)])) }
  try writer.finish()
  return sink.bytes
}

func encoded(
  _ codes: [UInt16], _ size: PixelSize, _ layout: PNGLayout, _ compression: Compression = .balanced
) throws -> [UInt8] {
  let sink = MemorySink()
  var writer = try PNGWriter(
    size: size, layout: layout, depth: .sixteen, compression: compression, to: sink)
  let count = size.width * layout.channels
  for y in 0..<size.height { try writer.append(Array(codes[(y * count)..<((y + 1) * count)])) }
  try writer.finish()
  return sink.bytes
}

/// r, g, b, a of codes in `layout`.
func expanded<Code: FixedWidthInteger>(_ codes: [Code], _ layout: PNGLayout) -> [Code] {
  let channels = layout.channels
  return stride(from: 0, to: codes.count, by: channels).flatMap { start in
    let pixel = codes[start..<(start + channels)]
    let color = channels < 3 ? Array(repeating: codes[start], count: 3) : Array(pixel.prefix(3))
    return color + [channels % 2 == 0 ? codes[start + channels - 1] : Code.max]
  }
}
