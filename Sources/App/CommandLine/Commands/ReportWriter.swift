// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyPages
internal import VibrancyVocabulary

/// Where reports go: `--reporter KIND[:FILE]`, several of one run.
struct ReportWriter {
  private struct Destination {
    let format: Report.Format
    /// `nil`: standard output.
    let path: String?
  }

  private let destinations: [Destination]
  private let options: ReportOptions
  private let failOn: Severity
  private let runOptions: RunOptions

  /// Resolves the destinations.
  ///
  /// - Parameter failOn: The severity from which on a run fails, unless the options say otherwise.
  /// - Throws: A kind that is none, two reports that go to one file.
  init(
    _ options: ReportOptions, failOn: Severity, runOptions: RunOptions
  ) throws(CommandError) {
    (self.options, self.failOn, self.runOptions) = (options, failOn, runOptions)
    var destinations: [Destination] = []
    var finder = PlaceFinder()
    var places: Set<PathKey> = []
    for text in options.reporters {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let kind = String(parts[0])
      guard let format = Report.Format(rawValue: kind) else {
        let kinds = Report.Format.allCases.map(\.rawValue)
        let hint =
          nearestName(to: kind, among: kinds).map { "did you mean '\($0)'?" }
          ?? "give one of \(kinds.joined(separator: ", "))"
        throw CommandError("--reporter: unknown format '\(kind)'; \(hint)")
      }
      let path = parts.count > 1 ? String(parts[1]) : nil
      if path == "" {
        throw CommandError("--reporter: '\(text)' names no file; write \(kind):FILE, or \(kind)")
      }
      if let path {
        if !places.insert(finder.place(of: path)).inserted {
          throw CommandError("--reporter: two reports go to \(path); give each its own file")
        }
        try Self.refuseInput(path)
      }
      destinations.append(Destination(format: format, path: path))
    }
    let printed = destinations.filter { $0.path == nil }.map(\.format)
    if printed.count > 1, let kind = printed.first(where: { !$0.reporter.sharesOutput })?.rawValue {
      throw CommandError(
        "--reporter: \(kind) would share standard output with another; write \(kind):FILE")
    }
    if options.isLive, !destinations.contains(where: { $0.format.isPage }) {
      throw CommandError("--live: no page is written; add --reporter html:FILE")
    }
    self.destinations = destinations
  }

  /// Refuses to write over what a run reads: art, catalogs, sources, configurations.
  ///
  /// - Throws: A sentence that names the path.
  static func refuseInput(_ path: String) throws(CommandError) {
    let name = FileSystem.lastName(of: path).lowercased()
    let endings = [".png", ".jpg", ".jpeg", ".svg", ".svgz", ".pdf", ".swift", ".widget.json"]
    let isRead =
      endings.contains { name.hasSuffix($0) } || name == "contents.json" || name == ".vibrancy.json"
    guard isRead, FileSystem.exists(path) else { return }
    throw CommandError("\(path): is what is read, and would be overwritten; write elsewhere")
  }

  /// The formats asked for.
  var formats: [Report.Format] { destinations.map(\.format) }

  /// Which pictures a run has to make.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed {
    formats.map { $0.reporter.exhibits(for: shard) }.max() ?? .none
  }

  /// Writes every report; one that cannot be written does not keep the others.
  ///
  /// - Parameter difference: What formats that know a past are made of, instead.
  func write(
    _ report: Report, _ difference: ReportDifference? = nil, on console: Console
  ) async -> ExitStatus {
    func text(_ format: Report.Format, _ context: ReportContext) -> String {
      difference?.text(in: format, context) ?? format.reporter.text(for: report, in: context)
    }
    var status = ExitStatus.done
    var roots: [String]?
    for destination in destinations {
      var context = ReportContext(rules: builtInRules.map(\.about))
      context.workingDirectory = FileSystem.workingDirectory
      if destination.format.isOfRepositories {
        let found = roots ?? RepositoryRoots(of: report, from: context.workingDirectory).folders
        (roots, context.repositoryRoots) = (found, found)
      }
      context.listsAll = runOptions.isVerbose
      if options.isLive, destination.format.isPage {
        do throws(CommandError) {
          context.live = try Self.art(of: report)
        } catch {
          await console.fail(error.sentence)
          status = .failure
        }
      }
      if let path = destination.path {
        do throws(CommandError) {
          try writeText(text(destination.format, context), at: path)
        } catch {
          await console.fail(error.sentence)
          status = .failure
        }
      } else {
        let isTerminal = Terminal.isTerminal(.output)
        context.usesColor = runOptions.color.isColored(.output)
        context.width = isTerminal ? Terminal.columns(of: .output) : nil
        await console.print(text(destination.format, context))
      }
      let reported = difference?.new ?? report
      if let sentence = destination.format.reporter.omission(from: reported, in: context) {
        await console.warn("\(destination.format.rawValue): \(sentence)")
      }
    }
    await console.fail(report.errors)
    return status
  }

  /// The pictures that a report shows, those that are files.
  private static func art(of report: Report) throws(CommandError) -> LiveArt {
    var live = try LiveArt()
    for path in Set(report.exhibits.map(\.path)).sorted() where path.hasSuffix(".png") {
      live.add(
        contentsOf: path, scale: path.hasSuffix("@3x.png") ? 3 : path.hasSuffix("@2x.png") ? 2 : 1)
    }
    return live
  }

  /// Says so where widgets could not be judged, if that fails the run.
  ///
  /// - Returns: A failure with `--require-understood`.
  func reportIfNotUnderstood(in report: Report, on console: Console) async -> ExitStatus {
    let count = report.summary.warnings.count { $0.kind == .notUnderstood }
    guard options.requiresUnderstood, count > 0 else { return .done }
    await console.fail(
      "\(counted(count, "widget")) could not be judged, as --require-understood demands")
    return .failure
  }

  /// Says so where nothing was judged; of a part only the whole can say.
  ///
  /// - Returns: A failure with `--require-art`.
  func reportIfNothingJudged(in report: Report, on console: Console) async -> ExitStatus {
    guard report.summary.isEmpty, report.shard == nil else { return .done }
    let open = report.undetermined.count
    let reason = open > 0 ? "\(open) undetermined" : report.summary.emptySentence
    let sentence = "nothing was judged: \(reason)"
    if options.requiresArt {
      await console.fail(sentence)
      return .failure
    }
    if report.errors.isEmpty { await console.warn(sentence) }
    return .done
  }

  /// How a run ends that found what a report says.
  func status(of report: Report) -> ExitStatus {
    if !report.errors.isEmpty { return .failure }
    let fails = options.failOn.isReached(
      by: report.findings, warnings: report.hasWarnings, settings: failOn)
    return report.summary.failsOnStale || fails ? .findings : .done
  }
}

extension Report.Format {
  /// Whether it is a page for browsers.
  fileprivate var isPage: Bool { self == .html || self == .htmlFull }

  /// Whether a service reads it that looks paths up in the repository.
  fileprivate var isOfRepositories: Bool { [.sarif, .github, .gitlab].contains(self) }
}
