// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancyPages
internal import VibrancyWatching

/// `vibrancy watch`: lint on every save and widgets drawn from their Swift, with pages that follow.
struct WatchCommand: BatchCommand {
  private let scope: ScopeOptions
  private let baseline: String?
  private let port: Int
  private let showsNoPage: Bool
  private let samples: SampleOptions
  private let cache: CacheOptions
  private let settings: SettingsOptions
  var runOptions: RunOptions { settings.batch.runOptions }

  static let about = CommandDescription(
    "Judges art and draws widgets again on every save, and shows them on pages that follow",
    usage: ["INPUT... [options]"],
    examples: [
      ExampleSpec(
        "vibrancy watch .", "the widgets of a project and its art; open the pages that it names"),
      ExampleSpec("vibrancy watch Widget/Assets.xcassets --no-page", "only what changes, as text"),
    ])

  init(_ options: inout OptionReader) {
    scope = ScopeOptions(&options, mayBePart: false)
    options.heading = "Output"
    port =
      options.value(
        "port", .integer(0...65_535), placeholder: "N", default: 0,
        help: "where the page is on this machine; 0: a port that is free"
      ).value
    showsNoPage = options.flag("no-page", help: "show no page").value
    options.heading = "Widgets"
    samples = SampleOptions(&options)
    options.heading = "Baseline"
    baseline =
      options.value("baseline", .file, help: "leave out the findings that this file knows").value
    cache = CacheOptions(&options)
    settings = SettingsOptions(&options, listsAll: true)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: settings.batch.limits)
    var first = try JudgedRequest(scope, settings, simulator: simulator)
    if await first.printSettings(on: console, isQuiet: runOptions.isQuiet) { return .done }
    guard first.request.inputs.isEmpty, !first.request.query.paths.isEmpty else {
      throw CommandError("standard input does not change; name files or folders to watch")
    }
    for path in first.request.query.paths where !FileSystem.exists(path) {
      throw CommandError("\(path): no such file or folder; check the path")
    }
    let server = showsNoPage ? nil : try Self.server(port: port)
    // Watched before it is looked at: what changes meanwhile is seen.
    let watch = FolderWatch(watched(by: first.request))
    let loop = WatchLoop(watch, server: server)
    let kept = await cache.open(
      on: console, for: first.request.query.paths, isIsolated: settings.configuration.isIsolated)
    let readings = RunReadings()
    first.request.query.readings = readings
    var session = LintSession(limits: settings.batch.limits)
    var known: [WatchedFinding]?
    var widgets =
      server == nil
      ? nil
      : WatchedWidgets(
        try WantedWidgets(samples, settings.configuration), os: first.request.settings.os)
    // What changed since the last look that came to something; `nil`: unknown.
    var changed: [String]?
    var isOver = false
    while !isOver {
      let start = ContinuousClock.now
      let news = watch.takeChanges()
      readings.beginLook()
      changed = changed.flatMap { before in news.map { before + $0 } }
      if let server, widgets != nil {
        await draw(
          &widgets, by: first.request.query, at: changed, isFirst: known == nil, simulator, server,
          on: console)
      }
      let report = await look(
        simulator, &session, readings, kept, at: changed, reports: known == nil,
        drawsWidgets: widgets?.isEmpty == false, on: console)
      watch.endLook()
      if let report {
        changed = []
        let found = report.findings.map(WatchedFinding.init)
        // Whoever looks at the page has it first; the time reported is the judging's.
        let time = Int((ContinuousClock.now - start) / .milliseconds(1))
        server?.publish(.findings) { version in
          var page = LivePage(version: version)
          if widgets?.isEmpty == false { page.other = .init("widgets/", title: "Widgets") }
          return self.page(of: report, page)
        }
        var unknown: [WatchedFinding] = []
        if let known {
          unknown = await printChange(to: found, known, report, in: time, on: console)
        }
        if known == nil {
          if let server { await console.print("page \(server.address(of: .findings))\n") }
          if let reason = watch.reasonToPoll { await console.remark("\(reason): looking instead") }
          if !runOptions.isQuiet { await console.remark("watching; Ctrl-C ends it") }
        }
        known = found + unknown
      }
      switch loop.next() {
      case .changed: break
      case .ended: isOver = true
      }
      if await console.outputFailure != nil { isOver = true }
    }
    return .done
  }

  /// Draws the widgets that look otherwise, and shows them on their page.
  private func draw(
    _ widgets: inout WatchedWidgets?, by query: InputQuery, at changed: [String]?, isFirst: Bool,
    _ simulator: Simulator, _ server: PageServer, on console: Console
  ) async {
    guard var drawn = widgets else { return }
    let start = ContinuousClock.now
    // Whether there was none before, and how many previews were reported.
    var (wereNone, reported) = (drawn.isEmpty, 0)
    let look = await drawn.look(
      at: query, changed: changed, simulator, jobs: runOptions.jobs
    ) { drawn, look in
      if drawn.isEmpty, wereNone { return }
      server.replace(pictures: drawn.pictures)
      server.publish(.widgets) { version in
        drawn.page(LivePage(version: version, other: .init("../", title: "Findings")))
      }
      let time = Int((ContinuousClock.now - start) / .milliseconds(1))
      let previews = counted(look.count, "preview")
      if wereNone {
        await console.print(
          "widgets \(server.address(of: .widgets)) (\(counted(look.widgetCount, "widget")) in "
            + "\(previews), \(time) ms)\n")
      } else if look.drawnCount > reported {
        await console.print(
          "drew \(look.drawnCount - reported) of \(previews) again (\(time) ms)\n")
      }
      (wereNone, reported) = (false, look.drawnCount)
    }
    widgets = drawn
    for error in look.errors { await console.fail(error.sentence) }
    if isFirst, !runOptions.isQuiet { for note in look.notes { await console.remark(note) } }
  }

  private static func server(port: Int) throws(CommandError) -> PageServer {
    do throws(PageServer.Failure) {
      return try PageServer(port: UInt16(port))
    } catch {
      switch error {
      case .taken:
        throw CommandError(
          "--port: \(port) is taken, perhaps by another watch; leave it out for one that is free")
      case .system(let code):
        throw CommandError(
          "no page can be shown on 127.0.0.1: \(FileSystem.text(code)); --no-page goes without")
      }
    }
  }

  /// The inputs, and what else decides: the configurations and the baseline.
  private func watched(by request: LintRequest) -> [String] {
    let paths = request.query.paths
    let search = ConfigurationSearch()
    // One that is there, and one that may come beside an input.
    let found = paths.compactMap { search.found(above: $0)?.path }
    let beside = paths.filter { !FileSystem.isFolder($0) }.map {
      FileSystem.joined(FileSystem.folder(of: $0), ConfigurationFile.name)
    }
    let configurations: [String] =
      switch settings.configuration.source(for: paths) {
      case .none: []
      case .file(let path): [path]
      case .found: found + beside
      }
    return paths + configurations + [baseline].compactMap { $0 }
  }

  /// Judges all; what stays as it was comes from the last look, or else from the cache.
  ///
  /// - Parameters:
  ///   - changed: What changed since the last look; `nil`: unknown.
  ///   - reports: Whether the whole report is printed.
  ///   - drawsWidgets: Whether there is something to look at, so that a report of nothing is not missed.
  /// - Returns: `nil`: it cannot be judged as things are now, and that is reported.
  private func look(
    _ simulator: Simulator, _ session: inout LintSession, _ readings: RunReadings,
    _ cache: ResultCache?, at changed: [String]?, reports: Bool, drawsWidgets: Bool,
    on console: Console
  ) async -> Report? {
    do throws(CommandError) {
      var asked = try JudgedRequest(scope, settings, simulator: simulator)
      asked.request.exhibits = showsNoPage ? .none : Report.Format.html.reporter.exhibits(for: nil)
      asked.request.cache = cache
      asked.request.query.readings = readings
      var report = await session.report(
        on: asked.request, changed: changed, progress: console.progress)
      await console.end()
      if let baseline {
        report = try LintCommand.baseline(at: baseline).applied(
          to: report, isGone: { !FileSystem.exists($0) })
        report.summary.stale = []
      }
      let isEmpty = report.summary.judged == 0 && report.findings.isEmpty
      if reports, !isEmpty || !drawsWidgets {
        var context = context
        context.usesColor = runOptions.color.isColored(.output)
        context.width = Terminal.isTerminal(.output) ? Terminal.columns(of: .output) : nil
        await console.print(Report.Format.text.reporter.text(for: report, in: context))
      }
      await console.fail(report.errors)
      return report
    } catch {
      await console.end()
      for sentence in [error.sentence] + error.others { await console.fail(sentence) }
      return nil
    }
  }

  private var context: ReportContext {
    var context = ReportContext(rules: builtInRules.map(\.about))
    context.workingDirectory = FileSystem.workingDirectory
    context.listsAll = runOptions.isVerbose
    return context
  }

  private func page(of report: Report, _ page: LivePage) -> String {
    var context = context
    context.page = page
    return Report.Format.html.reporter.text(for: report, in: context)
  }

  /// Reports what is new and what is fixed, one line each, and how it stands.
  ///
  /// - Returns: The findings that are not there because a source does not parse: they are not gone.
  private func printChange(
    to found: [WatchedFinding], _ known: [WatchedFinding], _ report: Report,
    in time: Int, on console: Console
  ) async -> [WatchedFinding] {
    let (before, now) = (WatchedFinding.counts(known), WatchedFinding.counts(found))
    let added = found.filter { now[$0, default: 0] > before[$0, default: 0] }
    let missing = known.filter { before[$0, default: 0] > now[$0, default: 0] }
    let unknown = missing.filter { report.leavesUnknown($0.finding) }.map(\.asUnknown)
    let gone = missing.filter { !report.leavesUnknown($0.finding) }
    // What was unknown before is reported already.
    let doubted = unknown.filter { one in missing.contains { $0 == one && !$0.isUnknown } }
    let lines =
      added.map { "+ \($0.line)\n" } + gone.map { "- \($0.line)\n" }
      + doubted.map { "? \($0.line)\n" }
    let counts =
      added.isEmpty && gone.isEmpty && doubted.isEmpty
      ? "no change" : "\(added.count) new, \(gone.count) gone"
    let open =
      unknown.isEmpty ? "" : ", \(unknown.count) unknown until the source of the widget parses"
    await console.print(lines.joined() + "\(counts)\(open); \(report.verdict) (\(time) ms)\n")
    return unknown
  }
}

/// A finding by what identifies it while its art is edited.
struct WatchedFinding: Hashable {
  private let (rule, path, name, scene): (RuleID, String, String, String?)
  private let severity: Severity?
  /// Its values may change, and it is the same.
  private let message: String
  /// As it was last reported.
  let finding: Finding
  /// Whether it is kept from a look before, as nothing is known of it now.
  private(set) var isUnknown = false

  init(_ finding: Finding) {
    self.finding = finding
    (rule, path, name) = (finding.rule, finding.location.path, finding.name)
    (scene, severity, message) = (finding.scene, finding.severity, finding.message)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.rule == b.rule && a.path == b.path && a.name == b.name && a.scene == b.scene
      && a.severity == b.severity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(path)
    hasher.combine(name)
    hasher.combine(scene)
  }

  /// The same, kept for the next look.
  var asUnknown: Self {
    var kept = self
    kept.isUnknown = true
    return kept
  }

  /// How often each is among them.
  static func counts(_ findings: [Self]) -> [Self: Int] {
    Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// One line, safe to print.
  var line: String {
    VisibleText.of(
      "\(severity?.rawValue ?? "undetermined") \(rule) \(name)" + (scene.map { " in \($0)" } ?? "")
        + ": \(message) (\(path))")
  }
}
