// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Writes a PNG, row by row from the top: straight, display-encoded sRGB.
///
/// Up to `largestKept` pixels of at most 64 MiB, rows are kept and stored in the smallest form that
/// holds them when the last one is there: without alpha that is all opaque, gray if no pixel has a
/// hue, a palette or fewer bits where that is smaller. Above, they are streamed in the layout given,
/// in O(width) memory. The depth is never lowered from 16 bits. The same rows give the same bytes.
package struct PNGWriter: ~Copyable {
  /// The most pixels that are kept until the picture is complete.
  package static let largestKept = 16 * 1024 * 1024

  /// Width and height in pixels.
  package let size: PixelSize
  /// The channels of each row.
  package let layout: PNGLayout
  /// Bits a sample.
  package let depth: SampleDepth

  private let compression: Compression
  private let file: PNGFile
  private let stream: StreamedPicture?
  private var kept: KeptPicture
  private var rowsLeft: Int

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - text: Written as `tEXt`, or as `iTXt` where a text is not Latin-1.
  ///   - chunks: Other chunks, e.g. `PNGDecoder.metadata`, each on its side of the image data.
  ///     An `sRGB` chunk is always written and must not be among them.
  ///   - sink: Gets all bytes at `finish()`, or portions of them before in a large picture.
  /// - Precondition: Each keyword has 1...79 characters of printable Latin-1.
  /// - Throws: `PNGError.destination` or `.outOfMemory`.
  package init(
    size: PixelSize, layout: PNGLayout, depth: SampleDepth, compression: Compression = .balanced,
    text: [(keyword: String, text: String)] = [], chunks: [PNGChunk] = [],
    to sink: consuming some ByteSink
  ) throws(PNGError) {
    let extras = [PNGChunk.sRGB] + text.map { PNGChunk(keyword: $0.keyword, text: $0.text) }
    let file = PNGFile(sink, chunks: extras + chunks)
    let rowBytes = size.width * layout.channels * depth.rawValue / 8
    let isLarge = size.area > Self.largestKept || rowBytes * size.height > 4 * Self.largestKept
    let stream =
      isLarge
      ? try StreamedPicture(
        file, size: size, layout: layout, depth: depth, compression: compression) : nil
    (self.size, self.layout, self.depth) = (size, layout, depth)
    (self.compression, self.file, self.stream) = (compression, file, stream)
    kept = KeptPicture(size: size, layout: layout, depth: depth, isEmpty: isLarge)
    rowsLeft = size.height
  }

  /// Appends a row of 8-bit codes, `layout.channels * size.width` of them.
  ///
  /// - Precondition: `depth` is eight, and there are rows left.
  package mutating func append(_ row: [UInt8]) throws(PNGError) {
    precondition(depth == .eight && row.count == layout.channels * size.width && rowsLeft > 0)
    rowsLeft -= 1
    if let stream { try stream.append(row) } else { kept.append(row) }
  }

  /// Appends a row of 16-bit codes in native order, `layout.channels * size.width` of them.
  ///
  /// - Precondition: `depth` is sixteen, and there are rows left.
  package mutating func append(_ row: [UInt16]) throws(PNGError) {
    precondition(depth == .sixteen && row.count == layout.channels * size.width && rowsLeft > 0)
    rowsLeft -= 1
    if let stream { try stream.append(row) } else { kept.append(row) }
  }

  /// Completes the file; nothing may be appended after.
  ///
  /// - Parameter trailing: More chunks, of which those for after the image data are written.
  /// - Precondition: All rows were appended.
  package mutating func finish(trailing: [PNGChunk] = []) throws(PNGError) {
    precondition(rowsLeft == 0, "there are rows left")
    let last = trailing.filter { $0.place == .afterImageData }
    if let stream {
      try stream.finish(trailing: last)
    } else {
      let encoded = try kept.encode(compression)
      try file.write(encoded, size: size, trailing: last)
    }
  }
}

/// The image part of a PNG: how pixels are stored, and the compressed rows.
struct EncodedPicture {
  let colorType: PNGColorType
  let bitDepth: Int
  /// `PLTE` and `tRNS`, where needed.
  let chunks: [PNGChunk]
  /// The content of `IDAT`: a zlib stream.
  let data: [UInt8]
}

extension EncodedPicture {
  /// A form with its compressed rows.
  init(_ form: StoredForm, data: [UInt8]) {
    self.init(
      colorType: form.colorType, bitDepth: form.bitDepth, chunks: form.chunks, data: data)
  }
}
