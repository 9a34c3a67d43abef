// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// The inputs that a command line names, gathered from words, lists, folders and standard input.
struct InputList {
  /// The inputs, each once.
  private(set) var inputs: [Input] = []
  /// Whether anything was named: an empty list asks for nothing, and gets it.
  let namesAny: Bool
  /// What could not be read on the way, a line each.
  private(set) var errors: [CommandError] = []
  /// What is odd about catalogs, and what was passed over.
  private(set) var notes: [String] = []

  /// Gathers the inputs.
  ///
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(_ options: BatchOptions, outputFolder: String?) throws(CommandError) {
    var gathered = try InputWords(options)
    (notes, namesAny) = (gathered.notes, !gathered.words.isEmpty)
    // Standard input keeps its place among the paths before and after it.
    for part in gathered.words.split(separator: "-", omittingEmptySubsequences: false) {
      // Named twice, it counts once, as any input does.
      if part.startIndex > 0, !inputs.contains(where: { $0.source != .file }) {
        inputs.append(
          Input(pngData: try gathered.standardInput(), name: options.stdinFilename))
      }
      guard !part.isEmpty else { continue }
      var query = try options.query(Array(part))
      query.outputFolder = outputFolder
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
}
