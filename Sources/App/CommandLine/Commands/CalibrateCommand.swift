// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyCalibrating
internal import VibrancySystem
internal import VibrancyVocabulary

/// `vibrancy calibrate`: draws a test card, and holds screenshots of it against the model.
struct CalibrateCommand: BatchCommand {
  private let words: [String]
  private let card: String?
  private let slot: TestCard.Slot
  private let parameters: String?
  private let readings: String?
  let runOptions: RunOptions

  static let about = CommandDescription(
    "Holds screenshots of a test card on your Lock Screen against the model",
    usage: ["--card FILE.png [--slot NAME]", "CAPTURE... [options]"],
    examples: [
      ExampleSpec(
        "vibrancy calibrate --card card.png", "the card, to show as a widget's only image"),
      ExampleSpec(
        "vibrancy calibrate captures --parameters mine.json",
        "how far the model is off, and the parameters of your devices"),
    ])

  init(_ options: inout OptionReader) {
    options.heading = "Card"
    card =
      options.value("card", .file, placeholder: "FILE.png", help: "draw the card, and end").value
    slot =
      options.value(
        "slot", .choice, placeholder: "NAME", default: TestCard.Slot.accessoryRectangular,
        help: "the slot that it is drawn for"
      ).value
    options.heading = "Output"
    parameters =
      options.value(
        "parameters", .file, help: "write the parameters that fit best, as a configuration"
      ).value
    readings =
      options.value("readings", .file, help: "write what was read, a patch a line, as CSV").value
    runOptions = RunOptions(&options, listsAll: true)
    words = options.anyPositionals(
      PositionalSpec(
        "CAPTURE", help: "a screenshot that shows the card, PNG or JPEG, or a folder of them"))
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    if let card {
      guard words.isEmpty else {
        throw CommandError("--card draws the card and reads no capture; run it alone")
      }
      guard card.lowercased().hasSuffix(".png") else {
        throw CommandError("--card: '\(card)' is not named like a PNG; give FILE.png")
      }
      try draw(at: card)
      await console.print("\(VisibleText.of(card))\n")
      if !runOptions.isQuiet { await console.remark(Self.howTo) }
      return .done
    }
    guard !words.isEmpty else {
      throw CommandError("no capture is named; --card FILE.png draws the card to take one of")
    }
    let simulator = Simulator()
    let found = InputQuery(paths: words.flatMap(Self.files)).inputs()
    var errors = found.failures.map { "\($0)" }
    let outcomes = await simulator.map(found.inputs, jobs: runOptions.jobs) { _, input in
      Self.reading(of: input, by: simulator)
    }
    var captures: [Capture] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let capture): captures.append(capture)
      case .failure(let error): errors.append(error.sentence)
      }
    }
    if !captures.isEmpty {
      let fit = MaterialFit(captures.flatMap(\.reading.readings))
      await console.print(
        CalibrationText.text(captures, fit, listsPatches: runOptions.isVerbose))
      if let readings { try writeText(CalibrationText.csv(captures), at: readings) }
      if let parameters { try writeText(CalibrationText.configuration(fit), at: parameters) }
    }
    for error in errors { await console.fail(error) }
    return errors.isEmpty ? .done : .failure
  }

  /// A folder's pictures, drawings left out, whatever Git ignores.
  private static func files(at path: String) -> [String] {
    guard FolderTree.isFolder(path) else { return [path] }
    let files = FolderTree.stamps(in: [path]).keys.filter { name in
      [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    }
    return files.isEmpty ? [path] : files.sorted()
  }

  private static let howTo =
    "show it as the only image of a widget, on plain wallpapers of different colors; "
    + "'vibrancy calibrate CAPTURES' reads the screenshots"

  private func draw(at path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try encodePNG(TestCard(slot).picture)
    } catch {
      throw CommandError("\(path): \(error)")
    }
    try writeFile(bytes, at: path)
  }

  private static func reading(
    of input: Input, by simulator: Simulator
  ) -> Result<Capture, CommandError> {
    do throws(VibrancyError) {
      let decoded = try simulator.maker.decode(input, within: .measured)
      do throws(CardError) {
        return .success(Capture(path: input.path, reading: try CardReading(decoded.image)))
      } catch {
        return .failure(CommandError("\(input.path): \(error)"))
      }
    } catch {
      return .failure(CommandError("\(error)"))
    }
  }
}

/// A screenshot with a card on it.
struct Capture: Sendable {
  let path: String
  let reading: CardReading
}

/// What is reported for captures.
enum CalibrationText {
  /// How far the model is off, capture by capture, and the parameters that fit all of them.
  ///
  /// - Parameter listsPatches: Whether every patch is reported.
  static func text(_ captures: [Capture], _ fit: MaterialFit, listsPatches: Bool) -> String {
    var lines: [String] = []
    for capture in captures {
      let (card, readings) = (capture.reading.card, capture.reading.readings)
      let own = MaterialFit(readings)
      let left = capture.reading.uneven > 0 ? ", \(capture.reading.uneven) not flat" : ""
      lines.append(
        "\(VisibleText.of(capture.path))   \(card.slot.rawValue), \(readings.count) patches\(left)")
      lines.append("  the model is off by \(spread(own.errors))")
      if listsPatches { lines += readings.map(patch) }
    }
    lines.append("")
    let captured = counted(captures.count, "capture")
    lines.append(
      "all of \(captured): off by \(spread(fit.errors)); fitted, \(spread(fit.fittedErrors))")
    for estimate in fit.estimates {
      let about = estimate.parameter.about
      let name = estimate.parameter.rawValue
      let range = about.range.map { "\(number($0.lowerBound))–\(number($0.upperBound))" } ?? ""
      let found =
        estimate.margin.map { "\(number(estimate.value)) ± \(number($0))" }
        ?? "not determined: take captures on wallpapers of other colors and brightness"
      lines.append(
        "  \(name)\(String(repeating: " ", count: max(1, 18 - name.count)))\(found)   "
          + "(model \(number(about.standard.number)), \(range))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a patch is, what it became, and what the model says.
  private static func patch(_ reading: Reading) -> String {
    func codes(_ codes: [Double]) -> String {
      codes.map { number($0, places: 10) }.joined(separator: " ")
    }
    return
      "  luma \(number(reading.luma)) at \(number(reading.alpha)) on \(codes(reading.behind)): "
      + "\(codes(reading.shown)), model \(codes(MaterialFit.predicted(reading)))"
  }

  /// A patch a line, to be shared: as the project's own readings are kept.
  static func csv(_ captures: [Capture]) -> String {
    let head =
      "figure,source,element,behind_r,behind_g,behind_b,out_r,out_g,out_b,luma,alpha,depth,fitted\n"
    return head
      + captures.flatMap { capture in
        capture.reading.readings.map { reading in
          let numbers = (reading.behind + reading.shown).map { number($0, places: 10) }
          let source = VisibleText.of(capture.path).filter { $0 != "," && $0 != "\"" }
          return
            (["vibrant", source, "patch"] + numbers
            + [number(reading.luma), number(reading.alpha), "", "yes"]).joined(separator: ",")
            + "\n"
        }
      }.joined()
  }

  /// A configuration that sets what captures show.
  static func configuration(_ fit: MaterialFit) -> String {
    let reported = fit.estimates.filter { $0.margin != nil }.map {
      "    \"\($0.parameter.rawValue)\": \(number(held($0)))"
    }
    return "{\n  \"parameters\": {\n\(reported.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// Within what the model takes.
  private static func held(_ estimate: MaterialFit.Estimate) -> Double {
    guard let range = estimate.parameter.about.range else { return estimate.value }
    return min(range.upperBound, max(range.lowerBound, estimate.value))
  }

  private static func spread(_ errors: [Double]) -> String {
    guard !errors.isEmpty else { return "nothing can be read: all of it is clipped" }
    let sorted = errors.sorted()
    let median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    let most = sorted[min(sorted.count - 1, sorted.count * 9 / 10)]
    return "\(number(median, places: 10)) of 255 in the median, nine tenths below "
      + "\(number(most, places: 10)), largest \(number(sorted[sorted.count - 1], places: 10)) "
      + "(\(sorted.count) channels)"
  }

  /// With three digits behind the point, or as many as `places` has zeros.
  private static func number(_ value: Double, places: Double = 1000) -> String {
    let rounded = (value * places).rounded() / places
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
