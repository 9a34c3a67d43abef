// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG

/// A file as the decoder's source; what the disk says wrong is kept, to be told as it is.
///
/// What passes through is hashed, if wanted, so that a file is read once and never held.
final class FileSource: ByteSource {
  private let path: String
  private let bytes: FileBytes
  private var hash: FNV1a?
  private var taken = 0
  /// What went wrong on the disk.
  private(set) var failure: AssetError?

  init(path: String, within root: Root?, isHashed: Bool = false) throws(AssetError) {
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
    do throws(AssetError) {
      let portion = try bytes.next()
      hash?.combine(portion)
      taken += portion.count
      return portion
    } catch {
      failure = error
      throw ByteStreamError(reason: error.reason)
    }
  }
}
