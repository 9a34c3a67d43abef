// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyHistory
internal import VibrancySystem
internal import VibrancyVocabulary

/// A conversion that replaces its inputs: whole, and only what can be brought back.
struct InPlaceConversion: Sendable {
  /// What is replaced: files, each once, whatever links lead to it.
  let inputs: [Input]
  /// What cannot be replaced at all.
  let errors: [CommandError]
  private let options: ConvertOptions
  private let simulator: Simulator
  private let snapshot: GitSnapshot?
  private let undo: UndoFolder?

  /// Gets ready: opens the undo folder, and asks git what it holds.
  ///
  /// - Throws: The undo folder cannot be used.
  init(
    of pictures: [Input], _ options: ConvertOptions, _ simulator: Simulator, undoFolder: String?,
    allowsDirty: Bool
  ) throws(CommandError) {
    (self.options, self.simulator) = (options, simulator)
    var seen: Set<PathKey> = []
    var paths: [String] = []
    inputs = pictures.filter { input in
      guard input.source == .file else { return false }
      guard let real = FileSystem.resolved(input.path) else { return true }
      paths.append(real)
      return seen.insert(PathKey(real)).inserted
    }
    errors =
      pictures.contains { $0.source != .file }
      ? [CommandError("standard input cannot be replaced in place; use -o DIR")] : []
    undo = try undoFolder.map { folder throws(CommandError) in
      try UndoFolder(keepingIn: folder, isDryRun: options.isDryRun)
    }
    snapshot = allowsDirty ? nil : GitSnapshot(of: paths)
  }

  /// Replaces one file if a pixel of it changes.
  func outcome(of input: Input) -> ConvertOutcome {
    do throws(CommandError) {
      return try replaced(input)
    } catch {
      return ConvertOutcome(failure: error)
    }
  }

  private func replaced(_ input: Input) throws(CommandError) -> ConvertOutcome {
    // A link stays a link: what it leads to is replaced.
    let path = FileSystem.resolved(input.path) ?? input.path
    let before = FileRecord(path)
    if before?.kind == .other {
      throw CommandError(
        "\(input.path): is not an ordinary file and cannot be replaced; use -o DIR")
    }
    let known = undo?.entry(of: path)
    let held = try known.map { entry throws(CommandError) in
      (entry: entry, isDone: try options.isDone(entry, input, path))
    }
    if held?.isDone == true { return ConvertOutcome(.unchanged) }
    if options.isDryRun { return try rehearsed(input, path) }
    let sink = try FileSink(try place(of: input, leadingTo: path, isThere: before != nil))
    sink.keepsAttributes = true
    let digest = DigestSink(sink, isDigested: undo != nil)
    let result = try simulator.convert(input, as: options, into: digest, sink)
    do throws(CommandError) {
      try commit(
        sink, digest.digits, over: before, at: path, of: input, changes: result.changesPixels,
        known: held?.entry)
    } catch {
      sink.abandon()
      throw error
    }
    var outcome = ConvertOutcome(
      result.changesPixels ? .written : .unchanged, result, of: input)
    guard result.changesPixels else { return outcome }
    outcome.line = input.path
    outcome.bytes = (before?.byteCount ?? 0, sink.byteCount)
    return outcome
  }

  private func commit(
    _ sink: FileSink, _ digest: String?, over before: FileRecord?, at path: String,
    of input: Input, changes: Bool, known: UndoEntry?
  ) throws(CommandError) {
    func checkSame() throws(CommandError) {
      guard sink.replaced == before else {
        throw CommandError("\(input.path): was changed while it was read; run again")
      }
    }
    try checkSame()
    guard changes else { return sink.abandon() }
    try checkReplaceable(before, at: path, of: input)
    try sink.checkReplaceable()
    // Two runs of ours replace one after the other, and the second sees what the first did.
    guard let lock = FolderLock(FileSystem.folder(of: path)) else {
      throw CommandError("\(input.path): another run writes there; wait for it and run again")
    }
    defer { lock.release() }
    try checkSame()
    if let undo, let digest {
      try undo.keep(path, as: input, digest, options.typed, known: known)
      try checkSame()
    }
    try sink.committed()
  }

  private func rehearsed(_ input: Input, _ path: String) throws(CommandError) -> ConvertOutcome {
    let (result, byteCount) = try simulator.rehearsed(input, as: options)
    guard result.changesPixels else { return ConvertOutcome(.unchanged, result, of: input) }
    try checkReplaceable(FileRecord(path), at: path, of: input)
    var outcome = ConvertOutcome(.written, result, of: input)
    outcome.bytes = (input.byteCount, byteCount)
    outcome.list(
      input.path, as: ConversionKind(options.conversion).rawValue,
      changedPixels: result.changedPixels)
    return outcome
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

  /// Refuses a file with several names, and one that git could not bring back.
  private func checkReplaceable(
    _ record: FileRecord?, at path: String, of input: Input
  ) throws(CommandError) {
    if let record, record.kind == .file, record.nameCount > 1 {
      throw CommandError(
        "\(input.path): is one of \(record.nameCount) names of a file (hard links), and the others "
          + "would keep the old picture; use -o DIR")
    }
    guard let held = snapshot?[path] else { return }
    switch held {
    case .nothing: return
    case .outside:
      if undo != nil { return }
      throw CommandError(
        "\(input.path): lies in no Git repository that could bring it back; add --undo-folder DIR to "
          + "keep the original, or --allow-dirty")
    case .uncommitted: break
    case .unknown(let top, let error):
      let shown = PathBelow.relative(top, to: PathBelow.workingDirectory)
      throw CommandError(
        "\(shown): git cannot say what is committed (\(error)); fix that, or use --allow-dirty")
    case .bytes(let blob, let largeFile):
      let size = record?.byteCount ?? 0
      var digest = GitDigest.blobDigest(byteCount: size, digits: blob.utf8.count)
      if try FileDigest.digits(&digest, ofFileAt: path, shown: input.path) == blob { return }
      if let largeFile,
        try FileDigest.sha256(ofFileAt: path, shown: input.path).digits == largeFile
      {
        return
      }
    }
    throw CommandError(
      "\(input.path): has changes that are not committed; commit them, or use --allow-dirty")
  }
}

extension ConvertOptions {
  /// Whether an earlier run with an undo folder made a file what it is.
  func isDone(_ input: Input, by undo: UndoFolder) throws(CommandError) -> Bool {
    let path = FileSystem.resolved(input.path) ?? input.path
    guard let entry = undo.entry(of: path) else { return false }
    return try isDone(entry, input, path)
  }

  fileprivate func isDone(
    _ entry: UndoEntry, _ input: Input, _ path: String
  ) throws(CommandError) -> Bool {
    let digest = try FileDigest.sha256(ofFileAt: path, shown: input.path).digits
    if digest == entry.after { return entry.conversion == typed }
    if digest == entry.before { return false }
    throw CommandError(
      "\(input.path): was changed since the conversion that the undo folder keeps its original "
        + "of; use another --undo-folder")
  }
}
