// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
package import VibrancyLint
package import VibrancyPNG
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancySyntax
internal import VibrancySystem

/// From what lint finds to what can be fixed, each fix judged before it is offered.
package struct FixPlanner: Sendable {
  private let request: LintRequest
  private let limits: PNGLimits
  /// `true` if small pictures are wanted of what is fixed.
  private let drawsPictures: Bool
  /// Findings that are known and stay as they are.
  private let baseline: Baseline?
  /// Whether changes of the code are tried, each of which draws all widgets again.
  private let triesEdits: Bool
  private let workingDirectory: String

  /// - Parameters:
  ///   - baseline: Findings that are known and stay as they are.
  ///   - triesEdits: Whether changes of the code are tried, each of which draws all widgets again.
  ///   - drawsPictures: Whether small pictures are wanted of what is fixed, before and after.
  ///   - workingDirectory: What paths of findings and patches are relative to: absolute, without links.
  package init(
    _ request: LintRequest, limits: PNGLimits, baseline: Baseline? = nil, triesEdits: Bool = false,
    drawingPictures drawsPictures: Bool, workingDirectory: String = PathBelow.workingDirectory
  ) {
    self.workingDirectory = workingDirectory
    (self.baseline, self.triesEdits) = (baseline, triesEdits)
    var request = request
    request.inspection = .none
    self.request = request
    (self.limits, self.drawsPictures) = (limits, drawsPictures)
  }

  /// Judges, proposes, and judges again. Nothing is written.
  package func plan(
    progress: @escaping @Sendable (Int, Int) async -> Void
  ) async -> FixPlan {
    // Patches are of sources that were read to find what they are for.
    let readings = RunReadings()
    var asked = request
    asked.query.readings = readings
    let found = await LintRun(asked, limits: limits, workingDirectory: workingDirectory)
      .examined(progress: progress)
    let run = baseline.map { found.leavingOut($0) } ?? found
    let units = run.units
    let results = await concurrentMap(units, jobs: request.jobs) { _, unit in
      await result(of: unit, in: run)
    }
    var plan = FixPlan(report: run.report)
    plan.fixes = Self.withoutConflicts(results.compactMap(\.fix))
    plan.errors = results.flatMap(\.errors)
    plan.variants = Self.withoutConflicts(results.compactMap(\.variant))
    let inCode = await addPatch(
      to: &plan, ending: Set(results.flatMap(\.endedByCode)), lexed: readings.lexed)
    let ended = Set(plan.fixes.flatMap(\.ended))
    plan.patched.removeAll(where: ended.contains)
    var (reasons, advice) = ([Finding: String](), [Finding: String?]())
    for result in results {
      reasons.merge(result.reasons) { first, _ in first }
      advice.merge(result.advice) { first, _ in first }
    }
    plan.unfixed = run.report.findings.filter { !ended.contains($0) }.map { finding in
      UnfixedFinding(
        finding: finding,
        reason: reasons[finding] ?? inCode[finding] ?? finding.reasonUnfixed,
        advice: advice[finding] ?? finding.fix)
    }
    return plan
  }

  /// Adds what can be changed in the code.
  ///
  /// - Parameters:
  ///   - ended: The findings of art that end by it.
  ///   - lexed: What the run has read of the sources.
  /// - Returns: What is said of the findings that are in the code.
  private func addPatch(
    to plan: inout FixPlan, ending ended: Set<Finding>, lexed: LexedSources
  ) async -> [Finding: String] {
    var sources: [String: [UInt8]] = [:]
    func bytes(_ path: String) -> [UInt8]? {
      guard !path.hasPrefix("../"), !path.hasPrefix("/") else { return nil }
      let place = PathBelow.joined(workingDirectory, path)
      let known = sources[path] ?? (try? Input(path: place).bytes(limit: Self.mostSource))
      sources[path] = known
      return known
    }
    var said: [Finding: String] = [:]
    var edits: [SourceEdit] = []
    let oldest = plan.report.evidence?.oldestPhone
    plan.systemIsKnown = oldest != nil
    for finding in plan.report.findings where SourceEdit.rules.contains(finding.rule) {
      let own = SourceEdit.edits(for: finding, lexed: lexed, reading: bytes)
      if let oldest, let early = own.first(where: { $0.firstSystem > oldest.system }) {
        said[finding] =
          "it takes \(early.call), which iOS \(early.firstSystem) brings, and \(oldest.target) runs on "
          + "iOS \(oldest.system), too: it has to stand behind 'if #available(iOS \(early.firstSystem), *)'"
        continue
      }
      if !own.isEmpty, SourceEdit.ofArt.contains(finding.rule), !ended.contains(finding) {
        said[finding] =
          "a change of the code would not be enough: of its greys, too, too little is left"
        continue
      }
      // One image may be the cause of several findings.
      edits += own.filter { one in !edits.contains { $0.isSame(as: one) } }
      if !own.isEmpty {
        plan.patched.append(finding)
        said[finding] =
          "it takes a change of the code, which is never written; --patch FILE makes a "
          + "patch of it"
      } else if finding.location.path.hasPrefix("../") {
        said[finding] = "its code is outside of the working directory; run there for a patch"
      }
    }
    let drawn = plan.report.findings.filter {
      TriedEdits.rules.contains($0.rule) && !$0.location.path.hasPrefix("../")
    }
    if !triesEdits {
      for finding in drawn {
        said[finding] = "--patch FILE tries whether a change of the code ends it"
      }
    } else if !drawn.isEmpty {
      var trial = EditTrial(
        LintRun(request, limits: limits, workingDirectory: workingDirectory), lexed, sources: bytes,
        beside: edits, from: oldest?.system, workingDirectory: workingDirectory)
      for finding in drawn where await trial.ends(finding) {
        plan.patched.append(finding)
        said[finding] =
          "it takes a change of the code, which is never written; --patch FILE makes a "
          + "patch of it, with which its widgets were drawn again"
      }
      edits = trial.edits
    }
    for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
      if let bytes = sources[path] { plan.patch.add(edits, of: bytes, at: path) }
    }
    return said
  }

  /// The most bytes of a source.
  private static let mostSource = 16 << 20

  /// Two sets that share a file must not both write it: the first keeps it, the next run sees what is
  /// left.
  private static func withoutConflicts(_ fixes: [Fix]) -> [Fix] {
    var taken = ReplacedFiles()
    return fixes.filter { fix in
      if fix.files.contains(where: { taken.holds($0.path) }) { return false }
      for file in fix.files { taken[file.path] = [] }
      return true
    }
  }

  /// The outcome of one unit.
  private struct Result: Sendable {
    var fix: Fix?
    var variant: Fix?
    var reasons: [Finding: String] = [:]
    /// The advice to a person, where that is not lint's own.
    var advice: [Finding: String?] = [:]
    /// The findings that end where the code asks for luminance on a tinted screen.
    var endedByCode: Set<Finding> = []
    var errors: [ReportError] = []
  }

  private func result(of unit: ExaminedUnit, in run: ExaminedRun) async -> Result {
    var result = Result()
    let open = unit.findings.filter { FixKind.of($0.rule) != nil }
    let drafter = FixDrafter(request, limits: limits, workingDirectory: workingDirectory)
    await addVariant(to: &result, of: unit, in: run, drafter)
    result.endedByCode = await endedByCode(unit, in: run)
    guard !open.isEmpty else { return result }
    var draft = FixDraft(unit)
    let before = await run.judged(unit, with: draft.pictures)
    var now = before
    var tried: Set<FixKind> = []
    var ended: Set<Finding> = []
    while let fix = FixKind.allCases.first(where: { fix in
      !tried.contains(fix)
        && open.contains { fix.rules.contains($0.rule) && !ended.contains($0) }
    }) {
      tried.insert(fix)
      let wanted = open.filter { fix.rules.contains($0.rule) && !ended.contains($0) }
      let next: FixDraft
      do throws(FixRefusal) {
        next = try drafter.draft(fix, for: wanted, of: now.art.map(\.sheet), on: draft)
      } catch {
        for finding in wanted {
          result.reasons[finding] = error.reason
          result.advice[finding] = error.advice.text(for: finding, without: fix)
        }
        if let unread = error.error { result.errors.append(unread) }
        continue
      }
      let after = await run.judged(next.unit, with: next.pictures)
      if let objection = await objection(
        to: next, after: draft, in: run, FixProof(now, after), ending: wanted)
      {
        for finding in wanted {
          result.reasons[finding] = "\(fix.attempt), but \(objection)"
          result.advice[finding] = fix.advice(insteadFor: finding)
        }
        continue
      }
      (draft, now) = (next, after)
      ended = Set(FixProof(before, now).ended.filter(unit.findings.contains))
      // What could not be fixed before may be now.
      tried = [fix]
    }
    guard !draft.files.isEmpty else { return result }
    var looks: [FixLook] = []
    if drawsPictures {
      let then = await run.judged(draft.unit, with: draft.pictures, drawingPictures: true)
      looks = await present(unit, in: run) + FixLook.of(then, isAfter: true)
      // An icon is drawn in no scene that is judged: its files are shown.
      if looks.isEmpty { looks = drafter.looks(of: draft) }
    }
    let shared =
      unit.targets.count > 1 ? ["the targets \(unit.targets.joined(separator: ", ")) share it"] : []
    result.fix = Fix(
      path: unit.path, steps: draft.steps, files: draft.files,
      ended: unit.findings.filter(ended.contains), notes: draft.notes + shared, looks: looks)
    // Reported only where another set's fix writes the same file.
    for finding in ended {
      result.reasons[finding] =
        "the fix of another set writes its file; run again to see what is left"
      result.advice.removeValue(forKey: finding)
    }
    return result
  }

  /// The findings of a unit that end where the code that shows it asks for luminance.
  private func endedByCode(_ unit: ExaminedUnit, in run: ExaminedRun) async -> Set<Finding> {
    let open = unit.findings.filter {
      SourceEdit.ofArt.contains($0.rule) && !$0.evidence.isEmpty
    }
    guard !open.isEmpty else { return [] }
    let after = await run.judged(unit.desaturated, with: ReplacedFiles())
    let left = after.findings + after.undetermined
    return Set(
      open.filter { one in !left.contains { $0.rule == one.rule && $0.scene == one.scene } })
  }

  /// The looks of a unit as it is.
  private func present(_ unit: ExaminedUnit, in run: ExaminedRun) async -> [FixLook] {
    FixLook.of(
      await run.judged(unit, with: ReplacedFiles(), drawingPictures: true), isAfter: false)
  }

  /// A picture beside one of which a tinted screen keeps nothing but a block or an outline; where the
  /// code that shows it is known, that is what has to change.
  private func addVariant(
    to result: inout Result, of unit: ExaminedUnit, in run: ExaminedRun, _ drafter: FixDrafter
  ) async {
    let open = unit.findings.filter { finding in
      SourceEdit.ofArt.contains(finding.rule)
        && finding.evidence.isEmpty
    }
    guard !open.isEmpty else { return }
    do throws(FixRefusal) {
      let (draft, inPlace, path) = try drafter.variant(for: open, on: unit)
      let after = await run.judged(unit, with: inPlace, drawingPictures: drawsPictures)
      var found = after.findings + after.undetermined
      if case .set(.image(let set)) = unit.kind {
        for art in set.art {
          let alone = await run.judged(unit.alone(art), with: inPlace)
          found += alone.findings + alone.undetermined
        }
      }
      if let finding = found.first {
        throw FixRefusal(
          "a variant with luminance as opacity was tried, but: \(finding.message) (\(finding.rule))"
        )
      }
      if let error = after.errors.first { throw FixRefusal(error.message) }
      let before = drawsPictures ? await present(unit, in: run) : []
      result.variant = Fix(
        path: path, steps: draft.steps, files: draft.files, ended: [], notes: draft.notes,
        looks: before + FixLook.of(after, isAfter: true))
      for finding in open {
        result.reasons[finding] = "a variant is offered, \(path); the code has to show it"
      }
    } catch {
      for finding in open { result.reasons[finding] = error.reason }
      if let unread = error.error { result.errors.append(unread) }
    }
  }

  /// The objection to a draft: in the unit itself, in any picture of it that lint does not look at,
  /// and in whatever else is made of the same files.
  private func objection(
    to next: FixDraft, after old: FixDraft, in run: ExaminedRun, _ proof: FixProof,
    ending wanted: [Finding]
  ) async -> String? {
    if let objection = proof.objection(ending: wanted) { return objection }
    if case .set(.image(let set)) = next.unit.kind {
      for art in set.art where next.pictures.holds(art.path) && FileIdentity.of(art.path) != nil {
        let alone = next.unit.alone(art)
        let proof = FixProof(
          await run.judged(alone, with: old.pictures), await run.judged(alone, with: next.pictures))
        if let objection = proof.objection(ending: []) {
          return "of \(PathBelow.lastName(art.path)): \(objection)"
        }
      }
    }
    for other in run.units(sharing: next.pictures, besides: next.unit) {
      let proof = FixProof(
        await run.judged(other, with: old.pictures), await run.judged(other, with: next.pictures))
      if let objection = proof.objection(ending: []) {
        return "in \(other.path), which has the same picture: \(objection)"
      }
    }
    return nil
  }
}

extension EvidenceRecord {
  /// The target for iOS that runs on the oldest system, and that system's major version; `nil`: no
  /// project says so.
  fileprivate var oldestPhone: (target: String, system: Int)? {
    targets.filter { $0.platform == "iOS" }
      .compactMap { target in target.oldestSystem.map { (target.name, $0) } }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
  }
}
