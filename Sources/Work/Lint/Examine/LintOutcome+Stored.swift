// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
package import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
package import VibrancyRules

extension LintOutcome {
  /// The bytes of it, but for errors and facts: what has any is not kept.
  var stored: [UInt8] {
    var writer = StoredWriter()
    writer.add(findings, undetermined, exhibits, notes, isJudged)
    return writer.bytes
  }

  /// What `stored` says.
  init(stored bytes: [UInt8]) throws(StoredError) {
    var reader = StoredReader(bytes)
    (findings, undetermined) = (try reader.next(), try reader.next())
    (exhibits, notes) = (try reader.next(), try reader.next())
    isJudged = try reader.next()
    try reader.end()
  }
}

extension Severity: Stored {}
extension RuleID: Stored {}
extension FigureUnit: Stored {}
extension Advice.Alternative: Stored {}

extension Location: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(path: try reader.next(), line: try reader.next(), column: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(path, line, column) }
}

extension PixelRectangle: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(
      x: try reader.next(), y: try reader.next(), width: try reader.next(),
      height: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(x, y, width, height) }
}

extension Estimate: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    let (value, low, high): (Double, Double, Double) = (
      try reader.next(), try reader.next(), try reader.next()
    )
    guard low <= high else { throw StoredError() }
    self.init(value, in: low...high)
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(value, range.lowerBound, range.upperBound)
  }
}
