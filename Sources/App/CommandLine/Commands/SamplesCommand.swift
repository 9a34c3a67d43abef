// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyJSON
internal import VibrancySystem
internal import VibrancyVocabulary

/// `vibrancy samples`: the data that widgets are drawn with, and `"samples"` to edit in place of what is
/// made up.
struct SamplesCommand: BatchCommand {
  private let writes: Bool
  private let widgets: [String]
  private let samples: SampleOptions
  private let writesJSON: Bool
  private let configuration: ConfigurationOptions
  private let batch: BatchOptions
  var runOptions: RunOptions { batch.runOptions }

  init(_ options: inout OptionReader) {
    options.heading = "What is listed"
    widgets =
      options.list("widget", .text, placeholder: "NAME", help: "only widgets of this type").value
    samples = SampleOptions(&options, draws: false)
    options.heading = "Output"
    let write = options.flag(
      "write", help: "write \"samples\" in place of made-up values into the configuration")
    writes = write.value
    writesJSON = options.flag("json", help: "all of it as JSON").value
    configuration = ConfigurationOptions(
      &options, isolation: "read no configuration, and so none of its samples")
    batch = BatchOptions(&options, .project)
    options.require(batch.filesFrom, beside: batch.endsInNull)
    options.exclude(write, configuration.isolated)
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let gathered = try InputArguments(batch)
    let query = try batch.query(gathered.words.filter { $0 != "-" })
    for path in query.paths where !FileSystem.isFolder(path) {
      throw CommandError("\(path): is not a folder; name the folder of a project")
    }
    let found = try WantedWidgets(names: widgets, samples, configuration)
      .samples(by: query, replaces: writes || writesJSON, begins: writes)
    var listing = SampleLines()
    for (_, project) in found.listings { listing.add(project) }
    await console.end()
    var written: [SamplesFile] = []
    var errors = found.errors
    if writes, errors.isEmpty {
      for (folder, project) in found.listings {
        do throws(CommandError) {
          if let file = try write(project, of: folder, &listing) { written.append(file) }
        } catch {
          errors.append(error)
        }
      }
    }
    await console.print(
      writesJSON
        ? listing.json(version: ToolVersion.current, written: written.map(\.path)) : listing.text)
    for error in errors { await console.fail(error.sentence) }
    if !runOptions.isQuiet {
      for note in gathered.notes + listing.notes { await console.remark(note) }
    }
    if let warning = batch.sourceBudget.warning { await console.warn(warning) }
    if !writesJSON {
      for file in written {
        let verb = file.isNew ? "written" : "edited"
        await console.print(
          "\(verb): \(VisibleText.of(file.path)) has samples of "
            + "\(counted(file.added.count, "more widget")) to edit\n")
      }
      if let next = next(listing, isDone: !written.isEmpty) {
        await console.print("next: \(VisibleText.of(next))\n")
      }
    }
    await console.end(summary: listing.summary)
    return errors.isEmpty ? .done : .failure
  }

  /// Writes the samples of a project's widgets; `nil`: there are none to write.
  private func write(
    _ project: SampleListing, of folder: String, _ listing: inout SampleLines
  ) throws(CommandError) -> SamplesFile? {
    var file: SamplesFile
    do throws(ConfigurationError) {
      file = try SamplesFile(
        from: configuration.source(for: [folder]), for: folder,
        followsOutside: batch.followsOutside)
    } catch {
      throw CommandError(error.description)
    }
    var replaced: [String: String] = [:]
    for widget in project.widgets {
      guard let samples = widget.replacement else { continue }
      let text = JSONText.of(samples)
      if let other = replaced[widget.name] {
        if other != text {
          listing.note(
            "\(widget.place): \(widget.name): another target has one of its name, whose "
              + "samples are written")
        }
        continue
      }
      replaced[widget.name] = text
      guard file.add(samples, of: widget.name) else {
        throw CommandError(
          "\(file.path): samples of \(widget.name) cannot be added; write them by hand, as "
            + "'vibrancy samples --json' prints them")
      }
    }
    guard !file.added.isEmpty else { return nil }
    let path = PathBelow.resolved(ofFuture: file.path)
    try writeFile(file.bytes, at: OutputFile(named: path, shown: file.path))
    return file
  }

  private func next(_ listing: SampleLines, isDone: Bool) -> String? {
    guard let inputs = batch.typedInputs else { return nil }
    if isDone { return "vibrancy render \(inputs) -o previews" }
    return listing.madeUpCount > 0 && !writes ? "vibrancy samples \(inputs) --write" : nil
  }

  static let about = CommandDescription(
    "Lists the data that widgets are drawn with, and writes samples to edit",
    usage: ["PROJECT... [--json]", "PROJECT... --write"],
    examples: [
      ExampleSpec("vibrancy samples .", "where the data of each widget come from"),
      ExampleSpec("vibrancy samples . --write", "samples to edit, into .vibrancy.json"),
    ])
}
