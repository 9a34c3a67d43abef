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
    gathered = FileKind.pngSignature
    // An array that grows behind a long text would take twice its length.
    let length = chunks.reduce(form.overhead) { $0 + 12 + $1.data.count }
    gathered.reserveCapacity(length + 256)
    form.header(of: size).append(to: &gathered)
    for chunk in chunks where chunk.place == .beforeImageData { chunk.append(to: &gathered) }
    for chunk in form.chunks { chunk.append(to: &gathered) }
  }

  /// Writes a part of the image data, or all of them, as one chunk.
  ///
  /// They are passed on as they are: a copy would cost as much again.
  func writeImageData(_ parts: [UInt8]...) throws(PNGError) {
    let name = Array("IDAT".utf8)
    gathered += PNGChunk.bigEndian(UInt32(parts.reduce(0) { $0 + $1.count }))
    gathered += name
    try flush()
    var crc = crc32(name[...])
    for part in parts where !part.isEmpty {
      try write(part)
      crc = crc32(part[...], after: crc)
    }
    gathered = PNGChunk.bigEndian(crc)
  }

  /// Ends with what comes after the image data.
  func end(trailing: [PNGChunk]) throws(PNGError) {
    for chunk in chunks + trailing where chunk.place == .afterImageData {
      chunk.append(to: &gathered)
    }
    PNGChunk.end.append(to: &gathered)
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
}
