// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPages
public import VibrancyRules

/// A format's writer: a pure function from a report to text, and what a run has to know of it.
package protocol Reporter: Sendable {
  /// The extension of its files, without the dot.
  var fileExtension: String { get }
  /// `true` if its lines are read one by one, so that they may stand among those of others.
  var sharesOutput: Bool { get }
  /// The pictures that the report should hold for it.
  ///
  /// - Parameter shard: The part of a run, if it is one: parts carry what the whole will show.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed
  /// The report's text, ending in a line break unless it is empty.
  func text(for report: Report, in context: ReportContext) -> String
  /// A sentence about what the format cannot hold and leaves out; `nil`: nothing.
  func omission(from report: Report, in context: ReportContext) -> String?
}

extension Reporter {
  /// It stands alone.
  package var sharesOutput: Bool { false }
  /// Nothing.
  package func omission(from report: Report, in context: ReportContext) -> String? { nil }
  /// None.
  package func exhibits(for shard: Report.Shard?) -> ExhibitNeed { .none }
}

/// The context that a format may need besides the report: the rules, and the place of the run.
package struct ReportContext: Sendable {
  /// The rules, for their help.
  package var rules: [RuleDescription]
  /// The working directory, which paths are relative to: absolute, without a `/` at the end.
  package var workingDirectory: String
  /// The roots of the repository, absolute and without links, for formats of services that look
  /// there; a path is relative to the first that it lies below. Empty: to the working directory.
  package var repositoryRoots: [String] = []
  /// `true` if a terminal's colors may be used.
  package var usesColor: Bool
  /// Columns of the terminal, if it is one.
  package var width: Int?
  /// `true` if people are listed everything: each finding of a group, and what could not be
  /// determined.
  package var listsAll = false
  /// The page's knowledge of the server that shows it, if one does.
  package var page: LivePage?
  /// The art that a page draws with other settings; `nil`: it only shows what is there.
  package var live: LiveArt?

  /// A context.
  package init(
    rules: [RuleDescription], workingDirectory: String = "", usesColor: Bool = false,
    width: Int? = nil
  ) {
    (self.rules, self.workingDirectory) = (rules, workingDirectory)
    (self.usesColor, self.width) = (usesColor, width)
  }
}

extension Report {
  /// A format, by the name that `--reporter` takes, in the order help lists them.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// For people at a terminal.
    case text
    /// `path:line:column: severity: message`, with absolute paths.
    case xcode
    /// One object.
    case json
    /// A record a line; `merge` reads it.
    case jsonl
    /// SARIF 2.1.0.
    case sarif
    /// JUnit's XML.
    case junit
    /// Workflow commands of GitHub Actions.
    case github
    /// GitLab's Code Quality.
    case gitlab
    /// A table for a comment or a summary.
    case markdown
    /// One self-contained page, with the pictures that the report carries.
    case html
    /// The page with every preview that was judged.
    case htmlFull = "html-full"

    /// The pictures it shows, for `LintRequest.exhibits`: most formats show none.
    public var exhibits: ExhibitNeed { reporter.exhibits(for: nil) }

    /// The reporter that writes it.
    package var reporter: any Reporter {
      switch self {
      case .text: TextReporter()
      case .xcode: XcodeReporter()
      case .json: JSONReporter()
      case .jsonl: JSONLinesReporter()
      case .sarif: SARIFReporter()
      case .junit: JUnitReporter()
      case .github: GitHubReporter()
      case .gitlab: GitLabReporter()
      case .markdown: MarkdownReporter()
      case .html: HTMLReporter()
      case .htmlFull: HTMLReporter(showsAll: true)
      }
    }
  }

  /// The report in a format.
  ///
  /// - Parameters:
  ///   - rules: The rules it was judged by, for their help.
  ///   - workingDirectory: What `xcode` puts in front of paths, without a `/` at the end.
  package func formatted(
    _ format: Format, rules: [Rule], workingDirectory: String = ""
  ) -> String {
    let context = ReportContext(
      rules: rules.map(\.about), workingDirectory: workingDirectory)
    return format.reporter.text(for: self, in: context)
  }

  /// `true` if there is a finding that is an error, or something could not be read.
  public var hasErrors: Bool { count(of: .error) > 0 || !errors.isEmpty }

  /// Returns `true` if a program that ran lint should fail: something could not be read, a finding
  /// is at least this severe, or, from warnings on, something could not be checked.
  ///
  /// - Parameter severity: The least severity that fails, such as `LintSettings.failOn`.
  public func fails(at severity: Severity) -> Bool {
    !errors.isEmpty || hasWarnings && severity <= .warning
      || findings.contains { $0.severity.map { $0 >= severity } ?? false }
  }
}
