// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules
internal import VibrancyVocabulary

/// A report that is being read from a `jsonl` file, line by line.
struct JSONLinesParts {
  /// The report as read so far.
  private(set) var report: Report
  /// `true` if the summary was read.
  private(set) var isComplete = false

  /// Starts with the record of the run.
  init(_ first: ArraySlice<UInt8>) throws(ReportReadingError) {
    guard let record = Record(first, line: 1), record.kind == RecordKind.run.rawValue else {
      throw Self.isStartOfRun(first) ? .cut(line: 1) : .notReport(line: 1)
    }
    let head: RunHead = try record.value()
    guard head.tool.name == RunHead.blank.tool.name else { throw .notReport(line: 1) }
    guard head.schema == RunHead.schema else {
      throw .otherSchema(line: 1, found: head.schema, supported: RunHead.schema)
    }
    var report = Report(
      version: head.tool.version, model: 0, findings: [], undetermined: [], errors: [],
      summary: Summary())
    try record.read { reader throws(RecordReader.Failure) in try report.origin(&reader) }
    self.report = report
  }

  /// Takes a line after the first.
  mutating func take(
    _ bytes: ArraySlice<UInt8>, at line: Int, isLast: Bool
  ) throws(ReportReadingError) {
    guard let record = Record(bytes, line: line) else {
      throw isLast && !isComplete ? .cut(line: line) : .malformed(line: line, problem: .notJSON)
    }
    guard !isComplete else {
      throw .malformed(line: line, problem: .misplaced(record.kind))
    }
    guard let kind = RecordKind(rawValue: record.kind) else {
      throw .malformed(line: line, problem: .unknownKind(record.kind))
    }
    switch kind {
    case .finding:
      let finding: Finding = try record.value()
      guard finding.severity != nil else { throw record.wrong("severity") }
      report.findings.append(finding)
    case .undetermined:
      let finding: Finding = try record.value()
      guard finding.severity == nil else { throw record.wrong("severity") }
      guard finding.cause != nil else { throw record.wrong("reason") }
      report.undetermined.append(finding)
    case .error: report.errors.append(try record.value())
    case .evidence:
      var evidence = report.evidence ?? EvidenceRecord()
      evidence.add(try record.value())
      report.evidence = evidence
    case .exhibit: report.exhibits.append(try record.value())
    case .summary: try end(with: record, at: line)
    case .run: throw .malformed(line: line, problem: .misplaced(record.kind))
    }
  }

  private mutating func end(with record: Record, at line: Int) throws(ReportReadingError) {
    report.summary = try record.value()
    var (expected, pictures) = (ReportCounts.blank, 0)
    try record.read { reader throws(RecordReader.Failure) in
      try reader.take("counts", &expected)
      try reader.count(ifAny: "exhibits", &pictures)
    }
    for (found, expected) in zip(ReportCounts(report).rows, expected.rows) {
      try check(found.what, found.count, expected.count, at: line)
    }
    try check("pictures", report.exhibits.count, pictures, at: line)
    isComplete = true
  }

  private func check(
    _ what: String, _ found: Int, _ expected: Int, at line: Int
  ) throws(ReportReadingError) {
    if found == expected { return }
    throw .miscounted(line: line, .init(what: what, found: found, expected: expected))
  }

  /// Returns `true` if a first line that is not a record starts as one: then the rest of it is
  /// lost.
  private static func isStartOfRun(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = Array("{\"kind\":\"run\"".utf8)
    return bytes.count <= start.count ? start.starts(with: bytes) : bytes.starts(with: start)
  }
}

/// The kind of content of a line of a report in JSON lines.
enum RecordKind: String {
  case run, finding, undetermined, error, evidence, exhibit, summary
}
