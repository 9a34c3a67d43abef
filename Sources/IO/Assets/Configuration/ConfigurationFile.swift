// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
package import VibrancyJSON

/// A configuration as it is written: keys and types checked, no name looked up.
package struct ConfigurationFile {
  /// Its name, unless one is given.
  package static let name = ".vibrancy.json"
  /// More bytes than anybody writes by hand.
  package static let mostBytes = 1 << 20
  /// Each art is judged on every wallpaper.
  package static let mostWallpapers = 64
  /// Each of a group is compared with every other.
  package static let mostVariants = 64
  /// Each art is held against every override.
  package static let mostOverrides = 1024

  /// The keys at the top of the file.
  package enum Key: String, CaseIterable {
    /// The file's JSON Schema, for editors; passed over.
    case schema = "$schema"
    case model, os, scope, exclude, rules, scenes, wallpapers, parameters, variants, overrides
    case baseline, samples
    case failOn = "fail-on"
  }

  /// The path as the user knows it.
  package let path: String
  /// The number of the rendering model.
  package var model: Written<Double>?
  /// The generation of the system.
  package var os: Written<Double>?
  /// Where widget art lies; `nil` if not said.
  package var scope: [Written<String>]?
  /// What is left out.
  package var exclude: [Written<String>] = []
  /// Severities and options.
  package var rules: [WrittenRule] = []
  /// Where art is judged; `nil` if not said.
  package var scenes: [Written<String>]?
  /// What lies behind it, besides the greys.
  package var wallpapers: [Written<String>] = []
  /// Parameters of the model; the key of each is its name.
  package var parameters: [JSONNode] = []
  /// Names of sets that are variants of one thing.
  package var variants: [[Written<String>]] = []
  /// What holds for some files only.
  package var overrides: [WrittenOverride] = []
  /// The path of the baseline, below the file's folder.
  package var baseline: Written<String>?
  /// The severity from which on a run fails.
  package var failOn: Written<String>?
  /// The data that widgets are drawn with; `nil` if not said.
  package var samples: WrittenSamples?
  /// What is wrong so far; who looks up the names adds to it.
  package let mistakes: JSONMistakes

  /// Reads what it can of a configuration; what is wrong is in `mistakes`.
  ///
  /// - Parameters:
  ///   - path: The file's path as the user knows it; errors name it.
  ///   - isOutside: Whether it lies outside of its folder, so that errors reveal nothing of it.
  package init(_ bytes: [UInt8], path: String, isOutside: Bool = false) {
    var limits = JSONLimits()
    limits.bytes = Self.mostBytes
    self.path = path
    mistakes = JSONMistakes(
      of: JSONDocument(bytes, path: path, limits: limits, isOutside: isOutside))
    if let root = mistakes.root { read(root) }
  }
}

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

/// What a configuration says of a rule, as it is written.
package struct WrittenRule: Sendable {
  /// Where it is written; its key is the rule's id.
  package let source: JSONNode
  /// The severity, or `off`.
  package let severity: Written<String>
  /// The options; the key of each is its name.
  package var options: [JSONNode] = []

  init(at source: JSONNode, severity: Written<String>) {
    (self.source, self.severity) = (source, severity)
  }
}

/// The JSON Schema of configurations, but for rules and other lists that the code declares.
package enum ConfigurationSchema {
  /// The text of `config.schema.json`: JSON Schema, draft 2020-12, UTF-8, with a final newline.
  ///
  /// `rulesMarker` stands in it once, where who knows the rules puts the schemas of their settings,
  /// and lists of words have the marks of a `SchemaTemplate`.
  package static var template: String {
    unsafe String(cString: vibrancy_config_schema())
  }

  /// The member that stands for all rules.
  package static let rulesMarker = ##""rule-id": { "$ref": "#/$defs/setting" }"##
}
