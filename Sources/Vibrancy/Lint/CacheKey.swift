// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a judgement depends on, and so what it may be kept under: bytes, settings and version,
/// never a time or a path of this machine.
public struct CacheKey: Sendable, Hashable, CustomStringConvertible {
  /// The hash of the bytes of what is judged.
  public let content: ContentHash
  /// The hash of the settings: `LintSettings.hash`.
  public let settings: ContentHash
  /// The version of this package.
  public let version: String

  /// A key.
  public init(
    content: ContentHash, settings: ContentHash, version: String = ToolVersion.current
  ) {
    (self.content, self.settings, self.version) = (content, settings, version)
  }

  /// `version-settings-content`: a name that any disk takes, given a version that is one.
  public var description: String { "\(version)-\(settings)-\(content)" }
}
