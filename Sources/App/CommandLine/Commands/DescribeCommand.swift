// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyDescribing
internal import VibrancyLint
internal import VibrancyScenes
internal import VibrancyVocabulary

/// `vibrancy describe`: widget descriptions to start from, out of the sources.
struct DescribeCommand: BatchCommand {
  private let words: [String]
  private let output: String?
  private let widgets: [String]
  private let targets: [String]
  private let replaces: Bool
  private let excluded: [String]
  private let followsOutside: Bool
  private let scene: Option<[Place]?>
  private let samples: SampleOptions
  private let configuration: ConfigurationOptions
  let runOptions: RunOptions

  init(_ options: inout OptionReader) {
    options.heading = "What is described"
    widgets =
      options.list(
        "widget", .text, placeholder: "NAME", help: "a widget's type; the others are left out"
      ).value
    targets = ScopeOptions.targets(&options)
    scene = options.value(
      "scene", .scenes, placeholder: "ID", otherwise: Place.usual.listed(with: "or"),
      listing: "vibrancy scenes",
      help: "where the widget is drawn, for the families that are shown there")
    samples = SampleOptions(&options)
    options.heading = "Input"
    excluded =
      options.list(
        "exclude", .text, placeholder: "GLOB", help: "leave out what matches while walking folders"
      ).value
    followsOutside =
      options.flag("follow-outside", help: "follow links and paths that lead out of an input").value
    options.heading = "Output"
    output =
      options.value(
        "output", short: "o", .directory,
        help: "write DIR/<widget>.widget.json; at or above the catalogs' folders"
      ).value
    replaces = options.flag("force", help: "replace files that are there already").value
    configuration = ConfigurationOptions(
      &options, isolation: "read no configuration, and so none of its samples")
    runOptions = RunOptions(&options)
    words = options.positionals(
      PositionalSpec("PROJECT", help: "the folder that holds the sources and catalogs"))
  }

  static let about = CommandDescription(
    "Writes widget descriptions out of a project's sources",
    usage: ["PROJECT [-o DIR] [options]"],
    examples: [
      ExampleSpec("vibrancy describe . -o .", "every widget, beside the project's folders"),
      ExampleSpec("vibrancy describe . --widget TramWidget", "one of them, on stdout"),
      ExampleSpec("vibrancy describe . -o . --force", "anew, over what was written before"),
    ])

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    guard words.count == 1, let folder = words.first else {
      throw CommandError("describe takes one project; name its folder alone")
    }
    if let excess = PathPatterns.excess(of: excluded) { throw CommandError("--exclude: \(excess)") }
    var request = ProjectDrafts.Request(folder: folder, output: output ?? folder)
    (request.excluded, request.followsOutside) = (excluded, followsOutside)
    (request.widgets, request.targets) = (widgets, targets)
    let places = scene.value ?? []
    guard places.count < 2 else { throw CommandError("--scene: describe takes one scene") }
    request.place = places.first
    request.settings = try samples.settings()
    do throws(ConfigurationError) {
      try request.settings.take(
        from: configuration.source(for: [folder]), for: folder, followsOutside: followsOutside)
    } catch {
      throw CommandError(error.lines.joined(separator: "\n"))
    }
    let project = ProjectDrafts(request, maker: Simulator().maker)
    for error in project.errors { await console.fail(error) }
    if let reason = project.reason { throw CommandError("\(folder): \(reason)") }
    if !runOptions.isQuiet { for note in project.notes { await console.remark(note) } }
    let isWhole = project.errors.isEmpty
    try checkPlace(of: project.drafts, in: request.output)
    guard let output else {
      guard project.drafts.count == 1 else { throw CommandError(choice(of: project, in: folder)) }
      await console.print(project.drafts[0].text)
      if !runOptions.isQuiet {
        let path = FileSystem.joined(folder, project.drafts[0].fileName)
        await console.remark("save it as \(path); its paths are relative to that place")
      }
      return isWhole ? .done : .failure
    }
    return try await write(project.drafts, to: output, on: console) && isWhole ? .done : .failure
  }

  /// What to type where several widgets were found and only one can be printed.
  private func choice(of project: ProjectDrafts, in folder: String) -> String {
    let names = project.drafts.map { "\($0.widget) (\($0.target))" }
    let shown = names.prefix(12).joined(separator: ", ")
    let rest = names.count > 12 ? ", and \(names.count - 12) more" : ""
    let typed = ShellQuoting.posixPath(folder)
    return "\(folder): has \(counted(names.count, "widget")): \(shown)\(rest); "
      + "write all with 'vibrancy describe \(typed) -o \(typed)', or choose one with --widget"
  }

  /// Refuses a place from which no catalog could be read.
  private func checkPlace(
    of drafts: [DescriptionDraft], in output: String
  ) throws(CommandError) {
    guard !followsOutside, let draft = drafts.first(where: { !$0.isBesideItsCatalog }) else {
      return
    }
    throw CommandError(
      "\(output): \(draft.widget) takes its pictures from \(draft.catalogPath ?? ""), which is not "
        + "below it; write to a folder above that (-o \(words.first ?? ".")), or add "
        + "--follow-outside here and whenever it is drawn")
  }

  private func write(
    _ drafts: [DescriptionDraft], to folder: String, on console: Console
  ) async throws(CommandError) -> Bool {
    var isDone = true
    var written = 0
    let opened = try OutputFolder(folder, followsLinks: followsOutside)
    for draft in drafts {
      let path = FileSystem.joined(FileSystem.trimmed(folder), draft.fileName)
      let isThere = FileSystem.exists(path)
      guard replaces || !isThere else {
        await console.fail("\(path): is there already, and stays as it is; --force replaces it")
        isDone = false
        continue
      }
      do throws(CommandError) {
        try writeText(draft.text, at: OutputFile(draft.fileName, in: opened, shown: path))
      } catch {
        await console.fail(error.sentence)
        isDone = false
        continue
      }
      written += 1
      let families = draft.familyNames.joined(separator: " ")
      await console.print(
        VisibleText.of(
          "\(path): \(families): \(counted(draft.pictureCount, "picture")), "
            + "\(draft.openCount) open" + (isThere ? "; was replaced" : "")) + "\n")
    }
    if written > 0, !runOptions.isQuiet, let first = drafts.first {
      let path = FileSystem.joined(FileSystem.trimmed(folder), first.fileName)
      await console.remark(
        "look at one with 'vibrancy render \(ShellQuoting.posixPath(path)) -o previews'")
    }
    return isDone
  }
}
