// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Every format, in the order help lists them.
public let builtInReporters: [any Reporter] = [
  TextReporter(), XcodeReporter(), JSONReporter(), JSONLinesReporter(), SARIFReporter(),
  JUnitReporter(), GitHubReporter(), GitLabReporter(), MarkdownReporter(), HTMLReporter(),
  HTMLReporter(showsAll: true),
]
