// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyVocabulary

/// The hash of an asset's pixels or bytes, 64 bits; of bytes FNV-1a.
package struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The hash.
  package let value: UInt64

  init(_ hash: FNV1a) { self.init(value: hash.value) }

  init(value: UInt64) { self.value = value }

  /// The hash of bytes.
  package init(_ bytes: [UInt8]) {
    var hash = FNV1a()
    hash.combine(bytes)
    value = hash.value
  }

  /// The hash of an input's bytes, which are not held.
  ///
  /// - Parameters:
  ///   - input: A file, or bytes in memory.
  ///   - limit: The most bytes accepted.
  /// - Throws: `VibrancyError`: it cannot be read, or is larger.
  package init(of input: Input, limit: Int) throws(VibrancyError) {
    if case .memory(let bytes) = input.source {
      self.init(bytes)
    } else {
      let file = try PreviewMaker.open(input, isHashed: true)
      self = try file.contentHash(limit: limit) ?? ContentHash([])
    }
  }

  /// 16 hexadecimal digits in lower case.
  package var description: String { value.hexDigits }
}
