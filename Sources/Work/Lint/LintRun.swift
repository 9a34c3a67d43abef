// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyFacts
package import VibrancyPNG
package import VibrancyPreviews
package import VibrancyReporting
package import VibrancyRules
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary

/// One run of lint: a survey of what there is, every unit of it examined, and what is reported for all.
package struct LintRun: Sendable {
  let request: LintRequest
  let maker: PreviewMaker
  let workingDirectory: String

  /// A run.
  ///
  /// - Parameter workingDirectory: What paths in reports are relative to: absolute, without links.
  package init(
    _ request: LintRequest, limits: PNGLimits,
    workingDirectory: String = PathBelow.workingDirectory
  ) {
    (self.request, self.workingDirectory) = (request, workingDirectory)
    maker = PreviewMaker(model: request.settings.model, limits: limits)
  }

  /// What there is to judge.
  ///
  /// - Parameter readings: What was read so far; `nil`: what the request has.
  func survey(with readings: RunReadings? = nil) -> Survey {
    var request = request
    if let readings { request.query.readings = readings }
    return Survey(request, workingDirectory: workingDirectory)
  }

  /// What the sources say, what could not be read, and what the reader should know.
  package func evidence() -> (record: EvidenceRecord, errors: [ReportError], notes: [String]) {
    let survey = survey()
    return (survey.evidence, survey.errors, survey.notes.sorted())
  }

  /// The report, and what was measured, in the order of the units.
  package func result(
    progress: @escaping @Sendable (Int, Int) async -> Void
  ) async -> (report: Report, art: [InspectedArt]) {
    let run = await examined(progress: progress)
    return (run.report, run.art)
  }

  /// The report, and every unit with what was found of it, so that it can be judged again.
  package func examined(
    progress: @escaping @Sendable (Int, Int) async -> Void
  ) async -> ExaminedRun {
    let survey = survey()
    return await examined(survey, judging: units(of: survey), progress: progress)
  }

  /// What is found in the code alone; `nil`: the time for sources was over before all was.
  ///
  /// - Parameter readings: What was read so far.
  package func findingsInCode(with readings: RunReadings) async -> [Finding]? {
    var request = request
    request.query.sourceBudget = SourceBudget(seconds: request.query.sourceBudget.seconds)
    let run = LintRun(request, limits: maker.limits, workingDirectory: workingDirectory)
    let survey = run.survey(with: readings)
    let inCode = run.units(of: survey).filter { $0.content.kind.isCode }
    let examined = await run.examined(survey, judging: inCode, isPart: true) { _, _ in }
    let isWhole =
      request.query.sourceBudget.stopped.isEmpty && !examined.outcomes.contains { $0.hasUnread }
    return isWhole ? examined.report.findings : nil
  }

  /// The units of this part of the work.
  func units(of survey: Survey) -> [LintUnit] {
    survey.units.filter { unit in
      unit.content.isOfManyFiles || request.shard?.contains(unit.path) ?? true
    }
  }

  /// What judges the units.
  ///
  /// - Parameter keying: Whether units have keys without a cache, too.
  func examiner(keying: Bool = false) -> Examiner {
    Examiner(
      maker: maker, request: request, workingDirectory: workingDirectory, keying: keying)
  }

  /// The report on some of what a survey found, and each unit of it.
  ///
  /// - Parameter isPart: Whether only some of it is judged, so that it is unknown what comments in
  ///   the sources ignore nothing.
  func examined(
    _ survey: Survey, judging mine: [LintUnit], isPart: Bool = false,
    progress: @escaping @Sendable (Int, Int) async -> Void
  ) async -> ExaminedRun {
    let examiner = examiner()
    let outcomes = await outcomes(of: mine, progress: progress) { unit in
      await examiner.outcome(of: unit)
    }
    let (report, silenced) = report(on: survey, units: mine, outcomes: outcomes, isPart: isPart)
    return ExaminedRun(
      report: report, silenced: silenced, examiner: examiner, units: mine, outcomes: outcomes)
  }

  /// What becomes of units, in their order.
  ///
  /// - Parameter judge: Judges one of them, in any task.
  func outcomes<Unit: Sendable>(
    of units: [Unit], progress: @escaping @Sendable (Int, Int) async -> Void,
    _ judge: @escaping @Sendable (Unit) async -> LintOutcome
  ) async -> [LintOutcome] {
    let count = ProgressCount(total: units.count, report: progress)
    await count.begin()
    return await concurrentMap(units, jobs: request.jobs) { _, unit in
      // The report of a task that is cancelled is not used.
      if Task.isCancelled { return LintOutcome(hasUnread: true) }
      let outcome = await judge(unit)
      await count.advance()
      return outcome
    }
  }

  /// Judges units block by block and hands over what became of each, in their order, so that no more
  /// than a block is held.
  ///
  /// - Parameters:
  ///   - mostPictures: The most small pictures to hand over, in whole pieces of art; the others come
  ///     without. Nothing where the request asks for none.
  ///   - take: Takes a unit; what comments in the sources keep out is left out.
  /// - Returns: The report, its findings being those alone that are of no unit.
  package func streamed(
    mostPictures: Int, progress: @escaping @Sendable (Int, Int) async -> Void,
    _ take: (StreamedUnit) async -> Void
  ) async -> Report {
    let survey = survey()
    let mine = units(of: survey)
    var ignored = ignoredFindings(survey)
    var (rest, judged, next) = (LintOutcome(), 0, 0)
    var notes: Set<String> = []
    var room = request.inspection == .pictures ? mostPictures : 0
    let backdrops = BackdropCache()
    let finished = ProgressCount(total: mine.count, report: progress)
    await finished.begin()
    while next < mine.count {
      let drawsPictures = room > 0
      var request = request
      if request.inspection == .pictures, !drawsPictures { request.inspection = .facts }
      let examiner = Examiner(
        maker: maker, request: request, workingDirectory: workingDirectory, backdrops: backdrops)
      let size = request.jobs * (drawsPictures ? Self.picturesBlock : Self.factsBlock)
      let block = Array(mine[next..<min(next + size, mine.count)])
      next += block.count
      let outcomes = await concurrentMap(block, jobs: request.jobs) { _, unit in
        let outcome = await examiner.outcome(of: unit)
        await finished.advance()
        return outcome
      }
      for var outcome in outcomes {
        ignored.filter(&outcome)
        judged += outcome.isJudged ? 1 : 0
        rest.errors += outcome.errors
        notes.formUnion(outcome.notes)
        for index in outcome.inspected.indices {
          let count = outcome.inspected[index].thumbnails.count
          // Once one had no room, none of those behind it has.
          if count > room { (room, outcome.inspected[index].thumbnails) = (0, []) }
          room -= outcome.inspected[index].thumbnails.count
        }
        await take(StreamedUnit(art: outcome.inspected, findings: outcome.findings))
      }
    }
    rest.notes = Array(notes)
    return report(on: survey, units: mine, outcome: rest, judged: judged, ignored, isPart: false)
      .report
  }

  /// Units in a block for each job: of which pictures are drawn, and others.
  private static let (picturesBlock, factsBlock) = (8, 64)

  /// The report on units of a survey, from what became of each, and what comments in the sources
  /// keep out of it.
  func report(
    on survey: Survey, units mine: [LintUnit], outcomes: [LintOutcome], isPart: Bool = false
  ) -> (report: Report, silenced: [ReportDifference.Silenced]) {
    var all = LintOutcome()
    for outcome in outcomes { all.add(outcome) }
    var ignored = ignoredFindings(survey)
    ignored.filter(&all)
    return report(
      on: survey, units: mine, outcome: all, judged: outcomes.count { $0.isJudged }, ignored,
      isPart: isPart)
  }

  /// A file's findings are of the part that its path falls on, and so are its comments.
  private func ignoredFindings(_ survey: Survey) -> IgnoredFindings {
    IgnoredFindings(
      request.heedsIgnores
        ? survey.suppressions.filter { request.shard?.contains($0.place.path) ?? true } : [])
  }

  private func report(
    on survey: Survey, units mine: [LintUnit], outcome: LintOutcome, judged: Int,
    _ ignored: IgnoredFindings, isPart: Bool
  ) -> (report: Report, silenced: [ReportDifference.Silenced]) {
    var all = outcome
    all.findings += ignored.unused(
      reportsSilent: !isPart && request.settings.scenes == nil && request.scenes == nil
        && request.family == nil && request.targets.isEmpty,
      rules: { request.settings.asset(at: $0).rules })
    all.errors += survey.errors.filter { request.shard?.contains($0.path) ?? true }
    var summary = survey.summary(of: mine, isFirst: request.shard?.index ?? 1 == 1)
    summary.judged = judged
    summary.excluded = survey.excluded.count { request.shard?.contains($0) ?? true }
    summary.ignored = ignored.silenced.count
    summary.judgesAll = request.judgesAll
    summary.notes = Set(all.notes).union(survey.notes)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    summary.gaps = survey.gaps.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var report = Report(
      version: ToolVersion.current, model: request.settings.model.rawValue,
      os: request.settings.os, settingsHash: "\(request.hash)",
      shard: request.shard?.part,
      findings: all.findings, undetermined: all.undetermined,
      errors: all.errors, summary: summary, exhibits: all.exhibits)
    if survey.readsSources { report.evidence = survey.evidence }
    report.unjudgedSources = survey.unjudgedSources
    // What another part finds, or what was left out by hand, may be what a pattern means.
    if request.shard == nil, !isPart, request.query.excluded.isEmpty, survey.errors.isEmpty {
      report.idlePatterns = request.settings.idlePatterns(
        in: request.query.paths, among: survey.found)
    }
    return (report, ignored.silenced)
  }
}

extension Survey {
  /// What is said of a kind of things, `icon` or `symbolset`, that nothing judges.
  static func note(passedOver kind: (ending: String, count: Int)) -> String {
    "\(kind.count) of the kind .\(kind.ending) passed over: not read"
  }

  /// All that patterns of overrides may mean, judged or not, with the names of the pictures that it
  /// stores.
  fileprivate var found: [(path: String, files: [String])] {
    leftOut + units.map { (path: $0.path, files: $0.content.storedNames) }
      + sources.map { (path: $0, files: []) }
  }

  /// Counts over units; what no unit stands for is counted once, in the first shard.
  func summary(of units: [LintUnit], isFirst: Bool) -> Summary {
    var summary = Summary()
    var places: Set<String> = []
    for unit in units {
      let isInScope = unit.use.selection == .judged
      if unit.content is PictureContent {
        summary.pictures += 1
        if isInScope { summary.picturesInScope += 1 }
        continue
      }
      guard unit.content is ImageSetContent, unit.use.selection != .inWidget else { continue }
      summary.sets += 1
      if isInScope { summary.setsInScope += 1 }
      if case .unseen(let isFollowed) = unit.use.certainty {
        summary.setsUnnamed += 1
        if !isFollowed { summary.setsUnfollowed += 1 }
      }
      if isInScope { places.formUnion(unit.use.targets) }
    }
    summary.places = places.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    summary.readsSources = readsSources
    summary.warnings = warnings
    summary.widgets = judgedWidgets.count { request.shard?.contains($0.path) ?? true }
    if isFirst { (summary.sources, summary.computedNames) = (sources.count, computedNames.count) }
    return summary
  }
}

/// What became of one unit.
struct LintOutcome: Sendable {
  /// What is wrong.
  var findings: [Finding] = []
  /// What could not be determined.
  var undetermined: [Finding] = []
  /// What was named and cannot be read.
  var errors: [ReportError] = []
  /// Pictures of what is wrong.
  var exhibits: [Exhibit] = []
  /// What the reader should know, one sentence each.
  var notes: [String] = []
  /// What was measured, if that was asked for.
  var inspected: [InspectedArt] = []
  /// Whether anything was judged.
  var isJudged = false
  /// Whether something could not be read, and not for what its bytes are: another run may be able to.
  var hasUnread = false

  /// Adds another's.
  mutating func add(_ other: LintOutcome) {
    findings += other.findings
    undetermined += other.undetermined
    errors += other.errors
    exhibits += other.exhibits
    notes += other.notes
    inspected += other.inspected
    isJudged = isJudged || other.isJudged
    hasUnread = hasUnread || other.hasUnread
  }

  /// Adds that of the same picture, colored in another way: the worst of both counts once.
  mutating func add(look other: LintOutcome) {
    let inspected = inspected
    let worst = WorstFindings(
      findings + other.findings, undetermined + other.undetermined, of: nil)
    add(other)
    (findings, undetermined) = (worst.findings, worst.undetermined)
    self.inspected = inspected
  }
}

/// Everything that was measured of one piece of art, with small pictures.
package struct InspectedArt: Sendable {
  /// What was measured, each scene's legible range included, and what rules say of it.
  package let sheet: FactSheet
  /// Small pictures by scene, if they were asked for; full color has no scene.
  package fileprivate(set) var thumbnails: [(scene: String?, picture: Thumbnail)]
  /// Whether there are any to be asked for.
  package let hasPictures: Bool

  init(
    sheet: FactSheet, thumbnails: [(scene: String?, picture: Thumbnail)], hasPictures: Bool
  ) {
    (self.sheet, self.thumbnails, self.hasPictures) = (sheet, thumbnails, hasPictures)
  }
}

/// What became of one unit of a run that keeps none.
package struct StreamedUnit: Sendable {
  /// What was measured, one picture each.
  package let art: [InspectedArt]
  /// All that is wrong, what the sheets of its art hold included.
  package let findings: [Finding]
}
