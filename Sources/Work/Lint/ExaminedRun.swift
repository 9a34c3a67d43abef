// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyFacts
package import VibrancyPreviews
package import VibrancyReporting
package import VibrancyRules
internal import VibrancyScenes
internal import VibrancyVocabulary

/// A run of lint that keeps its units, so that each can be judged again as it would be with other
/// files: what the sources say of its use is not asked twice.
package struct ExaminedRun: Sendable {
  /// What was found.
  package let report: Report
  /// What comments in the sources keep out of it.
  let silenced: [ReportDifference.Silenced]
  private let examiner: Examiner
  private let all: [LintUnit]
  let outcomes: [LintOutcome]

  init(
    report: Report, silenced: [ReportDifference.Silenced], examiner: Examiner, units: [LintUnit],
    outcomes: [LintOutcome]
  ) {
    (self.report, self.silenced, self.examiner) = (report, silenced, examiner)
    (all, self.outcomes) = (units, outcomes)
  }

  /// The same run without the findings that a baseline knows.
  package func leavingOut(_ baseline: Baseline) -> ExaminedRun {
    var report = baseline.applied(to: report)
    report.summary.stale = []
    return ExaminedRun(
      report: report, silenced: silenced, examiner: examiner, units: all, outcomes: outcomes)
  }

  /// What was measured, if that was asked for.
  var art: [InspectedArt] { outcomes.flatMap(\.inspected) }

  /// The units of which the report holds a finding, in the order of their paths.
  package var units: [ExaminedUnit] {
    let reported = Set(report.findings)
    return all.indices.compactMap { index in
      let findings = outcomes[index].findings.filter(reported.contains)
      return findings.isEmpty ? nil : ExaminedUnit(all[index], at: index, findings: findings)
    }
  }

  /// The units that are made of any of some files, whatever these are called there: other sets that
  /// share them, descriptions, groups of variants.
  package func units(sharing files: ReplacedFiles, besides unit: ExaminedUnit) -> [ExaminedUnit] {
    all.indices.filter { index in
      index != unit.index && all[index].content.paths.contains(where: files.holds)
    }.map { ExaminedUnit(all[$0], at: $0, findings: []) }
  }

  /// Judges a unit as it would be with other files.
  ///
  /// - Parameters:
  ///   - files: Pictures that have other bytes, or are there in addition.
  ///   - drawsPictures: Whether small pictures of it are wanted.
  package func judged(
    _ unit: ExaminedUnit, with files: ReplacedFiles, drawingPictures drawsPictures: Bool = false
  ) async -> UnitJudgement {
    var maker = examiner.maker
    maker.replaced = files
    var request = examiner.request
    request.exhibits = .none
    request.inspection = drawsPictures ? .pictures : .facts
    let examiner = Examiner(
      maker: maker, request: request, workingDirectory: examiner.workingDirectory,
      backdrops: examiner.backdrops)
    return UnitJudgement(await UnitContext(unit.unit, of: examiner).outcome())
  }
}

/// A unit of a run: a picture, a set, or something else that findings are about.
package struct ExaminedUnit: Sendable {
  /// What it is.
  package enum Kind: Sendable {
    /// A loose picture.
    case picture(Input)
    /// An image set or an app-icon set.
    case set(CatalogSet)
    /// A line of Swift.
    case code
    /// A description, a group of variants, something missing or broken.
    case other

    /// Whether it is code.
    var isCode: Bool {
      switch self {
      case .code: true
      case .picture, .set, .other: false
      }
    }
  }

  fileprivate let unit: LintUnit
  /// Which of the run's units it is.
  fileprivate let index: Int
  /// What is wrong with it, what comments keep out aside.
  package let findings: [Finding]

  fileprivate init(_ unit: LintUnit, at index: Int, findings: [Finding]) {
    (self.unit, self.index, self.findings) = (unit, index, findings)
  }

  /// The path as reports print it: a set's folder, or a file.
  package var path: String { unit.path }

  /// What it is.
  package var kind: Kind { unit.content.kind }

  /// The names of the targets that show it, or of its catalog's folder.
  package var targets: [String] {
    unit.use.targets.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether its own colors are seen anywhere; `nil`: unknown where it is shown.
  package var isSeenInColor: Bool? {
    isSeen { role in
      switch role {
      case .home, .standby, .blackFace, .icon, .activity: true
      case .vibrant, .alwaysOn, .accented, .night: false
      }
    }
  }

  /// Whether it is seen in full color on the widget's own background; `nil`: unknown.
  package var isSeenOnBackground: Bool? { isSeen { $0 == .home } }

  private func isSeen(in roles: (SceneRole) -> Bool) -> Bool? {
    unit.use.scope.places?.keys.contains { roles($0.role) }
  }

  /// One picture of a set, to be judged by itself where the set is used.
  package func alone(_ art: CatalogArt) -> ExaminedUnit {
    ExaminedUnit(
      unit.with(PictureContent(input: Input(art, role: .loose))), at: index, findings: [])
  }

  /// The unit as the code would show it that asked for luminance where widgets are tinted.
  package var desaturated: ExaminedUnit {
    var changed = unit
    changed.use.look.accentedRendering = .desaturated
    return ExaminedUnit(changed, at: index, findings: findings)
  }

  /// The unit with another version of its set.
  package func with(_ set: CatalogSet) -> ExaminedUnit {
    guard let content = unit.content.with(set) else { return self }
    return ExaminedUnit(unit.with(content), at: index, findings: findings)
  }
}

/// What is said of a unit.
package struct UnitJudgement: Sendable {
  /// What is wrong.
  package let findings: [Finding]
  /// What could not be determined.
  package let undetermined: [Finding]
  /// What could not be read.
  package let errors: [ReportError]
  /// What was measured, one picture each.
  package let art: [InspectedArt]

  init(_ outcome: LintOutcome) {
    (findings, undetermined) = (outcome.findings, outcome.undetermined)
    (errors, art) = (outcome.errors, outcome.inspected)
  }
}
