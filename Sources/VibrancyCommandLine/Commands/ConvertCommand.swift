// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
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
    func isNamed(_ input: Input) -> Bool { input.role == .loose || words.contains(input.path) }
    report.errors += others.filter(isNamed).map {
      CommandError("\($0.path): is no PNG; export it as PNG to convert it")
    }
    let targets: [String?]
    if let folder, !options.isCheck {
      let plan = try OutputPlan(inputs, names: { [$0.name + ".png"] }, folder: folder)
      if !inputs.isEmpty { try plan.prepare() }
      targets = inputs.indices.map { plan.paths(of: $0)[0] }
      report.errors += plan.errors
    } else {
      if options.isInPlace { inputs = Self.once(inputs) }
      targets = inputs.map { $0.source == .file ? $0.path : nil }
      if options.isInPlace, targets.contains(nil) {
        report.errors.append(
          CommandError("standard input cannot be replaced in place; use -o DIR"))
      }
    }
    await console.begin(total: inputs.count)
    let outcomes = await simulator.map(inputs, jobs: manners.jobs) { index, input in
      let outcome = outcome(of: input, target: targets[index], simulator)
      await console.advance()
      return outcome
    }
    report.errors += outcomes.compactMap(\.error)
    report.warnings = outcomes.flatMap(\.warnings)
    report.notes =
      list.notes
      + others.filter { !isNamed($0) }.map { "\($0.path): is no PNG and is not converted" }
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
    of input: Input, target: String?, _ simulator: Simulator
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
        if result?.changesPixels == true || !options.isInPlace {
          outcome.line = target
        }
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

  /// Writes the result; in place only if a pixel changes.
  private func write(
    _ input: Input, to target: String, _ simulator: Simulator
  ) throws(CommandError) -> ConversionOutcome {
    let isInPlace = options.isInPlace
    // A link stays a link: what it leads to is replaced.
    let path = isInPlace ? FileSystem.resolved(target) ?? target : target
    let before = FileRecord(path)
    if isInPlace, let before {
      // Also asked when it is read; this is where it is written.
      try Self.unreadable { () throws(VibrancyError) in try input.check(leadsTo: path) }
      if before.kind == .other {
        throw CommandError("\(target): is no ordinary file and cannot be replaced; use -o DIR")
      }
    }
    if !isInPlace { try FileSystem.checkReplaceable(path, as: path) }
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    if before?.kind == .folder, !isInPlace {
      throw CommandError("\(path): is a folder; remove it or write elsewhere")
    }
    let sink = FileSink(path: path)
    let result: ConversionOutcome
    do throws(VibrancyError) {
      result = try simulator.convert(
        input, to: options.conversion, options: options.storage, into: sink)
    } catch {
      sink.abandon()
      if case .unwritable(_, let reason) = error.cause {
        throw CommandError("\(target): \(reason)")
      }
      throw CommandError("\(error)")
    }
    if isInPlace {
      let isSame = FileRecord(path) == before
      guard result.changesPixels, isSame else {
        sink.abandon()
        if isSame { return result }
        throw CommandError("\(target): was changed while it was read; run again")
      }
      do throws(CommandError) {
        try Self.checkNames(of: before, at: target)
        try FileSystem.checkReplaceable(path, as: target)
      } catch {
        sink.abandon()
        throw error
      }
    }
    try sink.committed(as: target)
    return result
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
