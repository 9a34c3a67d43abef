// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// Fixed seeds, so that a failure can be repeated. SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// A source that hands out a few bytes at a time, so that every read crosses a border.
struct Trickle: ByteSource {
  var rest: ArraySlice<UInt8>
  var portion: Int

  mutating func next() throws(ByteStreamError) -> [UInt8] {
    defer { rest = rest.dropFirst(portion) }
    return Array(rest.prefix(portion))
  }
}

/// A source that fails after its bytes.
struct FailingSource: ByteSource {
  var bytes: [UInt8]

  mutating func next() throws(ByteStreamError) -> [UInt8] {
    if bytes.isEmpty { throw ByteStreamError(reason: "Input/output error") }
    defer { bytes = [] }
    return bytes
  }
}

/// A sink that takes nothing.
struct FailingSink: ByteSink {
  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    throw ByteStreamError(reason: "No space left on device")
  }
}

/// What became of some bytes; a trap is the only other outcome.
func outcome(
  _ bytes: [UInt8], limits: PNGLimits = PNGLimits()
) -> Result<StraightImage, PNGError> {
  do throws(PNGError) {
    return .success(try StraightImage.decodePNG(BytesInMemory(bytes), limits: limits).image)
  } catch {
    return .failure(error)
  }
}

func failure(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) -> PNGError? {
  if case .failure(let error) = outcome(bytes, limits: limits) { error } else { nil }
}

func eight(_ image: StraightImage) -> [UInt8]? {
  if case .eight(let codes) = image.samples { codes } else { nil }
}

func sixteen(_ image: StraightImage) -> [UInt16]? {
  if case .sixteen(let codes) = image.samples { codes } else { nil }
}

func size(_ width: Int, _ height: Int) throws -> PixelSize {
  try #require(PixelSize(width: width, height: height))
}

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
