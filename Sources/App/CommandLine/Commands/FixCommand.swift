// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyFixing
internal import VibrancyVocabulary

/// `vibrancy fix`: what can be fixed of what lint finds, shown before and after; written on wish.
struct FixCommand: BatchCommand {
  private let scope: ScopeOptions
  private let writes: Option<Bool>
  private let allowsDirty: Bool
  private let sheet: String?
  private let writesNoSheet: Bool
  private let patch: String?
  private let baseline: String?
  private let cache: CacheOptions
  private let settings: SettingsOptions
  var runOptions: RunOptions { settings.batch.runOptions }

  /// The most findings that stay and are reported one by one.
  private static let mostListed = 20

  init(_ options: inout OptionReader) {
    options.heading = "What is done"
    writes = options.flag("write", help: "write what is offered; without it nothing is changed")
    let allowDirty = options.flag(
      "allow-dirty", help: "write also files with changes that are not committed to git")
    allowsDirty = allowDirty.value
    options.heading = "Output"
    let sheet = options.value(
      "sheet", .file,
      otherwise: "named after the input, in the working directory, in a Git work tree in the cache",
      help: "the contact sheet of what is fixed, before and after")
    let noSheet = options.flag("no-sheet", help: "write no contact sheet")
    (self.sheet, writesNoSheet) = (sheet.value, noSheet.value)
    patch =
      options.value(
        "patch", .file, placeholder: "FILE|-",
        help: "changes of Swift sources, for 'git apply'; sources are never written"
      ).value
    scope = ScopeOptions(&options)
    options.heading = "Baseline"
    baseline =
      options.value(
        "baseline", .file, otherwise: "the one that the configuration names",
        help: "fix nothing that this file knows"
      ).value
    cache = CacheOptions(&options)
    settings = SettingsOptions(&options, listsAll: true)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
    options.require(writes, beside: allowDirty)
    options.exclude(sheet, noSheet)
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let simulator = Simulator(limits: settings.batch.limits)
    var asked = try JudgedRequest(scope, settings, simulator: simulator)
    if await asked.printSettings(on: console, isQuiet: runOptions.isQuiet) { return .done }
    asked.request.cache = await cache.open(
      on: console, for: asked.request.query.paths, isIsolated: settings.configuration.isIsolated)
    let isPatchAlone = patch == "-"
    let drawsSheet = sheet != nil || !writesNoSheet && !writes.value && !isPatchAlone
    let configured = LintCommand.baseline(of: asked.request.settings)
    let known = try (baseline ?? configured.flatMap { $0.isHere ? $0.path : nil })
      .map { path throws(CommandError) in try LintCommand.baseline(at: path) }
    let planner = FixPlanner(
      asked.request, limits: simulator.limits, baseline: known, triesEdits: patch != nil,
      drawingPictures: drawsSheet)
    let plan = await planner.plan(progress: console.progress)
    await console.end()
    // Written before it is reported: a refusal is reported in its place.
    let writing =
      writes.value ? Writing(of: plan, asked.request.query, allowsDirty: allowsDirty) : nil
    if !isPatchAlone {
      let standardInput = Set(asked.request.inputs.map(\.path))
      await console.print(lines(of: plan, writing, standardInput).map { $0 + "\n" }.joined())
    }
    await console.fail(plan.report.errors + plan.errors)
    if !runOptions.isQuiet {
      for note in plan.report.summary.notes + plan.report.summary.gaps {
        await console.remark(note)
      }
    }
    var status = plan.report.errors.isEmpty && plan.errors.isEmpty ? ExitStatus.done : .failure
    var end: [String] = []
    if let patch, let change = try await writePatch(plan, at: patch, on: console) {
      end.append(change)
    }
    if drawsSheet, !(plan.fixes + plan.variants).isEmpty {
      end.append("sheet \(VisibleText.of(try writeSheet(of: plan, asked.request)))")
    }
    if let writing {
      for sentence in writing.errors { await console.fail(sentence) }
      if !writing.errors.isEmpty { status = .failure }
      for note in writing.notes { await console.remark(note) }
      end.insert("\(counted(writing.count, "file")) written", at: 0)
    } else if !(plan.fixes + plan.variants).isEmpty {
      if let typed = settings.batch.typedInputs {
        end.append("next: vibrancy fix \(VisibleText.of(typed)) --write")
      }
      status = max(status, .findings)
    }
    if !writes.value, !plan.patch.edits.isEmpty { status = max(status, .findings) }
    if isPatchAlone { return status }
    end.insert(sum(of: plan), at: 0)
    let dot = TextEncoding.current == .utf8 ? " · " : " - "
    await console.print(end.joined(separator: dot) + "\n")
    return status
  }

  /// Writes the patch, even if nothing is in it: who asked for it finds it.
  ///
  /// - Returns: What the last line says of it; `nil` where it was printed.
  private func writePatch(
    _ plan: FixPlan, at path: String, on console: Console
  ) async throws(CommandError) -> String? {
    let patch = plan.patch
    if !runOptions.isQuiet, !plan.systemIsKnown {
      for note in Set(patch.edits.compactMap(\.note)).sorted() { await console.remark(note) }
    }
    let text = String(decoding: patch.bytes, as: UTF8.self)
    if path == "-" {
      await console.print(text)
      return nil
    }
    try ReportWriter.refuseInput(path)
    try writeText(text, at: path)
    let typed = ShellQuoting.posixPath(path)
    let next = patch.edits.isEmpty ? "" : ", next: git apply \(VisibleText.of(typed))"
    return "patch \(VisibleText.of(path)) (\(counted(patch.edits.count, "change")))\(next)"
  }

  private func sum(of plan: FixPlan) -> String {
    let all = plan.report.findings.count
    if all == 0 { return plan.report.summary.isEmpty ? "nothing was judged" : "no findings" }
    let variants =
      plan.variants.isEmpty ? "" : ", and \(counted(plan.variants.count, "variant")) can be made"
    let way = patch == nil ? "by --patch FILE" : "in the patch"
    let patched = plan.patched.isEmpty ? "" : ", \(plan.patched.count) more \(way)"
    return "\(plan.endedCount) of \(counted(all, "finding")) can be fixed\(patched)\(variants)"
  }

  /// The outcome of writing a plan.
  private struct Writing {
    private(set) var count = 0
    private(set) var errors: [String] = []
    let notes: [String]
    /// The paths of what was refused.
    private(set) var refused: Set<String> = []
    /// The paths of what another run wrote meanwhile.
    private(set) var foundWritten: Set<String> = []

    /// The words about the files of a path.
    func verb(for path: String) -> String {
      if refused.contains(path) { return "not written:" }
      return foundWritten.contains(path) ? "another run wrote" : "wrote"
    }

    init(of plan: FixPlan, _ query: InputQuery, allowsDirty: Bool) {
      let writer = FixWriter(query, allowsDirty: allowsDirty)
      for fix in plan.fixes + plan.variants {
        do throws(CommandError) {
          if let written = try writer.write(fix) {
            count += written
          } else {
            foundWritten.insert(fix.path)
          }
        } catch {
          errors.append(error.sentence)
          refused.insert(fix.path)
        }
      }
      notes = writer.notes
    }
  }

  /// - Parameter standardInput: What pictures that have no file are called.
  private func lines(
    of plan: FixPlan, _ writing: Writing?, _ standardInput: Set<String>
  ) -> [String] {
    var lines: [String] = []
    for fix in plan.fixes + plan.variants {
      lines.append(VisibleText.of(fix.path))
      lines += fix.steps.map { "  " + VisibleText.of($0) }
      let rules = Set(
        fix.ended.map { finding in
          finding.rule.rawValue + (finding.scene.map { " (\($0))" } ?? "")
        })
      if !rules.isEmpty { lines.append("  ends \(rules.sorted().joined(separator: ", "))") }
      let names = fix.files.map {
        FileSystem.lastName(of: $0.path) + ($0.before == nil ? " (new)" : "")
      }
      let verb = writing?.verb(for: fix.path) ?? "would write"
      lines.append("  \(verb) \(VisibleText.of(names.joined(separator: ", ")))")
      lines += fix.notes.map { "  note: \(VisibleText.of($0))" }
    }
    guard !plan.unfixed.isEmpty, !runOptions.isQuiet else { return lines }
    if !lines.isEmpty { lines.append("") }
    lines.append("not fixed:")
    let shown = runOptions.isVerbose ? plan.unfixed[...] : plan.unfixed.prefix(Self.mostListed)
    for stays in shown {
      let finding = stays.finding
      let scene = finding.scene.map { " (\($0))" } ?? ""
      let line = finding.location.line.map { ":\($0)" } ?? ""
      lines.append(VisibleText.of("  \(finding.location.path)\(line): \(finding.rule)\(scene)"))
      lines.append(VisibleText.of("    \(stays.reason)"))
      if let advice = stays.advice {
        let typed = Self.typed(advice, about: finding, standardInput)
        lines.append(VisibleText.of("    by hand: \(typed)"))
      }
    }
    if shown.count < plan.unfixed.count {
      lines.append("  and \(plan.unfixed.count - shown.count) more; --verbose lists them")
    }
    lines.append("")
    return lines
  }

  /// Advice, with its command as it can be typed: the rules, which it is of, know no paths.
  private static func typed(
    _ advice: String, about finding: Finding, _ standardInput: Set<String>
  ) -> String {
    let place = finding.location.path
    let folder =
      FileSystem.lastName(of: place) == "Contents.json" ? FileSystem.folder(of: place) : place
    let path = finding.asset ?? (folder.isEmpty ? "." : folder)
    let input =
      standardInput.contains(path)
      ? "-" : ShellQuoting.posixPath(path)
    let command = "vibrancy convert"
    return advice.split(separator: "`", omittingEmptySubsequences: false).map { part in
      part.hasPrefix("\(command) --to ")
        ? "\(command) \(input)\(part.dropFirst(command.count)) -o DIR" : String(part)
    }.joined(separator: "`")
  }

  /// Where a sheet goes that no option names: the working directory, unless a commit could take it from
  /// there; then the folder of caches.
  ///
  /// - Returns: Empty, or with a final `/`.
  private static func folderOfSheets() -> String {
    guard RepositoryRoots.workTree(around: FileSystem.workingDirectory) != nil,
      let caches = CachePlace(typed: nil).path
    else { return "" }
    return caches + "/sheets/"
  }

  /// Writes the sheet; two rows per fix.
  private func writeSheet(
    of plan: FixPlan, _ request: LintRequest
  ) throws(CommandError) -> String {
    let path =
      sheet ?? Self.folderOfSheets()
      + SheetName.of(request.query.paths + request.inputs.map(\.path), ending: ".fix.vibrancy.png")
    // A name that is our choice takes nothing away that is not ours.
    guard sheet != nil || !FileSystem.exists(path) || ContactSheet.isOne(at: path) else {
      throw CommandError(
        "\(path): is not a contact sheet of ours and is not replaced; move it, or use --no-sheet")
    }
    let own = (plan.fixes + plan.variants).flatMap { $0.files.map(\.path) } + request.query.paths
    let place = FileSystem.resolved(path)
    if place != nil, own.contains(where: { FileSystem.resolved($0) == place }) {
      throw CommandError("\(path): is what is read, and would be overwritten; write elsewhere")
    }
    let looks = (plan.fixes + plan.variants).flatMap(\.looks)
    let scenes = looks.flatMap { $0.thumbnails.map(\.scene) }.reduce(into: [String?]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let columns = scenes.map { ContactSheet.Column(title: $0 ?? "full color") }
    let limit = ContactSheet.rowLimit(columns: columns.count)
    let rows = looks.prefix(limit).map { look in
      ContactSheet.Row(
        title: look.title, subtitle: look.isAfter ? "after" : "before", look.thumbnails, in: scenes,
        look.sheet.map(FindingCaptions.init))
    }
    let sheet = ContactSheet(
      columns: columns, rows: rows, footer: Caption.of(plan.report.os),
      omittedRows: max(0, looks.count - limit))
    try writePicture(at: path) { sink throws(PNGError) in
      try sheet.write(to: sink, threads: runOptions.jobs)
    }
    return path
  }

  static let about = CommandDescription(
    "Fixes what lint finds: a dry run with a sheet, before and after, unless --write",
    usage: ["INPUT... [options]", "INPUT... --write [--allow-dirty]"],
    examples: [
      ExampleSpec("vibrancy fix .", "what can be fixed, how, and what it would look like"),
      ExampleSpec("vibrancy fix Widget/Assets.xcassets --write", "do it"),
      ExampleSpec("vibrancy fix . --patch widget.patch", "changes of the code, for 'git apply'"),
    ])
}
