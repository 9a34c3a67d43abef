// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A configuration as it is written: keys and types checked, no name looked up.
package struct ConfigurationFile: Sendable {
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
    case model, scope, exclude, rules, scenes, wallpapers, parameters, variants, overrides
    case failOn = "fail-on"
  }

  /// The path as the user knows it.
  package let path: String
  /// The number of the rendering model.
  package var model: Written<Double>?
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
  /// Figures of the model; the key of each is its name.
  package var parameters: [JSONValue] = []
  /// Names of sets that are variants of one thing.
  package var variants: [[Written<String>]] = []
  /// What holds for some files only.
  package var overrides: [WrittenOverride] = []
  /// The severity from which on a run fails.
  package var failOn: Written<String>?
  /// What is wrong so far; who looks up the names adds to it.
  package var reading: JSONReading

  /// Reads a configuration's bytes.
  ///
  /// - Parameter path: The file's path as the user knows it; faults name it.
  /// - Throws: Where it is no JSON5. All else that is wrong is in `reading`.
  package init(_ bytes: [UInt8], path: String) throws(JSONError) {
    var limits = JSONLimits()
    limits.bytes = Self.mostBytes
    let tree = try JSONTree(bytes, path: path, limits: limits)
    (self.path, reading) = (path, JSONReading())
    read(tree.root)
  }
}
