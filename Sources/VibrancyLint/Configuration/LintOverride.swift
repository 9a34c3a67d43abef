// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyScenes

/// What holds for some files only.
public struct LintOverride: Sendable, Hashable {
  /// Which files.
  public var files: PathPatterns
  /// Severities and options.
  public var rules: [RuleChange]
  /// The scenes they are judged in; replaces what was said before of scenes, also of excluded ones.
  public var scenes: [Place]?
  /// Scenes they are not judged in.
  public var excludedScenes: [Place]
  /// Whether they are text, which needs 4.5:1.
  public var isText: Bool?

  /// An override of some files.
  public init(
    files: PathPatterns, rules: [RuleChange] = [], scenes: [Place]? = nil,
    excludedScenes: [Place] = [], isText: Bool? = nil
  ) {
    (self.files, self.rules, self.scenes) = (files, rules, scenes)
    (self.excludedScenes, self.isText) = (excludedScenes, isText)
  }
}
