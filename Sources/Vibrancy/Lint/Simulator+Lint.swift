// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyReporting
public import VibrancyScenes

extension Simulator {
  /// Judges what a request names. Never throws because art is bad, and never passes because
  /// something could not be read: both are in the report.
  ///
  /// - Parameters:
  ///   - request: What is judged and how.
  ///   - progress: Called with how many units are done of how many, from any task.
  /// - Returns: The report: a function of the files and the request, whatever its `jobs`.
  public func lint(
    _ request: LintRequest, progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in }
  ) async -> Report {
    await linted(request, progress: progress).report
  }

  /// Judges what a request names and keeps what was measured, as `request.inspection` says.
  ///
  /// - Returns: The report, and every piece of art in the order of the units; memory is that of
  ///   both.
  public func inspect(
    _ request: LintRequest, progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in }
  ) async -> (report: Report, art: [InspectedArt]) {
    await linted(request, progress: progress)
  }

  private func linted(
    _ request: LintRequest, progress: @escaping @Sendable (Int, Int) async -> Void
  ) async -> (report: Report, art: [InspectedArt]) {
    let workingDirectory = PathBelow.workingDirectory
    let survey = ArtSurvey(request, workingDirectory: workingDirectory)
    let mine = survey.units.filter { request.shard?.contains($0.path) ?? true }
    let examiner = LintExaminer(
      simulator: self, request: request, workingDirectory: workingDirectory)
    await progress(0, mine.count)
    let outcomes = await concurrentMap(mine, jobs: request.jobs) { _, unit in
      let outcome = await examiner.outcome(of: unit)
      await progress(1, mine.count)
      return outcome
    }
    var all = LintOutcome()
    for outcome in outcomes { all.add(outcome) }
    all.errors += survey.errors.filter { request.shard?.contains($0.path) ?? true }
    var summary = survey.summary(of: mine, isFirst: request.shard?.index ?? 1 == 1)
    summary.judged = outcomes.count { $0.isJudged }
    summary.excluded = survey.excluded.count { request.shard?.contains($0) ?? true }
    summary.judgesAll = request.judgesAll
    summary.notes = Set(all.notes).union(survey.notes)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let report = Report(
      version: ToolVersion.current, model: model.rawValue, settingsHash: "\(request.hash)",
      shard: request.shard?.part,
      findings: all.findings, undetermined: all.undetermined,
      errors: all.errors, summary: summary, exhibits: all.exhibits)
    return (report, all.inspected)
  }

  /// Judges files, folders, catalogs and descriptions with the rules' defaults.
  ///
  /// ```swift
  /// let report = await simulator.lint(at: ["Widget/Assets.xcassets"])
  /// print(report.formatted(.xcode)); if report.hasErrors { exit(1) }
  /// ```
  ///
  /// - Parameters:
  ///   - paths: As `InputQuery` takes them.
  ///   - scenes: Where art is judged; `nil`: the Lock Screen on three greys, the tinted Home
  ///     Screen and StandBy, or a watch face.
  ///   - jobs: How many are worked on at once, from 1.
  public func lint(at paths: [String], scenes: [Scene]? = nil, jobs: Int = 1) async -> Report {
    var request = LintRequest(InputQuery(paths: paths))
    request.scenes = scenes
    request.jobs = jobs
    return await lint(request)
  }
}

extension ArtSurvey {
  /// Counts over units; what no unit stands for is counted once, in the first shard.
  func summary(of units: [LintUnit], isFirst: Bool) -> Summary {
    var summary = Summary()
    var places: Set<String> = []
    for unit in units {
      guard case .images = unit.content else { continue }
      summary.sets += 1
      let isInScope = unit.standing.isInScope && !unit.standing.isExtra
      if isInScope { summary.setsInScope += 1 }
      if unit.standing.isUnnamed { summary.setsUnnamed += 1 }
      if isInScope, let place = unit.standing.place { places.insert(place) }
    }
    summary.places = places.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    summary.readsSources = readsSources
    if isFirst { (summary.sources, summary.computedNames) = (sources.count, computedNames.count) }
    return summary
  }
}
