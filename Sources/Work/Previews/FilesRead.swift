// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyPNG
internal import VibrancySystem
internal import VibrancyVocabulary

/// The files of inputs as they were read, once: their digests, and the bytes of all that are not too
/// large to be held.
package struct FilesRead: Sendable {
  struct Key: Hashable, Sendable {
    let path: PathKey
    let root: Root?

    init(_ input: Input) { (path, root) = (PathKey(input.path), input.root) }
  }

  /// The most bytes that are held of the files of one unit. A file that does not fit is opened again
  /// for its pixels, and a third time to see whether it is still the same.
  static let mostBytes = 8 << 20

  /// The digest of each file, in the order of the files.
  package fileprivate(set) var digests: [CacheKey] = []
  fileprivate(set) var held: [Key: [UInt8]] = [:]
  /// What does not fit, and its digests.
  fileprivate var others: [(file: Input, digest: CacheKey)] = []

  /// None.
  init() {}
}

extension PreviewMaker {
  /// Reads the files that inputs are made of, each once.
  ///
  /// - Returns: `nil` if one cannot be read as a whole, so that nothing may be kept of it.
  package func read(_ inputs: [Input]) -> FilesRead? {
    var read = FilesRead()
    var seen: Set<String> = []
    var room = FilesRead.mostBytes
    for file in inputs.flatMap(\.files) where seen.insert(file.path).inserted {
      var bytes: [UInt8]? = []
      let most = file.source == .file ? min(room, limits.bytes, file.format.mostBytes) : 0
      guard let digest = digest(of: file, holding: &bytes, atMost: most) else { return nil }
      read.digests.append(digest)
      if let bytes {
        read.held[FilesRead.Key(file)] = bytes
        room -= bytes.count
      } else {
        read.others.append((file, digest))
      }
    }
    return read
  }

  /// A maker that takes the bytes of files as they were read.
  package func holding(_ files: FilesRead) -> PreviewMaker {
    var maker = self
    maker.held = files.held
    return maker
  }

  /// Whether what was not held is still as it was read.
  package func isUnchanged(_ files: FilesRead) -> Bool {
    files.others.allSatisfy { digest(of: $0.file) == $0.digest }
  }

  /// An input with the bytes of its file, if they were read already.
  func withBytesRead(_ input: Input) -> Input {
    guard !held.isEmpty, let bytes = held[FilesRead.Key(input)] else { return input }
    return input.holding(bytes)
  }

  /// The hash of the bytes of an input's file.
  ///
  /// - Throws: `VibrancyError`: it cannot be read, or is too large.
  package func contentHash(of input: Input) throws(VibrancyError) -> ContentHash {
    try ContentHash(of: withBytesRead(input), limit: limits.bytes)
  }
}
