// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a configuration says of some files only, as it is written.
package struct WrittenOverride: Sendable {
  /// Its keys.
  package enum Key: String, CaseIterable {
    case files, rules, scenes, text
    case excludedScenes = "exclude-scenes"
  }

  /// Patterns of the paths it is for; at least one.
  package var files: [Written<String>]
  /// Severities and options.
  package var rules: [WrittenRule] = []
  /// Where they are judged; `nil` if not said.
  package var scenes: [Written<String>]?
  /// Where they are not.
  package var excludedScenes: [Written<String>] = []
  /// Whether they are text; `nil` if not said.
  package var isText: Bool?

  init(files: [Written<String>]) { self.files = files }
}
