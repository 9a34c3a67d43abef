// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyHistory

/// Digests of files, read portion by portion.
enum FileDigest {
  /// The SHA-256 digest of a file, and how many bytes it has.
  ///
  /// - Parameter shown: The path as the user knows it.
  static func sha256(
    ofFileAt path: String, shown: String
  ) throws(CommandError) -> (digits: String, byteCount: Int) {
    var digest = RunningDigest(.sha256)
    let byteCount = try read(path, shown: shown) { digest.append($0) }
    return (digest.digits, byteCount)
  }

  /// A digest with a file's bytes appended.
  static func digits(
    _ digest: inout RunningDigest, ofFileAt path: String, shown: String
  ) throws(CommandError) -> String {
    var running = digest
    _ = try read(path, shown: shown) { running.append($0) }
    digest = running
    return running.digits
  }

  private static func read(
    _ path: String, shown: String, _ body: ([UInt8]) -> Void
  ) throws(CommandError) -> Int {
    do throws(VibrancyError) {
      return try Input(path: path).forEachPortion(limit: .max) {
        body($0)
        return true
      }
    } catch {
      throw CommandError("\(shown): cannot be read; check its permissions")
    }
  }
}

/// Passes bytes on to a file and digests them.
final class DigestSink: ByteSink {
  private let sink: FileSink
  private var digest: RunningDigest?

  /// - Parameter isDigested: Whether a digest is wanted at all.
  init(_ sink: FileSink, isDigested: Bool) {
    self.sink = sink
    digest = isDigested ? RunningDigest(.sha256) : nil
  }

  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    digest?.append(bytes)
    try sink.write(bytes)
  }

  /// The SHA-256 digest of all that was written; `nil`: none was wanted.
  var digits: String? { digest?.digits }
}
