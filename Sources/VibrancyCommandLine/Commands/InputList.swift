// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// The inputs that a command line names, gathered from words, lists, folders and standard input.
struct InputList {
  /// The inputs, each once.
  private(set) var inputs: [Input] = []
  /// What could not be read on the way, a line each.
  private(set) var errors: [CommandError] = []
  /// What is odd about catalogs, and what was passed over.
  private(set) var notes: [String] = []

  /// Gathers the inputs.
  ///
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(_ arguments: Arguments, limits: PNGLimits, outputFolder: String?) throws(CommandError) {
    var usesStandardInput = false
    func readStandardInput() throws(CommandError) -> [UInt8] {
      guard !usesStandardInput else {
        throw CommandError(
          "standard input cannot be read twice; name a file for --files-from or the input")
      }
      usesStandardInput = true
      return try Self.bytes { () throws(VibrancyError) in
        try Input.standardInput(limit: limits.bytes)
      }
    }
    var words: [String] = []
    for word in arguments.positionals {
      if word.hasPrefix("@"), word.count > 1, !FileSystem.exists(word) {
        let list = Input(path: String(word.dropFirst()))
        words += Self.names(try Self.read(list, limits: limits), separator: 10)
      } else {
        words.append(word)
      }
    }
    for file in arguments.list("files-from") {
      let bytes =
        file == "-" ? try readStandardInput() : try Self.read(Input(path: file), limits: limits)
      words += Self.names(bytes, separator: arguments.flag("null") ? 0 : 10)
    }
    // Standard input keeps its place among the paths before and after it.
    for part in words.split(separator: "-", omittingEmptySubsequences: false) {
      // Named twice, it counts once, as any input does.
      if part.startIndex > 0, !inputs.contains(where: { $0.source != .file }) {
        let name = arguments.text("stdin-filename") ?? "stdin.png"
        inputs.append(Input(pngData: try readStandardInput(), name: name))
      }
      guard !part.isEmpty else { continue }
      var query = InputQuery(paths: Array(part))
      query.excluded = arguments.list("exclude")
      query.excludesNamed = arguments.flag("force-exclude")
      query.outputFolder = outputFolder
      query.mostVariants = arguments.integer("max-variants") ?? query.mostVariants
      let found = query.inputs()
      inputs += found.inputs
      errors += found.errors.map { CommandError("\($0)") }
      notes += found.notes
      for (kind, count) in found.passedOver.sorted(by: { $0.key < $1.key }) {
        notes.append("\(counted(count, kind)) passed over: this kind of folder is not read")
      }
    }
    if inputs.contains(where: { $0.source != .file }) { keepFirst() }
  }

  /// Drops inputs that were found before and again after standard input.
  private mutating func keepFirst() {
    var places = PlaceFinder()
    var seen: Set<FileSystem.Key> = []
    inputs = inputs.filter {
      $0.source != .file || seen.insert(places.place(of: $0.path)).inserted
    }
  }

  private static func read(_ input: Input, limits: PNGLimits) throws(CommandError) -> [UInt8] {
    try bytes { () throws(VibrancyError) in try input.bytes(limit: limits.bytes) }
  }

  private static func bytes(
    _ read: () throws(VibrancyError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    do throws(VibrancyError) { return try read() } catch { throw CommandError("\(error)") }
  }

  private static func names(_ bytes: [UInt8], separator: UInt8) -> [String] {
    bytes.split(separator: separator).map { line in
      let trimmed = separator == 10 && line.last == 13 ? line.dropLast() : line
      return String(decoding: trimmed, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}
