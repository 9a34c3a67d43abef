// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The hash of an asset's bytes: FNV-1a, 64 bits.
public struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The hash.
  public let value: UInt64

  /// The hash of bytes.
  public init(_ bytes: [UInt8]) {
    var hash = FNV1a()
    hash.combine(bytes)
    value = hash.value
  }

  /// The hash of an input's bytes.
  ///
  /// - Parameter limit: The most bytes accepted.
  /// - Throws: `VibrancyError`: it cannot be read, or is larger.
  public init(of input: Input, limit: Int) throws(VibrancyError) {
    self.init(try input.bytes(limit: limit))
  }

  /// 16 hexadecimal digits in lower case.
  public var description: String { value.hexDigits }
}
