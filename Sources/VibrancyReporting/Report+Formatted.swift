// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyRules

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
    /// One self-contained page; pictures only where the run made them.
    case html
    /// The page with every preview that was judged.
    case htmlFull = "html-full"

    /// What writes it.
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
  public func formatted(
    _ format: Format, rules: [Rule] = builtInRules, workingDirectory: String = ""
  ) -> String {
    let context = ReportContext(
      rules: rules.map(\.about), workingDirectory: workingDirectory)
    return format.reporter.text(for: self, in: context)
  }

  /// Whether anything is wrong for certain, or could not be read.
  public var hasErrors: Bool { count(of: .error) > 0 || !errors.isEmpty }
}
