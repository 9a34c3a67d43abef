// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a report that `jsonl` wrote, from portions of its bytes; memory is that of the report.
package struct JSONLinesReader: Sendable {
  /// The most bytes of a line: a record with the largest picture that is written has far fewer.
  package static let mostLineBytes = 8 << 20

  private let other: Report?
  private var parts: JSONLinesParts?
  private var line: [UInt8] = []
  /// The number of lines that have ended.
  private var ended = 0
  /// The last line that is not blank: whether anything follows is not known yet.
  private var held: (bytes: [UInt8], number: Int)?
  /// The first of the blank lines behind it, which count if anything follows them.
  private var blank: (bytes: [UInt8], number: Int)?

  /// A reader of a report.
  ///
  /// - Parameter other: A report of the same run, if one was read before.
  package init(like other: Report? = nil) { self.other = other }

  /// Takes the next bytes, UTF-8, a record a line.
  ///
  /// - Throws: `ReportReadingError`, as early as it is known.
  package mutating func take(_ bytes: [UInt8]) throws(ReportReadingError) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try add(rest[..<end])
      try endLine()
      rest = rest[(end + 1)...]
    }
    try add(rest)
  }

  /// The report, once all bytes were taken.
  ///
  /// - Throws: `ReportReadingError`: what is wrong, at which line.
  package mutating func report() throws(ReportReadingError) -> Report {
    if !line.isEmpty { try endLine() }
    if let (bytes, number) = held { try read(bytes, number, isLast: true) }
    guard let parts else {
      // Nothing but blank lines.
      _ = try JSONLinesParts([])
      throw .notReport(line: 1)
    }
    guard parts.isComplete else { throw .cut(line: held?.number ?? 1) }
    let read = parts.report
    var report = Report(
      version: read.version, model: read.model, os: read.os, settingsHash: read.settingsHash,
      shard: read.shard, findings: read.findings, undetermined: read.undetermined,
      errors: read.errors, summary: read.summary, exhibits: read.exhibits)
    report.evidence = read.evidence
    return report
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) throws(ReportReadingError) {
    guard line.count + bytes.count <= Self.mostLineBytes else {
      if ended == 0 { throw .notReport(line: 1) }
      throw .malformed(line: ended + 1, problem: .tooLong(limit: Self.mostLineBytes))
    }
    line += bytes
  }

  private mutating func endLine() throws(ReportReadingError) {
    ended += 1
    let bytes = line
    line.removeAll(keepingCapacity: true)
    if bytes.allSatisfy({ $0 == UInt8(ascii: "\r") }) {
      if blank == nil { blank = (bytes, ended) }
      return
    }
    // Something follows, so that what was held is not the last line.
    if let (bytes, number) = held { try read(bytes, number, isLast: false) }
    held = nil
    if let (bytes, number) = blank { try read(bytes, number, isLast: false) }
    blank = nil
    if ended == 1 { try read(bytes, 1, isLast: false) } else { held = (bytes, ended) }
  }

  private mutating func read(
    _ bytes: [UInt8], _ number: Int, isLast: Bool
  ) throws(ReportReadingError) {
    if parts != nil {
      try parts?.take(bytes[...], at: number, isLast: isLast)
      return
    }
    let first = try JSONLinesParts(bytes[...])
    if let other, let difference = first.report.difference(from: other) {
      throw .otherRun(line: 1, difference)
    }
    parts = first
  }
}

extension Report {
  /// The report that `jsonl` wrote.
  ///
  /// Equal to it but for the pictures and the sources' words of a whole run, which are not written. Linear in the bytes,
  /// whatever they are.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, a record a line.
  ///   - other: A report of the same run, if one was read before.
  /// - Throws: `ReportReadingError`: what is wrong, at which line.
  package init(jsonLines bytes: [UInt8], like other: Report? = nil) throws(ReportReadingError) {
    var reader = JSONLinesReader(like: other)
    try reader.take(bytes)
    self = try reader.report()
  }
}
