// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// `vibrancy evidence`: what the sources say of where pictures are shown.
struct EvidenceCommand: BatchCommand {
  private let targets: [String]
  private let showsLayout: Bool
  private let listsWords: Bool
  private let widgets: [String]
  private let samples: SampleOptions
  private let writesJSON: Bool
  private let configuration: ConfigurationOptions
  private let batch: BatchOptions
  var runOptions: RunOptions { batch.runOptions }

  init(_ options: inout OptionReader) {
    options.heading = "What is reported"
    targets = ScopeOptions.targets(&options)
    let layout = options.flag(
      "layout", help: "instead, what each widget draws and where, and how much is understood")
    let widget = options.list(
      "widget", .text, placeholder: "NAME", help: "with --layout, only widgets of this type")
    let supported = options.flag(
      "supported", help: "instead, which words of SwiftUI are drawn, of no input")
    samples = SampleOptions(&options, draws: false)
    options.heading = "Output"
    let json = options.flag("json", help: "all of it as JSON")
    (showsLayout, widgets, listsWords) = (layout.value, widget.value, supported.value)
    writesJSON = json.value
    configuration = ConfigurationOptions(
      &options, isolation: "read no configuration, and so none of its samples")
    batch = BatchOptions(&options, .judged, orOption: supported, listsAll: true)
    options.require(batch.filesFrom, beside: batch.endsInNull)
    options.exclude(layout, supported)
    for one: OptionReader.Declared in [
      widget, samples.date, samples.locale, samples.textSize, configuration.config,
      configuration.isolated,
    ] {
      options.require(layout, beside: one)
    }
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    if listsWords {
      await console.print(writesJSON ? WordListing.json : WordListing.text)
      return .done
    }
    let gathered = try InputArguments(batch)
    if showsLayout { return try await listLayout(of: gathered, on: console) }
    var request = LintRequest(try batch.query(gathered.words.filter { $0 != "-" }))
    request.targets = targets
    let (record, errors, notes) = Linter(limits: batch.limits).evidence(for: request)
    if errors.isEmpty || !record.targets.isEmpty {
      let width = Terminal.isTerminal(.output) ? Terminal.columns(of: .output) : nil
      await console.print(
        writesJSON
          ? record.json(version: ToolVersion.current)
          : EvidenceListing(record, listsAll: runOptions.isVerbose, width: width).text)
    }
    await console.fail(errors)
    if !runOptions.isQuiet { for note in gathered.notes + notes { await console.remark(note) } }
    await console.end(summary: counted(record.targets.count, "target") + " with widgets")
    return errors.isEmpty ? .done : .failure
  }

  /// Lists what widgets draw, each in its family's usual place.
  private func listLayout(
    of gathered: InputArguments, on console: Console
  ) async throws(CommandError) -> ExitStatus {
    let query = try batch.query(gathered.words.filter { $0 != "-" })
    for path in query.paths where !FileSystem.exists(path) {
      throw CommandError("\(path): no such file or folder; check the path")
    }
    var found = try WantedWidgets(names: widgets, samples, configuration).found(by: query)
    found.keep(targets: targets)
    let maker = Simulator(limits: batch.limits).maker
    var listing = LayoutListing()
    for input in found.inputs {
      guard let widget = input.sourceWidget else { continue }
      for place in places(showing: widget.form) {
        guard let layout = WidgetLayout(of: widget, in: Scene(place), maker) else { continue }
        if writesJSON {
          listing.add(layout)
        } else {
          await console.print(listing.text(of: layout))
        }
      }
    }
    let notes = gathered.notes + found.notes
    await console.print(
      writesJSON ? listing.json(version: ToolVersion.current, notes: notes) : listing.end)
    for error in found.errors { await console.fail(error.sentence) }
    if !runOptions.isQuiet {
      for note in notes { await console.remark(note) }
    }
    await console.end(summary: counted(listing.count, "widget") + " laid out")
    return found.errors.isEmpty ? .done : .failure
  }

  /// A family's usual place; of a Live Activity those of all presentations.
  private func places(showing form: WidgetForm) -> [Place] {
    if form == .liveActivity { return Place.ofActivities }
    return (Place.usual + Place.allCases).first { $0.shows(form, on: .newest) }.map { [$0] } ?? []
  }

  static let about = CommandDescription(
    "Shows what the sources say of where and how pictures are shown, and what they leave open",
    usage: [
      "INPUT... [--target NAME] [--json]", "INPUT... --layout [--widget NAME] [--json]",
      "--supported [--json]",
    ],
    examples: [
      ExampleSpec("vibrancy evidence . --layout", "the marks of each widget, with their lines"),
      ExampleSpec("vibrancy evidence .", "why lint judges what it judges"),
      ExampleSpec("vibrancy evidence . --target WidgetExtension --verbose", "each step of code"),
    ])
}

/// `vibrancy inspect`: what is measured, and on which wallpapers it can be read.
struct InspectCommand: BatchCommand {
  private let scope: ScopeOptions
  private let settings: SettingsOptions
  private let writesJSON: Bool
  var runOptions: RunOptions { settings.batch.runOptions }

  init(_ options: inout OptionReader) {
    scope = ScopeOptions(&options, judges: false)
    options.heading = "Output"
    writesJSON = options.flag("json", help: "every number, unrounded, as JSON").value
    settings = SettingsOptions(&options)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: settings.batch.limits)
    var asked = try JudgedRequest(scope, settings, simulator: simulator)
    if await asked.printSettings(on: console, isQuiet: runOptions.isQuiet) { return .done }
    asked.request.inspection = .ranges
    let isPlain = TextEncoding.current != .utf8
    let frame = FactSheet.jsonFrame(
      version: ToolVersion.current, model: asked.request.settings.model.rawValue)
    var count = 0
    let report = await Linter(limits: simulator.limits).stream(
      asked.request, progress: console.progress
    ) { unit in
      var text = ""
      for art in unit.art {
        if writesJSON {
          text += (count == 0 ? frame.start : frame.between) + art.sheet.jsonText
        } else {
          text += (count == 0 ? "" : "\n") + art.sheet.text(isPlain: isPlain)
        }
        count += 1
      }
      if !text.isEmpty { await console.print(text) }
    }
    if writesJSON { await console.print(count == 0 ? frame.empty : frame.end) }
    await console.fail(report.errors)
    if count == 0 {
      await console.remark(report.summary.scopeSentence ?? "nothing to inspect was found")
    }
    await console.end(summary: counted(count, "piece") + " of art")
    return report.errors.isEmpty ? .done : .failure
  }

  static let about = CommandDescription(
    "Shows what is measured of art, and on which wallpapers it can be read",
    usage: ["INPUT... [--json]"],
    examples: [
      ExampleSpec("vibrancy inspect rain@3x.png", "facts, and the legible range as a curve"),
      ExampleSpec("vibrancy inspect rain@3x.png --json", "for a script"),
    ])
}
