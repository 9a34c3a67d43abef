// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyReporting
internal import VibrancySystem
internal import VibrancyVocabulary

/// `vibrancy init`: what a project begins with: a configuration, a baseline of the findings of today,
/// and on wish a workflow.
struct InitCommand: BatchCommand {
  private let engine: Engine?
  private let replaces: Bool
  private let isTrial: Bool
  private let cache: CacheOptions
  let runOptions: RunOptions

  /// What runs the workflow.
  enum Engine: String, CaseIterable, Equatable, Sendable {
    case github, gitlab
  }

  init(_ options: inout OptionReader) {
    options.heading = "Output"
    engine =
      options.value("ci", .choice, placeholder: "WHERE", help: "also write a workflow for it").value
    replaces = options.flag("force", help: "replace files that are there already").value
    isTrial = options.flag("dry-run", help: "show what would be written, and write nothing").value
    cache = CacheOptions(&options)
    runOptions = RunOptions(&options)
  }

  static let about = CommandDescription(
    "Writes a configuration and a baseline for the project in this folder",
    usage: ["[--ci github|gitlab] [options]"],
    examples: [
      ExampleSpec("vibrancy init --dry-run", "what it would write"),
      ExampleSpec("vibrancy init --ci github", "with a workflow for pull requests"),
    ])

  /// Whether a folder above is the top of a repository.
  private static var isInRepository: Bool {
    var folder = FileSystem.workingDirectory
    while !folder.isEmpty, folder != "/" {
      folder = PathBelow.folder(folder)
      if FileSystem.exists(FileSystem.joined(folder, ".git")) { return true }
    }
    return false
  }

  /// Whether the attributes at the top of the repository hand files to Git LFS.
  private static var hasLFS: Bool {
    guard let bytes = try? FileBytes.all(of: ".gitattributes", limit: 1 << 20) else { return false }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.contains { line in
      line.first { $0 > 0x20 } != UInt8(ascii: "#")
        && line.firstRange(of: Array("filter=lfs".utf8)) != nil
    }
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let texts = InitTexts(
      engine: engine, hasGitLabFile: FileSystem.exists(InitTexts.File.gitLabFile.path),
      hasLFS: Self.hasLFS)
    let kept = replaces ? [] : texts.kept { FileSystem.exists($0) }
    let wanted = texts.files.filter { !kept.contains($0) }
    var replaced: [String] = []
    for path in wanted.map(\.path) where FileSystem.exists(path) {
      guard replaces else {
        throw CommandError("\(path): is there already, and stays as it is; --force replaces it")
      }
      replaced.append(path)
    }
    var request = LintRequest(InputQuery(paths: ["."]))
    request.jobs = runOptions.jobs
    request.cache = await cache.open(on: console, for: ["."])
    let report = await Linter().lint(request, progress: console.progress)
    await cache.reportTroubles(of: request.cache, on: console)
    await console.end()
    await console.fail(report.errors)
    let baseline = Baseline(report)
    let files = wanted.map { file in
      (file: file, text: texts.text(of: file, for: report, baseline: baseline))
    }
    for (file, text) in files {
      let isBaseline = file == .baseline
      let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
      let about =
        isBaseline
        ? ": knows \(counted(baseline.count, "finding"))"
        : isTrial ? ":" : ": \(counted(lineCount, "line"))"
      await console.print("\(file.path)\(about)\n")
      if isBaseline || !isTrial { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      await console.print(
        lines.map { $0.isEmpty ? "\n" : "    " + VisibleText.of(String($0)) + "\n" }.joined())
    }
    if let scope = report.summary.scopeSentence {
      await console.print("\(VisibleText.of(scope))\n")
    }
    if report.summary.judged == 0 {
      await console.warn("nothing is judged here yet: \(report.summary.emptySentence)")
    }
    if !isTrial {
      let folder = try OutputFolder("")
      // A place that cannot be had is known before anything is written.
      for (file, _) in files { _ = try folder.place(of: file.path) }
      for (file, text) in files { try writeText(text, at: OutputFile(file.path, in: folder)) }
      for path in replaced { await console.remark("\(path): was replaced (--force)") }
    }
    for file in kept where FileSystem.exists(file.path) {
      await console.remark("\(file.path): is there already, and stays as it is")
    }
    if let sentence = texts.advice { await console.remark(sentence) }
    if engine == .github, !FileSystem.exists(".git"), Self.isInRepository {
      await console.warn(
        "GitHub reads workflows at the top of a repository only: move .github there, and let it "
          + "run in this folder")
    }
    await console.print(
      isTrial
        ? "nothing was written (--dry-run)\n"
        : "written: \(files.map(\.file.path).joined(separator: ", ")); next: vibrancy lint .\n")
    return report.errors.isEmpty ? .done : .failure
  }
}
