// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancySystem
internal import VibrancyVocabulary

/// The inputs that a command line names, gathered from words, lists, folders and standard input.
struct InputList {
  /// Which of the art in folders is wanted.
  enum Extent: Equatable {
    /// All of it.
    case all
    /// What lint judges.
    case scope
    /// Of that, what is not an app's icon, and as far as is known in a widget.
    case widgets
  }

  /// The inputs, each once.
  private(set) var inputs: [Input] = []
  /// Whether anything was named: an empty list asks for nothing, and gets it.
  let namesAny: Bool
  /// What could not be read on the way, one line each.
  private(set) var errors: [CommandError] = []
  /// What is odd about catalogs, and what was passed over.
  private(set) var notes: [String] = []
  /// How many sets and loose pictures of folders were not wanted.
  private(set) var artLeftOut = 0
  private let excludesAny: Bool

  /// Whether nothing was found, though nothing was left out.
  var isOfNothing: Bool { inputs.isEmpty && errors.isEmpty && artLeftOut == 0 && !excludesAny }

  /// Gathers the inputs.
  ///
  /// - Parameters:
  ///   - arguments: The words that name them.
  ///   - scale: Pixels per point of the screen, whose stored scale alone is wanted; `nil`: all.
  ///   - extent: What of it is wanted that is found in folders.
  ///   - widgets: What is wanted of a project's Swift; `nil`: widgets are not drawn from it.
  ///   - symbols: Drawings that stand for symbols in views.
  ///   - cache: Where it is kept what sources say of art; `nil`: nowhere.
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(
    _ options: BatchOptions, _ arguments: InputArguments, outputFolder: String?,
    scale: Int? = nil, extent: Extent = .all, widgets: WantedWidgets? = nil,
    symbols: SymbolFolder? = nil, cache: ResultCache? = nil
  ) throws(CommandError) {
    var scalesLeftOut = 0
    var gathered = arguments
    (notes, namesAny) = (gathered.notes, !gathered.words.isEmpty)
    excludesAny = options.excludesAny
    let readings = RunReadings()
    // Standard input keeps its place among the paths before and after it.
    for part in gathered.words.split(separator: "-", omittingEmptySubsequences: false) {
      // Named twice, it counts once, as any input does.
      if part.startIndex > 0, !inputs.contains(where: { $0.source != .file }) {
        inputs.append(
          Input(pngData: try gathered.standardInput(), name: options.stdinFilename))
      }
      guard !part.isEmpty else { continue }
      var query = try options.query(Array(part))
      (query.outputFolder, query.onlyScale) = (outputFolder, scale)
      query.symbolFolder = symbols
      query.readings = readings
      if let widgets {
        let found = widgets.found(by: query)
        inputs += found.inputs
        notes += found.notes
        errors += found.errors
        if !widgets.names.isEmpty { continue }
        if widgets.replacesArt { query.paths.removeAll { found.folders.contains($0) } }
        if query.paths.isEmpty { continue }
      }
      let found: InputFindings
      if extent == .widgets || extent == .scope && WidgetArt.narrows(query) {
        let art = WidgetArt(query, withoutIcons: extent == .widgets, cache)
        found = art.findings
        artLeftOut += art.leftOut
        errors += art.errors.map { CommandError($0) }
      } else {
        found = query.inputs()
      }
      scalesLeftOut += found.scalesLeftOut
      // Most often all are of one part: there may be a million, and two copies would be much.
      if inputs.isEmpty { inputs = found.inputs } else { inputs += found.inputs }
      errors += found.errors.flatMap { $0.lines.map { CommandError($0) } }
      notes += found.notes
      for (kind, count) in found.passedOver.sorted(by: { $0.key < $1.key }) {
        notes.append("\(counted(count, kind)) passed over: this kind of folder is not read")
      }
    }
    if inputs.contains(where: { $0.source != .file }) { keepFirst() }
    // To find widgets, far more was read than they need to be drawn.
    if inputs.contains(where: { $0.sourceWidget != nil }) { SystemCall.returnFreeMemory() }
    if artLeftOut > 0 {
      notes.append(
        "skipped \(counted(artLeftOut, "piece")) of art that no widget shows"
          + (extent == .widgets ? " (--widgets-only)" : "; --all draws them"))
    }
    if scalesLeftOut > 0 {
      notes.append(
        "\(counted(scalesLeftOut, "stored scale")) left out: the screen takes another; "
          + "--every-scale draws all")
    }
  }

  /// Drops inputs that were found before and again after standard input.
  private mutating func keepFirst() {
    var places = PlaceFinder()
    var seen: Set<PathKey> = []
    inputs = inputs.filter {
      $0.source != .file || seen.insert(places.place(of: $0.path)).inserted
    }
  }
}

/// The words that name inputs, gathered from the command line, `@FILE` and `--files-from`.
struct InputArguments {
  /// Paths, and `-` where standard input was named.
  private(set) var words: [String] = []
  /// What was passed over, one sentence each.
  private(set) var notes: [String] = []
  private let limits: PNGLimits
  private var usesStandardInput = false

  /// Gathers the words.
  ///
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(_ options: BatchOptions) throws(CommandError) {
    limits = options.limits
    for word in options.words {
      if word.hasPrefix("@"), word.count > 1, !FileSystem.exists(word) {
        words += try Self.names(
          inListAt: String(word.dropFirst()), limits: limits,
          followsOutside: options.followsOutside)
      } else {
        words.append(word)
      }
    }
    for file in options.filesFrom.value {
      if file == "-" { try takeStandardInput() }
      words += try Self.names(
        inListAt: file == "-" ? nil : file, isNullSeparated: options.endsInNull.value,
        limits: limits, followsOutside: options.followsOutside)
    }
    passOverSheets()
  }

  /// Leaves out contact sheets of ours beside other inputs: a shell's `*.png` names them as well.
  private mutating func passOverSheets() {
    let others = words.filter { !ContactSheet.isOne(at: $0) }
    guard !others.isEmpty, others.count < words.count else { return }
    notes = words.filter { ContactSheet.isOne(at: $0) }.map {
      "\($0): is a contact sheet of ours and is passed over; name it alone to look at it"
    }
    words = others
  }

  /// The picture that standard input brings.
  ///
  /// - Throws: It cannot be read, or was read already.
  mutating func standardInput() throws(CommandError) -> [UInt8] {
    try takeStandardInput()
    do throws(VibrancyError) {
      return try Input.standardInput(limit: limits.bytes)
    } catch {
      throw CommandError("\(error)")
    }
  }

  private mutating func takeStandardInput() throws(CommandError) {
    guard !usesStandardInput else {
      throw CommandError(
        "standard input cannot be read twice; name a file for --files-from or the input")
    }
    usesStandardInput = true
  }

  private static func names(
    inListAt path: String?, isNullSeparated: Bool = false, limits: PNGLimits, followsOutside: Bool
  ) throws(CommandError) -> [String] {
    let names: [String]
    do throws(VibrancyError) {
      names = try Input.names(
        inListAt: path, isNullSeparated: isNullSeparated, limit: limits.bytes)
    } catch {
      throw CommandError("\(error)")
    }
    if let path, !followsOutside { try checkNothingQuoted(of: names, inListAt: path) }
    return names
  }

  /// Refuses a list that is a link to another place and holds what is not a name of a file: errors about
  /// it would quote what somebody else's file holds.
  private static func checkNothingQuoted(
    of names: [String], inListAt path: String
  ) throws(CommandError) {
    if ["/dev/", "/proc/"].contains(where: { path.hasPrefix($0) }) { return }
    let isInside =
      path.utf8.first != UInt8(ascii: "/") && !path.split(separator: "/").contains("..")
    let root = isInside ? Root(folder: "") : Root(ofFile: path)
    guard root.isLeft(by: path) else { return }
    let missing = names.count { !FileSystem.exists($0) }
    guard missing > 0 else { return }
    throw CommandError(
      "\(path): \(missing) of \(counted(names.count, "line")) name no file, and none is shown, "
        + "because the list leads outside \(isInside ? "the working directory" : "its folder"); "
        + "--follow-outside shows them")
  }
}
