// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy inspect`: what is measured, and on which wallpapers it can be read.
struct InspectCommand: BatchCommand {
  private let scope: ScopeOptions
  private let settings: SettingsOptions
  private let writesJSON: Bool
  var manners: Manners { settings.batch.manners }

  init(_ options: inout OptionReader) {
    scope = ScopeOptions(&options)
    options.heading = "Output"
    writesJSON = options.flag("json", help: "every number, unrounded, as JSON").value
    settings = SettingsOptions(&options)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
    options.exclude(settings.config, settings.isolated)
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: settings.batch.limits)
    var asked = try JudgedRequest(scope, settings, simulator: simulator)
    if await asked.isOver(on: console, isQuiet: manners.isQuiet) { return .done }
    asked.request.inspection = .facts
    let (report, art) = await Linter(limits: simulator.limits).inspect(
      asked.request, progress: console.progress)
    let sheets = art.map(\.sheet)
    if writesJSON {
      await console.print(
        FactSheet.json(sheets, version: report.version, model: report.model))
    } else {
      let isPlain = TextEncoding.current != .utf8
      await console.print(sheets.map { $0.text(isPlain: isPlain) }.joined(separator: "\n"))
    }
    await console.fail(report.errors)
    if sheets.isEmpty {
      await console.remark(report.summary.scopeSentence ?? "nothing to inspect was found")
    }
    await console.end(summary: counted(sheets.count, "piece") + " of art")
    return report.errors.isEmpty ? .done : .failure
  }

  static let about = CommandDescription(
    "Shows what is measured of art, and on which wallpapers it can be read",
    usage: ["INPUT... [--json]"],
    examples: [
      ExampleSpec("vibrancy inspect rain@3x.png", "facts, and the legible range as a curve"),
      ExampleSpec("vibrancy inspect rain@3x.png --json", "for a script"),
    ])
}
