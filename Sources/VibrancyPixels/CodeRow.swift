// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A row of interleaved codes, ready to be stored; how many channels is the maker's to say.
public enum CodeRow: Hashable, Sendable {
  /// Codes `0...255`.
  case eight([UInt8])
  /// Codes `0...65_535`, native byte order.
  case sixteen([UInt16])

  /// An empty row of a depth, to be filled.
  public init(depth: SampleDepth) { self = depth == .eight ? .eight([]) : .sixteen([]) }
}
