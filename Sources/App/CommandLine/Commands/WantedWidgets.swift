// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyCache

/// Which widgets of a project are drawn from their Swift, and what with.
struct WantedWidgets: Sendable {
  /// What a folder holds of them.
  struct Found {
    /// Each widget in every family with every sample.
    var inputs: [Input] = []
    /// What should be known of them, one line each.
    var notes: [String] = []
    /// The folders that hold any.
    var folders: [String] = []
    /// What is wrong with the configuration that has samples for them.
    var errors: [CommandError] = []

    /// Leaves out widgets of other targets than those with these names; none: of none.
    mutating func keep(targets: [String]) {
      guard !targets.isEmpty else { return }
      inputs.removeAll { input in
        input.sourceWidget.map { !targets.contains($0.targetName) } ?? true
      }
    }
  }

  /// The types that are wanted, by name; empty: all.
  let names: [String]
  /// Whether nothing else is wanted of a folder that holds any.
  let replacesArt: Bool
  private let settings: SampleSettings
  private let configuration: ConfigurationOptions
  private let cache: ResultCache?

  /// - Parameters:
  ///   - names: The types that are wanted; empty: all.
  ///   - replacesArt: Whether nothing else is wanted of a folder that holds any.
  ///   - cache: Where it is kept which widgets there are, if what is kept of them may do for all;
  ///     `nil`: their projects are read.
  /// - Throws: The time that was given is none.
  init(
    names: [String] = [], _ samples: SampleOptions, _ configuration: ConfigurationOptions,
    replacesArt: Bool = false, _ cache: ResultCache? = nil
  ) throws(CommandError) {
    (self.names, self.configuration, self.replacesArt) = (names, configuration, replacesArt)
    self.cache = cache
    settings = try samples.settings()
  }

  /// The widgets of a query's folders, with the samples of the configuration that holds for each.
  ///
  /// One that cannot be read is an error, and the widgets are drawn without it.
  func found(by query: InputQuery) -> Found {
    var found = Found()
    for folder in query.paths where FileSystem.isFolder(folder) {
      guard let tree = SourceTree(folder: folder, query) else { continue }
      var settings = settings
      do throws(ConfigurationError) {
        try settings.take(
          from: configuration.source(for: [folder]), for: folder,
          followsOutside: query.followsOutside)
      } catch {
        found.errors += error.lines.map { CommandError($0) }
      }
      let findings = tree.inputs(wanted: names, settings, cache)
      if !findings.inputs.isEmpty { found.folders.append(folder) }
      found.inputs += findings.inputs
      found.notes += findings.notes
      found.errors += findings.errors.flatMap { $0.lines.map { CommandError($0) } }
    }
    return found
  }
}
