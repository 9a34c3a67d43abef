// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy lint`: what would not be legible, in as many formats as wanted.
struct LintCommand: BatchCommand {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments) {
    self.arguments = arguments
    console = Console(arguments)
  }

  func work() async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: PNGLimits(arguments))
    var asked = try LintArguments(arguments, simulator: simulator)
    let writer = try ReportWriter(arguments, failOn: asked.request.settings.failOn)
    if arguments.flag("show-settings") {
      await console.print(asked.settingsText)
      return .done
    }
    await remark(asked.notes)
    asked.request.exhibits = writer.exhibits(for: asked.request.shard?.part)
    asked.request.jobs = jobs
    let baseline = try arguments.text("baseline").map { path throws(CommandError) in
      try Self.baseline(at: path)
    }
    var report = await Linter(limits: simulator.limits).lint(asked.request) { done, total in
      if done == 0 { await console.begin(total: total) } else { await console.advance() }
    }
    var status = ExitStatus.done
    if let path = arguments.text("write-baseline") {
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
      report = baseline.applied(to: report)
    }
    status = max(status, await writer.write(report, on: console))
    if let sentence = asked.switchedOff?.sentence(for: report.summary) {
      await console.remark(sentence)
    }
    status = max(status, await writer.tellIfNothingJudged(in: report, on: console))
    await console.end(summary: "\(counted(report.summary.judged, "piece")) of art judged")
    return max(status, writer.status(of: report, allowsStale: arguments.flag("allow-stale")))
  }

  private static func baseline(at path: String) throws(CommandError) -> Baseline {
    do throws(BaselineError) {
      return try Baseline(path: path)
    } catch {
      throw CommandError(error.lines)
    }
  }
}
