// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// `jsonl`: a record a line, the run first and its summary last; what `Report(jsonLines:)` reads.
///
/// A part of a run carries its pictures too, so that the whole can show them.
struct JSONLinesReporter: Reporter {
  let fileExtension = "jsonl"

  /// Those of what fails for a part of a run, none for a whole one.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed { shard == nil ? .none : .failing }

  /// JSON objects, each with its `kind`.
  func text(for report: Report, in context: ReportContext) -> String {
    let exhibits = report.shard == nil ? [] : report.exhibits
    var records = [record("run", report.runJSON)]
    records += report.findings.map { record("finding", $0.json) }
    records += report.undetermined.map { record("undetermined", $0.json) }
    records += report.errors.map { record("error", $0.json) }
    records += exhibits.map { record("exhibit", $0.json) }
    let count: JSONValue = ["exhibits": exhibits.isEmpty ? .absent : .integer(exhibits.count)]
    records.append(record("summary", report.summaryJSON.followed(by: count)))
    return JSONText.lines(records)
  }

  private func record(_ kind: String, _ value: JSONValue) -> JSONValue {
    JSONValue.object([(name: "kind", value: .text(kind))]).followed(by: value)
  }
}
