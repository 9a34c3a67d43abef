// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyLint
internal import VibrancySystem
internal import VibrancyVocabulary

/// The files that a conversion takes from a command line.
struct ConvertList {
  /// What is converted.
  private(set) var pictures: [Input] = []
  /// What lies beside it in folders and catalogs, and is copied where results go to a folder.
  private(set) var others: [Input] = []
  /// What could not be read on the way, one line each.
  private(set) var errors: [CommandError] = []
  /// What is odd, one sentence each.
  private(set) var notes: [String] = []
  /// What the results are called.
  let names: ResultNames

  /// Gathers the files: of a project the pictures that lint judges, unless all are asked for.
  ///
  /// - Parameter outputFolder: A folder that is not read.
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(_ options: ConvertOptions, outputFolder: String?) throws(CommandError) {
    var gathered = try InputArguments(options.batch)
    notes = gathered.notes
    names = ResultNames(of: gathered.words)
    var (endings, iconSetCount, leftOut) = ([String: Int](), 0, 0)
    for part in gathered.words.split(separator: "-", omittingEmptySubsequences: false) {
      // Named twice, it counts once, as any input does.
      if part.startIndex > 0, !pictures.contains(where: { $0.source != .file }) {
        pictures.append(
          Input(pngData: try gathered.standardInput(), name: options.batch.stdinFilename))
      }
      guard !part.isEmpty else { continue }
      var query = try options.batch.query(Array(part))
      query.outputFolder = outputFolder
      var found = ConversionInputs(query)
      if !options.convertsAll, WidgetArt.holdsProject(query) {
        let scope = Set(
          WidgetArt(query, withoutIcons: false).findings.inputs.map { PathKey($0.path) })
        leftOut += found.leaveOut { !scope.contains(PathKey($0.path)) }
      }
      if pictures.isEmpty { pictures = found.pictures } else { pictures += found.pictures }
      if others.isEmpty { others = found.others } else { others += found.others }
      errors += found.errors.flatMap { $0.lines.map { CommandError($0) } }
      errors += found.refused.map {
        CommandError("\($0): is not a PNG; export it as PNG to convert it")
      }
      notes += found.notes
      endings.merge(found.unconverted, uniquingKeysWith: +)
      iconSetCount += found.iconSetCount
    }
    let done =
      if case .folder = options.destination { "copied unchanged" } else { "left as they are" }
    if !endings.isEmpty {
      let kinds = endings.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      let count = endings.values.reduce(0, +)
      notes.append(
        "\(counted(count, "file")) not converted, \(done): not PNG "
          + "(\(kinds.joined(separator: ", ")))")
    }
    if leftOut > 0 {
      notes.append(
        "\(counted(leftOut, "picture")) that no widget shows not converted, \(done); --all converts "
          + "them")
    }
    if iconSetCount > 0 {
      notes.append(
        "\(counted(iconSetCount, "app-icon set")) not converted, \(done); name a set to convert it")
    }
  }
}
