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

  /// Fills `target` as far as there are bytes; returns how many, or -1 if the source failed.
  func fill(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
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
    return failure == nil ? filled : -1
  }

  private func pull() -> [UInt8]? {
    guard failure == nil else { return nil }
    do throws(ByteStreamError) {
      let bytes = try source.next()
      received += bytes.count
      if received > limit { failure = .tooManyBytes(limit: limit) }
      return bytes.isEmpty || failure != nil ? nil : bytes
    } catch {
      failure = .source(reason: error.reason)
      return nil
    }
  }
}
