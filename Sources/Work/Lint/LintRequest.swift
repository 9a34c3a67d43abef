// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyJSON
public import VibrancyPreviews
public import VibrancyReporting
public import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

/// A request to judge art: the paths, the settings, and the extent of the report.
public struct LintRequest: Sendable {
  /// The data of a piece of art that are kept beside its findings.
  package enum Inspection: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// The measurements.
    case facts
    /// The measurements, and the legible range of each scene that has one.
    case ranges
    /// The measurements, and small pictures of the art in its scenes.
    case pictures
  }

  /// Files, folders, catalogs and descriptions, and what to leave out.
  public var query: InputQuery
  /// Inputs that are in memory.
  public var inputs: [Input] = []
  /// The rules, scenes and scope.
  public var settings: LintSettings
  /// Scenes to judge in, with their tints and parameters, instead of those of the settings; their
  /// wallpapers are judged in addition to the greys.
  public var scenes: [WidgetScene]?
  /// `true` if art out of scope is judged, too.
  public var judgesAll = false
  /// The family that pictures are shown in, whatever else is known; `nil`: as the sources say.
  /// Descriptions name theirs.
  package var family: Family?
  /// `true` if Swift sources in named folders are read for evidence.
  package var readsSources = true
  /// `true` if comments in the sources may keep findings out of the report.
  package var heedsIgnores = true
  /// The widget targets whose art and code are judged, by name; empty: all of them.
  package var targets: [String] = []
  /// `true` if a described widget is judged also where its family never appears.
  package var showsAnywhere = false
  /// The part of the work that this run does; `nil`: all of it.
  package var shard: Shard?
  /// The pictures that the report carries; `Report.Format.exhibits` says what a format shows.
  public var exhibits = ExhibitNeed.none
  /// `true` if it carries whole screens of described widgets, too.
  package var showsScreens = false
  /// The data that are kept of every piece of art, for those who want more than findings.
  package var inspection = Inspection.none
  /// The number of units that are worked on at once, from 1: as many as there are processors unless
  /// set. The report does not depend on it.
  public var jobs = ThreadSupply.processors
  /// The results of earlier runs; `nil`: everything is worked out anew, and nothing is written.
  package var cache: ResultCache?

  /// A request for paths, with settings.
  public init(_ query: InputQuery, settings: LintSettings = LintSettings()) {
    (self.query, self.settings) = (query, settings)
  }

  /// The errors about unknown names of targets, each once.
  ///
  /// - Parameter known: The widget targets that the sources have.
  func unknownTargets(among known: [String]) -> [ReportError] {
    Set(targets).subtracting(known).sorted().map { name in
      let hint =
        nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? (known.isEmpty
          ? "the inputs have none" : "there is \(known.sorted().prefix(8).joined(separator: ", "))")
      return ReportError(path: "--target", message: "unknown widget target '\(name)'; \(hint)")
    }
  }

  /// The hash of what the parts of one run have in common: settings, inputs, and what else decides.
  var hash: ContentHash {
    var words = ["\(settings.hash)", "\(judgesAll)", "\(readsSources)"] + Set(query.paths).sorted()
    words += ["\(showsAnywhere)", "\(heedsIgnores)"] + targets.map { "target \($0)" }.sorted()
    if !query.heedsIgnoreFiles { words.append("no-gitignore") }
    words += query.excluded.sorted() + (scenes ?? []).map(\.place.rawValue)
    if let family { words.append("family \(family.rawValue)") }
    return ContentHash(Array(words.joined(separator: "\u{0}").utf8))
  }
}

/// A part of the work: the units of which the hash falls on it.
///
/// The parts of one count hold each path exactly once, on every machine.
package struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The most parts.
  package static let mostParts = 1_048_576

  /// The number of the part, from 1 to `count`.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// A part.
  ///
  /// - Throws: `ShardError` unless `1 ≤ index ≤ count ≤ mostParts`.
  package init(index: Int, count: Int) throws(ShardError) {
    guard (1...Self.mostParts).contains(count) else { throw .badCount(count) }
    guard (1...count).contains(index) else { throw .badIndex(index, count: count) }
    (self.index, self.count) = (index, count)
  }

  /// A part as `--shard` takes it: `2/5`.
  ///
  /// - Throws: `ShardError`.
  package init(_ text: String) throws(ShardError) {
    let sides = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard sides.count == 2, let index = Self.number(sides[0]), let count = Self.number(sides[1])
    else { throw .malformed(text) }
    try self.init(index: index, count: count)
  }

  /// Returns `true` if a unit is of this part: FNV-1a of 64 bits of the path's UTF-8, modulo
  /// `count`.
  ///
  /// - Parameter path: Relative to the working directory, with `/`, as reports print it: `a/b.png`,
  ///   not `./a/b.png`.
  package func contains(_ path: String) -> Bool {
    ContentHash(Array(path.utf8)).value % UInt64(count) == UInt64(index - 1)
  }

  /// `2/5`.
  package var description: String { "\(index)/\(count)" }

  /// Digits alone: `Int` would take a sign, too.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber ? Int(Substring(digits)) : nil
  }

  /// The part as reports carry it.
  package var part: Report.Shard? { Report.Shard(index: index, count: count) }
}

/// The reason why there is no such part of the work.
package enum ShardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not two numbers with a `/` between.
  case malformed(String)
  /// Work is not parted into so many.
  case badCount(Int)
  /// There are fewer parts.
  case badIndex(Int, count: Int)

  /// The mistake and the advice.
  package var description: String {
    switch self {
    case .malformed(let text):
      "\(JSONText.quoted(String(text.prefix(40)))) is not a shard; give i/n, such as 2/5"
    case .badCount(let count):
      "work cannot be parted into \(count) shards; give 1 to \(Shard.mostParts)"
    case .badIndex(let index, let count):
      "there is no shard \(index) of \(count); count from 1 to \(count)"
    }
  }
}
