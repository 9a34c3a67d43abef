// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy inspect`: what is measured, and on which wallpapers it can be read.
struct InspectCommand: BatchCommand {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments) {
    self.arguments = arguments
    console = Console(arguments)
  }

  func work() async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: PNGLimits(arguments))
    var asked = try LintArguments(arguments, simulator: simulator)
    if arguments.flag("show-settings") {
      await console.print(asked.settingsText)
      return .done
    }
    await remark(asked.notes)
    asked.request.inspection = .facts
    asked.request.jobs = jobs
    let (report, art) = await Linter(limits: simulator.limits).inspect(asked.request) {
      done, total in
      if done == 0 { await console.begin(total: total) } else { await console.advance() }
    }
    let sheets = art.map(\.sheet)
    if arguments.flag("json") {
      await console.print(
        FactSheet.json(sheets, version: report.version, model: report.model))
    } else {
      let encoding = TextEncoding(
        environment: Terminal.environment(TextEncoding.variables))
      await console.print(
        sheets.map { $0.text(isPlain: encoding != .utf8) }.joined(separator: "\n"))
    }
    for error in report.errors { await console.fail("\(error.path): \(error.sentence)") }
    if sheets.isEmpty {
      await console.remark(report.summary.scopeSentence ?? "nothing to inspect was found")
    }
    await console.end(summary: counted(sheets.count, "piece") + " of art")
    return report.errors.isEmpty ? .done : .failure
  }
}
