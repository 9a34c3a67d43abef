// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// One way to store the pixels of a picture: rows of bytes, not yet filtered.
struct StoredForm {
  let colorType: PNGColorType
  let bitDepth: Int
  /// `PLTE` and `tRNS`, where needed.
  var chunks: [PNGChunk] = []
  /// All rows, `rowBytes` each.
  var bytes: [UInt8]
  let rowBytes: Int

  /// How far back a filter looks for the pixel to the left.
  var bytesPerPixel: Int {
    let channels =
      switch colorType {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    return max(1, channels * bitDepth / 8)
  }

  /// The `IHDR` chunk of a picture stored in this form.
  func header(of size: PixelSize) -> PNGChunk {
    PNGChunk(
      name: "IHDR",
      data: PNGChunk.bigEndian(UInt32(size.width)) + PNGChunk.bigEndian(UInt32(size.height))
        + [UInt8(bitDepth), colorType.rawValue, 0, 0, 0])
  }

  /// The cost of the extra chunks in bytes.
  var overhead: Int { chunks.reduce(0) { $0 + 12 + $1.data.count } }

  /// Bands of rows, one in `share` of them, to try a filter on.
  func sample(_ share: Int, bandRows: Int = 16) -> StoredForm {
    let band = bandRows * rowBytes
    guard share > 1, bytes.count > band * share else { return self }
    let parts = stride(from: 0, to: bytes.count, by: band * share)
      .map { bytes[$0..<Swift.min($0 + band, bytes.count)] }
    return StoredForm(
      colorType: colorType, bitDepth: bitDepth, chunks: chunks, bytes: parts.flatMap { $0 },
      rowBytes: rowBytes)
  }
}

extension StoredForm {
  /// A form of one code a pixel, `bitDepth` bits each, the first pixel in the high bits.
  init(
    colorType: PNGColorType, bitDepth: Int, chunks: [PNGChunk] = [], codes: [UInt8], width: Int
  ) {
    let perByte = 8 / bitDepth
    let rowBytes = (width + perByte - 1) / perByte
    self.init(
      colorType: colorType, bitDepth: bitDepth, chunks: chunks,
      bytes: perByte == 1 ? codes : Self.packed(codes, width: width, bitDepth: bitDepth),
      rowBytes: rowBytes)
  }

  private static func packed(_ codes: [UInt8], width: Int, bitDepth: Int) -> [UInt8] {
    let perByte = 8 / bitDepth
    let rowBytes = (width + perByte - 1) / perByte
    var result = [UInt8](repeating: 0, count: rowBytes * (codes.count / width))
    var target = 0
    for start in stride(from: 0, to: codes.count, by: width) {
      var byte: UInt8 = 0
      var filled = 0
      for index in start..<(start + width) {
        byte = byte << UInt8(bitDepth) | codes[index]
        filled += bitDepth
        if filled == 8 {
          result[target] = byte
          (target, byte, filled) = (target + 1, 0, 0)
        }
      }
      if filled > 0 {
        result[target] = byte << UInt8(8 - filled)
        target += 1
      }
    }
    return result
  }
}
