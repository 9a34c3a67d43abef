// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Hands a source's bytes to libpng in the portions that it asks for.
final class ByteFeed {
  /// How many bytes were handed out.
  private(set) var position = 0
  /// Why no more bytes come, if that is not simply the end.
  private(set) var failure: PNGError?

  private var source: any ByteSource
  private let limit: Int
  private var received = 0
  private var piece: [UInt8] = []
  private var offset = 0
  /// What is handed out in place of the image data.
  private var stored: StoredImageData?
  /// The bytes last handed out, if they were as many as the head of a chunk has.
  private(set) var lastHead: [UInt8] = []

  init(_ source: any ByteSource, limit: Int) {
    (self.source, self.limit) = (source, limit)
  }

  /// The first bytes, without taking them: `count`, or fewer if there are no more.
  func head(_ count: Int) throws(PNGError) -> [UInt8] {
    while piece.count < count, let more = pull() {
      // A picture in memory comes in one piece, of which no copy is made.
      if piece.isEmpty { piece = more } else { piece += more }
    }
    if let failure { throw failure }
    return Array(piece.prefix(count))
  }

  /// Appends the next `count` bytes to `bytes`, or as many as there are, for a look ahead: `position`
  /// stays, and they are to be given back or replaced. Returns whether there were so many.
  func take(_ count: Int, appendingTo bytes: inout [UInt8]) -> Bool {
    var wanted = count
    while wanted > 0 {
      if offset == piece.count {
        guard let more = pull() else { return false }
        (piece, offset) = (more, 0)
      }
      let taken = min(wanted, piece.count - offset)
      bytes += piece[offset..<(offset + taken)]
      offset += taken
      wanted -= taken
    }
    return true
  }

  /// Gives back bytes that were taken.
  func giveBack(_ bytes: [UInt8]) {
    (piece, offset) = (bytes + piece[offset...], 0)
  }

  /// Hands out `data` in place of the bytes that were taken.
  func replace(by data: StoredImageData) { stored = data }

  /// Fills `target` as far as there are bytes; returns how many, or -1 if the source failed.
  func fill(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if let filled = unsafe stored?.fill(target) {
      if let fileBytes = stored?.fileBytesWhenDone {
        stored = nil
        position += fileBytes
      }
      if filled == target.count { return filled }
      return unsafe filled + fill(UnsafeMutableBufferPointer(rebasing: target[filled...]))
    }
    var filled = 0
    while filled < target.count {
      if offset == piece.count {
        guard let more = pull() else { break }
        (piece, offset) = (more, 0)
      }
      let count = min(target.count - filled, piece.count - offset)
      let rest = unsafe UnsafeMutableBufferPointer(rebasing: target[filled..<(filled + count)])
      _ = unsafe rest.update(fromContentsOf: piece[offset..<(offset + count)])
      filled += count
      offset += count
    }
    position += filled
    if filled == 8 { lastHead = unsafe Array(target) }
    return failure == nil || filled == target.count ? filled : -1
  }

  private func pull() -> [UInt8]? {
    guard failure == nil else { return nil }
    do throws(ByteStreamError) {
      let bytes = try source.next()
      received += bytes.count
      if received > limit { failure = .tooManyBytes(limit: limit) }
      return bytes.isEmpty || failure != nil ? nil : bytes
    } catch {
      failure = .source(error.fault)
      return nil
    }
  }
}
