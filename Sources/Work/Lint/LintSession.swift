// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyCache
package import VibrancyPNG
internal import VibrancyPreviews
package import VibrancyReporting
internal import VibrancySystem
internal import VibrancyVocabulary

/// One project that is judged again and again, of which each look does only what depends on what
/// changed since the one before.
///
/// Each report is the one that a run of its own would give.
package struct LintSession: Sendable {
  /// How often it looked for what there is to judge.
  package private(set) var surveyCount = 0
  private let limits: PNGLimits
  private let settling: Int
  private var last: Look?

  /// All that a look came to.
  private struct Look: Sendable {
    /// The digest of what was asked for.
    let request: CacheKey
    let survey: Survey
    let art: SurveyedArt
    let units: [LintUnit]
    let outcomes: [LintOutcome]
    /// Of the files of each unit, from before they were read; `nil`: it has to be judged again.
    let stamps: [UnitStamps?]
  }

  /// A session that has seen nothing.
  ///
  /// - Parameters:
  ///   - limits: What inputs are held to before memory is taken for them.
  ///   - settling: How old a change must be, in nanoseconds, for a file's stamp to differ from the next one:
  ///     older than the time for which the clock of any disk stands still.
  package init(limits: PNGLimits, settling: Int = 2_000_000_000) {
    (self.limits, self.settling) = (limits, settling)
  }

  /// Judges what a request names.
  ///
  /// - Parameters:
  ///   - changed: The paths of all that came, went or changed since the last look began, spelled as
  ///     below the request's own paths; `nil`: unknown.
  ///   - progress: Called with how many units are done of how many that are judged again.
  package mutating func report(
    on request: LintRequest, changed: [String]?,
    progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in }
  ) async -> Report {
    let run = LintRun(request, limits: limits)
    guard let key = run.sessionKey else {
      last = nil
      return await run.examined(progress: progress).report
    }
    let before = last.flatMap { $0.request == key ? $0 : nil }
    // Should this be broken off, the next look starts from nothing.
    last = nil
    let (survey, art, units): (Survey, SurveyedArt, [LintUnit])
    let known: [Int?]
    if let before, let changed, before.art.isAll(of: changed) {
      (survey, art, units) = (before.survey, before.art, before.units)
      known = units.indices.map { $0 }
    } else {
      survey = run.survey()
      surveyCount += 1
      (art, units) = (SurveyedArt(survey.units), run.units(of: survey))
      known = before.map { Self.places(of: units, among: $0.units) } ?? units.map { _ in nil }
    }
    let stamps = units.map { UnitStamps($0, settling: settling) }
    var outcomes = known.enumerated().map { index, place -> LintOutcome? in
      guard let before, let place, let stamp = before.stamps[place], stamp == stamps[index] else {
        return nil
      }
      return before.outcomes[place]
    }
    let open = outcomes.indices.filter { outcomes[$0] == nil }
    let made = await run.outcomes(of: open.map { units[$0] }, by: run.examiner, progress: progress)
    for (index, outcome) in zip(open, made) { outcomes[index] = outcome }
    let all = outcomes.compactMap(\.self)
    last = Look(
      request: key, survey: survey, art: art, units: units, outcomes: all,
      stamps: zip(stamps, all).map { $1.hasUnread || $0?.isSettled != true ? nil : $0 })
    return run.report(on: survey, units: units, outcomes: all).report
  }

  /// Where the same units are among others; `nil`: nowhere.
  private static func places(of units: [LintUnit], among others: [LintUnit]) -> [Int?] {
    let places = Dictionary(grouping: others.indices) { PathKey(others[$0].path) }
    return units.map { unit in
      places[PathKey(unit.path)]?.first { others[$0].isSame(as: unit) }
    }
  }
}

extension LintRun {
  /// The digest of what decides a report but for what is below the paths; `nil` where nothing is
  /// kept from look to look.
  fileprivate var sessionKey: CacheKey? {
    // Facts are for a look at a few pieces; what is in memory is not looked at again.
    guard request.inspection == .none, request.inputs.isEmpty else { return nil }
    var key = KeyBytes()
    key.add(workingDirectory)
    maker.add(to: &key)
    var request = request
    (request.cache, request.jobs) = (nil, 1)
    key.add(value: request)
    return key.unknown.isEmpty ? key.key : nil
  }
}

/// The pictures that a survey found, and what it knows of them.
private struct SurveyedArt: Sendable {
  /// What a survey knows of the bytes.
  private enum Known {
    /// Nothing.
    case loose
    /// What kind of picture they are.
    case kind(ArtKind, within: Root?)
  }

  private var files: [PathKey: Known] = [:]

  init(_ units: [LintUnit]) {
    for unit in units {
      if let picture = unit.content as? PictureContent {
        let path = PathKey(picture.input.path)
        // What is in a catalog, too, is held to more.
        if files[path] == nil { files[path] = .loose }
      }
      for art in unit.content.catalogArt {
        files[PathKey(art.path)] = .kind(art.kind, within: art.root)
      }
    }
  }

  /// Whether nothing but these pictures is among what changed, and another survey would find the
  /// same of them: so that none is needed.
  func isAll(of changed: [String]) -> Bool {
    changed.allSatisfy { path in
      switch files[PathKey(path)] {
      case .loose:
        ContactSheetFile.isNever(path) && ArtKind.detected(byFileAt: path, within: nil) != nil
      case .kind(let kind, let root): ArtKind.detected(byFileAt: path, within: root) == kind
      case nil: false
      }
    }
  }
}

/// The stamps of all files that decide what becomes of a unit.
private struct UnitStamps: Sendable, Equatable {
  private var files: [FolderTree.Stamp] = []
  /// Whether each changes with its file.
  private(set) var isSettled = true

  /// `nil`: one of them is not there.
  init?(_ unit: LintUnit, settling: Int) {
    for file in (unit.inputs ?? []).lazy.flatMap(\.files) {
      guard let stamp = FolderTree.Stamp(file.path) else { return nil }
      files.append(stamp)
      isSettled = isSettled && stamp.isOlder(than: settling)
    }
  }

  static func == (a: UnitStamps, b: UnitStamps) -> Bool { a.files == b.files }
}

extension LintUnit {
  /// Whether another comes to the same if its files do; `false` where it is unknown.
  fileprivate func isSame(as other: LintUnit) -> Bool {
    location == other.location && use == other.use && content.isSame(as: other.content)
  }
}
