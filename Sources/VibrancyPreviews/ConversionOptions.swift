// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPNG
public import VibrancyPixels

/// How a converted picture is stored.
public struct ConversionOptions: Sendable, Hashable {
  /// Bits a sample; `nil` keeps the input's (8 for anything below 16).
  public var depth: SampleDepth?
  /// How hard to try.
  public var compression = Compression.balanced
  /// Whether ancillary chunks that stay true are kept.
  public var keepsMetadata = false

  /// The input's depth, balanced, without metadata.
  public init() {}
}
