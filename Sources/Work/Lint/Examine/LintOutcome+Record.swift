// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyReporting
internal import VibrancyRules

extension LintOutcome: Recorded {
  static let blank = LintOutcome()

  /// All but errors and facts: what has any is not kept.
  mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    var (failing, open) = (findings.map(KeptFinding.init), undetermined.map(KeptFinding.init))
    try form.take("findings", &failing)
    try form.take("undetermined", &open)
    try form.take("exhibits", &exhibits)
    try form.take("notes", &notes)
    try form.take("judged", &isJudged)
    (findings, undetermined) = (failing.map(\.finding), open.map(\.finding))
  }

  /// The bytes that a cache keeps.
  var kept: [UInt8] { Array(JSONText.of(json).utf8) }

  /// What `kept` says; `nil`: the bytes are others.
  init?(kept bytes: [UInt8]) {
    let document = JSONDocument(bytes, as: .strict)
    guard document.mistakes.isEmpty, let root = document.root else { return nil }
    self.init(root)
  }
}

/// A finding with what reports do not hold of it.
private struct KeptFinding: Recorded {
  static let blank = KeptFinding(.blank)

  var finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try finding.members(&form)
    try form.take("content", &finding.content, unless: nil)
    var inks = finding.inks.map(\.kept)
    try form.take("inks", &inks, unless: [])
    finding.inks = inks.map { InkCause(kept: $0) }
  }
}

extension InkCause {
  /// Its paint, and where it is set.
  fileprivate var kept: String { "\(paint) \(place?.place ?? "")" }

  /// What `kept` says.
  fileprivate init(kept text: String) {
    let place = text.drop { $0 != " " }.dropFirst()
    self.init(
      paint: String(text.prefix { $0 != " " }),
      place: place.isEmpty ? nil : CodeLocation(printed: String(place)))
  }
}
