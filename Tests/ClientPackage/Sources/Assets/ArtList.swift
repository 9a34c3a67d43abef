// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The art of this package: what the command line names.
public struct ArtList: Sendable {
  /// Paths of PNG files.
  public let paths: [String]

  /// The art that words of a command line name.
  public init(words: [String]) { paths = words }
}
