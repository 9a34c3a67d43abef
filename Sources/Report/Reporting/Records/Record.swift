// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// One line of a `jsonl` report: its kind and members.
struct Record {
  /// The value of `kind`.
  let kind: String
  private let line: Int
  private var reader: RecordReader

  /// The record a line holds; `nil`: it is not JSON, not an object, or has no kind.
  init?(_ bytes: ArraySlice<UInt8>, line: Int) {
    let document = JSONDocument(Array(bytes), as: .strict)
    var kind = ""
    guard document.mistakes.isEmpty, let reader = RecordReader(document.root),
      (try? reader.take("kind", &kind)) != nil
    else { return nil }
    (self.kind, self.line, self.reader) = (kind, line, reader)
  }

  /// The value that the record holds.
  func value<Value: Recorded>(as type: Value.Type = Value.self) throws(ReportReadingError) -> Value
  {
    var value = Value.blank
    try read { reader throws(RecordReader.Failure) in try value.members(&reader) }
    return value
  }

  /// Reads some of its members.
  func read(
    _ body: (inout RecordReader) throws(RecordReader.Failure) -> Void
  ) throws(ReportReadingError) {
    var reader = reader
    do throws(RecordReader.Failure) { try body(&reader) } catch { throw wrong(error.member) }
  }

  /// The error for a member that is not as it should be.
  func wrong(_ name: String) -> ReportReadingError {
    .malformed(line: line, problem: .member(name))
  }
}
