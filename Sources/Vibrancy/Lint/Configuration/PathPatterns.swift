// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// Shell patterns of paths: `*`, `?`, `[a-z]`, and `**` across folders.
///
/// Without `/` a pattern is matched against each name in a path, with one against the path from
/// the configuration's folder. What means a folder means all that is in it.
public struct PathPatterns: Sendable, Hashable {
  /// The patterns as they were written.
  public let texts: [String]
  private let patterns: [GlobPattern]

  /// Patterns.
  public init(_ texts: [String] = []) {
    (self.texts, patterns) = (texts, texts.map { GlobPattern($0) })
  }

  /// Whether one of them means a path.
  public func match(_ path: String) -> Bool { patterns.contains { $0.matches(path) } }
}

extension PathPatterns: ExpressibleByArrayLiteral {
  /// Patterns.
  public init(arrayLiteral texts: String...) { self.init(texts) }
}
