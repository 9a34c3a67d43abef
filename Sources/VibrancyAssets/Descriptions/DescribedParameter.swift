// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter as it is written: what may stand for it, by name.
package struct DescribedParameter: Sendable {
  /// A value it takes.
  package struct Value: Sendable {
    /// What entries and previews call it, and what `${parameter}` stands for.
    package let name: String
    /// What `${parameter.field}` stands for; `nil` if the parameter is a list of plain values.
    package let fields: [String: WrittenText]?
  }

  /// Its name.
  package let name: String
  /// The way to it in the file.
  package let path: [JSONKey]
  /// Its values, in the order of the file once `WidgetFile` has read it; at least one.
  package internal(set) var values: [Value]

  /// The value of a name.
  func value(named name: String) -> Int? { values.firstIndex { $0.name == name } }
}

extension DescribedParameter: Decodable {
  package init(from decoder: any Decoder) throws {
    let codingPath = decoder.codingPath
    path = codingPath.map { JSONKey($0) }
    name = codingPath.last?.stringValue ?? ""
    if let list = try? decoder.singleValueContainer().decode([WrittenText].self) {
      values = list.map { Value(name: $0.text, fields: nil) }
      for (index, value) in list.enumerated() where self.value(named: value.text) != index {
        throw JSONFault(
          .value, at: codingPath, "has the value '\(JSONText.shown(value.text))' twice; remove one")
      }
    } else if let container = try? decoder.container(keyedBy: AnyKey.self) {
      values = try container.allKeys.map {
        Value(
          name: $0.stringValue,
          fields: try container.decode([String: WrittenText].self, forKey: $0))
      }
    } else {
      throw JSONFault(
        .value, at: codingPath,
        #"is neither; write ["plain", "bold"] or {"clear": {"icon": "Sun"}, "rain": {…}}"#)
    }
    if values.isEmpty { throw JSONFault(.value, at: codingPath, "is empty; give it a value") }
    for value in values where value.name.isEmpty || value.name.contains("${") {
      throw JSONFault(
        .value, at: codingPath,
        "has the value '\(JSONText.shown(value.name))'; a value needs a name without ${…}")
    }
  }
}
