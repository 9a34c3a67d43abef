// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyJSON
package import VibrancyRules

extension Severity: RecordValue {}
extension RuleID: RecordValue {}

extension Finding: Recorded {
  package static var blank: Finding {
    Finding(
      Verdict(.undetermined(.other("")), message: ""), of: RuleID(rawValue: ""),
      at: Location(path: ""), name: "", fingerprint: "")
  }

  /// With the arguments of its sentences.
  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try sentences(&form)
    var arguments = FindingArguments(self)
    try form.take("arguments", &arguments, unless: FindingArguments())
    arguments.apply(to: &self)
  }

  /// The finding without the arguments of its sentences; what it does not have is left out.
  var jsonOfSentences: JSONValue {
    var (copy, writer) = (self, RecordWriter())
    copy.sentences(&writer)
    return .object(writer.members)
  }

  private mutating func sentences<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    var (message, reason, fix) = (message, reason, fix)
    var (value, ends) = (measured?.value, measured?.shownEnds)
    var code = evidence.map(\.description)
    try form.take("rule", &rule)
    try form.take("severity", &severity, unless: nil)
    try location.members(&form)
    try form.take("asset", &asset, unless: nil)
    try form.take("name", &name, unless: "")
    try form.take("scene", &scene, unless: nil)
    try form.take("wallpaper", &wallpaper, unless: nil)
    try form.take("message", &message)
    try form.take("reason", &reason, unless: nil)
    try form.take("measured", &value, unless: nil)
    try form.take("range", &ends, unless: nil)
    try form.check(ends.map { $0.count == 2 && $0[0] <= $0[1] } ?? true, "range")
    try form.take("required", &required, unless: nil)
    try form.take("rectangle", &rectangle, unless: nil)
    try form.take("fix", &fix, unless: nil)
    try form.take("evidence", &code, unless: [])
    try form.take("fingerprint", &fingerprint)
    measured = value.map { value in
      ends.map { Estimate(value, in: $0[0]...$0[1]) } ?? Estimate(value)
    }
    evidence = code.map { CodeLocation(printed: $0) }
    if statement.text != message { statement = Message(words: message) }
    if self.reason != reason { cause = reason.map(Reason.other) }
    if self.fix != fix { advice = fix.map { Advice(Message(words: $0)) } }
  }
}

extension Estimate {
  /// Both ends of the model's range where it matters.
  var shownEnds: [Double]? {
    let ends = [range.lowerBound, range.upperBound]
    return isUncertain && value.isFinite && ends.allSatisfy(\.isFinite) ? ends : nil
  }
}

extension Location: Recorded {
  package static var blank: Location { Location(path: "") }

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("path", &path)
    try form.count("line", &line)
    try form.count("column", &column)
  }
}

extension PixelRectangle: Recorded {
  package static var blank: PixelRectangle { PixelRectangle(x: 0, y: 0, width: 1, height: 1) }

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    var (x, y, width, height) = (x, y, width, height)
    let range = 0...1 << 30
    try form.count("x", &x, in: range)
    try form.count("y", &y, in: range)
    try form.count("width", &width, in: range)
    try form.count("height", &height, in: range)
    self = PixelRectangle(x: x, y: y, width: width, height: height)
  }
}

extension ReportError: Recorded {
  package static var blank: ReportError { ReportError(path: "", message: "") }

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("path", &path)
    try form.take("message", &message)
    try form.count("offset", &offset, in: 0...Int.max)
  }
}
