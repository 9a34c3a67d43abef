// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG
import VibrancyPixels
import VibrancyVocabulary

/// libpng's reader as typed calls: rows of r, g, b, a and raw chunks.
@safe final class PNGReader {
  private let feed: ByteFeed
  private let handle: OpaquePointer
  private var pixels = 1

  init(_ feed: ByteFeed, limits: PNGLimits, keepingMetadata: Bool) throws(PNGError) {
    let options = vpng_reader_options(
      side: UInt32(clamping: min(limits.side, PixelSize.maximumSide)),
      chunk_bytes: limits.chunkBytes, chunk_count: UInt32(clamping: limits.chunkCount),
      keeps_metadata: keepingMetadata)
    let handle = unsafe vpng_reader_create(
      { context, buffer, wanted in
        let feed = unsafe Unmanaged<ByteFeed>.fromOpaque(context).takeUnretainedValue()
        return unsafe feed.fill(UnsafeMutableBufferPointer(start: buffer, count: wanted))
      }, Unmanaged.passUnretained(feed).toOpaque(), options)
    guard let handle = unsafe handle else {
      throw .outOfMemory(pixels: 1)
    }
    self.feed = feed
    unsafe self.handle = handle
  }

  deinit { unsafe vpng_reader_destroy(handle) }

  func readHeader() throws(PNGError) -> vpng_header {
    var header = vpng_header()
    try check(unsafe vpng_reader_read_header(handle, &header))
    pixels = Int(header.width) * Int(header.height)
    return header
  }

  /// Gets ready for the rows, with image data of up to `most` bytes inflated at once.
  func start(_ header: vpng_header, inflatingUpTo most: Int) throws(PNGError) {
    var isChecked = false
    if let gathered = GatheredImageData(from: feed, header: header, most: most) {
      if let stored = gathered.stored() {
        feed.replace(by: stored)
        isChecked = true
      } else {
        feed.giveBack(gathered.fileBytes())
      }
    }
    try check(unsafe vpng_reader_start(handle, isChecked))
  }

  /// Fills `row`, which must have four codes a pixel of the depth that the file has.
  func readRow<Code: BitwiseCopyable>(into row: inout [Code]) throws(PNGError) {
    let status = unsafe row.withUnsafeMutableBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe vpng_reader_read_row(handle, $0, bytes.count) }
    }
    try check(status ?? VPNG_OK)
  }

  func finish() throws(PNGError) { try check(unsafe vpng_reader_finish(handle)) }

  /// What libpng complained of without giving up.
  var warnings: [PNGWarning] {
    (0..<(unsafe vpng_reader_warning_count(handle))).map { index in
      unsafe PNGWarning(text: String(cString: vpng_reader_warning(handle, index)))
    }
  }

  /// The sound chunks stored so far, and whether each came after the palette.
  var chunks: [(chunk: PNGChunk, isAfterPalette: Bool)] {
    (0..<(unsafe vpng_reader_chunk_count(handle))).compactMap { index in
      let chunk = unsafe vpng_reader_chunk(handle, index)
      if unsafe chunk.damaged { return nil }
      let name = unsafe [chunk.name.0, chunk.name.1, chunk.name.2, chunk.name.3]
      return (
        PNGChunk(
          name: String(decoding: name, as: UTF8.self),
          data: unsafe Array(UnsafeBufferPointer(start: chunk.data, count: chunk.size)),
          place: unsafe chunk.after_image_data ? .afterImageData : .beforeImageData),
        unsafe chunk.after_palette
      )
    }
  }

  /// Messages of libpng that do not say what is wrong.
  private static let plain = ["IEND: out of place": "there is no IDAT, the image data"]

  private func check(_ status: vpng_status) throws(PNGError) {
    switch status {
    case VPNG_OK: return
    case VPNG_ENDED: throw .truncated(atByte: feed.position)
    case VPNG_STREAM_FAILED: throw feed.failure ?? .source(FileFault("no more bytes"))
    case VPNG_NO_MEMORY: throw .outOfMemory(pixels: pixels)
    default:
      let text = unsafe String(cString: vpng_reader_message(handle))
      throw .corrupt(reason: Self.plain[text] ?? text, atByte: feed.position)
    }
  }
}
