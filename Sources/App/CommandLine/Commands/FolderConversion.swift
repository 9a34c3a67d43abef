// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem

/// A conversion whose results go to a folder: pictures converted, everything else copied.
struct FolderConversion: Sendable {
  /// Why some results are refused.
  var errors: [CommandError] { plan.errors + clashes }
  private let options: ConvertOptions
  private let simulator: Simulator
  private let plan: OutputPlan
  private let pictureCount: Int
  private let skipsExisting: Bool
  private var clashes: [CommandError] = []

  /// Plans the results, and opens the folder unless it is a dry run.
  ///
  /// - Throws: The folder cannot be made.
  init(
    of list: inout ConvertInputs, to folder: String, skipsExisting: Bool, _ options: ConvertOptions,
    _ simulator: Simulator
  ) throws(CommandError) {
    if FileSystem.trimmed(folder).lowercased().hasSuffix(".png"), !FileSystem.exists(folder) {
      throw CommandError(
        "\(folder): -o names a folder; name one, or use '-o - > \(folder)' for one picture")
    }
    (self.options, self.simulator, self.skipsExisting) = (options, simulator, skipsExisting)
    clashes = list.dropClashes(in: folder)
    let names = list.names
    var plan = try OutputPlan(
      list.all, names: { [names.name(of: $0)] }, folder: folder,
      followsLinks: options.batch.followsOutside)
    if !options.isDryRun, !list.all.isEmpty { try plan.prepare() }
    (self.plan, pictureCount) = (plan, list.pictureCount)
  }

  /// Writes the result of one input, or says what it would be.
  func outcome(of input: Input, at index: Int) -> ConvertOutcome {
    guard let path = plan.paths(of: index)[0] else { return ConvertOutcome(.failed) }
    if skipsExisting, FileSystem.exists(path) { return ConvertOutcome(.skipped) }
    do throws(CommandError) {
      if options.isDryRun { return try rehearsed(input, at: index, path) }
      guard let file = plan.files(of: index)[0] else { return ConvertOutcome(.failed) }
      return try written(input, at: index, to: file)
    } catch {
      return ConvertOutcome(failure: error)
    }
  }

  private func rehearsed(
    _ input: Input, at index: Int, _ path: String
  ) throws(CommandError) -> ConvertOutcome {
    guard index < pictureCount else {
      var outcome = ConvertOutcome(.written)
      outcome.bytes = (input.byteCount, input.byteCount)
      outcome.list(path, as: "copy", changedPixels: nil)
      return outcome
    }
    let (result, byteCount) = try simulator.rehearsed(input, as: options)
    var outcome = ConvertOutcome(.written, result, of: input)
    outcome.bytes = (input.byteCount, byteCount)
    outcome.list(
      path, as: ConversionKind(options.conversion).rawValue, changedPixels: result.changedPixels)
    return outcome
  }

  private func written(
    _ input: Input, at index: Int, to file: OutputFile
  ) throws(CommandError) -> ConvertOutcome {
    let sink = try FileSink(file)
    try sink.checkReplaceable()
    var outcome = ConvertOutcome(.written)
    if index < pictureCount {
      let result = try simulator.convert(input, as: options, into: sink, sink)
      outcome = ConvertOutcome(.written, result, of: input)
    } else {
      try input.copy(to: sink) { bytes throws(ByteStreamError) in try sink.write(bytes) }
    }
    try sink.committed()
    outcome.line = file.path
    outcome.bytes = (index < pictureCount ? input.byteCount : sink.byteCount, sink.byteCount)
    return outcome
  }
}

/// The inputs of a conversion in one row: pictures first, then what is copied.
struct ConvertInputs {
  /// All of them.
  private(set) var all: [Input]
  /// How many of them are converted.
  private(set) var pictureCount: Int
  /// What the results are called.
  let names: ResultNames

  init(_ list: ConvertList) {
    (all, pictureCount, names) = (list.pictures + list.others, list.pictures.count, list.names)
  }

  /// Drops catalogs that would be written over themselves or over one another.
  ///
  /// - Returns: A line for each.
  fileprivate mutating func dropClashes(in folder: String) -> [CommandError] {
    var errors: [CommandError] = []
    var owners: [String: String] = [:]
    var dropped: [String] = []
    for (path, name) in names.wholes {
      let result = FileSystem.joined(FileSystem.trimmed(folder), name)
      if let real = FileSystem.resolved(result), real == FileSystem.resolved(path) {
        errors.append(
          CommandError("\(path): would be written over itself; use another folder, or --in-place"))
        dropped.append(path)
      } else if Root(folder: path).holds(PathBelow.resolved(ofFuture: folder)) {
        errors.append(
          CommandError("\(path): holds the output folder \(folder); use a folder outside of it"))
        dropped.append(path)
      } else if let other = owners[name],
        FileSystem.resolved(other) != FileSystem.resolved(path)
      {
        errors.append(
          CommandError(
            "\(path): its result and that of \(other) would both be \(result); rename one or use "
              + "two folders"))
        dropped.append(path)
      } else {
        owners[name] = path
      }
    }
    if dropped.isEmpty { return [] }
    let kept = all.enumerated().filter { _, input in
      !dropped.contains { input.path.utf8.starts(with: ($0 + "/").utf8) }
    }
    pictureCount = kept.count { $0.offset < pictureCount }
    all = kept.map(\.element)
    return errors
  }
}

extension Simulator {
  /// Converts an input into a file.
  ///
  /// - Parameters:
  ///   - sink: What is given the bytes, and passes them on to the file.
  ///   - file: The file, which is given up if anything fails.
  func convert(
    _ input: Input, as options: ConvertOptions, into sink: some ByteSink, _ file: FileSink
  ) throws(CommandError) -> ConversionOutcome {
    do throws(VibrancyError) {
      return try convert(input, to: options.conversion, options: options.storage, into: sink)
    } catch {
      file.abandon()
      if case .unwritable(_, let reason) = error.cause {
        throw CommandError("\(file.path): \(reason)")
      }
      throw CommandError("\(error)")
    }
  }
}
