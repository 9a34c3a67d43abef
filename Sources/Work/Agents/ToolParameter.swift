// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyVocabulary

/// A parameter of a tool: one declaration gives its JSON Schema and the check of an argument.
package struct ToolParameter: Sendable {
  /// The values that it takes.
  package enum Kind: Sendable {
    /// Any text.
    case text
    /// One of these names.
    case choice([String])
  }

  /// The name of the argument.
  package let name: String
  /// The values that it takes.
  package let kind: Kind
  /// The effect, one sentence without a full stop.
  package let help: String
  /// `true` if a call must have it.
  package let isRequired: Bool

  /// A parameter.
  package init(_ name: String, _ kind: Kind = .text, isRequired: Bool = false, help: String) {
    (self.name, self.kind, self.isRequired, self.help) = (name, kind, isRequired, help)
  }

  /// Its schema.
  var schema: JSONValue {
    switch kind {
    case .text: ["type": "string", "description": .text(help)]
    case .choice(let names):
      ["type": "string", "enum": .texts(names), "description": .text(help)]
    }
  }

  /// Checks an argument.
  func value(of node: JSONNode) throws(ToolFailure) -> String {
    guard let text = node.string else {
      throw ToolFailure("'\(name)' is \(node.kind); give a string")
    }
    guard case .choice(let names) = kind, !names.contains(text) else { return text }
    let hint =
      nearestName(to: text, among: names).map { "did you mean '\($0)'?" }
      ?? "give one of \(names.prefix(40).joined(separator: ", "))"
    throw ToolFailure("'\(name)': unknown value '\(VisibleText.short(text))'; \(hint)")
  }
}

extension [ToolParameter] {
  /// The schema of all arguments of a tool.
  package var schema: JSONValue {
    [
      "type": "object", "properties": .object(map { (name: $0.name, value: $0.schema) }),
      "required": .some(filter(\.isRequired).map(\.name)), "additionalProperties": false,
    ]
  }

  /// Checks the arguments of a call.
  ///
  /// - Parameter node: An object; `nil`: there are none.
  /// - Throws: `ToolFailure`: one is unknown, missing or wrong.
  package func arguments(of node: JSONNode?) throws(ToolFailure) -> [String: String] {
    var values: [String: String] = [:]
    for member in node?.members.map([JSONNode].init) ?? [] {
      guard let parameter = first(where: { $0.name == member.key }) else {
        let hint =
          nearestName(to: member.key, among: map(\.name)).map { "did you mean '\($0)'?" }
          ?? "the tool takes \(map(\.name).joined(separator: ", "))"
        throw ToolFailure("unknown argument '\(VisibleText.short(member.key))'; \(hint)")
      }
      // A client may send what it leaves open as null.
      if !member.isNull { values[parameter.name] = try parameter.value(of: member) }
    }
    if let missing = first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw ToolFailure("'\(missing.name)' is missing: \(missing.help)")
    }
    return values
  }
}
