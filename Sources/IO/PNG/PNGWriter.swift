// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Writes a PNG, row by row from the top: straight, display-encoded sRGB.
///
/// Up to `largestKept` pixels of at most 64 MiB, rows are kept and stored in the smallest form that
/// holds them when the last one is there: without alpha that is all opaque, gray if no pixel has a
/// hue, a palette or fewer bits where that is smaller. Above, they are stored in the layout given,
/// or in a palette if there is but one color, in memory that does not depend on the height. The depth
/// is never lowered from 16 bits. Large pictures are compressed and passed on stripe by stripe. The
/// same rows give the same bytes, whatever the number of threads.
package struct PNGWriter: ~Copyable {
  /// The most pixels that are kept until the picture is complete.
  package static let largestKept = 16 * 1024 * 1024

  /// How large pictures are written within this task, unless a writer is set otherwise.
  @TaskLocal package static var striping = PNGStriping()

  /// Width and height in pixels.
  package let size: PixelSize
  /// The channels of each row.
  package let layout: PNGLayout
  /// Bits per sample.
  package let depth: SampleDepth

  private let compression: Compression
  private let striping: PNGStriping
  private let file: PNGFile
  private let striped: StripedPicture?
  private var kept: KeptPicture
  private var rowsLeft: Int

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - text: Written as `tEXt`, or as `iTXt` where a text is not Latin-1.
  ///   - chunks: Other chunks, e.g. `PNGDecoder.metadata`, each on its side of the image data.
  ///     An `sRGB` chunk is always written and must not be among them.
  ///   - hasOneColor: Whether it is known that pixels differ in alpha alone, if at all: a large
  ///     picture of 8 bits then has a palette.
  ///   - striping: How a large picture is written.
  ///   - sink: Gets all bytes at `finish()`, or portions of them before in a large picture.
  /// - Precondition: Each keyword has 1...79 characters of printable Latin-1.
  /// - Throws: `PNGError.destination` or `.outOfMemory`.
  package init(
    size: PixelSize, layout: PNGLayout, depth: SampleDepth, compression: Compression = .balanced,
    text: [(keyword: String, text: String)] = [], chunks: [PNGChunk] = [],
    hasOneColor: Bool = false, striping: PNGStriping = PNGWriter.striping,
    to sink: consuming some ByteSink
  ) throws(PNGError) {
    let extras = [PNGChunk.sRGB] + text.map { PNGChunk(keyword: $0.keyword, text: $0.text) }
    let file = PNGFile(sink, chunks: extras + chunks)
    let rowBytes = size.width * layout.channels * depth.rawValue / 8
    let isLarge = size.area > striping.above || rowBytes * size.height > 4 * striping.above
    striped =
      isLarge
      ? try StripedPicture(
        file, size: size, layout: layout, depth: depth, compression: compression,
        hasOneColor: hasOneColor, striping: striping) : nil
    (self.size, self.layout, self.depth) = (size, layout, depth)
    (self.compression, self.striping, self.file) = (compression, striping, file)
    kept = KeptPicture(size: size, layout: layout, depth: depth, isEmpty: isLarge)
    rowsLeft = size.height
  }

  /// Appends a row of 8-bit codes, `layout.channels * size.width` of them.
  ///
  /// - Precondition: `depth` is eight, and there are rows left.
  package mutating func append(_ row: [UInt8]) throws(PNGError) {
    precondition(depth == .eight && row.count == layout.channels * size.width && rowsLeft > 0)
    rowsLeft -= 1
    if let striped { try striped.append(row) } else { kept.append(row) }
  }

  /// Appends a row of 16-bit codes in native order, `layout.channels * size.width` of them.
  ///
  /// - Precondition: `depth` is sixteen, and there are rows left.
  package mutating func append(_ row: [UInt16]) throws(PNGError) {
    precondition(depth == .sixteen && row.count == layout.channels * size.width && rowsLeft > 0)
    rowsLeft -= 1
    if let striped { try striped.append(row) } else { kept.append(row) }
  }

  /// Completes the file; nothing may be appended after.
  ///
  /// - Parameter trailing: More chunks, of which those for after the image data are written.
  /// - Precondition: All rows were appended.
  package mutating func finish(trailing: [PNGChunk] = []) throws(PNGError) {
    precondition(rowsLeft == 0, "there are rows left")
    if let striped {
      try striped.finish()
    } else {
      switch try encoded() {
      case .whole(let form, let data):
        file.begin(size, form)
        try file.writeImageData(data)
      case .rows(let form):
        file.begin(size, form)
        let data = StripedImageData(
          file, form: form, height: size.height, compression: compression, striping: striping)
        for start in stride(from: 0, to: form.bytes.count, by: form.rowBytes) {
          try data.append(form.bytes[start..<start + form.rowBytes])
        }
        try data.finish()
      }
    }
    try file.end(trailing: trailing)
  }

  private mutating func encoded() throws(PNGError) -> EncodedPicture {
    do throws(PackingError) {
      return try kept.encode(compression, wholeUpTo: striping.whole)
    } catch {
      throw .outOfMemory(pixels: size.area)
    }
  }
}

/// When a picture is large, and how it is written then: stripe by stripe.
package struct PNGStriping: Hashable, Sendable {
  /// How many threads may work at it, with the one that appends rows; at least 1.
  ///
  /// The others are those of Swift's own pool, as far as they have nothing else to do.
  package var threads = 1
  /// The most bytes of rows in a stripe that has more than one; the bytes of a file depend on it.
  package var bytes = 1 << 20
  /// The most pixels that are kept until the picture is complete.
  package var above = PNGWriter.largestKept
  /// The most bytes of rows of a kept picture that are compressed as a whole, unless a file is to
  /// be as small as can be.
  package var whole = 1 << 24

  /// A way to write.
  package init(
    threads: Int = 1, bytes: Int = 1 << 20, above: Int = PNGWriter.largestKept,
    whole: Int = 1 << 24
  ) {
    (self.threads, self.bytes, self.above, self.whole) = (threads, bytes, above, whole)
  }
}
