// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyRules

/// What a format may need besides the report: what the rules are, and where the run stands.
public struct ReportContext: Sendable {
  /// The rules, for their help.
  public var rules: [RuleDescription]
  /// The working directory, for the one format that prints absolute paths; without a `/` at the
  /// end.
  public var workingDirectory: String
  /// Whether a terminal's colors may be used.
  public var usesColor: Bool
  /// Columns of the terminal, if it is one.
  public var width: Int?

  /// A context.
  public init(
    rules: [RuleDescription], workingDirectory: String = "", usesColor: Bool = false,
    width: Int? = nil
  ) {
    (self.rules, self.workingDirectory) = (rules, workingDirectory)
    (self.usesColor, self.width) = (usesColor, width)
  }
}
