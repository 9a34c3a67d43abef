// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules
internal import VibrancyVocabulary

/// A report that is being read from a `jsonl` file, line by line.
struct JSONLinesParts {
  /// What was read so far.
  private(set) var report: Report
  /// Whether the summary was read.
  private(set) var isComplete = false

  /// Starts with the record of the run.
  init(_ first: ArraySlice<UInt8>) throws(ReportReadingError) {
    guard let record = Record(first, line: 1), record.kind == RecordKind.run.rawValue else {
      throw Self.isStartOfRun(first) ? .cut(line: 1) : .notReport(line: 1)
    }
    let tool: [String: String] = try record.member("tool")
    guard tool["name"] == "vibrancy" else { throw .notReport(line: 1) }
    guard let version = tool["version"] else { throw record.wrong("tool") }
    let schema = try record.count("schema")
    guard schema == 1 else { throw .otherSchema(line: 1, found: schema, supported: 1) }
    report = Report(
      version: version, model: try record.count("model"), os: try Self.os(record),
      settingsHash: try record.optional("settings") ?? "", shard: try Self.shard(record),
      findings: [], undetermined: [], errors: [], summary: Summary())
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
    case .finding: report.findings.append(try Finding(record, isUndetermined: false))
    case .undetermined: report.undetermined.append(try Finding(record, isUndetermined: true))
    case .error:
      report.errors.append(
        ReportError(
          path: try record.member("path"), message: try record.member("message"),
          offset: try record.count(ifPresent: "offset", in: 0...Int.max)))
    case .evidence:
      var evidence = report.evidence ?? EvidenceRecord()
      try evidence.add(record)
      report.evidence = evidence
    case .exhibit: report.exhibits.append(try Exhibit(record))
    case .summary: try end(with: record, at: line)
    case .run: throw .malformed(line: line, problem: .misplaced(record.kind))
    }
  }

  private mutating func end(with record: Record, at line: Int) throws(ReportReadingError) {
    report.summary = try Summary(record)
    let counts: [String: Int] = try record.member("counts")
    let found = [
      ("error", "errors", report.count(of: .error)),
      ("warning", "warnings", report.count(of: .warning)),
      ("note", "notes", report.count(of: .note)),
      ("undetermined", "undetermined", report.undetermined.count),
      ("unread", "inputs not read", report.errors.count),
    ]
    for (name, what, count) in found {
      guard let expected = counts[name] else { throw record.wrong("counts") }
      try check(what, count, expected, at: line)
    }
    try check(
      "pictures", report.exhibits.count, try record.count(ifPresent: "exhibits") ?? 0, at: line)
    isComplete = true
  }

  private func check(
    _ what: String, _ found: Int, _ expected: Int, at line: Int
  ) throws(ReportReadingError) {
    if found == expected { return }
    throw .miscounted(line: line, .init(what: what, found: found, expected: expected))
  }

  private static func os(_ record: Record) throws(ReportReadingError) -> SystemVersion {
    guard let number = try record.count(ifPresent: "os") else { return .standard }
    guard let os = SystemVersion(rawValue: number) else { throw record.wrong("os") }
    return os
  }

  private static func shard(_ record: Record) throws(ReportReadingError) -> Report.Shard? {
    guard let numbers: [String: Int] = try record.optional("shard") else { return nil }
    guard let index = numbers["index"], let count = numbers["count"],
      let shard = Report.Shard(index: index, count: count)
    else { throw record.wrong("shard") }
    return shard
  }

  /// Whether a first line that is not a record starts as one: then the rest of it is lost.
  private static func isStartOfRun(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = Array("{\"kind\":\"run\"".utf8)
    return bytes.count <= start.count ? start.starts(with: bytes) : bytes.starts(with: start)
  }
}

/// What a line of a report in JSON lines holds.
enum RecordKind: String {
  case run, finding, undetermined, error, evidence, exhibit, summary
}
