// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancySystem
internal import VibrancyVocabulary

/// A file as the decoder's source; what the disk says wrong is kept, to be reported as it is.
///
/// What passes through is hashed, if wanted, so that a file is read once and never held.
final class FileSource: ByteSource {
  private let path: String
  private let bytes: FileBytes
  private var hash: FNV1a?
  private var taken = 0
  /// What went wrong on the disk.
  private(set) var failure: FileError?

  init(path: String, within root: Root?, isHashed: Bool = false) throws(FileError) {
    (self.path, bytes) = (path, try FileBytes(path: path, within: root))
    hash = isHashed ? FNV1a() : nil
  }

  /// The hash of all bytes of the file, with those that nobody asked for; `nil` if it is not hashed.
  ///
  /// - Parameter limit: The most bytes accepted; what is known to be too many is not read.
  func contentHash(limit: Int) throws(VibrancyError) -> ContentHash? {
    if hash == nil { return nil }
    guard taken + (bytes.bytesLeft ?? 0) <= limit else {
      throw .undecodable(path: path, .tooManyBytes(limit: limit))
    }
    do throws(ByteStreamError) {
      while try !next().isEmpty {
        if taken > limit { throw ByteStreamError(reason: "") }
      }
    } catch {
      throw failure.map { .unreadable($0) }
        ?? .undecodable(path: path, .tooManyBytes(limit: limit))
    }
    return hash.map { ContentHash($0) }
  }

  func next() throws(ByteStreamError) -> [UInt8] {
    do throws(FileError) {
      let portion = try bytes.next()
      hash?.combine(portion)
      taken += portion.count
      return portion
    } catch {
      failure = error
      throw ByteStreamError(error.fault)
    }
  }
}

/// Takes bytes and forgets them.
struct NullSink: ByteSink {
  func write(_ bytes: [UInt8]) throws(ByteStreamError) {}
}

extension PNGWriter {
  /// Appends a row of codes of the writer's depth and layout.
  mutating func append(_ row: CodeRow) throws(PNGError) {
    switch row {
    case .eight(let codes): try append(codes)
    case .sixteen(let codes): try append(codes)
    }
  }
}

/// Compares converted rows, which may come later, with those they were made of.
struct RowComparison {
  /// Whether any pixel differed so far.
  private(set) var differs = false
  /// How many pixels differed so far, if they are counted.
  private(set) var changed = 0
  private let layout: PNGLayout
  private let counts: Bool
  private var pending: [StraightSamples] = []

  /// - Parameter counts: Whether to go on behind the first pixel that differs.
  init(layout: PNGLayout, counts: Bool = false) { (self.layout, self.counts) = (layout, counts) }

  /// Keeps a source row until its result is there.
  mutating func append(_ row: StraightSamples) {
    if !differs || counts { pending.append(row) }
  }

  /// Compares the oldest source row left with its result.
  mutating func compare(with codes: CodeRow) {
    guard !differs || counts, !pending.isEmpty else { return }
    let row = pending.removeFirst()
    let found =
      switch (row, codes) {
      case (.eight(let old), .eight(let new)): difference(old, new)
      case (.sixteen(let old), .sixteen(let new)): difference(old, new)
      case (.eight(let old), .sixteen(let new)): difference(old.map { UInt16($0) * 257 }, new)
      case (.sixteen(let old), .eight(let new)): difference(old, new.map { UInt16($0) * 257 })
      }
    changed += found
    differs = changed > 0
    if differs, !counts { pending = [] }
  }

  /// How many pixels of a row differ; 1 stands for any number where they are not counted.
  private func difference<Code: CodeUnit>(_ old: [Code], _ new: [Code]) -> Int {
    let channels = layout.channels
    let hasAlpha = channels % 2 == 0
    var count = 0
    pixels: for pixel in 0..<old.count / 4 {
      for channel in 0..<4 {
        let code =
          if channel == 3 {
            hasAlpha ? new[pixel * channels + channels - 1] : Code.max
          } else {
            new[pixel * channels + (channels > 2 ? channel : 0)]
          }
        guard code != old[4 * pixel + channel] else { continue }
        if !counts { return 1 }
        count += 1
        continue pixels
      }
    }
    return count
  }
}
