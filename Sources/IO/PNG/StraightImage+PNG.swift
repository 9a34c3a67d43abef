// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension StraightImage {
  /// Decodes a whole PNG; see `PNGDecoder` for what the samples are.
  ///
  /// - Returns: The picture, what the file says about itself, and what was odd about it.
  /// - Throws: As `PNGDecoder`.
  package static func decodePNG(
    _ source: consuming some ByteSource, limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> (image: StraightImage, header: PNGHeader, warnings: [PNGWarning]) {
    var decoder = try PNGDecoder(source, limits: limits)
    let image = try decodePNG(from: &decoder)
    return (image, decoder.header, decoder.warnings)
  }

  /// Decodes the rows of a PNG that was begun, and reads it to its end.
  ///
  /// - Parameters:
  ///   - decoder: None of its rows was read.
  ///   - most: The most bytes of samples at 16 bits; rows of a larger picture are rounded to 8 as
  ///     they come.
  /// - Throws: As `PNGDecoder`.
  package static func decodePNG(
    from decoder: inout PNGDecoder, deepUpTo most: Int = .max
  ) throws(PNGError) -> StraightImage {
    let size = decoder.header.size
    let depth = 8 * size.area > most ? .eight : decoder.depth
    // A header is cheap to write: above this, memory follows the rows that really arrive.
    let reserved = min(4 * size.area, 1 << 26)
    var codes8: [UInt8] = []
    var codes16: [UInt16] = []
    if depth == .eight {
      codes8.reserveCapacity(reserved)
    } else {
      codes16.reserveCapacity(reserved)
    }
    var row = StraightSamples.eight([])
    for _ in 0..<size.height {
      try decoder.readRow(into: &row)
      switch row {
      case .eight(let codes): codes8 += codes
      case .sixteen(let codes) where depth == .sixteen: codes16 += codes
      case .sixteen(let codes):
        codes8 += codes.lazy.map(rounded)
      }
    }
    try decoder.finish()
    return StraightImage(size: size, samples: depth == .eight ? .eight(codes8) : .sixteen(codes16))
  }
}

/// A 16-bit code as the nearest of 8 bits.
func rounded(_ code: UInt16) -> UInt8 { UInt8((UInt32(code) * 255 + 32_767) / 65_535) }

/// A whole picture as a PNG in memory; see `PNGWriter`.
///
/// - Throws: `PNGError.outOfMemory`.
package func encodePNG(
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
