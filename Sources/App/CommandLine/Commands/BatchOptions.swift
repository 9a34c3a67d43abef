// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancySyntax
internal import VibrancySystem

/// What every subcommand with inputs takes: which, how much of them, and how it behaves.
struct BatchOptions: Sendable {
  /// The names of files that name inputs; `-` is standard input.
  let filesFrom: Option<[String]>
  /// Whether the names in those end in NUL.
  let endsInNull: Option<Bool>
  /// What `-` goes by.
  let stdinFilename: String
  /// What is too much to read.
  let limits: PNGLimits
  /// How it behaves.
  let runOptions: RunOptions
  /// The words that name inputs.
  var words: [String]
  private let excluded: [String]
  /// Whether any input may be left out by a pattern.
  var excludesAny: Bool { !excluded.isEmpty }
  private let excludesNamed: Bool
  private let disregardsIgnoreFiles: Bool
  /// Whether links and paths that lead out of an input, or of the output folder, are followed.
  let followsOutside: Bool
  private let mostVariants: Int
  /// The time that Swift sources may be run for.
  let sourceBudget: SourceBudget

  /// Declares them.
  ///
  /// - Parameters:
  ///   - standIn: An option with which no input needs to be named.
  ///   - listsAll: Whether what is printed is cut short without `--verbose`.
  init(
    _ options: inout OptionReader, _ positional: PositionalSpec,
    orOption standIn: OptionReader.Declared? = nil, listsAll: Bool = false
  ) {
    options.heading = "Input"
    filesFrom = options.list(
      "files-from", .file, placeholder: "FILE|-",
      help: "read the names of inputs from a file, one a line; '-' is standard input")
    endsInNull = options.flag(
      "null", short: "0", help: "names in --files-from end in NUL instead of a newline")
    let name = options.value(
      "stdin-filename", .file, placeholder: "NAME", help: "the name that input '-' goes by")
    stdinFilename = name.value ?? "stdin.png"
    excluded =
      options.list(
        "exclude", .text, placeholder: "GLOB", help: "leave out what matches while walking folders"
      ).value
    excludesNamed =
      options.flag("force-exclude", help: "apply --exclude to named inputs too").value
    disregardsIgnoreFiles =
      options.flag("no-gitignore", help: "walk also what '.gitignore' files leave out").value
    followsOutside =
      options.flag("follow-outside", help: "follow links and paths that lead out of an input").value

    options.heading = "Limits"
    var limits = PNGLimits()
    let most = 1...1_000_000_000_000
    limits.pixels =
      options.value(
        "max-pixels", .integer(most), default: limits.pixels,
        help: "the most pixels an image may have"
      ).value
    limits.bytes =
      options.value(
        "max-bytes", .integer(most), default: limits.bytes, help: "the most bytes per file may have"
      ).value
    limits.side =
      options.value(
        "max-side", .integer(1...1_000_000), default: limits.side,
        help: "the most pixels per side may have"
      ).value
    self.limits = limits
    mostVariants =
      options.value(
        "max-variants", .integer(1...10_000), default: InputQuery(paths: []).mostVariants,
        help: "the most previews of one family that a widget description may unfold into"
      ).value
    sourceBudget = SourceBudget(
      seconds: options.value(
        "time-limit", .number(0.1...86_400), placeholder: "SECONDS",
        default: SourceBudget.standard,
        help: "the processor time that running Swift sources may take, shared by widgets"
      ).value)
    runOptions = RunOptions(&options, listsAll: listsAll)
    words = options.positionals(positional, orOption: [filesFrom] + [standIn].compactMap { $0 })
  }

  /// The question for the inputs at some paths.
  ///
  /// - Throws: More or longer patterns than take a moment to match.
  func query(_ paths: [String]) throws(CommandError) -> InputQuery {
    var query = InputQuery(paths: paths)
    query.excluded = excluded
    if let excess = PathPatterns.excess(of: excluded) { throw CommandError("--exclude: \(excess)") }
    query.excludesNamed = excludesNamed
    query.heedsIgnoreFiles = !disregardsIgnoreFiles
    query.followsOutside = followsOutside
    query.mostVariants = mostVariants
    query.sourceBudget = sourceBudget
    return query
  }

  /// The inputs as a shell takes them again; `nil` where it cannot, or where they are too many to
  /// be typed again.
  var typedInputs: String? {
    guard !words.isEmpty, words.count <= 3, !words.contains("-") else { return nil }
    return words.map { ShellQuoting.posixPath($0) }.joined(separator: " ")
  }
}

/// How a long-running subcommand behaves.
struct RunOptions: Sendable {
  /// Inputs worked on at once.
  let jobs: Int
  /// Whether only what must not be missed is said.
  let isQuiet: Bool
  /// Whether the summary comes even where no progress is shown, and reports list everything.
  let isVerbose: Bool
  /// When to use color.
  let color: ColorChoice

  /// Declares them.
  ///
  /// - Parameter listsAll: Whether reports are cut short without `--verbose`.
  init(_ options: inout OptionReader, listsAll: Bool = false) {
    options.heading = "General"
    let jobs = options.value(
      "jobs", short: "j", .integer(1...1024), otherwise: "one a processor",
      help: "inputs worked on at once; the output never depends on it")
    self.jobs = jobs.value ?? FileSystem.processorCount
    isQuiet =
      options.flag(
        "quiet", short: "q", help: "only what must not be missed; no progress, no summary"
      ).value
    let most = "say how much was done in what time, even where no progress is shown"
    isVerbose =
      options.flag(
        "verbose", short: "v",
        help: listsAll ? "list all findings and what is undetermined; \(most)" : most
      ).value
    color = Self.color(&options)
    options.help()
  }

  /// Declares color and help, for a subcommand that is over at once and prints what may be cut.
  init(ofShort options: inout OptionReader, listing what: String) {
    options.heading = "General"
    isVerbose = options.flag("verbose", short: "v", help: "list \(what)").value
    (jobs, isQuiet, color) = (1, true, Self.color(&options))
    options.help()
  }

  private static func color(_ options: inout OptionReader) -> ColorChoice {
    options.value("color", .choice, default: ColorChoice.auto, help: "when to use color").value
  }
}

/// Where results are kept from one run to the next.
struct CacheOptions: Sendable {
  private let folder: Option<String?>
  private let isOff: Bool

  /// Declares them.
  init(_ options: inout OptionReader) {
    options.heading = "Cache"
    folder = Self.folder(&options)
    let off = options.flag(
      "no-cache", help: "work everything out anew, and keep nothing for the next run")
    isOff = off.value
    options.exclude(folder, off)
  }

  /// Declares the folder.
  static func folder(_ options: inout OptionReader) -> Option<String?> {
    options.value(
      "cache", .directory,
      otherwise: "$VIBRANCY_CACHE_DIR, else vibrancy in the user's cache folder",
      help: "the folder that keeps results for the next run; they never change what is reported")
  }

  /// The results of other runs; `nil`: none are wanted, or no folder can be used. One that was named
  /// and cannot be used is reported, and so is any in which a commit or another user can put results.
  ///
  /// - Parameters:
  ///   - inputs: What is read.
  ///   - isIsolated: Whether nothing but the inputs may decide.
  func open(
    on console: Console, for inputs: some Sequence<String>, isIsolated: Bool = false
  ) async -> ResultCache? {
    let place = CachePlace(typed: folder.value)
    guard !isOff, !isIsolated, let path = place.path else { return nil }
    if let top = place.workTree(holding: inputs) {
      let shown = PathBelow.relative(top, to: PathBelow.workingDirectory)
      let error = CacheError(
        path, because: "it lies in the Git work tree \(shown), where a commit can bring results")
      await console.warn("\(error)")
      return nil
    }
    do throws(CacheError) {
      return try ResultCache(folder: path)
    } catch {
      if place.isNamed || error.isUnsafe { await console.warn("\(error)") }
      return nil
    }
  }

  /// Reports what could not be kept, where somebody named the folder.
  func reportTroubles(of cache: ResultCache?, on console: Console) async {
    guard CachePlace(typed: folder.value).isNamed, let error = await cache?.troubles.first else {
      return
    }
    await console.warn("\(error)")
  }
}

/// The folder that keeps results.
package struct CachePlace: Sendable, Hashable {
  /// Where it is; `nil`: nobody has a home here.
  package let path: String?
  /// Whether somebody named it.
  package let isNamed: Bool

  /// The variables of the environment that decide.
  private static let variables = ["VIBRANCY_CACHE_DIR", "XDG_CACHE_HOME", "HOME"]

  init(typed: String?) {
    self.init(typed: typed, environment: Terminal.environment(Self.variables))
  }

  /// The folder that was typed, else that of the environment, else the user's own.
  ///
  /// An empty variable counts as unset, and so does a relative path where the standard wants an
  /// absolute one.
  ///
  /// - Source: XDG Base Directory Specification 0.8; Apple, File System Programming Guide.
  package init(typed: String?, environment: [String: String]) {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    let named = environment["VIBRANCY_CACHE_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    isNamed = typed != nil || named != nil
    #if canImport(Darwin)
      let caches = folder("HOME").map { $0 + "/Library/Caches" }
    #else
      let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }
    #endif
    path = typed ?? named ?? caches.map { $0 + "/vibrancy" }
  }
}

extension CachePlace {
  /// The work tree that both the folder and an input, or the working directory, lie in.
  ///
  /// - Returns: Its top; `nil`: no commit of theirs can bring results into the folder.
  func workTree(holding inputs: some Sequence<String>) -> String? {
    guard let path else { return nil }
    let folder = PathBelow.resolved(ofFuture: path)
    let tops = Set(Self.tops(above: folder) { _ in true })
    // There may be very many inputs, and hardly ever is there a reason to look at them.
    if tops.isEmpty { return nil }
    for input in [AnySequence(["."]), AnySequence(inputs)].lazy.joined() {
      // The repository of a submodule lies in another work tree.
      let own = Self.tops(above: PathBelow.resolved(ofFuture: input)) { $0.kind != .folder }
      if let shared = own.first(where: tops.contains) { return shared }
    }
    return nil
  }

  /// The folders with a `.git` from a path upwards.
  ///
  /// - Parameter goesOn: Whether to look above one that has such a `.git`.
  private static func tops(above path: String, _ goesOn: (FileRecord) -> Bool) -> [String] {
    var (tops, place) = ([String](), path)
    while !place.isEmpty, place != "/" {
      if let git = FileRecord(ofLink: FileSystem.joined(place, ".git")) {
        tops.append(place)
        if !goesOn(git) { break }
      }
      place = FileSystem.folder(of: place)
    }
    return tops
  }
}

/// How a picture is stored.
enum PictureOption {
  /// Declares how hard it is pressed.
  static func compression(_ options: inout OptionReader) -> Compression {
    options.value(
      "compression", .choice, placeholder: "HOW", default: Compression.balanced,
      help: "time against size of file"
    ).value
  }

  /// Bits per sample.
  static let depths: [(name: String, value: SampleDepth)] = [("8", .eight), ("16", .sixteen)]
}

extension PositionalSpec {
  /// What is read.
  static var input: PositionalSpec {
    PositionalSpec(
      "INPUT",
      help: "a PNG, SVG, PDF or JPEG, a folder (walked), an asset catalog or a set in it, a widget "
        + "description (NAME.widget.json), '-' (standard input), or '@FILE' (names, one a line)")
  }

  /// What is read by a subcommand that makes PNG files of PNG files.
  static var pngInput: PositionalSpec {
    PositionalSpec(
      "INPUT",
      help: "a PNG, a folder (walked), an asset catalog or a set in it, '-' (standard input), or "
        + "'@FILE' (names, one a line)")
  }

  /// What is read by a subcommand that looks at projects alone.
  static var project: PositionalSpec {
    PositionalSpec("PROJECT", help: "a project's folder, whose widgets are drawn from their Swift")
  }

  /// What is judged.
  static var judged: PositionalSpec {
    PositionalSpec(
      "INPUT",
      help: "a project's folder (searched for the art of its widgets), an asset catalog or a set "
        + "in it, a PNG, SVG, PDF or JPEG, a widget description (NAME.widget.json), '-' "
        + "(standard input), or '@FILE' (names, one a line)")
  }
}
