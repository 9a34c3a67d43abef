// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyScreens
internal import VibrancyVocabulary

/// `vibrancy screen`: whole drawn screens with widgets in their slots.
struct ScreenCommand: BatchCommand {
  static let about = ScreenOptions.about
  private let options: ScreenOptions
  var runOptions: RunOptions { options.batch.runOptions }

  init(_ options: inout OptionReader) { self.options = ScreenOptions(&options) }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: options.batch.limits)
    let scene = try scene(simulator)
    let presentation = try Presentation(options, simulator: simulator)
    let output = FileSystem.trimmed(options.output)
    let isOne = options.screens.count < 2
    if isOne, !output.lowercased().hasSuffix(".png") {
      throw CommandError("-o: '\(options.output)' is not named like a PNG; give FILE.png")
    }
    let batch = options.batch
    let list = try InputList(
      batch, try InputArguments(batch), outputFolder: isOne ? nil : output,
      scale: presentation.scale ?? 3,
      widgets: try WantedWidgets(
        names: options.widgets, options.samples, options.configuration, replacesArt: true),
      symbols: try options.symbols.folder(followsOutside: batch.followsOutside))
    var cast = ScreenCast(list.inputs, options, simulator.maker)
    try cast.choose()
    let ids =
      options.screens.isEmpty ? [cast.usualScreen(on: presentation.device)] : options.screens
    let paths = ids.map { isOne ? output : FileSystem.joined(output, "\($0.rawValue).png") }
    try check(paths, inputs: list.inputs)
    var report = BatchReport(
      errors: list.errors + cast.errors, warnings: cast.warnings, notes: list.notes + cast.notes)
    await console.begin(total: ids.count)
    let maker = ScreenMaker(simulator.maker)
    var written: [String] = []
    for (id, path) in zip(ids, paths) {
      if let reason = cast.reasonToLeaveOut(id) {
        if isOne {
          report.errors.append(CommandError(reason))
        } else {
          report.warnings.append(reason)
        }
        await console.advance()
        continue
      }
      var request = ScreenRequest(id, scene, as: try device(of: id, presentation))
      request.activity = cast.activities.first
      let inputs = cast.inputs.filter { input in
        let isOwn = input.input.sourceWidget?.platform.isOn(screenOf: id.place) ?? true
        return isOwn && input.input.serves(request.scene)
      }
      let drawn = await maker.screen(request, with: inputs, jobs: runOptions.jobs)
      report.errors += drawn.errors.map { CommandError("\($0)") }
      report.notes += drawn.notes
      report.warnings += Self.absences(drawn, of: inputs, besides: request.activity)
      if drawn.showsActivity, cast.activities.count > 1 {
        let others = cast.activities.dropFirst().compactMap {
          $0.widget.map { VisibleText.short($0.name) }
        }
        report.warnings.append(
          "\(id.rawValue) shows one Live Activity; left out: \(Self.listed(others))")
      }
      if drawn.isEmpty {
        if list.namesAny, drawn.errors.isEmpty, list.errors.isEmpty, cast.errors.isEmpty {
          report.errors.append(CommandError(Self.nothingLeft(on: id)))
        }
      } else {
        do throws(CommandError) {
          try writePicture(at: path) { sink throws(PNGError) in
            try drawn.write(to: sink, compression: options.compression)
          }
          written.append(path)
        } catch {
          report.errors.append(error)
        }
      }
      await console.advance()
    }
    report.warnings += [options.batch.sourceBudget.warning].compactMap(\.self)
    return await report.finish(
      "\(counted(written.count, "file")) from \(counted(list.inputs.count, "input"))",
      results: written, on: console, isQuiet: runOptions.isQuiet)
  }

  private func scene(_ simulator: Simulator) throws(CommandError) -> Scene {
    var scene = Scene(
      .lockScreen, tint: options.tint, parameters: try ModelParameters(options.assignments))
    scene.os = options.os
    scene.wallpaper = .dusk
    if let text = options.wallpaper {
      scene.wallpaper = try RenderRequest.wallpaper(text, simulator: simulator)
    }
    return scene
  }

  /// The presentation with the device, if it is one that can show the screen.
  private func device(
    of id: ScreenID, _ presentation: Presentation
  ) throws(CommandError) -> Presentation {
    guard let device = presentation.device else { return presentation }
    let isWatch = device.kind == .watch
    guard isWatch == (id.place.platform == .watch) else {
      throw CommandError(
        "--device: \(id.rawValue) is \(isWatch ? "no watch's; give WxH in points, such as 402x874" : "a watch's; give one, such as watch-46")"
      )
    }
    return presentation
  }

  private func check(_ paths: [String], inputs: [Input]) throws(CommandError) {
    var places = PlaceFinder()
    let read =
      [options.wallpaper, options.background].compactMap { $0 }.filter { FileSystem.exists($0) }
      + inputs.filter { $0.source == .file }.map(\.path)
    for path in paths {
      let place = places.place(of: path)
      if let input = read.first(where: { places.place(of: $0) == place }) {
        throw CommandError("\(path): would overwrite the input \(input); use another name")
      }
    }
  }

  /// What is not on a screen, a sentence a cause.
  ///
  /// A description that the screen has any slot for, or whose Live Activity it shows, is not reported
  /// for its other families.
  private static func absences(
    _ drawn: DrawnScreen, of inputs: [ScreenInput], besides activity: Input?
  ) -> [String] {
    let families = drawn.id.families
    var known = Set(inputs.filter { families.contains($0.family) }.map(\.input.path))
    if let activity, drawn.showsActivity { known.insert(activity.path) }
    let absent = drawn.absent.filter { $0.why == .noSlot || !known.contains($0.input.input.path) }
    func names(_ why: DrawnScreen.Absence) -> String {
      listed(absent.filter { $0.why == why }.map { name(of: $0.input) })
    }
    var sentences: [String] = []
    if !drawn.isEmpty, absent.contains(where: { $0.why == .noFamily }) {
      sentences.append(
        "\(drawn.id.rawValue) has no slot for \(names(.noFamily)); left out")
    }
    if absent.contains(where: { $0.why == .noSlot }) {
      sentences.append(
        "\(drawn.id.rawValue): all slots are taken; left out: \(names(.noSlot))")
    }
    return sentences
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  private static func name(of input: ScreenInput) -> String {
    let name = input.input.widget?.name ?? input.input.name
    return "\(input.family.rawValue) of \(VisibleText.short(name))"
  }

  private static func nothingLeft(on id: ScreenID) -> String {
    let names = id.families.map(\.rawValue).joined(separator: ", ")
    return "nothing is left to draw on \(id.rawValue); it has slots for \(names)"
  }
}

extension Presentation {
  /// How `screen`'s options present an input.
  init(_ options: ScreenOptions, simulator: Simulator) throws(CommandError) {
    try self.init(device: options.device, background: options.background, simulator)
    (scale, fit, group) = (options.scale, options.fit, options.group)
    (accentedRendering, isTemplate) = (options.accentedRendering, options.isTemplate)
  }
}
