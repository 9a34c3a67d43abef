// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyPNG
internal import VibrancyPreviews
package import VibrancyReporting
package import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary

/// A project as it is and as it was, of which only what may differ is judged.
package struct LintComparison: Sendable {
  /// What is judged, now.
  package var now: LintRequest
  /// The same, where the files lie that were.
  package var before: LintRequest
  /// The folder that stands for the working directory there: absolute, without links.
  package var pastDirectory: String
  /// The paths, as reports print them, of what may have changed.
  package var touched: [String]
  /// What inputs are held to before memory is taken for them.
  package var limits: PNGLimits
  /// The sources of both: most are the same.
  package let lexed = LexedSources()

  /// A comparison.
  package init(
    now: LintRequest, before: LintRequest, pastDirectory: String, touched: [String],
    limits: PNGLimits
  ) {
    (self.now, self.before, self.pastDirectory) = (now, before, pastDirectory)
    (self.touched, self.limits) = (touched, limits)
  }

  /// What both sides are, as far as they may differ.
  ///
  /// - Parameter progress: Called with how many units of both are done of how many.
  package func sides(
    progress: @escaping @Sendable (Int, Int) async -> Void
  ) async -> (now: LintSide, before: LintSide) {
    let run = LintRun(now, limits: limits)
    let pastRun = LintRun(before, limits: limits, workingDirectory: pastDirectory)
    // Each reads one project from the disk and its sources, alone.
    async let pastSurvey = pastRun.survey(with: RunReadings(lexed: lexed))
    let survey = run.survey(with: RunReadings(lexed: lexed))
    let past = await pastSurvey
    let (units, pastUnits) = differing(survey.units, past.units)
    let count = ProgressCount(total: units.count + pastUnits.count, report: progress)
    await count.begin()
    let step: @Sendable (Int, Int) async -> Void = { done, _ in
      if done > 0 { await count.advance() }
    }
    let result = await run.examined(survey, judging: units, isPart: true, progress: step)
    let pastResult = await pastRun.examined(
      past, judging: pastUnits, isPart: true, progress: step)
    return (
      LintSide(report: result.report, silenced: result.silenced, art: result.art),
      LintSide(report: pastResult.report, silenced: pastResult.silenced, art: pastResult.art)
    )
  }

  /// The units of both sides that may not come to the same.
  private func differing(
    _ units: [LintUnit], _ pastUnits: [LintUnit]
  ) -> (now: [LintUnit], before: [LintUnit]) {
    var uses: [PathKey: [ArtUse]] = [:]
    for unit in pastUnits where unit.content.isComparable {
      uses[PathKey(unit.path), default: []].append(unit.use.withoutLines)
    }
    let files = TouchedFiles(touched) { PathBelow.relative($0, to: PathBelow.workingDirectory) }
    let pastFiles = TouchedFiles(touched) { PathBelow.relative($0, to: pastDirectory) }
    var same: Set<PathKey> = []
    let kept = units.filter { unit in
      guard unit.content.isComparable, !unit.isTouched(by: files),
        uses[PathKey(unit.path)] == [unit.use.withoutLines]
      else { return true }
      same.insert(PathKey(unit.path))
      return false
    }
    let keptBefore = pastUnits.filter { unit in
      !unit.content.isComparable || unit.isTouched(by: pastFiles)
        || !same.contains(PathKey(unit.path))
    }
    return (kept, keptBefore)
  }
}

/// One side of a comparison.
package struct LintSide: Sendable {
  /// What was found in what may differ.
  package var report: Report
  /// What comments in the sources keep out of that.
  package var silenced: [ReportDifference.Silenced]
  /// What was measured there, if that was asked for.
  package var art: [InspectedArt]
}

extension LintUnit {
  fileprivate func isTouched(by files: TouchedFiles) -> Bool {
    content.isTouched(by: files, at: path)
  }
}
