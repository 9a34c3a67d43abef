// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Puts chunks together and passes them to a sink, in few portions.
final class PNGFile {
  private var sink: any ByteSink
  private let chunks: [PNGChunk]
  /// What is not passed on yet.
  private var gathered: [UInt8] = []

  init(_ sink: any ByteSink, chunks: [PNGChunk]) {
    (self.sink, self.chunks) = (sink, chunks)
  }

  /// Begins with what comes before the image data, whose rows are stored in this form.
  func begin(_ size: PixelSize, _ form: StoredForm) {
    let header =
      Self.bigEndian(size.width) + Self.bigEndian(size.height)
      + [UInt8(form.bitDepth), form.colorType.rawValue, 0, 0, 0]
    gathered = FileKind.pngSignature
    Self.append(PNGChunk(name: "IHDR", data: header), to: &gathered)
    for chunk in chunks where chunk.place == .beforeImageData {
      Self.append(chunk, to: &gathered)
    }
    for chunk in form.chunks { Self.append(chunk, to: &gathered) }
  }

  /// Writes a part of the image data, or all of them, as one chunk.
  ///
  /// They are passed on as they are: a copy would cost as much again.
  func writeImageData(_ parts: [UInt8]...) throws(PNGError) {
    let name = Array("IDAT".utf8)
    gathered += Self.bigEndian(parts.reduce(0) { $0 + $1.count })
    gathered += name
    try flush()
    var crc = crc32(name[...])
    for part in parts where !part.isEmpty {
      try write(part)
      crc = crc32(part[...], after: crc)
    }
    gathered = Self.bigEndian(crc)
  }

  /// Ends with what comes after the image data.
  func end(trailing: [PNGChunk]) throws(PNGError) {
    for chunk in chunks + trailing where chunk.place == .afterImageData {
      Self.append(chunk, to: &gathered)
    }
    Self.append(PNGChunk(name: "IEND", data: []), to: &gathered)
    try flush()
  }

  /// Passes on what is gathered.
  func flush() throws(PNGError) {
    try write(gathered)
    gathered = []
  }

  private func write(_ bytes: [UInt8]) throws(PNGError) {
    do throws(ByteStreamError) { try sink.write(bytes) } catch {
      throw .destination(reason: error.reason)
    }
  }

  private static func append(_ chunk: PNGChunk, to bytes: inout [UInt8]) {
    bytes += bigEndian(chunk.data.count)
    let start = bytes.count
    bytes += chunk.name.utf8
    bytes += chunk.data
    bytes += bigEndian(crc32(bytes[start...]))
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
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

  /// libdeflate's level.
  var level: Int {
    switch self {
    case .fast: 1
    case .balanced: 5
    case .small: 12
    }
  }
}
