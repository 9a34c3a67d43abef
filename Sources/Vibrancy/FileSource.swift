// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG

/// A file as the decoder's source; what the disk says wrong is kept, to be told as it is.
final class FileSource: ByteSource {
  private let bytes: FileBytes
  /// What went wrong on the disk.
  private(set) var failure: AssetError?

  init(path: String, within root: Root?) throws(AssetError) {
    bytes = try FileBytes(path: path, within: root)
  }

  func next() throws(ByteStreamError) -> [UInt8] {
    do throws(AssetError) {
      return try bytes.next()
    } catch {
      failure = error
      throw ByteStreamError(reason: error.reason)
    }
  }
}
