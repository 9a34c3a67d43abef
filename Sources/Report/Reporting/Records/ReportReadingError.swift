// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// The reason why a report cannot be read back. Lines are counted from 1.
package enum ReportReadingError: Error, Sendable, Hashable {
  /// It is something else: its first line is not a record of a run.
  case notReport(line: Int)
  /// It was written by a tool that writes other records.
  case otherSchema(line: Int, found: Int, supported: Int)
  /// It belongs to another run than the report it is to be merged with.
  case otherRun(line: Int, RunDifference)
  /// It ends before its summary: the run or the copy was interrupted.
  case cut(line: Int)
  /// A line is not a record, or one with a part that is missing or of another kind.
  case malformed(line: Int, problem: Problem)
  /// Records were taken out or put in: there are not as many as its summary counts.
  case miscounted(line: Int, Count)

  /// The fault of a line.
  package enum Problem: Sendable, Hashable {
    /// It is not JSON.
    case notJSON
    /// It has more bytes than any record.
    case tooLong(limit: Int)
    /// It says another kind of record than there is.
    case unknownKind(String)
    /// A member is missing, or its value is of another type or out of its range.
    case member(String)
    /// It stands where no record of its kind belongs: a second run, or anything after the summary.
    case misplaced(String)
  }

  /// A count, as found and as the summary says it.
  package struct Count: Sendable, Hashable {
    /// The records' kind, in the plural.
    package let what: String
    /// The number found.
    package let found: Int
    /// The number that should be there.
    package let expected: Int

    /// A count that is not as it should be.
    package init(what: String, found: Int, expected: Int) {
      (self.what, self.found, self.expected) = (what, found, expected)
    }
  }
}

extension ReportReadingError {
  /// The line it is about, from 1.
  package var line: Int {
    switch self {
    case .notReport(let line), .otherSchema(let line, _, _), .otherRun(let line, _),
      .cut(let line), .malformed(let line, _), .miscounted(let line, _):
      line
    }
  }
}

extension ReportReadingError: CustomStringConvertible {
  /// The fault and the advice, without the file and the line.
  package var description: String {
    switch self {
    case .notReport: "not a report in the format jsonl"
    case .otherSchema(_, let found, let supported):
      "a report of schema \(found); this version reads \(supported)"
    case .otherRun(_, let difference): "not of the same run: \(difference)"
    case .cut: "the report is cut short: it has no summary; run that shard again"
    case .malformed(_, .notJSON): "not a JSON record; run that shard again"
    case .malformed(_, .tooLong(let limit)):
      "a line of more than \(limit >> 20) MiB, which no record has; run that shard again"
    case .malformed(_, .unknownKind(let kind)): "no kind of record: \(Self.quoted(kind))"
    case .malformed(_, .member(let name)): "\(Self.quoted(name)) is missing or of another kind"
    case .malformed(_, .misplaced(let kind)): "a record \(Self.quoted(kind)) does not belong here"
    case .miscounted(_, let count):
      "\(count.found) \(count.what), but the summary counts \(count.expected): it was edited"
    }
  }

  private static func quoted(_ text: String) -> String {
    let start = VisibleText.of(String(text.prefix(40)))
    return "'\(start)\(text.count > 40 ? "..." : "")'"
  }
}
