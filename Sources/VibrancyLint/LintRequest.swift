// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPreviews
public import VibrancyReporting
public import VibrancyScenes

/// What is to be judged, and how.
public struct LintRequest: Sendable {
  /// What is kept of a piece of art beside its findings.
  public enum Inspection: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// What was measured.
    case facts
    /// That, and small pictures of it in its scenes.
    case pictures
  }

  /// Files, folders, catalogs and descriptions, and what to leave out.
  public var query: InputQuery
  /// Inputs that are in memory.
  public var inputs: [Input] = []
  /// The rules, scenes and scope.
  public var settings: LintSettings
  /// Scenes to judge in, their tints and figures included, instead of those of the settings; a
  /// wallpaper of theirs is judged besides the greys.
  public var scenes: [Scene]?
  /// Whether art out of scope is judged, too.
  public var judgesAll = false
  /// Whether Swift sources in named folders are read for evidence.
  public var readsSources = true
  /// The part of the work that this run does; `nil`: all of it.
  public var shard: Shard?
  /// Which pictures the report carries.
  public var exhibits = ExhibitNeed.none
  /// What is kept of every piece of art, for those who want more than findings.
  public var inspection = Inspection.none
  /// How many units are worked on at once, from 1.
  public var jobs = 1

  /// A request for paths, with settings.
  public init(_ query: InputQuery, settings: LintSettings = LintSettings()) {
    (self.query, self.settings) = (query, settings)
  }

  /// What the parts of one run have in common: settings, inputs, and what else decides.
  var hash: ContentHash {
    var words = ["\(settings.hash)", "\(judgesAll)", "\(readsSources)"] + Set(query.paths).sorted()
    words += query.excluded.sorted() + (scenes ?? []).map(\.place.rawValue)
    return ContentHash(Array(words.joined(separator: "\u{0}").utf8))
  }
}
