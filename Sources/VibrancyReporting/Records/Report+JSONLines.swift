// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
    var reader = JSONLinesReader(like: other)
    try reader.take(bytes)
    self = try reader.report()
  }
}
