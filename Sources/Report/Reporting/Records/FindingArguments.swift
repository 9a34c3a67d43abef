// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules

/// The sentences of a finding as data, as `json` and `jsonl` write them beside the sentences.
struct FindingArguments {
  var message: Message?
  var advice: Advice?
  var reason: Reason?

  /// Those of a finding; words alone need no arguments.
  init(_ finding: Finding) {
    if !finding.statement.arguments.isEmpty { message = finding.statement }
    if let advice = finding.advice, !advice.action.arguments.isEmpty || advice.alternative != nil {
      self.advice = advice
    }
    reason = finding.cause
  }

  /// The member `arguments`.
  var json: JSONValue {
    let reason = reason?.json ?? .absent
    if case .absent = reason, message == nil, advice == nil { return .absent }
    return [
      "message": message?.json ?? .absent, "fix": advice?.json ?? .absent, "reason": reason,
    ]
  }
}

extension FindingArguments: RecordValue {
  init?(_ node: JSONNode) {
    guard let members = node.membersByKey else { return nil }
    message = members["message"].flatMap { Message($0) }
    advice = members["fix"].flatMap { Advice($0) }
    reason = members["reason"].flatMap { Reason($0) }
  }
}

// A sentence of a report is what the report says: arguments that do not make it are left out.

extension Message {
  /// The message of a text.
  init(_ text: String, from read: Message?) {
    if let read, read.text == text { self = read } else { self.init(words: text) }
  }
}

extension Advice {
  /// The advice of a text.
  init(_ text: String, from read: Advice?) {
    if let read, read.text == text { self = read } else { self.init(Message(words: text)) }
  }
}

extension Reason {
  /// The reason of a text.
  init(_ text: String, from read: Reason?) {
    switch read {
    case .otherFormat: self = .otherFormat(text)
    case .modelRange, .code, .other, nil:
      if let read, read.text == text { self = read } else { self = .other(text) }
    }
  }
}

extension Message: RecordValue {
  /// `{"template":"it is faint {0}: {1}, needs {2}","values":[…]}`.
  var json: JSONValue {
    ["template": .text(template), "values": .list(arguments.map(\.json))]
  }

  init?(_ node: JSONNode) {
    guard let members = node.membersByKey, let template = members["template"]?.string,
      let values = members["values"].flatMap({ [MessageArgument]($0) })
    else { return nil }
    self.init(template: template, values)
  }
}

extension Advice: RecordValue {
  fileprivate var json: JSONValue {
    action.json.followed(by: ["alternative": .maybe(alternative?.rawValue)])
  }

  init?(_ node: JSONNode) {
    guard let action = Message(node) else { return nil }
    let alternative = node.membersByKey?["alternative"]?.string
    self.init(action, or: alternative.flatMap { Alternative(rawValue: $0) })
  }
}

extension Reason: RecordValue {
  fileprivate var json: JSONValue {
    switch self {
    case .modelRange: ["kind": "model-range"]
    case .code(.rendering(let location)): ["kind": "code-rendering", "code": .text("\(location)")]
    case .code(.colors(let location)): ["kind": "code-colors", "code": .text("\(location)")]
    case .otherFormat: ["kind": "other-format"]
    case .other: .absent
    }
  }

  /// A reason whose text stands in the finding itself has none here.
  init?(_ node: JSONNode) {
    guard let members = node.membersByKey, let kind = members["kind"]?.string else { return nil }
    let location = members["code"]?.string.map { CodeLocation(printed: $0) }
    switch (kind, location) {
    case ("model-range", _):
      self = .modelRange
    case ("code-rendering", let location?): self = .code(.rendering(location))
    case ("code-colors", let location?): self = .code(.colors(location))
    case ("other-format", _): self = .otherFormat("")
    case _: return nil
    }
  }
}

extension MessageArgument: RecordValue {
  fileprivate var json: JSONValue {
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

  init?(_ node: JSONNode) {
    guard let members = node.membersByKey, let kind = members["kind"]?.string else { return nil }
    let (text, line) = (members["text"]?.string, members["line"]?.integer)
    let unit = members["unit"]?.string.flatMap { FigureUnit(rawValue: $0) }
    let argument: MessageArgument? =
      switch kind {
      case "figure":
        members["digits"]?.string.flatMap { digits in
          unit.map { .figure(digits: digits, $0) }
        }
      case "model-range":
        members["low"]?.string.flatMap { low in
          members["high"]?.string.flatMap { high in
            unit.map { .modelRange(low: low, high: high, $0) }
          }
        }
      case "line": line.map { .line($0) }
      case "code":
        members["path"]?.string.flatMap { path in line.map { .code(path: path, line: $0) } }
      case "name": text.map { .name($0) }
      case "file": text.map { .file($0) }
      case "color": text.map { .color($0) }
      case "place":
        members["id"]?.string.flatMap { id in text.map { .place(id: id, words: $0) } }
      case "word": text.map { .word($0) }
      case _: nil
      }
    guard let argument else { return nil }
    self = argument
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
