// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy lint`: what would not be legible, in as many formats as wanted.
struct LintCommand: BatchCommand {
  static let about = LintOptions.about
  private let options: LintOptions
  var runOptions: RunOptions { options.settings.batch.runOptions }

  init(_ options: inout OptionReader) { self.options = LintOptions(&options) }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: options.settings.batch.limits)
    var asked = try JudgedRequest(options.scope, options.settings, simulator: simulator)
    let settings = asked.request.settings
    let writer = try ReportWriter(options.reports, failOn: settings.failOn, runOptions: runOptions)
    if options.ignoresComments { asked.request.heedsIgnores = false }
    if await asked.printSettings(on: console, isQuiet: runOptions.isQuiet) { return .done }
    asked.request.exhibits = writer.exhibits(for: asked.request.shard?.part)
    asked.request.showsScreens = options.showsScreens
    let configured = options.baseline == nil ? Self.baseline(of: settings) : nil
    if let configured, !configured.isHere, !runOptions.isQuiet {
      await console.remark(
        "\(configured.path): is for runs that start in its folder, and is not used here; lint from there"
      )
    }
    let path = options.baseline ?? configured.flatMap { $0.isHere ? $0.path : nil }
    var baseline = try (options.writtenBaseline == nil || options.baseline != nil ? path : nil)
      .map { path throws(CommandError) in try Self.baseline(at: path) }
    // What is not judged is not gone.
    if !options.scope.rules.isEmpty {
      baseline = baseline?.keeping(rules: Set(options.scope.rules))
    }
    asked.request.cache = await options.cache.open(
      on: console, for: asked.request.query.paths,
      isIsolated: options.settings.configuration.isIsolated)
    var report = await Linter(limits: simulator.limits).lint(
      asked.request, progress: console.progress)
    await options.cache.reportTroubles(of: asked.request.cache, on: console)
    var status = ExitStatus.done
    if let path = options.writtenBaseline {
      let written = Baseline(report)
      do throws(CommandError) {
        try ReportWriter.refuseInput(path)
        try writeText(written.text, at: path)
        report = written.applied(to: report)
      } catch {
        await console.fail(error.sentence)
        status = .failure
      }
    } else if let baseline {
      report = baseline.applied(
        to: report, covering: { options.baseline != nil || asked.covers($0) },
        isGone: { !FileSystem.exists($0) })
      report.summary.baseline = path ?? ""
    }
    // Of a part only the whole can say what is stale, and a configured baseline never fails a run.
    report.summary.failsOnStale =
      !options.allowsStale && configured == nil && report.shard == nil
      && !report.summary.stale.isEmpty
    status = max(status, await writer.write(report, on: console))
    // A configuration hides nothing without a line, also where little is printed.
    if let configured, baseline != nil, report.summary.known > 0 {
      let findings = counted(report.summary.known, "finding")
      await console.remark("\(configured.path): the configured baseline leaves out \(findings)")
    }
    if let sentence = asked.switchedOff?.sentence(for: report.summary) {
      await console.remark(sentence)
    }
    if !runOptions.isQuiet { for idle in report.idlePatterns { await console.remark(idle) } }
    status = max(status, await writer.reportIfNothingJudged(in: report, on: console))
    status = max(status, await writer.reportIfNotUnderstood(in: report, on: console))
    await console.end(summary: "\(counted(report.summary.judged, "piece")) of art judged")
    return max(status, writer.status(of: report))
  }

  /// The baseline that a configuration names, and whether this run starts in its folder, from which
  /// the paths in it are relative to.
  static func baseline(of settings: LintSettings) -> (path: String, isHere: Bool)? {
    guard let name = settings.baseline, case .file(let path) = settings.origin else { return nil }
    let folder = FileSystem.folder(of: path)
    let isHere = FileSystem.resolved(folder.isEmpty ? "." : folder) == FileSystem.workingDirectory
    return (isHere ? name : FileSystem.joined(folder, name), isHere)
  }

  /// Known findings.
  ///
  /// - Throws: It cannot be read, with all that is wrong in it.
  static func baseline(at path: String) throws(CommandError) -> Baseline {
    do throws(BaselineError) {
      return try Baseline(path: path)
    } catch {
      throw CommandError(error.lines)
    }
  }
}
