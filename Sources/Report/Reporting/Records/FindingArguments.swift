// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
package import VibrancyJSON
package import VibrancyRules
package import VibrancyVocabulary

/// The sentences of a finding as data, as `json` and `jsonl` write them beside the sentences.
///
/// A sentence of a report is what the report says: arguments that do not make it are left out.
struct FindingArguments: Equatable, Recorded {
  static let blank = FindingArguments()

  var message: Message?
  var advice: Advice?
  var reason: Reason?

  /// No arguments.
  init() {}

  /// Those of a finding; words alone need no arguments.
  init(_ finding: Finding) {
    if !finding.statement.arguments.isEmpty { message = finding.statement }
    if let advice = finding.advice, !advice.action.arguments.isEmpty || advice.alternative != nil {
      self.advice = advice
    }
    if case .other = finding.cause { return }
    reason = finding.cause
  }

  mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("message", &message, unless: nil)
    try form.take("fix", &advice, unless: nil)
    try form.take("reason", &reason, unless: nil)
  }

  /// Gives a finding the data of its sentences.
  func apply(to finding: inout Finding) {
    if let message, message.text == finding.message { finding.statement = message }
    if let advice, advice.text == finding.fix { finding.advice = advice }
    if let reason, reason.text == finding.reason { finding.cause = reason }
  }
}

extension Message: RecordValue {
  /// `{"template":"it is faint {0}: {1}, needs {2}","values":[…]}`.
  package var json: JSONValue {
    ["template": .text(template), "values": .list(arguments.map(\.json))]
  }

  package init?(_ node: JSONNode) {
    guard let reader = RecordReader(node), let template: String = try? reader.value("template"),
      let values: [MessageArgument] = try? reader.value("values")
    else { return nil }
    self.init(template: template, values)
  }
}

extension Advice.Alternative: RecordValue {}

extension Advice: RecordValue {
  package var json: JSONValue {
    action.json.followed(by: ["alternative": alternative.json])
  }

  package init?(_ node: JSONNode) {
    var alternative: Alternative?
    guard let action = Message(node), let reader = RecordReader(node),
      (try? reader.take("alternative", &alternative, unless: nil)) != nil
    else { return nil }
    self.init(action, or: alternative)
  }
}

extension Reason: RecordValue {
  package var json: JSONValue {
    switch self {
    case .modelRange: ["kind": "model-range"]
    case .code(.rendering(let location)): ["kind": "code-rendering", "code": .text("\(location)")]
    case .code(.colors(let location)): ["kind": "code-colors", "code": .text("\(location)")]
    case .otherFormat(let fault):
      JSONValue.object([("kind", "other-format")]).followed(by: fault.json)
    case .other: .absent
    }
  }

  package init?(_ node: JSONNode) {
    guard var reader = RecordReader(node) else { return nil }
    do throws(RecordReader.Failure) {
      func location() throws(RecordReader.Failure) -> CodeLocation {
        CodeLocation(printed: try reader.value("code"))
      }
      switch try reader.value("kind", as: String.self) {
      case "model-range": self = .modelRange
      case "code-rendering": self = .code(.rendering(try location()))
      case "code-colors": self = .code(.colors(try location()))
      case "other-format":
        var fault = FileFault.blank
        try fault.members(&reader)
        self = .otherFormat(fault)
      case _: return nil
      }
    } catch { return nil }
  }
}

extension FileFault: Recorded {
  package static let blank = FileFault("")

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("problem", &problem)
    var (byte, line) = (byte, line)
    try form.count("byte", &byte, in: 0...Int.max)
    try form.count("line", &line, in: 1...Int.max)
    place = byte.map { .byte($0) } ?? line.map { .line($0) }
    try form.take("detail", &detail, unless: "")
    try form.take("fix", &fix, unless: nil)
  }
}

extension FigureUnit: RecordValue {}

extension MessageArgument: RecordValue {
  package var json: JSONValue {
    switch self {
    case .figure(let digits, let unit):
      ["kind": "figure", "digits": .text(digits), "unit": .text(unit.rawValue)]
    case .modelRange(let low, let high, let unit):
      [
        "kind": "model-range", "low": .text(low), "high": .text(high),
        "unit": .text(unit.rawValue),
      ]
    case .line(let line): ["kind": "line", "line": .integer(line)]
    case .code(let path, let line):
      ["kind": "code", "path": .text(path), "line": .integer(line)]
    case .name(let name): ["kind": "name", "text": .text(name)]
    case .file(let name): ["kind": "file", "text": .text(name)]
    case .color(let hex): ["kind": "color", "text": .text(hex)]
    case .place(let id, let words): ["kind": "place", "id": .text(id), "text": .text(words)]
    case .word(let word): ["kind": "word", "text": .text(word)]
    }
  }

  package init?(_ node: JSONNode) {
    guard let reader = RecordReader(node) else { return nil }
    do throws(RecordReader.Failure) {
      switch try reader.value("kind", as: String.self) {
      case "figure": self = .figure(digits: try reader.value("digits"), try reader.value("unit"))
      case "model-range":
        self = .modelRange(
          low: try reader.value("low"), high: try reader.value("high"), try reader.value("unit"))
      case "line": self = .line(try reader.value("line"))
      case "code": self = .code(path: try reader.value("path"), line: try reader.value("line"))
      case "name": self = .name(try reader.value("text"))
      case "file": self = .file(try reader.value("text"))
      case "color": self = .color(try reader.value("text"))
      case "place": self = .place(id: try reader.value("id"), words: try reader.value("text"))
      case "word": self = .word(try reader.value("text"))
      case _: return nil
      }
    } catch { return nil }
  }
}

extension Message {
  /// The words, with `{0}`, `{1}`… where the arguments stand; braces of the words are doubled.
  fileprivate var template: String {
    var (text, count) = ("", 0)
    for piece in pieces {
      switch piece {
      case .words(let words):
        for scalar in words.unicodeScalars {
          text.unicodeScalars.append(scalar)
          if scalar == "{" || scalar == "}" { text.unicodeScalars.append(scalar) }
        }
      case .argument:
        text += "{\(count)}"
        count += 1
      }
    }
    return text
  }

  /// The message of a template; `nil`: it does not ask for just these values, in their order.
  fileprivate init?(template: String, _ values: [MessageArgument]) {
    var pieces: [Piece] = []
    var (words, next) = ("", 0)
    var rest = template.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "{" || scalar == "}" else {
        words.unicodeScalars.append(scalar)
        continue
      }
      if rest.first == scalar {
        words.unicodeScalars.append(scalar)
        rest.removeFirst()
        continue
      }
      guard scalar == "{", let end = rest.firstIndex(of: "}"), next < values.count,
        Int(String(rest[..<end])) == next
      else { return nil }
      pieces += [.words(words), .argument(values[next])]
      (words, next) = ("", next + 1)
      rest = rest[rest.index(after: end)...]
    }
    guard next == values.count else { return nil }
    self.init(pieces + [.words(words)])
  }
}
