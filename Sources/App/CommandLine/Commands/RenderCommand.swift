// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyPages
internal import VibrancyVocabulary

/// `vibrancy render`: every input in every scene asked for.
struct RenderCommand: BatchCommand {
  static let about = RenderOptions.about
  let options: RenderOptions
  var runOptions: RunOptions { options.batch.runOptions }

  init(_ options: inout OptionReader) { self.options = RenderOptions(&options) }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: options.batch.limits)
    var asked = try RenderRequest(options, simulator: simulator)
    let arguments = try InputArguments(options.batch)
    let cache = await options.cache.open(on: console, for: arguments.words)
    let list = try InputList(
      options.batch, arguments, outputFolder: options.folder,
      scale: options.drawsEveryScale ? nil : asked.presentation.deviceScale(imageScale: 3),
      extent: options.drawsAll ? .all : options.widgetsOnly ? .widgets : .scope,
      widgets: try WantedWidgets(
        names: options.widgets, options.samples, options.configuration,
        KeptPreviews.mayDo(for: options) ? cache : nil),
      symbols: try options.symbols.folder(followsOutside: options.batch.followsOutside),
      cache: cache)
    asked.addPlatformScenes(of: list.inputs, options)
    if list.inputs.contains(where: \.role.isIcon) { asked.addIconScenes(options) }
    if list.inputs.contains(where: { $0.widget?.form == .liveActivity }) {
      asked.addActivityScenes(options)
    }
    let request = asked
    let screens = RenderScreens(list.inputs, request, isWanted: options.drawsScreens)
    let plan = try RenderPlan(list.inputs, request, screens, options)
    let sheetRows =
      options.sheet != nil ? ContactSheet.rowLimit(columns: request.scenes.count) : 0
    await console.begin(total: list.inputs.count)
    let kept = KeptPreviews(cache, simulator.maker, request, options)
    // What is known is written and not even decoded.
    let known = await simulator.map(kept == nil ? [] : list.inputs, jobs: runOptions.jobs) {
      index, input in
      let slot = kept?.slot(of: input)
      let files = plan.files(of: index)?.previews ?? []
      let entry = slot.flatMap { kept?.entry(at: $0, count: files.count) }
      if entry != nil { await console.advance() }
      return (slot: slot, outcome: entry.map { RenderOutcome(of: $0, files: files) })
    }
    let open = list.inputs.indices.filter { known.isEmpty || known[$0].outcome == nil }
    let drawn = await simulator.renderParts(
      open.map { list.inputs[$0] }.withProjectsRead,
      in: { input in request.served(input).map { request.scenes[$0] } },
      as: request.presentation, jobs: runOptions.jobs
    ) { place, parts in
      let (index, input) = (open[place], list.inputs[open[place]])
      var writer = PreviewWriter(
        input, request, options, names: plan.names(of: index), files: plan.files(of: index),
        hasRow: index < sheetRows, keepsFiles: kept != nil)
      do throws(VibrancyError) {
        try await parts.forEach { writer.add($0) }
      } catch {
        writer.fail(error)
      }
      let (outcome, entry) = writer.finished()
      if let entry, !known.isEmpty, let slot = known[index].slot {
        await kept?.store(entry, of: input, at: slot)
      }
      await console.advance()
      return outcome
    }
    var outcomes = known.isEmpty ? drawn : known.map { $0.outcome ?? RenderOutcome() }
    if !known.isEmpty { for (index, outcome) in zip(open, drawn) { outcomes[index] = outcome } }
    await options.cache.reportTroubles(of: cache, on: console)
    var causes = CauseList()
    for outcome in outcomes { causes.add(outcome.causes) }
    var report = BatchReport(
      errors: list.errors + plan.errors + outcomes.flatMap(\.errors),
      notes: list.notes + request.absences(of: list.inputs, options)
        + request.refusals(of: list.inputs, options)
        + (plan.errors.isEmpty
          ? request.smallWallpapers(
            scale: list.inputs.map { $0.scale(in: request.presentation) }.max() ?? 1) : [])
        + list.inputs.compactMap(request.reasonToLeaveOut)
        + outcomes.flatMap(\.notes)
        + causes.lines(most: runOptions.isVerbose ? .max : CauseList.mostListed))
    report.warnings += [options.batch.sourceBudget.warning].compactMap(\.self)
    if report.errors.isEmpty, list.namesAny,
      list.inputs.allSatisfy({ request.served($0).isEmpty })
    {
      // A build that waits for previews must not go on without one.
      report.errors.append(
        CommandError(
          list.inputs.isEmpty && list.artLeftOut > 0 && !options.widgetsOnly
            ? "nothing is left to draw: no widget shows this art; --all draws it"
            : list.isOfNothing
              ? "nothing to draw was found: neither a widget nor a picture; name another folder"
              : "nothing is left to draw; name inputs or scenes that are not left out"))
    }
    let shown = await draw(screens, request, plan, simulator, &report)
    var sheets = shown.files
    // A sheet or a page without a picture would only look like a result.
    let drawsAny = !list.inputs.isEmpty && outcomes.contains(where: \.isDrawn)
    if let sheet = options.sheet, drawsAny {
      do throws(CommandError) {
        try writeSheet(
          sheet, of: outcomes, request, inputs: list.inputs,
          screens: shown.drawn.rows(columns: request.scenes.count))
        sheets.append(sheet)
      } catch {
        report.errors.append(error)
      }
    }
    let items = outcomes.flatMap(\.items) + shown.drawn.map { $0.item(request) }
    // A page that shows nothing would be taken for one that is broken.
    if options.writesPage, let folder = plan.folder, !items.isEmpty {
      let page = OutputFile("index.html", in: folder)
      do throws(CommandError) {
        try writePage(at: page, items: items, request)
        sheets.append(page.path)
      } catch {
        report.errors.append(error)
      }
    }
    let written = outcomes.indices.lazy.flatMap { index in
      let outcome = outcomes[index]
      let files = plan.files(of: index)?.previews ?? []
      return files.prefix(outcome.count).enumerated().compactMap { result, file in
        outcome.failed.contains(result) ? nil : file?.path
      }
    }
    let count = outcomes.reduce(sheets.count) { $0 + $1.count - $1.failed.count }
    return await report.finish(
      "\(counted(count, "file")) from \(counted(list.inputs.count, "input"))",
      results: [AnySequence(written), AnySequence(sheets)].lazy.joined(), on: console,
      isQuiet: runOptions.isQuiet)
  }

  private func writeSheet(
    _ path: String, of outcomes: [RenderOutcome], _ request: RenderRequest, inputs: [Input],
    screens: [ContactSheet.Row]
  ) throws(CommandError) {
    let rows = Self.rows(of: inputs, outcomes) + screens
    let limit = ContactSheet.rowLimit(
      columns: request.scenes.count, captions: rows.map(\.notes.count).max() ?? 0)
    let sheet = ContactSheet(
      columns: request.columns, rows: rows,
      footer: Caption.of(options.os),
      omittedRows: max(0, inputs.count - limit))
    try writePicture(at: path) { sink throws(PNGError) in
      try sheet.write(to: sink, compression: options.compression, threads: runOptions.jobs)
    }
  }

  /// A row an input; the looks of one app icon, which are shown in different scenes, share one.
  private static func rows(of inputs: [Input], _ outcomes: [RenderOutcome]) -> [ContactSheet.Row] {
    var rows: [ContactSheet.Row] = []
    var places: [String: Int] = [:]
    for (input, outcome) in zip(inputs, outcomes) {
      guard input.role.isIcon, var row = outcome.rows.first else {
        rows += outcome.rows
        continue
      }
      let name = input.name.split(separator: "/").dropLast().joined(separator: "/")
      if let place = places[name], rows[place].takeCells(of: row) { continue }
      places[name] = rows.count
      row.title = name
      rows.append(row)
    }
    return rows
  }

  private func writePage(
    at file: OutputFile, items: [Gallery.Item], _ request: RenderRequest
  ) throws(CommandError) {
    var seen: Set<Place> = []
    let places = request.scenes.map(\.place).filter { seen.insert($0).inserted }.map { place in
      Gallery.Place(
        id: place.rawValue, title: place.recipe.summary,
        mode: place.recipe.mode?.rawValue ?? "icon")
    }
    var gallery = Gallery(
      title: "Previews", items: items, places: places,
      footer: Caption.of(options.os))
    if options.isLive {
      var live = try LiveArt(look: options.look)
      for item in items { item.artPath.map { live.add(contentsOf: $0, scale: item.scale) } }
      gallery.live = live
    }
    try writeText(gallery.withSizesTogether().html, at: file)
  }
}
