// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy convert`: a batch of pictures, each into another form.
struct ConvertCommand {
  /// What became of one input.
  private struct Outcome: Sendable {
    var lines: [String] = []
    var error: CommandError?
    var notes: [String] = []
    var changes = false
  }

  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments) {
    self.arguments = arguments
    console = Console(isQuiet: arguments.flag("quiet"))
  }

  /// Converts, writes and tells.
  func run() async -> ExitStatus {
    do throws(CommandError) {
      return await console.status(after: try await convert())
    } catch {
      await console.note(error.line)
      return .failure
    }
  }

  private func convert() async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: PNGLimits(arguments))
    let conversion = conversion
    let folder = arguments.text("output")
    let list = try InputList(arguments, limits: simulator.limits, outputFolder: folder)
    var targets: [String?] = list.inputs.map { $0.source == .file ? $0.path : nil }
    var errors = list.errors
    if let folder, !arguments.flag("check") {
      let plan = try OutputPlan(list.inputs, names: { [$0.name + ".png"] }, folder: folder)
      targets = plan.paths.map { $0[0] }
      errors += plan.errors
    } else if arguments.flag("in-place"), targets.contains(nil) {
      errors.append(CommandError("standard input cannot be replaced in place; use -o DIR"))
    }
    let paths = targets
    await console.begin(total: list.inputs.count)
    let outcomes = await simulator.map(list.inputs, jobs: jobs) { index, input in
      let outcome = outcome(of: input, conversion, target: paths[index], simulator)
      await console.advance()
      return outcome
    }
    errors += outcomes.compactMap(\.error)
    let lines = outcomes.flatMap(\.lines)
    let failed = errors.isEmpty ? "" : ", \(errors.count) failed"
    await console.end(summary: "\(lines.count) of \(list.inputs.count) files\(failed)")
    for error in errors { await console.note(error.line) }
    if !arguments.flag("quiet") {
      for note in outcomes.flatMap(\.notes) {
        await console.note("note: " + TerminalText.escaped(note))
      }
      if !lines.isEmpty { await console.print(lines.map { $0 + "\n" }.joined()) }
    }
    if !errors.isEmpty { return .failure }
    return arguments.flag("check") && outcomes.contains { $0.changes } ? .findings : .done
  }

  private func outcome(
    of input: Input, _ conversion: Conversion, target: String?, _ simulator: Simulator
  ) -> Outcome {
    var outcome = Outcome()
    do throws(CommandError) {
      let result: ConversionOutcome?
      if arguments.flag("check") {
        result = try Self.unreadable { () throws(VibrancyError) in
          try simulator.wouldChange(input, by: conversion, options: options)
        }
        if result?.changesPixels == true {
          outcome.lines = ["would change " + TerminalText.escaped(input.path)]
        }
      } else if let target {
        result = try write(input, conversion, to: target, simulator)
        if result?.changesPixels == true || !arguments.flag("in-place") {
          outcome.lines = [TerminalText.escaped(target)]
        }
      } else {
        result = nil
      }
      outcome.changes = result?.changesPixels ?? false
      outcome.notes = (result?.warnings ?? []).map { "\(input.path): \($0)" }
      if let count = result?.leftAlone, count > 0 {
        outcome.notes.append(
          "\(input.path): \(count) translucent pixels are a fade, not a plateau; left as they were")
      }
    } catch {
      outcome.error = error
    }
    return outcome
  }

  /// Writes the result; in place only if a pixel changes.
  private func write(
    _ input: Input, _ conversion: Conversion, to target: String, _ simulator: Simulator
  ) throws(CommandError) -> ConversionOutcome {
    let isInPlace = arguments.flag("in-place")
    // A link stays a link: what it leads to is replaced.
    let path = isInPlace ? FileSystem.resolved(target) ?? target : target
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    if FileSystem.isFolder(path) {
      throw CommandError("\(path): is a folder; remove it or write elsewhere")
    }
    let sink = FileSink(path: path)
    let result: ConversionOutcome
    do throws(VibrancyError) {
      result = try simulator.convert(input, to: conversion, options: options, into: sink)
    } catch {
      sink.abandon()
      if case .unwritable(_, let reason) = error { throw CommandError("\(target): \(reason)") }
      throw CommandError("\(error)")
    }
    if isInPlace, !result.changesPixels {
      sink.abandon()
      return result
    }
    try sink.committed(as: target)
    return result
  }

  private static func unreadable<Result>(
    _ body: () throws(VibrancyError) -> Result
  ) throws(CommandError) -> Result {
    do throws(VibrancyError) { return try body() } catch { throw CommandError("\(error)") }
  }

  private var jobs: Int { arguments.integer("jobs") ?? FileSystem.processorCount }

  private var options: ConversionOptions {
    var options = ConversionOptions()
    options.depth = arguments.integer("depth").map { $0 == 16 ? .sixteen : .eight }
    options.compression =
      arguments.text("compression").flatMap { Compression(rawValue: $0) } ?? .balanced
    options.keepsMetadata = arguments.flag("keep-metadata")
    return options
  }

  private var conversion: Conversion {
    let ink = arguments.text("ink").flatMap { EncodedColor(hex: $0) } ?? .white
    switch arguments.text("to") {
    case "desaturate":
      return .desaturate(saturation: Float(arguments.number("saturation") ?? 0))
    case "luminance-to-alpha":
      let form = arguments.text("form").flatMap { Conversion.AlphaForm(rawValue: $0) }
      return .luminanceToAlpha(form: form ?? .onBlack, ink: ink)
    case "template": return .template(ink: ink)
    case "vibrant": return .vibrant
    case "tinted-icon":
      let luma = arguments.text("luma").flatMap { Scene.LumaChoice(rawValue: $0) }
      return .tintedIcon(luma: luma ?? .rec709)
    default: return .grayscale
    }
  }
}
