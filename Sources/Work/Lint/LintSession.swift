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
/// What is known is known by the keys of the cache; beside it, a session keeps in memory what the last
/// look came to, and a survey as long as nothing but pictures changes. Each report is the one that a
/// run of its own would give.
package struct LintSession: Sendable {
  /// How often it looked for what there is to judge.
  package private(set) var surveyCount = 0
  private let limits: PNGLimits
  private let settling: Int
  private let workingDirectory: String
  private var last: Look?
  private var memory = OutcomeMemory()

  /// What there was to judge.
  private struct Look: Sendable {
    /// The digest of what was asked for.
    let request: CacheKey
    let survey: Survey
    let art: SurveyedArt
    let units: [KeyedUnit]
    /// Of units without a key.
    let outcomes: [Int: LintOutcome]
  }

  /// A session that has seen nothing.
  ///
  /// - Parameters:
  ///   - limits: What inputs are held to before memory is taken for them.
  ///   - settling: How old a change must be, in nanoseconds, for a file's stamp to differ from the next one:
  ///     older than the time for which the clock of any disk stands still.
  ///   - workingDirectory: What paths in reports are relative to: absolute, without links.
  package init(
    limits: PNGLimits, settling: Int = 2_000_000_000,
    workingDirectory: String = PathBelow.workingDirectory
  ) {
    (self.limits, self.settling) = (limits, settling)
    self.workingDirectory = workingDirectory
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
    let run = LintRun(request, limits: limits, workingDirectory: workingDirectory)
    guard let key = run.sessionKey else {
      last = nil
      return await run.examined(progress: progress).report
    }
    let before = last.flatMap { $0.request == key ? $0 : nil }
    // Should this be broken off, the next look surveys anew.
    last = nil
    let examiner = run.examiner(keying: true)
    let (survey, art, units): (Survey, SurveyedArt, [KeyedUnit])
    var known: [Int: LintOutcome] = [:]
    if let before, let changed, before.art.isAll(of: changed) {
      (survey, art, units, known) = (before.survey, before.art, before.units, before.outcomes)
    } else {
      survey = run.survey()
      surveyCount += 1
      let found = run.units(of: survey)
      art = SurveyedArt(found)
      units = await concurrentMap(found, jobs: request.jobs) { _, unit in examiner.keyed(unit) }
    }
    let stamps = units.map { FileStamps($0.unit, settling: settling) }
    var outcomes = units.indices.map { known[$0] ?? memory.outcome(of: units[$0], stamps[$0]) }
    let open = outcomes.indices.filter { outcomes[$0] == nil }
    let made = await run.outcomes(of: open, progress: progress) { index in
      await examiner.outcome(of: units[index])
    }
    for (index, outcome) in zip(open, made) { outcomes[index] = outcome }
    let all = outcomes.compactMap(\.self)
    memory = OutcomeMemory()
    for (index, outcome) in all.enumerated() {
      memory.keep(outcome, of: units[index], stamps[index])
    }
    let keyless = all.indices.filter { units[$0].key == nil && !all[$0].hasUnread }
    last = Look(
      request: key, survey: survey, art: art, units: units,
      outcomes: Dictionary(uniqueKeysWithValues: keyless.map { ($0, all[$0]) }))
    return run.report(on: survey, units: units.map(\.unit), outcomes: all).report
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
  /// The files that decide what widgets look like, which are read when a project is surveyed.
  private var ofWidgets: Set<PathKey> = []

  init(_ units: [LintUnit]) {
    for unit in units {
      if unit.content.isOfManyFiles {
        ofWidgets.formUnion(unit.content.paths.map { PathKey($0) })
      }
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
      guard !ofWidgets.contains(PathKey(path)) else { return false }
      return switch files[PathKey(path)] {
      case .loose:
        ContactSheetFile.isNever(path) && ArtKind.detected(byFileAt: path, within: nil) != nil
      case .kind(let kind, let root): ArtKind.detected(byFileAt: path, within: root) == kind
      case nil: false
      }
    }
  }
}
