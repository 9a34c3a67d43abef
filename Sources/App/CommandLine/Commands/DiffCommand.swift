// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyHistory
internal import VibrancySystem
internal import VibrancyVocabulary

/// `vibrancy diff REF [INPUT…]`: what became of art and code since a revision.
struct DiffCommand: BatchCommand {
  private let scope: ScopeOptions
  private let reports: ReportOptions
  private let pictures: String?
  private let ignoresComments: Bool
  private let cache: CacheOptions
  private let revision: String?
  private let settings: SettingsOptions
  var runOptions: RunOptions { settings.batch.runOptions }

  init(_ options: inout OptionReader) {
    scope = ScopeOptions(&options, mayBePart: false)
    reports = ReportOptions(&options, Report.Format.allCases)
    pictures =
      options.value(
        "pictures", short: "o", .directory, placeholder: "DIR",
        help: "a picture of each piece of art that looks otherwise: before, after, and what differs"
      ).value
    options.heading = "Configuration"
    ignoresComments =
      options.flag(
        "no-ignores", help: "disregard '// vibrancy:ignore RULE' in Swift sources"
      ).value
    cache = CacheOptions(&options)
    var settings = SettingsOptions(&options, listsAll: true, .revision)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
    revision = settings.batch.words.first
    settings.batch.words = Array(settings.batch.words.dropFirst())
    if settings.batch.words.isEmpty, settings.batch.filesFrom.value.isEmpty {
      settings.batch.words = ["."]
    }
    self.settings = settings
  }

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    guard let revision else {
      throw CommandError("a revision is missing; name one, such as main, before --files-from")
    }
    let limits = settings.batch.limits
    let simulator = Simulator(limits: limits)
    var asked = try JudgedRequest(scope, settings, simulator: simulator)
    let writer = try ReportWriter(
      reports, failOn: asked.request.settings.failOn, runOptions: runOptions)
    if ignoresComments { asked.request.heedsIgnores = false }
    if await asked.printSettings(on: console, isQuiet: runOptions.isQuiet) { return .done }
    guard asked.request.inputs.isEmpty else {
      throw CommandError("-: standard input has no past; name a file of the repository")
    }
    let past: Past
    do throws(GitError) {
      past = try Past(of: asked.request.query.paths, at: revision, limit: limits.bytes)
    } catch {
      if case .unknownRevision = error, FileSystem.exists(revision) {
        throw CommandError("\(error); the revision comes first: vibrancy diff HEAD INPUT")
      }
      throw CommandError("\(error)")
    }
    asked.request.query.paths = past.paths
    asked.request.exhibits = writer.exhibits(for: nil)
    let showsPage = asked.request.exhibits != .none
    asked.request.inspection = pictures == nil && !showsPage ? .none : .pictures
    asked.request.cache = await cache.open(
      on: console, for: asked.request.query.paths, isIsolated: settings.configuration.isIsolated)
    var before = asked.request
    before.query.paths = past.pastPaths
    before.query.projectRoot = past.root
    // What lies in a folder that is gone tomorrow is known to nobody then.
    before.exhibits = .none
    let comparison = LintComparison(
      now: asked.request, before: before, pastDirectory: past.workingDirectory,
      touched: past.touched, limits: limits)
    let sides = await Root.$mirror.withValue(past.mirror) {
      await comparison.sides(progress: console.progress)
    }
    await cache.reportTroubles(of: asked.request.cache, on: console)
    var difference = Self.difference(sides, past, revision)
    var status = ExitStatus.done
    let changed = DiffPictures(sides, past.renames)
    if showsPage { (difference.looks, difference.omittedLooks) = changed.looks() }
    if let pictures {
      do throws(CommandError) {
        difference.pictures = try changed.write(
          in: pictures, followsLinks: settings.batch.followsOutside, os: difference.new.os,
          jobs: runOptions.jobs)
      } catch {
        await console.fail(error.sentence)
        status = .failure
      }
    }
    status = max(status, await writer.write(difference.new, difference, on: console))
    if reports.requiresArt {
      status = max(status, await writer.reportIfNothingJudged(in: difference.new, on: console))
    }
    status = max(status, await writer.reportIfNotUnderstood(in: difference.new, on: console))
    if !runOptions.isQuiet { for note in past.notes { await console.remark(note) } }
    await console.end(summary: "\(counted(difference.new.summary.judged, "piece")) of art judged")
    // The files of then are there until here.
    withExtendedLifetime(past) {}
    return max(status, writer.status(of: difference.new))
  }

  private static func difference(
    _ sides: (now: LintSide, before: LintSide), _ past: Past, _ revision: String
  ) -> ReportDifference {
    let found = FindingComparison(
      sides.now.report, ignoring: sides.now.silenced, since: sides.before.report,
      moved: { past.renames($0) },
      isGone: { !FileSystem.exists($0) },
      isFresh: { !FileSystem.exists(PathBelow.joined(past.workingDirectory, $0)) })
    var new = sides.now.report
    (new.findings, new.undetermined) = (found.new, [])
    let shown = Set(found.new.map(\.name))
    new.exhibits = new.exhibits.filter { shown.contains($0.name) }
    var summary = Summary()
    (summary.judged, summary.widgets) = (new.summary.judged, new.summary.widgets)
    summary.notes = past.notes
    // What could not be judged then, too, is not news.
    let known = Set(sides.before.report.summary.warnings.map(\.message))
    summary.warnings = new.summary.warnings.filter { !known.contains($0.message) }
    new.summary = summary
    var difference = ReportDifference(
      new: new, fixed: found.fixed, known: found.known, silenced: found.silenced,
      revision: revision, commit: past.commit)
    difference.unknown = found.unknown
    return difference
  }

  static let about = CommandDescription(
    "Judges what changed since a Git revision: what is new, fixed and known",
    usage: ["REF [INPUT...] [options]"],
    examples: [
      ExampleSpec("vibrancy diff HEAD", "what the next commit would bring"),
      ExampleSpec(
        "vibrancy diff origin/main... --reporter markdown:comment.md",
        "for a pull request: since it branched off, as a comment on it"),
      ExampleSpec(
        "vibrancy diff v1.2 Widget --pictures changed",
        "one folder, with pictures of before and after"),
    ])
}

extension PositionalSpec {
  /// What is compared.
  static var revision: PositionalSpec {
    PositionalSpec(
      "REF [INPUT]",
      help: "a commit, branch or tag ('REF...': where HEAD branched off from it), and what of the "
        + "work tree is compared with it: as for lint; the working directory, if nothing is named",
      missing: "no revision given to compare with; try 'vibrancy diff HEAD'")
  }
}

/// The inputs of a run as they were at a revision.
private struct Past {
  let commit: String
  /// The inputs: relative to the working directory, without links.
  private(set) var paths: [String] = []
  /// The same of then.
  private(set) var pastPaths: [String] = []
  /// What stands for the top of the work tree then.
  var root: String { tree.root }
  /// What stands for the working directory then.
  let workingDirectory: String
  /// What the files of then link to.
  let mirror: MirroredFolder
  /// What may have changed, as reports print paths.
  let touched: [String]
  let notes: [String]
  /// Where a path of then is now, both as reports print them.
  let renames: @Sendable (String) -> String
  /// Keeps the files.
  private let tree: PastTree

  init(of inputs: [String], at revision: String, limit: Int) throws(GitError) {
    let here = PathBelow.workingDirectory
    let repository = try GitRepository(at: here)
    let root = repository.root
    var folders: [String] = []
    for input in inputs {
      let path = Self.real(input)
      guard path == root || path.hasPrefix(root == "/" ? root : root + "/") else {
        throw .outside(input, root: root)
      }
      let below = path == root ? "" : String(path.dropFirst(root.count + 1))
      folders.append(Self.folder(around: below, isFolder: FileSystem.isFolder(path)))
      paths.append(PathBelow.relative(path, to: here))
      pastPaths.append(below)
    }
    commit = try repository.commit(of: revision)
    let changes = try repository.changes(since: commit)
    // What decides about a part of the project may lie anywhere in it.
    let isSearched = inputs.contains { FileSystem.isFolder($0) && !CatalogFolder.isNamed($0) }
    let tree = try PastTree(
      of: repository, folders: isSearched ? [""] : folders, readingPicturesIn: folders,
      undoing: changes, limit: limit)
    self.tree = tree
    mirror = MirroredFolder(tree.root, of: root)
    pastPaths = pastPaths.map { $0.isEmpty ? tree.root : PathBelow.joined(tree.root, $0) }
    let belowRoot = here == root ? "" : String(here.dropFirst(root.count + 1))
    workingDirectory = belowRoot.isEmpty ? tree.root : PathBelow.joined(tree.root, belowRoot)
    func shown(_ path: String) -> String {
      PathBelow.relative(PathBelow.joined(root, path), to: here)
    }
    touched = tree.touched.map(shown)
    notes = tree.notes
    let renamed = RenamedPaths(changes.changes)
    renames = { path in
      let whole = Self.plain(PathBelow.joined(here, path))
      guard whole.hasPrefix(root + "/") else { return path }
      let now = renamed.now(String(whole.dropFirst(root.count + 1)))
      return PathBelow.relative(PathBelow.joined(root, now), to: here)
    }
  }

  /// Without links, even where there is nothing any more.
  private static func real(_ path: String) -> String {
    if let real = FileSystem.resolved(path) { return real }
    let folder = FileSystem.folder(of: FileSystem.trimmed(path))
    guard !folder.isEmpty || path.utf8.first != UInt8(ascii: "/") else { return path }
    return PathBelow.joined(
      real(folder.isEmpty ? "." : folder), FileSystem.lastName(of: FileSystem.trimmed(path)))
  }

  /// What else may be read with an input: all of its catalog, or what lies beside a file.
  private static func folder(around path: String, isFolder: Bool) -> String {
    let names = path.split(separator: "/")
    if let catalog = names.firstIndex(where: { $0.lowercased().hasSuffix(".xcassets") }) {
      return names[...catalog].joined(separator: "/")
    }
    return isFolder ? path : PathBelow.folder(path)
  }

  /// Without `..`.
  private static func plain(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
