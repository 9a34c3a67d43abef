// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// `json`: one object with everything but pictures; a line a finding, so that two reports can be
/// compared line by line.
struct JSONReporter: Reporter {
  let fileExtension = "json"

  /// One JSON object; absent values are left out.
  func text(for report: Report, in context: ReportContext) -> String {
    let all = report.runJSON.followed(by: [
      "findings": .lines(report.findings) { $0.json },
      "undetermined": .lines(report.undetermined) { $0.json },
      "errors": .lines(report.errors.map(\.json)), "summary": report.summaryJSON,
    ])
    return JSONText.of(all) + "\n"
  }
}

/// `jsonl`: a record a line, the run first and its summary last; what `Report(jsonLines:)` reads.
///
/// A part of a run carries its pictures too, and the first what the sources say, so that the whole
/// can show them.
struct JSONLinesReporter: Reporter {
  let fileExtension = "jsonl"

  /// Those of what fails for a part of a run, none for a whole one.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed { shard == nil ? .none : .failing }

  /// JSON objects, each with its `kind`.
  func text(for report: Report, in context: ReportContext) -> String {
    let exhibits = report.shard == nil ? [] : report.exhibits
    var text = JSONText.lines
    text.add(line: record(.run, report.runJSON))
    for finding in report.findings { text.add(line: record(.finding, finding.json)) }
    for finding in report.undetermined {
      text.add(line: record(.undetermined, finding.json))
    }
    for error in report.errors { text.add(line: record(.error, error.json)) }
    if report.shard?.index == 1 {
      for value in report.evidence?.records ?? [] { text.add(line: record(.evidence, value)) }
    }
    for exhibit in exhibits { text.add(line: record(.exhibit, exhibit.json)) }
    let count: JSONValue = ["exhibits": exhibits.isEmpty ? .absent : .integer(exhibits.count)]
    text.add(line: record(.summary, report.summaryJSON.followed(by: count)))
    return text.text
  }

  private func record(_ kind: RecordKind, _ value: JSONValue) -> JSONValue {
    JSONValue.object([(name: "kind", value: .text(kind.rawValue))]).followed(by: value)
  }
}
