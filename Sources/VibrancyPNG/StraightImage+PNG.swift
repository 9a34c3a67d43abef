// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

extension StraightImage {
  /// Decodes a whole PNG; see `PNGDecoder` for what the samples are.
  ///
  /// - Returns: The picture, what the file says about itself, and what was odd about it.
  /// - Throws: As `PNGDecoder`.
  public static func decodePNG(
    _ source: consuming some ByteSource, limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> (image: StraightImage, header: PNGHeader, warnings: [PNGWarning]) {
    var decoder = try PNGDecoder(source, limits: limits)
    let size = decoder.header.size
    // A header is cheap to write: above this, memory follows the rows that really arrive.
    let reserved = min(4 * size.area, 1 << 26)
    var codes8: [UInt8] = []
    var codes16: [UInt16] = []
    if decoder.depth == .eight {
      codes8.reserveCapacity(reserved)
    } else {
      codes16.reserveCapacity(reserved)
    }
    var row = StraightSamples.eight([])
    for _ in 0..<size.height {
      try decoder.readRow(into: &row)
      switch row {
      case .eight(let codes): codes8 += codes
      case .sixteen(let codes): codes16 += codes
      }
    }
    try decoder.finish()
    let samples: StraightSamples =
      decoder.depth == .eight ? .eight(codes8) : .sixteen(codes16)
    return (StraightImage(size: size, samples: samples), decoder.header, decoder.warnings)
  }
}
