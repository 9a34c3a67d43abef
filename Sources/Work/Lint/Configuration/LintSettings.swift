// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
public import VibrancyRules
public import VibrancyScenes

/// The settings of lint: the art that is judged, its scenes and wallpapers, and the rules.
///
/// ```swift
/// var settings = LintSettings(scenes: [.lockScreen, .homeTinted], wallpapers: [.vivid])
/// try settings.switchOff("thin-strokes")
/// try settings.setSeverity(of: "always-on-contrast", to: .warning)
/// try settings.setOption("ratio", of: "always-on-contrast", to: 3)
/// try settings.parameters.set(.materialRadius, to: 20)
/// ```
public struct LintSettings: Sendable {
  /// The origin of settings.
  package enum Origin: Sendable, Hashable {
    /// From no file.
    case builtIn
    /// From a configuration, by its path as the user knows it.
    case file(String)
  }

  /// The origin of the settings.
  package internal(set) var origin = Origin.builtIn
  /// The rendering model.
  public var model = ModelVersion.v1
  /// The generation of the system that is judged for.
  public var os = SystemVersion.standard
  /// The paths of widget art; `nil`: names of folders and the sources decide.
  package var scope: PathPatterns?
  /// The paths that are left out altogether.
  package var exclude: PathPatterns
  /// Every rule with its severity and options, those that are off included, in the order they are
  /// listed.
  public private(set) var rules: [RuleSetting]
  /// The scenes art is judged in; `nil`: those that art of its kind is judged in by default.
  public var scenes: [Place]?
  /// Wallpapers to judge on in addition to the greys.
  public var wallpapers: [Wallpaper]
  /// Parameters of the model; one that is not at its default is not varied over its range.
  public var parameters = ModelParameters()
  /// Groups of sets, by name or path, that are variants of one thing.
  package var variants: [[String]] = []
  /// The settings of some files only, in the order in which they are applied.
  package private(set) var overrides: [LintOverride] = []
  /// The data that widgets are drawn with, as the configuration has it; `nil`: what their code has.
  var samples: JSONNode?
  /// The path of the baseline, below the configuration's folder.
  package var baseline: String?
  /// The severity from which on a run fails.
  public var failOn = Severity.error

  /// The folder that patterns start from; `nil`: the paths as they are given.
  var base: PatternBase?
  /// Paths of pictures as a configuration writes them, by the wallpaper's name.
  var picturePaths: [String: String] = [:]

  /// Settings from no file: rules as they ship, unless changed.
  ///
  /// - Parameters:
  ///   - scenes: The places that are judged; `nil`: the default ones.
  ///   - wallpapers: What is judged besides the greys.
  public init(scenes: [Place]? = nil, wallpapers: [Wallpaper] = []) {
    self.init(rules: builtInRules, scenes: scenes, wallpapers: wallpapers)
  }

  /// Settings with rules of one's own, each id once.
  package init(
    rules: [Rule] = builtInRules, scenes: [Place]? = nil, wallpapers: [Wallpaper] = [],
    scope: PathPatterns? = nil, exclude: PathPatterns = []
  ) {
    self.rules = rules.map { RuleSetting($0) }
    (self.scenes, self.wallpapers) = (scenes, wallpapers)
    (self.scope, self.exclude) = (scope, exclude)
  }

  /// Changes a rule for all files.
  ///
  /// - Throws: `RuleChangeError`: there is no such rule, or it does not take an option; nothing is
  ///   changed then.
  package mutating func change(_ change: RuleChange) throws(RuleChangeError) {
    try rules.apply(change)
  }

  /// Leaves some rules alone on; of these one that is off gets the severity it is listed with.
  ///
  /// What overrides say of them still holds.
  package mutating func keep(rules ids: Set<RuleID>) {
    for index in rules.indices {
      let about = rules[index].rule.about
      rules[index].severity =
        ids.contains(about.id) ? rules[index].severity ?? about.severity : nil
    }
    for index in overrides.indices { overrides[index].rules.removeAll { !ids.contains($0.rule) } }
  }

  /// Adds what holds for some files only, to be applied after those that are there.
  ///
  /// - Throws: `RuleChangeError`: there is no such rule, or it does not take an option; nothing is
  ///   added then.
  package mutating func add(_ override: LintOverride) throws(RuleChangeError) {
    var rules = rules
    for change in override.rules { try rules.apply(change) }
    overrides.append(override)
  }

  /// The settings that hold for an asset.
  ///
  /// - Parameters:
  ///   - path: Relative to the working directory, or absolute.
  ///   - files: The names of the pictures that a set stores.
  package func asset(at path: String, storing files: [String] = []) -> AssetSettings {
    var settings = AssetSettings(self)
    guard !overrides.isEmpty else { return settings }
    let place = place(of: path, storing: files)
    for override in overrides where override.files.match(place) { settings.apply(override) }
    return settings
  }

  /// The path that overrides are compared with. A set is meant by what is in it, too: people see
  /// its pictures, and reports name its `Contents.json`.
  private func place(of path: String, storing files: [String]) -> GlobPath {
    GlobPath(
      pathForPatterns(path), holding: path.hasSuffix("set") ? ["Contents.json"] + files : [])
  }

  /// Sentences about patterns of overrides that match nothing of what a run found, one each; none
  /// unless it looked at all of the configuration's folder, where they could match something.
  ///
  /// - Parameters:
  ///   - inputs: What was looked at.
  ///   - found: What is there, whether it was judged or not; by the paths it is known by.
  func idlePatterns(
    in inputs: [String], among found: [(path: String, files: [String])]
  ) -> [String] {
    guard !overrides.isEmpty, case .file(let path) = origin, let base,
      inputs.contains(where: base.isBelow)
    else { return [] }
    var idle = IdlePatterns(overrides)
    for one in found where !idle.isEmpty { idle.hold(place(of: one.path, storing: one.files)) }
    return idle.sentences(on: path, sets: found.map(\.path).filter { $0.hasSuffix("set") })
  }

  /// Returns `true` if the configured scope holds an asset; `nil`: no scope is configured.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  package func scopeVerdict(on path: String) -> Bool? {
    scope.map { $0.match(pathForPatterns(path)) }
  }

  /// Returns `true` if an asset is left out.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  package func excludes(_ path: String) -> Bool {
    !exclude.texts.isEmpty && exclude.match(pathForPatterns(path))
  }

  private func pathForPatterns(_ path: String) -> String { (base ?? .root).path(path) }
}

/// The settings of some files only.
package struct LintOverride: Sendable, Hashable {
  /// The patterns of the files.
  package var files: PathPatterns
  /// Severities and options.
  package var rules: [RuleChange]
  /// The scenes they are judged in; replaces what was said before of scenes, also of excluded ones.
  package var scenes: [Place]?
  /// Scenes they are not judged in.
  package var excludedScenes: [Place]
  /// `true` if they are text, which needs 4.5:1.
  package var isText: Bool?

  /// An override of some files.
  package init(
    files: PathPatterns, rules: [RuleChange] = [], scenes: [Place]? = nil,
    excludedScenes: [Place] = [], isText: Bool? = nil
  ) {
    (self.files, self.rules, self.scenes) = (files, rules, scenes)
    (self.excludedScenes, self.isText) = (excludedScenes, isText)
  }
}
