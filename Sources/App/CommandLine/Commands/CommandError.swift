// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// A sentence for standard error, made from a typed error further down; it ends the command or
/// one of its inputs.
struct CommandError: Error, Sendable, Hashable {
  /// What is wrong, with the path or option it is about, and what to do; without `error: `.
  let sentence: String

  /// What else is wrong, one sentence each.
  let others: [String]

  init(_ sentence: String) { (self.sentence, others) = (sentence, []) }

  /// Several things that are wrong at once, at least one.
  init(_ sentences: [String]) {
    (sentence, others) = (sentences.first ?? "", Array(sentences.dropFirst()))
  }
}

/// How the command ends; public API of the tool. The worst of several counts.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  /// Done, or clean.
  case done = 0
  /// Something was found, or `--check` or a dry run of `fix` would change something.
  case findings = 1
  /// The command line made no sense, an input could not be read or an output not be written.
  case failure = 2

  /// What it says, for help.
  package var meaning: String {
    switch self {
    case .done: "done, or clean"
    case .findings: "findings, or something that --check or fix would change"
    case .failure: "wrong usage, an unreadable input or an unwritable output"
    }
  }

  /// Whether `left` is the better end.
  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the command says of an error of the library, which knows no options: what is wrong, and
/// which words on the command line fix it.
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
