// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Inflated image data as the `IDAT` chunks that libpng reads: a zlib stream of stored blocks.
///
/// The first chunk has the length that libpng already knows; one more holds the rest, and the head of
/// the chunk behind the image data follows. Checksums are zero: libpng is set to ignore them.
struct StoredImageData {
  private let fileBytes: Int
  private let raw: [UInt8]
  private let nextHead: [UInt8]
  /// How much of `raw` was handed out.
  private var offset = 0
  /// Bytes of the stream that are due before more of `raw`.
  private var pending: [UInt8]
  /// What is left of a stored block.
  private var blockLeft = 0
  /// What is left of the stream in this chunk, and in the one after it.
  private var chunkLeft: Int
  private var secondLength: Int
  /// Bytes between chunks that are due.
  private var between: [UInt8] = []
  private var isInLastChunk = false

  /// The largest stored block.
  private static let blockBytes = 65_535
  /// The smallest window, so that zlib keeps no history for data that never look back.
  private static let streamHead: [UInt8] = [0x08, 0x1D]
  private static let checksum: [UInt8] = [0, 0, 0, 0]

  /// - Parameters:
  ///   - raw: At least one byte.
  ///   - firstLength: The length of the first chunk.
  ///   - nextHead: Length and name of the chunk behind the image data.
  ///   - fileBytes: How many bytes of the file the chunks and that head take.
  /// - Returns: `nil` if the stream is shorter than the first chunk.
  init?(_ raw: [UInt8], firstLength: Int, nextHead: [UInt8], fileBytes: Int) {
    let blocks = (raw.count + Self.blockBytes - 1) / Self.blockBytes
    let length = Self.streamHead.count + 5 * blocks + raw.count + Self.checksum.count
    guard length >= firstLength else { return nil }
    (self.raw, self.nextHead, self.fileBytes) = (raw, nextHead, fileBytes)
    (chunkLeft, secondLength) = (firstLength, length - firstLength)
    pending = Self.streamHead
  }

  /// How many bytes of the file these stood for, once all were handed out.
  var fileBytesWhenDone: Int? {
    isInLastChunk && chunkLeft == 0 && between.isEmpty ? fileBytes : nil
  }

  /// Fills `target` from its start as far as there are bytes; returns how many.
  mutating func fill(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var filled = 0
    while filled < target.count {
      let room = unsafe UnsafeMutableBufferPointer(rebasing: target[filled...])
      let count = unsafe next(room)
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private mutating func next(_ room: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if chunkLeft == 0, between.isEmpty {
      guard !isInLastChunk else { return 0 }
      endChunk()
    }
    if !between.isEmpty { return unsafe Self.move(&between, into: room, most: room.count) }
    if pending.isEmpty, blockLeft == 0 { beginBlock() }
    if !pending.isEmpty {
      let count = unsafe Self.move(&pending, into: room, most: chunkLeft)
      chunkLeft -= count
      return count
    }
    let count = min(room.count, blockLeft, chunkLeft)
    _ = unsafe UnsafeMutableBufferPointer(rebasing: room[..<count])
      .update(fromContentsOf: raw[offset..<offset + count])
    offset += count
    blockLeft -= count
    chunkLeft -= count
    if blockLeft == 0, offset == raw.count { pending = Self.checksum }
    return count
  }

  private mutating func beginBlock() {
    blockLeft = min(Self.blockBytes, raw.count - offset)
    let isLast = offset + blockLeft == raw.count
    let low = UInt8(truncatingIfNeeded: blockLeft)
    let high = UInt8(truncatingIfNeeded: blockLeft >> 8)
    pending = [isLast ? 1 : 0, low, high, ~low, ~high]
  }

  private mutating func endChunk() {
    between = Self.checksum
    if secondLength > 0 {
      between += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: secondLength >> $0) }
      between += "IDAT".utf8
      (chunkLeft, secondLength) = (secondLength, 0)
    } else {
      between += nextHead
      isInLastChunk = true
    }
  }

  private static func move(
    _ bytes: inout [UInt8], into room: UnsafeMutableBufferPointer<UInt8>, most: Int
  ) -> Int {
    let count = min(bytes.count, room.count, most)
    _ = unsafe UnsafeMutableBufferPointer(rebasing: room[..<count])
      .update(fromContentsOf: bytes[..<count])
    bytes.removeFirst(count)
    return count
  }
}
