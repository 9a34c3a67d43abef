// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy render`: every input in every scene asked for.
struct RenderCommand {
  /// What became of one input.
  private struct Outcome: Sendable {
    var written: [String] = []
    var errors: [CommandError] = []
    var notes: [String] = []
    var row: ContactSheet.Row?
  }

  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments) {
    self.arguments = arguments
    console = Console(arguments)
  }

  /// Renders, writes and tells.
  func run() async -> ExitStatus {
    do throws(CommandError) {
      return await console.status(after: try await render())
    } catch {
      await console.fail(error.sentence)
      return .failure
    }
  }

  private func render() async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: PNGLimits(arguments))
    let request = try RenderRequest(arguments, simulator: simulator)
    let folder = arguments.text("output")
    let list = try InputList(arguments, limits: simulator.limits, outputFolder: folder)
    let plan = try OutputPlan(
      list.inputs, names: { Self.names(of: $0, request) }, folder: folder, alsoRead: request.files,
      sheet: arguments.text("sheet"))
    if !list.inputs.isEmpty { try plan.prepare() }
    let sheetRows =
      arguments.isGiven("sheet") ? ContactSheet.rowLimit(columns: request.scenes.count) : 0
    await console.begin(total: list.inputs.count)
    let outcomes = await simulator.render(
      list.inputs, in: request.scenes, as: request.presentation, jobs: jobs
    ) { index, result in
      let outcome = outcome(
        of: list.inputs[index], result, paths: plan.paths[index], hasRow: index < sheetRows)
      await console.advance()
      return outcome
    }
    var report = BatchReport(
      errors: list.errors + plan.errors + outcomes.flatMap(\.errors),
      notes: outcomes.flatMap(\.notes), results: outcomes.flatMap(\.written))
    if let sheet = arguments.text("sheet"), !list.inputs.isEmpty {
      do throws(CommandError) {
        try writeSheet(sheet, of: outcomes, request, inputs: list.inputs)
        report.results.append(sheet)
      } catch {
        report.errors.append(error)
      }
    }
    let files = counted(report.results.count, "file")
    return await report.tell(
      "\(files) from \(counted(list.inputs.count, "input"))", on: console,
      isQuiet: arguments.flag("quiet"))
  }

  private func outcome(
    of input: Input, _ result: Result<Rendering, VibrancyError>, paths: [String?], hasRow: Bool
  ) -> Outcome {
    var outcome = Outcome()
    switch result {
    case .failure(let error):
      outcome.errors = [CommandError("\(error)")]
    case .success(let rendering):
      outcome.notes =
        rendering.warnings.map { "\(input.path): \($0)" } + rendering.previews.flatMap(\.notes)
      if hasRow {
        outcome.row = ContactSheet.Row(
          title: input.name, subtitle: Self.subtitle(input, rendering.previews[0].size),
          cells: rendering.previews.map { Thumbnail($0) })
      }
      for (preview, path) in zip(rendering.previews, paths) {
        guard let path else { continue }
        do throws(CommandError) {
          try writeFile(at: path) { sink throws(PNGError) in
            try preview.write(to: sink, depth: depth, compression: compression)
          }
          outcome.written.append(path)
        } catch {
          outcome.errors.append(error)
        }
      }
    }
    return outcome
  }

  private func writeSheet(
    _ path: String, of outcomes: [Outcome], _ request: RenderRequest, inputs: [Input]
  ) throws(CommandError) {
    let rows = outcomes.compactMap(\.row)
    let limit = ContactSheet.rowLimit(columns: request.scenes.count)
    let sheet = ContactSheet(
      columns: request.columns, rows: rows,
      footer: "estimate, model \(ModelVersion.v1.rawValue) · vibrancy \(ToolVersion.current)",
      omittedRows: max(0, inputs.count - limit))
    try writeFile(at: path) { sink throws(PNGError) in
      try sheet.write(to: sink, compression: compression)
    }
  }

  private var jobs: Int { arguments.integer("jobs") ?? FileSystem.processorCount }
  private var depth: SampleDepth { arguments.integer("depth") == 16 ? .sixteen : .eight }
  private var compression: Compression {
    arguments.text("compression").flatMap { Compression(rawValue: $0) } ?? .balanced
  }

  private static func names(of input: Input, _ request: RenderRequest) -> [String] {
    request.suffixes.map { "\(input.name).\($0).png" }
  }

  private static func subtitle(_ input: Input, _ size: PixelSize) -> String {
    guard input.scale > 1 else { return "\(size)" }
    let (width, height) = (
      Double(size.width) / Double(input.scale), Double(size.height) / Double(input.scale)
    )
    return "\(size) @\(input.scale)x = \(PointSize(width, height)) pt"
  }
}
