// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Puts chunks together and passes them to a sink.
final class PNGFile {
  private var sink: any ByteSink
  private let chunks: [PNGChunk]

  init(_ sink: any ByteSink, chunks: [PNGChunk]) {
    (self.sink, self.chunks) = (sink, chunks)
  }

  func chunks(_ place: PNGChunk.Place) -> [PNGChunk] { chunks.filter { $0.place == place } }

  /// Passes bytes on as they are.
  func write(_ bytes: [UInt8]) throws(PNGError) {
    do throws(ByteStreamError) { try sink.write(bytes) } catch {
      throw .destination(reason: error.reason)
    }
  }

  /// Writes a whole file.
  func write(
    _ picture: EncodedPicture, size: PixelSize, trailing: [PNGChunk]
  ) throws(PNGError) {
    let header =
      Self.bigEndian(size.width) + Self.bigEndian(size.height)
      + [UInt8(picture.bitDepth), picture.colorType.rawValue, 0, 0, 0]
    var bytes = FileKind.pngSignature
    Self.append("IHDR", header, to: &bytes)
    for chunk in chunks(.beforeImageData) + picture.chunks {
      Self.append(chunk.name, chunk.data, to: &bytes)
    }
    // The image data are passed on as they are: a copy would cost as much again.
    let name = Array("IDAT".utf8)
    bytes += Self.bigEndian(picture.data.count)
    bytes += name
    try write(bytes)
    try write(picture.data)
    bytes = Self.bigEndian(crc32(picture.data[...], after: crc32(name[...])))
    for chunk in chunks(.afterImageData) + trailing {
      Self.append(chunk.name, chunk.data, to: &bytes)
    }
    Self.append("IEND", [], to: &bytes)
    try write(bytes)
  }

  private static func append(_ name: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += bigEndian(data.count)
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    bytes += bigEndian(crc32(bytes[start...]))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// How much time is spent on a smaller file. Decoded pixels are the same with each.
public enum Compression: String, CaseIterable, Hashable, Sendable {
  /// Least time; for previews that are looked at once.
  case fast
  /// Small files in little time.
  case balanced
  /// The smallest file, at many times the cost; for art that ships.
  case small

  /// libdeflate's level for a picture that is kept until it is complete.
  var level: Int {
    switch self {
    case .fast: 1
    case .balanced: 6
    case .small: 12
    }
  }

  /// zlib's level for a picture that is streamed.
  var streamLevel: Int {
    switch self {
    case .fast: 1
    case .balanced: 6
    case .small: 9
    }
  }
}
