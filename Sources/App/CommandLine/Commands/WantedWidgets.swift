// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancySyntax

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

    /// Adds what a folder holds.
    fileprivate mutating func add(_ findings: InputFindings, of folder: String) {
      if !findings.inputs.isEmpty { folders.append(folder) }
      inputs += findings.inputs
      notes += findings.notes
      errors += findings.errors.flatMap { $0.lines.map { CommandError($0) } }
    }

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
      let settings = settings(for: folder, query, &found)
      found.add(tree.inputs(wanted: names, settings, cache), of: folder)
    }
    return found
  }

  /// What the widgets of a query's folders are drawn with, by folder; errors as above.
  ///
  /// - Parameters:
  ///   - replaces: Whether it is made what would replace made-up values.
  ///   - begins: Whether a configuration that is named may be one that is not there yet.
  func samples(
    by query: InputQuery, replaces: Bool, begins: Bool
  ) -> (listings: [(folder: String, listing: SampleListing)], errors: [CommandError]) {
    var found = Found()
    var listings: [(folder: String, listing: SampleListing)] = []
    for folder in query.paths {
      guard let tree = SourceTree(folder: folder, query) else { continue }
      let isNew = begins && configuration.config.value.map { !FileSystem.exists($0) } ?? false
      let settings = isNew ? self.settings : settings(for: folder, query, &found)
      let listing = tree.samples(wanted: names, settings, replaces: replaces)
      found.errors += listing.errors.flatMap { $0.lines.map { CommandError($0) } }
      listings.append((folder, listing))
    }
    return (listings, found.errors)
  }

  /// As above, reading no more than what changed since an earlier look.
  ///
  /// - Parameters:
  ///   - readings: What was read of the folders, by their paths; brought up to date.
  ///   - changed: What changed since; `nil`: unknown.
  func found(
    by query: InputQuery, _ readings: inout [String: ProjectReading], changed: [String]?
  ) -> Found {
    var found = Found()
    query.sourceBudget.renew()
    for folder in query.paths where FileSystem.isFolder(folder) {
      let again = changed.flatMap { changed in
        readings[folder].flatMap { ProjectReading($0, changed: changed) }
      }
      readings[folder] = again ?? SourceTree(folder: folder, query).map { ProjectReading($0) }
      guard let reading = readings[folder] else { continue }
      let settings = settings(for: folder, query, &found)
      let project = SourceProject(reading, settings)
      found.add(project.inputs(wanted: names, settings), of: folder)
    }
    return found
  }

  /// What widgets of a folder are drawn with, by the configuration that holds for it.
  private func settings(
    for folder: String, _ query: InputQuery, _ found: inout Found
  ) -> SampleSettings {
    var settings = settings
    do throws(ConfigurationError) {
      try settings.take(
        from: configuration.source(for: [folder]), for: folder,
        followsOutside: query.followsOutside)
    } catch {
      found.errors += error.lines.map { CommandError($0) }
    }
    return settings
  }
}
