// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyWatching

/// `vibrancy convert`: a batch of pictures, each into another form.
struct ConvertCommand: BatchCommand {
  static let about = ConvertOptions.about
  private let options: ConvertOptions
  var runOptions: RunOptions { options.batch.runOptions }

  init(_ options: inout OptionReader) { self.options = ConvertOptions(&options) }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: options.batch.limits)
    switch options.destination {
    case .undo(let folder):
      let undo = try UndoRun(folder, beside: options.batch.words)
      return await run(undo.inputs, [], [], on: console) { undo.outcome(at: $0) }
    case .check(let undoFolder):
      let list = try ConvertList(options, outputFolder: undoFolder)
      let done = try undoFolder.map { folder throws(CommandError) in
        try UndoFolder(keepingIn: folder, isDryRun: true)
      }
      try await writeSheet(of: list.pictures, simulator)
      return await run(list.pictures, list.errors, list.notes, on: console) { index in
        checked(list.pictures[index], done, simulator)
      }
    case .folder(let folder, let skipsExisting):
      let list = try ConvertList(options, outputFolder: folder)
      var inputs = ConvertInputs(list)
      let work = try FolderConversion(
        of: &inputs, to: folder, skipsExisting: skipsExisting, options, simulator)
      let all = inputs.all
      try await writeSheet(of: list.pictures, simulator)
      return await run(all, list.errors + work.errors, list.notes, on: console) { index in
        work.outcome(of: all[index], at: index)
      }
    case .stream:
      let list = try ConvertList(options, outputFolder: nil)
      let work = try StreamConversion(of: list, options, simulator)
      return await run(work.inputs, list.errors, list.notes, on: console) { index in
        work.outcome(of: work.inputs[index])
      }
    case .inPlace(let undoFolder, let allowsDirty):
      let list = try ConvertList(options, outputFolder: undoFolder)
      let work = try InPlaceConversion(
        of: list.pictures, options, simulator, undoFolder: undoFolder, allowsDirty: allowsDirty)
      let inputs = work.inputs
      try await writeSheet(of: inputs, simulator)
      return await run(inputs, list.errors + work.errors, list.notes, on: console) { index in
        work.outcome(of: inputs[index])
      }
    }
  }

  /// Works on files side by side, and reports.
  ///
  /// - Parameter body: Does one, by its index.
  private func run(
    _ inputs: [Input], _ errors: [CommandError], _ notes: [String], on console: Console,
    _ body: @escaping @Sendable (Int) -> ConvertOutcome
  ) async -> ExitStatus {
    var report = BatchReport(errors: errors, notes: notes)
    await console.begin(total: inputs.count)
    let end = EndSignal()
    let outcomes = await Simulator().map(inputs, jobs: runOptions.jobs) { index, _ in
      guard !end.isRaised else { return ConvertOutcome(.notStarted) }
      let outcome = body(index)
      await console.advance()
      return outcome
    }
    report.errors += outcomes.compactMap(\.error)
    report.warnings = outcomes.flatMap(\.warnings)
    report.notes +=
      outcomes.flatMap(\.notes) + [ConvertOutcome.fades(in: outcomes)].compactMap(\.self)
    if end.isRaised { report.warnings.append(interruption(outcomes)) }
    let status = await report.finish(
      summary(of: outcomes), results: outcomes.lazy.compactMap(\.line), on: console,
      isQuiet: runOptions.isQuiet, isAlwaysSummed: true)
    if end.isRaised { end.raise() }
    let finds = options.isCheck && outcomes.contains { $0.deed == .written }
    return max(status, finds ? .findings : .done)
  }

  /// Writes the sheet, if one is asked for: before anything is replaced.
  private func writeSheet(of pictures: [Input], _ simulator: Simulator) async throws(CommandError) {
    guard let path = options.sheet else { return }
    if let place = FileSystem.resolved(path),
      pictures.contains(where: { FileSystem.resolved($0.path) == place })
    {
      throw CommandError("\(path): is what is read, and would be overwritten; write elsewhere")
    }
    let sheet = await ConvertSheet(
      of: pictures, as: options, simulator, jobs: runOptions.jobs)
    if !sheet.isEmpty { try sheet.write(to: path, jobs: runOptions.jobs) }
  }

  private func checked(
    _ input: Input, _ done: UndoFolder?, _ simulator: Simulator
  ) -> ConvertOutcome {
    if let done {
      do throws(CommandError) {
        if try options.isDone(input, by: done) { return ConvertOutcome(.unchanged) }
      } catch {
        return ConvertOutcome(failure: error)
      }
    }
    do throws(VibrancyError) {
      let result = try simulator.wouldChange(
        input, by: options.conversion, options: options.storage)
      var outcome = ConvertOutcome(result.changesPixels ? .written : .unchanged, result, of: input)
      if result.changesPixels { outcome.line = "would change \(input.path)" }
      return outcome
    } catch {
      return ConvertOutcome(failure: CommandError("\(error)"))
    }
  }

  /// `12 of 14 files written, 2 unchanged, 5000 -> 4000 bytes`.
  private func summary(of outcomes: [ConvertOutcome]) -> String {
    func count(_ deed: ConvertOutcome.Deed) -> Int { outcomes.count { $0.deed == deed } }
    let verb =
      switch options.destination {
      case .undo: "put back"
      case .check: "would change"
      case .folder, .stream, .inPlace: options.isDryRun ? "would be written" : "written"
      }
    var parts = ["\(count(.written)) of \(counted(outcomes.count, "file")) \(verb)"]
    for (deed, word) in [
      (ConvertOutcome.Deed.unchanged, "unchanged"), (.skipped, "skipped"),
      (.notStarted, "not started"),
    ] where count(deed) > 0 {
      parts.append("\(count(deed)) \(word)")
    }
    if !options.isCheck {
      let before = outcomes.reduce(0) { $0 + $1.bytes.before }
      let after = outcomes.reduce(0) { $0 + $1.bytes.after }
      parts.append("\(before) -> \(after) bytes")
    }
    return parts.joined(separator: ", ")
  }

  /// What to do after an interruption.
  private func interruption(_ outcomes: [ConvertOutcome]) -> String {
    let done = outcomes.count { $0.deed != .notStarted }
    let advice =
      switch options.destination {
      case .check, .undo, .stream: "run again"
      case .folder: "run again with --skip-existing to continue"
      case .inPlace(let undoFolder, _):
        undoFolder != nil || options.conversion.isRepeatable
          ? "run again to continue"
          : "a second run converts the files above again, unless git or --undo-folder guards them; "
            + "name the others"
      }
    return "interrupted after \(done) of \(counted(outcomes.count, "file")); \(advice)"
  }
}

extension Conversion {
  /// Whether converting a result again changes nothing.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .grayscale, .template, .vibrant, .tintedIcon: true
    case .desaturate(let saturation): saturation == 0 || saturation == 1
    case .luminanceToAlpha(let form, let ink): form == .onBlack && ink == .white
    }
  }
}
