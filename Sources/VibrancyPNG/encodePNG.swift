// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A whole picture as a PNG in memory; see `PNGWriter`.
///
/// - Throws: `PNGError.outOfMemory`.
public func encodePNG(
  _ image: StraightImage, compression: Compression = .balanced,
  text: [(keyword: String, text: String)] = [], chunks: [PNGChunk] = []
) throws(PNGError) -> [UInt8] {
  let sink = MemorySink()
  var writer = try PNGWriter(
    size: image.size, layout: .rgba, depth: image.samples.depth, compression: compression,
    text: text, chunks: chunks, to: sink)
  let count = 4 * image.size.width
  for start in stride(from: 0, to: image.samples.count, by: count) {
    switch image.samples {
    case .eight(let codes): try writer.append(Array(codes[start..<(start + count)]))
    case .sixteen(let codes): try writer.append(Array(codes[start..<(start + count)]))
    }
  }
  try writer.finish()
  return sink.bytes
}
