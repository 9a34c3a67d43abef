// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG
internal import VibrancyPixels

/// The contents of all `IDAT` chunks of a file, read ahead of libpng.
///
/// libpng inflates by zlib, a row at a time; libdeflate inflates a whole stream in half the time, but
/// only a whole one. So the stream is gathered, inflated at once, and handed to libpng as a stream of
/// stored blocks (`StoredImageData`): parsing, unfiltering, expansion and their checks stay libpng's.
/// Whatever is odd about the image data is left to libpng and zlib as it was, so that errors and
/// warnings are theirs, at the bytes where they find them.
///
/// One thing differs: libdeflate lets pass code tables with symbols that zlib refuses (lengths 286
/// and 287, distances 30 and 31), as long as the data do not use them and the checksum is right.
struct GatheredImageData {
  /// How the rows of a picture lie in its image data: each behind the number of its filter.
  private let passes: [Pass]
  /// The contents of the chunks, one after the other.
  private var contents: [UInt8] = []
  /// What was between and behind the contents: each chunk's CRC and the length and name of the next.
  private var between: [UInt8] = []
  private var lengths: [Int]
  private var isSound = true

  /// Reads to the head of the chunk that follows the image data, or as far as all is well.
  ///
  /// - Parameters:
  ///   - feed: Has just handed out the length and the name of the first `IDAT`.
  ///   - most: The most bytes of image data, inflated, that are held.
  /// - Returns: `nil` if the picture is larger than that; nothing was read then.
  init?(from feed: ByteFeed, header: vpng_header, most: Int) {
    passes = Pass.all(of: header)
    let room = Pass.bytes(passes)
    let length = feed.lastHead.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard room > 0, room <= most, feed.lastHead.count == 8 else { return nil }
    lengths = [length]
    // What does not shrink is stored, which takes little more than the data themselves.
    let largest = room + room / 64 + (1 << 14)
    while isSound {
      let length = lengths[lengths.count - 1]
      let start = contents.count
      guard start + length <= largest, feed.take(length, appendingTo: &contents),
        feed.take(12, appendingTo: &between)
      else {
        isSound = false
        break
      }
      let crc = crc32(contents[start...], after: Self.crcOfName)
      let tail = between.suffix(12)
      isSound = tail.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } == crc
      guard tail.suffix(4).elementsEqual(Self.name) else { break }
      lengths.append(tail.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) })
    }
  }

  private static let name = Array("IDAT".utf8)
  private static let crcOfName: UInt32 = crc32(name[...])

  /// The image data as stored blocks, if they are sound and what the header announces.
  func stored() -> StoredImageData? {
    let room = Pass.bytes(passes)
    // No stream grows by more than 1032 times.
    guard isSound, contents.count >= 6, room / 1032 <= contents.count,
      Self.windowHolds(room, contents[0])
    else { return nil }
    var status = VPNG_NO_MEMORY
    var consumed = 0
    let raw = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      unsafe contents.withUnsafeBufferPointer { stream in
        guard let start = buffer.baseAddress else { return }
        status = unsafe vpng_inflate(
          VPNG_ZLIB, stream.baseAddress, stream.count, start, room, &consumed, &written)
      }
      if status != VPNG_OK { written = 0 }
    }
    guard status == VPNG_OK, raw.count == room, consumed == contents.count,
      Pass.hasKnownFilters(raw, passes)
    else { return nil }
    return StoredImageData(
      raw, firstLength: lengths[0], nextHead: Array(between.suffix(8)),
      fileBytes: contents.count + between.count)
  }

  /// The bytes as they are in the file.
  func fileBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(contents.count + between.count)
    var (start, gap) = (0, 0)
    for length in lengths {
      let end = min(start + length, contents.count)
      bytes += contents[start..<end]
      bytes += between[gap..<min(gap + 12, between.count)]
      (start, gap) = (end, min(gap + 12, between.count))
    }
    return bytes
  }

  /// Whether the window that a stream's first byte announces, which libdeflate does not look at,
  /// reaches back over all of the data.
  private static func windowHolds(_ count: Int, _ head: UInt8) -> Bool {
    let bits = Int(head >> 4) + 8
    return bits >= 15 || 1 << bits >= count
  }
}

/// The rows of one pass of a picture; a picture that is not interlaced is one pass.
private struct Pass {
  let rows: Int
  /// Bytes of a row, with that of its filter.
  let rowBytes: Int

  static func bytes(_ passes: [Pass]) -> Int { passes.reduce(0) { $0 + $1.rows * $1.rowBytes } }

  static func all(of header: vpng_header) -> [Pass] {
    let channels =
      switch PNGColorType(rawValue: header.color_type) {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      case nil: 0
      }
    let (width, height) = (Int(header.width), Int(header.height))
    // Where Adam7's passes begin and how far their pixels lie apart.
    let grids =
      header.interlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return grids.compactMap { x, y, stepX, stepY in
      let columns = (width - x + stepX - 1) / stepX
      let rows = (height - y + stepY - 1) / stepY
      guard columns > 0, rows > 0 else { return nil }
      return Pass(rows: rows, rowBytes: 1 + (columns * channels * Int(header.bit_depth) + 7) / 8)
    }
  }

  /// Whether each row has one of PNG's filters: libpng finds out when earlier rows were handed out.
  static func hasKnownFilters(_ raw: [UInt8], _ passes: [Pass]) -> Bool {
    var offset = 0
    for pass in passes {
      for _ in 0..<pass.rows {
        if raw[offset] > RowFilter.paeth.rawValue { return false }
        offset += pass.rowBytes
      }
    }
    return true
  }
}
