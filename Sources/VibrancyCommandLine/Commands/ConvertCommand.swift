// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyVocabulary

/// `vibrancy convert`: a batch of pictures, each into another form.
struct ConvertCommand: BatchCommand {
  /// What became of one input.
  private struct Outcome: Sendable {
    var line: String?
    var error: CommandError?
    var warnings: [String] = []
    var notes: [String] = []
    var changes = false
  }

  static let about = ConvertOptions.about
  private let options: ConvertOptions
  var manners: Manners { options.batch.manners }

  init(_ options: inout OptionReader) { self.options = ConvertOptions(&options) }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: options.batch.limits)
    let folder = options.folder
    let list = try InputList(options.batch, outputFolder: folder)
    // Vectors and photographs are left alone: a conversion makes PNG files of PNG files.
    var inputs = list.inputs.filter { $0.format == .png && $0.widget == nil && $0.icon == nil }
    var report = BatchReport(errors: list.errors)
    let others = list.inputs.filter { $0.format != .png || $0.widget != nil || $0.icon != nil }
    // Those that a folder or a catalog holds are only told of.
    let words = Set(options.batch.words)
    func isNamed(_ input: Input) -> Bool {
      input.role == .loose && input.root == nil || words.contains(input.path)
    }
    let found = others.filter { !isNamed($0) }
    let loose = found.count { $0.role == .loose }
    report.errors += others.filter(isNamed).map {
      CommandError("\($0.path): is no PNG; export it as PNG to convert it")
    }
    var targets: [OutputFile?] = []
    if let folder, !options.isCheck {
      var plan = try OutputPlan(
        inputs, names: { [$0.name + ".png"] }, folder: folder,
        followsLinks: options.batch.followsOutside)
      if !inputs.isEmpty { try plan.prepare() }
      targets = inputs.indices.map { plan.files(of: $0)[0] }
      report.errors += plan.errors
    } else if options.isInPlace {
      inputs = Self.once(inputs)
      if inputs.contains(where: { $0.source != .file }) {
        report.errors.append(
          CommandError("standard input cannot be replaced in place; use -o DIR"))
      }
    }
    await console.begin(total: inputs.count)
    let files = targets
    let outcomes = await simulator.map(inputs, jobs: manners.jobs) { index, input in
      let outcome = outcome(of: input, target: files.isEmpty ? nil : files[index], simulator)
      await console.advance()
      return outcome
    }
    report.errors += outcomes.compactMap(\.error)
    report.warnings = outcomes.flatMap(\.warnings)
    report.notes =
      list.notes
      + found.filter { $0.role != .loose }.map { "\($0.path): is no PNG and is not converted" }
      + (loose == 0
        ? []
        : [
          "skipped \(loose == 1 ? "1 file that is not a PNG" : "\(loose) files that are not PNG") "
            + "(SVG, PDF or JPEG)"
        ])
      + outcomes.flatMap(\.notes)
    let lines = outcomes.compactMap(\.line)
    let verb = options.isCheck ? "would change" : "written"
    let status = await report.tell(
      "\(lines.count) of \(counted(inputs.count, "file")) \(verb)", results: lines, on: console,
      isQuiet: manners.isQuiet)
    let finds = options.isCheck && outcomes.contains { $0.changes }
    return max(status, finds ? .findings : .done)
  }

  /// A file that several links lead to would be converted several times over.
  private static func once(_ inputs: [Input]) -> [Input] {
    var seen: Set<PathKey> = []
    return inputs.filter { input in
      guard input.source == .file, let real = FileSystem.resolved(input.path) else { return true }
      return seen.insert(PathKey(real)).inserted
    }
  }

  private func outcome(
    of input: Input, target: OutputFile?, _ simulator: Simulator
  ) -> Outcome {
    var outcome = Outcome()
    do throws(CommandError) {
      let result: ConversionOutcome?
      if options.isCheck {
        result = try Self.unreadable { () throws(VibrancyError) in
          try simulator.wouldChange(input, by: options.conversion, options: options.storage)
        }
        if result?.changesPixels == true {
          outcome.line = "would change \(input.path)"
        }
      } else if let target {
        result = try write(input, to: target, simulator)
        outcome.line = target.path
      } else if options.isInPlace, input.source == .file {
        result = try replace(input, simulator)
        if result?.changesPixels == true { outcome.line = input.path }
      } else {
        result = nil
      }
      outcome.changes = result?.changesPixels ?? false
      outcome.notes = (result?.warnings ?? []).map { "\(input.path): \($0)" }
      outcome.warnings = (result?.loss).map { ["\(input.path): \($0.advice)"] } ?? []
      if let count = result?.leftAlone, count > 0 {
        outcome.notes.append(
          "\(input.path): \(count) translucent pixels are a fade, not a plateau; left as they were")
      }
    } catch {
      outcome.error = error
    }
    return outcome
  }

  /// Writes the result to a file of its own.
  private func write(
    _ input: Input, to file: OutputFile, _ simulator: Simulator
  ) throws(CommandError) -> ConversionOutcome {
    let sink = try FileSink(file)
    try sink.checkReplaceable()
    let result = try convert(input, into: sink, simulator)
    try sink.committed()
    return result
  }

  /// Writes the result over the input, if a pixel changes.
  private func replace(
    _ input: Input, _ simulator: Simulator
  ) throws(CommandError) -> ConversionOutcome {
    // A link stays a link: what it leads to is replaced.
    let path = FileSystem.resolved(input.path) ?? input.path
    let before = FileRecord(path)
    if before?.kind == .other {
      throw CommandError(
        "\(input.path): is no ordinary file and cannot be replaced; use -o DIR")
    }
    let sink = try FileSink(try place(of: input, leadingTo: path, isThere: before != nil))
    let result = try convert(input, into: sink, simulator)
    let isSame = sink.replaced == before
    guard result.changesPixels, isSame else {
      sink.abandon()
      if isSame { return result }
      throw CommandError("\(input.path): was changed while it was read; run again")
    }
    do throws(CommandError) {
      try Self.checkNames(of: before, at: input.path)
      try sink.checkReplaceable()
    } catch {
      sink.abandon()
      throw error
    }
    try sink.committed()
    return result
  }

  /// Where an input is replaced: below the folder that it may not lead out of.
  ///
  /// - Parameter path: Where it is, without links.
  private func place(
    of input: Input, leadingTo path: String, isThere: Bool
  ) throws(CommandError) -> OutputFile {
    if options.batch.followsOutside { return OutputFile(named: path, shown: input.path) }
    let root = input.root ?? Root(ofFile: input.path)
    guard isThere else { return OutputFile(named: input.path) }
    // A file that was named may be a link; what is written stays in its folder.
    guard root.holds(path) else { throw CommandError("\(root.outside(input.path))") }
    return try OutputFile(at: path, below: root, shown: input.path)
  }

  private func convert(
    _ input: Input, into sink: FileSink, _ simulator: Simulator
  ) throws(CommandError) -> ConversionOutcome {
    do throws(VibrancyError) {
      return try simulator.convert(
        input, to: options.conversion, options: options.storage, into: sink)
    } catch {
      sink.abandon()
      if case .unwritable(_, let reason) = error.cause {
        throw CommandError("\(sink.path): \(reason)")
      }
      throw CommandError("\(error)")
    }
  }

  /// Refuses a file with several names: the new one would have but one of them.
  private static func checkNames(
    of record: FileRecord?, at path: String
  ) throws(CommandError) {
    guard let record, record.kind == .file, record.nameCount > 1 else { return }
    throw CommandError(
      "\(path): is one of \(record.nameCount) names of a file (hard links), and the others would "
        + "keep the old picture; use -o DIR")
  }

  private static func unreadable<Result>(
    _ body: () throws(VibrancyError) -> Result
  ) throws(CommandError) -> Result {
    do throws(VibrancyError) { return try body() } catch { throw CommandError("\(error)") }
  }
}

extension ConversionLoss {
  /// What is lost, and the options of a conversion that keeps it.
  fileprivate var advice: String {
    keptBy.map { "\(self); \($0.options) would keep it" }
      ?? "\(self), and no kind of conversion would keep it"
  }
}
