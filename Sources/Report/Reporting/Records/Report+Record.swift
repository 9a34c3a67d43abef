// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyRules
internal import VibrancyVocabulary

extension SystemVersion: RecordValue {}

extension Report {
  /// The tool, its settings, and the part of a run that it made.
  var runJSON: JSONValue {
    var (copy, writer) = (self, RecordWriter())
    copy.origin(&writer)
    return RunHead(version: version).json.followed(by: .object(writer.members))
  }

  /// Lists what a record of a run holds besides its head.
  mutating func origin<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.count("model", &model)
    try form.take("os", &os)
    try form.take("settings", &settingsHash, unless: "")
    try form.take("shard", &shard, unless: nil)
  }

  /// The run's extent, and the numbers of everything that was found.
  var summaryJSON: JSONValue {
    let counts: JSONValue = ["counts": ReportCounts(self).json]
    return counts.followed(by: summary.json).followed(by: [
      "failure": .maybe(StaleEntries(of: summary)?.sentence)
    ])
  }
}

/// The head of a run's record, which all versions write alike.
struct RunHead: Recorded {
  /// The only schema there is.
  static let schema = 1
  static let blank = RunHead(version: "")

  var schema = RunHead.schema
  var tool: Tool

  init(version: String) { tool = Tool(version: version) }

  mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.count("schema", &schema)
    try form.take("tool", &tool)
  }

  /// The program.
  struct Tool: Recorded {
    static let blank = Tool(version: "")

    var name = "vibrancy"
    var version: String

    mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
      try form.take("name", &name)
      try form.take("version", &version)
    }
  }
}

extension Report.Shard: RecordValue {
  package var json: JSONValue { ["index": .integer(index), "count": .integer(count)] }

  package init?(_ node: JSONNode) {
    guard let members = node.membersByKey, let index = members["index"]?.integer,
      let count = members["count"]?.integer
    else { return nil }
    self.init(index: index, count: count)
  }
}

/// The numbers of everything that a report has.
struct ReportCounts: Recorded {
  static let blank = ReportCounts()

  var (error, warning, note, undetermined, unread) = (0, 0, 0, 0, 0)

  /// Those of a report.
  init(_ report: Report) {
    (error, warning) = (report.count(of: .error), report.count(of: .warning))
    (note, undetermined) = (report.count(of: .note), report.undetermined.count)
    unread = report.errors.count
  }

  private init() {}

  mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("error", &error)
    try form.take("warning", &warning)
    try form.take("note", &note)
    try form.take("undetermined", &undetermined)
    try form.take("unread", &unread)
  }

  /// Each with what is counted, in the plural.
  var rows: [(what: String, count: Int)] {
    [
      ("errors", error), ("warnings", warning), ("notes", note), ("undetermined", undetermined),
      ("inputs not read", unread),
    ]
  }
}
