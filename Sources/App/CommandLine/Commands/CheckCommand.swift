// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// `vibrancy INPUT…`: a first look. Verdicts in words, one contact sheet, the next step.
struct CheckCommand: BatchCommand {
  private let scope: ScopeOptions
  private let family: Family?
  private let symbols: SymbolOption
  private let samples: SampleOptions
  private let writesNoSheet: Bool
  private let failOn: FailureBound
  private let cache: CacheOptions
  private let settings: SettingsOptions
  var runOptions: RunOptions { settings.batch.runOptions }

  /// The most pieces of art that are listed one by one, and with `--verbose`: each that is listed finds its
  /// place among the others.
  private static let (mostListed, mostListedOfAll) = (20, 10_000)
  /// The most widgets that are.
  private static let mostWidgets = 12
  /// The most lines about widgets, pictures and other findings.
  private static let mostLines = 28
  /// The most notes on the run, and on why widgets are not drawn as on a device.
  private static let mostNotes = 3
  private static let mostCauses = 5
  /// The most rows of the contact sheet; the others are counted below the last.
  private static let mostRows = 40
  /// The most pixels of its height, unless one row has more.
  private static let mostHeight = 4000
  /// The most pictures on it, which are held until it is written.
  private static let mostPictures = 300

  init(_ options: inout OptionReader) {
    scope = ScopeOptions(&options)
    family =
      options.value(
        "family", .family, placeholder: "NAME", otherwise: "from the sources, or from the size",
        listing: "vibrancy families",
        help: "the widget's slot that pictures are for; nothing is scaled or masked"
      ).value
    symbols = SymbolOption(&options)
    samples = SampleOptions(&options)
    options.heading = "Output"
    writesNoSheet = options.flag("no-sheet", help: "write no contact sheet").value
    failOn = FailureBound(&options)
    cache = CacheOptions(&options)
    settings = SettingsOptions(&options)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: settings.batch.limits)
    var asked = try JudgedRequest(scope, settings, simulator: simulator)
    if await asked.printSettings(on: console, isQuiet: runOptions.isQuiet) { return .done }
    asked.request.inspection = writesNoSheet ? .facts : .pictures
    asked.request.family = family
    asked.request.query.symbolFolder = try symbols.folder(
      followsOutside: settings.batch.followsOutside)
    // Lint and drawing read the same files.
    asked.request.query.readings = RunReadings()
    let wanted = try WantedWidgets(samples, settings.configuration)
    asked.request.cache = await cache.open(
      on: console, for: asked.request.query.paths, isIsolated: settings.configuration.isIsolated)
    let layout = FirstLookLayout(
      width: Terminal.isTerminal(.output) ? Terminal.columns(of: .output) : nil,
      isPlain: TextEncoding.current != .utf8,
      style: MessageStyle(isColored: runOptions.color.isColored(.output)))
    let found = wanted.found(by: asked.request.query)
    let isVerbose = runOptions.isVerbose
    var tally = FirstLookTally(
      layout, mostListed: isVerbose ? Self.mostListedOfAll : Self.mostListed,
      FirstLookWidgets(found.inputs))
    let report = await Linter(limits: simulator.limits).stream(
      asked.request, mostPictures: Self.mostPictures, progress: console.progress
    ) { tally.add($0) }
    for finding in report.findings { tally.add(finding, isLoose: true) }
    for finding in report.undetermined { tally.addOpen(finding) }
    await console.end()
    await console.fail(report.errors)
    let lines = lines(of: tally, report, layout)
    await console.print(lines.map { $0 + "\n" }.joined())
    if !runOptions.isQuiet {
      let notes = report.summary.notes + report.idlePatterns
      let shown = isVerbose ? notes.count : Self.mostNotes
      for note in notes.prefix(shown) { await console.remark(note) }
      if notes.count > shown {
        await console.remark("\(counted(notes.count - shown, "more note")); --verbose lists all")
      }
    }
    let drawn =
      writesNoSheet
      ? DrawnWidgets()
      : await DrawnWidgets(
        found, most: Self.mostRows, os: report.os, simulator, jobs: runOptions.jobs, tally.widgets)
    asked.request.query.readings = nil
    for warning in report.summary.warnings { await console.warn(warning.sentence) }
    if let warning = settings.batch.sourceBudget.warning { await console.warn(warning) }
    if !runOptions.isQuiet {
      let most = isVerbose ? .max : Self.mostCauses
      for note in drawn.notes + drawn.causes.lines(most: most) { await console.remark(note) }
    }
    for error in drawn.errors { await console.fail(error.sentence) }
    var status = report.errors.isEmpty && drawn.errors.isEmpty ? ExitStatus.done : .failure
    var end: [String] = []
    if tally.count == 0, lines.isEmpty, drawn.rows.isEmpty, report.summary.isEmpty {
      await console.print(
        report.errors.isEmpty
          ? "nothing was judged: \(report.summary.emptySentence)\n" : "nothing was judged\n")
    }
    if !tally.rows.isEmpty || !drawn.rows.isEmpty {
      let path = SheetName.of(asked.request.query.paths + asked.request.inputs.map(\.path))
      // Its name is our choice, so nothing that is not ours makes way for it.
      guard !FileSystem.exists(path) || ContactSheet.isOne(at: path) else {
        throw CommandError(
          "\(path): is not a contact sheet of ours and is not replaced; move it, or use --no-sheet")
      }
      try write(drawn, tally, at: path, report.os)
      if let words = tally.widgets.words {
        end.append("read \(words)")
        if tally.count > 0 { end.append("judged \(counted(tally.count, "picture"))") }
      }
      end.append("sheet \(VisibleText.of(path))")
    }
    if tally.count > 0 || tally.widgets.words != nil {
      end += ["estimate, model \(report.model)", "iOS \(report.os.rawValue)"]
    }
    if let next = nextStep(report, tally) { end.append("next: \(VisibleText.of(next))") }
    let signs = tally.signs.union(tally.widgets.signs)
    await console.print(layout.joined(end) + layout.legendLine(signs))
    let worst = [tally.worst].compactMap { $0 }
    if failOn.isReached(by: worst, settings: asked.request.settings.failOn) {
      status = max(status, .findings)
    }
    return status
  }

  private func lines(
    of tally: FirstLookTally, _ report: Report, _ layout: FirstLookLayout
  ) -> [String] {
    let all = settings.batch.typedInputs.map { "vibrancy lint \($0)" } ?? "vibrancy lint"
    let isVerbose = runOptions.isVerbose
    var lines = tally.widgets.lines(layout, most: isVerbose ? .max : Self.mostWidgets, all: all)
    let loose = self.lines(of: tally.loose, layout, all: all)
    // Beside a project's widgets those pieces have lines for which there is room.
    let isBounded = !isVerbose && tally.widgets.words != nil
    let room = isBounded ? max(4, Self.mostLines - lines.count - loose.count) : Int.max
    var (listed, taken) = (0, 0)
    for piece in tally.pieces {
      let own = piece.look.lines(called: tally.title(of: piece))
      guard listed == 0 || taken + own.count <= room else { break }
      lines += own
      (listed, taken) = (listed + 1, taken + own.count)
    }
    if tally.listedCount > listed {
      let rest = tally.listedCount - listed
      lines += layout.wrapped("and \(rest) more; '\(all)' reports what is wrong with any")
    }
    if tally.listedCount < tally.count {
      lines += layout.wrapped(
        "and \(tally.silentCount) of which only the file is judged, with nothing wrong")
    }
    lines += loose
    if let scope = report.summary.scopeSentence {
      let widgets = tally.widgets.words == nil ? report.summary.widgetSentence : nil
      lines += layout.wrapped([widgets, scope].compactMap(\.self).joined(separator: ", "))
    }
    return lines
  }

  /// What is found of no piece of art: in code, and of files that are none.
  ///
  /// - Parameter all: The command that reports all of it.
  private func lines(
    of findings: LooseFindings, _ layout: FirstLookLayout, all: String
  ) -> [String] {
    let reported = findings.groups.prefix(runOptions.isVerbose ? .max : Self.mostListed / 5)
    var lines = reported.flatMap { FirstLook.lines(of: $0, layout) }
    let rest = findings.count - reported.joined().count
    if rest > 0 {
      let more = counted(rest, "more finding")
      lines += layout.wrapped("and \(more) in code and files; '\(all)' reports all")
    }
    return lines
  }

  /// A command that can be typed as it is and reports more; `nil`: there is none to name.
  private func nextStep(_ report: Report, _ tally: FirstLookTally) -> String? {
    let summary = report.summary
    if tally.worst == nil, summary.judged == 0, summary.sets > 0, !summary.judgesAll {
      return settings.batch.typedInputs.map { "vibrancy \($0) --all" }
    }
    // Nothing was looked at: nothing to look at more closely.
    if summary.isEmpty { return nil }
    guard let worst = tally.worst else {
      return settings.batch.typedInputs.map { "vibrancy render \($0) -o previews" }
        ?? "vibrancy scenes"
    }
    if tally.rules.count > 1, let typedInputs = settings.batch.typedInputs {
      return "vibrancy lint \(typedInputs) --reporter html:lint.html"
    }
    return "vibrancy explain \(worst.rule)"
  }

  private func write(
    _ drawn: DrawnWidgets, _ tally: FirstLookTally, at path: String, _ os: SystemVersion
  ) throws(CommandError) {
    var scenes: [String] = []
    let all = drawn.rows + tally.rows
    for row in all {
      for case let scene? in row.thumbnails.map(\.scene) where !scenes.contains(scene) {
        scenes.append(scene)
      }
    }
    // Full color says what the others are seen beside.
    let isFull = { (id: String) in Place(rawValue: id)?.recipe.mode == .fullColor }
    scenes = scenes.filter(isFull) + scenes.filter { !isFull($0) }
    // Widgets are shown in places alone.
    let first = tally.rows.isEmpty ? [] : [String?.none]
    let columns =
      first.map { _ in ContactSheet.Column(title: "full color") }
      + scenes.map { id in
        Place(rawValue: id).map { ContactSheet.Column(Scene($0)) } ?? .init(title: id)
      }
    let limit = min(Self.mostRows, ContactSheet.rowLimit(columns: columns.count))
    let rows = all.prefix(limit).map { row in
      ContactSheet.Row(
        title: row.title, subtitle: row.subtitle, row.thumbnails,
        in: first + scenes.map(Optional.some), row.captions)
    }
    let remarks = tally.loose.remarks
    let command = settings.batch.typedInputs.map { "vibrancy render \($0) -o previews --html" }
    func sheet(_ count: Int) -> ContactSheet {
      ContactSheet(
        columns: columns, rows: Array(rows.prefix(count)), remarks: remarks, footer: Caption.of(os),
        omittedRows: drawn.count + tally.rowCount - count, shownBy: command, isPacked: true)
    }
    var count = rows.count
    var made = sheet(count)
    while count > 1, made.size.height > Self.mostHeight {
      count -= max(1, (made.size.height - Self.mostHeight) * count / (2 * made.size.height))
      made = sheet(count)
    }
    try writePicture(at: path) { sink throws(PNGError) in
      try made.write(to: sink, threads: runOptions.jobs)
    }
  }

  static let about = CommandDescription(
    "A first look: verdicts, and a contact sheet; the same as 'vibrancy INPUT...'",
    usage: ["INPUT... [options]"],
    examples: [ExampleSpec("vibrancy logo@3x.png", "what will become of it, and why")])
}

/// What the contact sheet of a first look is called; it goes to the working directory.
package enum SheetName {
  /// `logo.v1.vibrancy.png` for `art/logo.v1@3x.png`: the whole name, without the scale and the end
  /// that says what kind of input it is. `vibrancy.png` for several inputs, whatever they are.
  ///
  /// - Parameters:
  ///   - paths: The inputs, as they were named.
  ///   - ending: What it ends in; of several inputs that is all.
  package static func of(_ paths: [String], ending: String = ".vibrancy.png") -> String {
    let bare = String(ending.dropFirst())
    guard let path = paths.first, paths.allSatisfy({ $0 == path }) else { return bare }
    var name = FileSystem.lastName(of: FileSystem.trimmed(path))
    if ["", ".", ".."].contains(name) {
      name = FileSystem.lastName(of: FileSystem.resolved(path) ?? "")
    }
    for endings in [kinds, scales] {
      let ending = endings.first { name.lowercased().hasSuffix($0) && name.count > $0.count }
      name = String(name.dropLast(ending?.count ?? 0))
    }
    return name.isEmpty ? bare : name + ending
  }

  private static let kinds = [
    ".widget.json", ".png", ".svg", ".svgz", ".pdf", ".jpg", ".jpeg", ".xcassets", ".imageset",
    ".appiconset", ".icon",
  ]
  private static let scales = ["@1x", "@2x", "@3x"]
}
