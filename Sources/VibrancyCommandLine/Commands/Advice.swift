// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What the command says of an error of the library, which knows no options: what is wrong, and
/// which words on the command line mend it.
enum Advice {
  /// About a part of a run that cannot be read.
  static func sentence(for error: ReportReadingError) -> String {
    switch error {
    case .notReport: "not a report of vibrancy lint --reporter jsonl"
    case .otherSchema, .otherRun, .cut, .malformed, .miscounted: "\(error)"
    }
  }

  /// About parts that do not make one run.
  static func sentence(for error: ReportMergeError) -> String {
    switch error {
    case .notAPart:
      "this is a whole run's report, not a part's (--shard i/n); merge takes the parts of one run"
    case .nothing, .foreign, .duplicate, .missing: "\(error)"
    }
  }
}
