// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

extension Report {
  /// The report that `jsonl` wrote.
  ///
  /// Equal to it but for the pictures of a whole run, which are not written. Linear in the bytes,
  /// whatever they are.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, a record a line.
  ///   - other: A report of the same run, if one was read before.
  /// - Throws: `ReportReadingError`: what is wrong, at which line.
  public init(jsonLines bytes: [UInt8], like other: Report? = nil) throws(ReportReadingError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    while let last = lines.last, last.allSatisfy({ $0 == UInt8(ascii: "\r") }) {
      lines.removeLast()
    }
    var parts = try JSONLinesParts(lines.first ?? [])
    if let other, let difference = parts.report.difference(from: other) {
      throw .otherRun(line: 1, difference)
    }
    for (index, line) in lines.dropFirst().enumerated() {
      try parts.take(line, at: index + 2, isLast: index + 2 == lines.count)
    }
    guard parts.isComplete else { throw .cut(line: max(lines.count, 1)) }
    let read = parts.report
    self.init(
      version: read.version, model: read.model, settingsHash: read.settingsHash, shard: read.shard,
      findings: read.findings, undetermined: read.undetermined, errors: read.errors,
      summary: read.summary, exhibits: read.exhibits)
  }
}
