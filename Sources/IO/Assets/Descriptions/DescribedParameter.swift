// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyVocabulary

/// A parameter as it is written: what may stand for it, by name.
package struct DescribedParameter: Sendable {
  /// A value it takes.
  package struct Value: Sendable {
    /// What entries and previews call it, and what `${parameter}` stands for.
    package let name: String
    /// What `${parameter.field}` stands for; `nil` if the parameter is a list of plain values.
    package let fields: [String: Written<String>]?
  }

  /// Its name.
  package let name: String
  /// Its values, in the order of the file; at least one.
  package let values: [Value]

  /// The value of a name.
  func value(named name: String) -> Int? { values.firstIndex { $0.name == name } }
}

extension DescribedParameter {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor, limits: DescriptionLimits) {
    name = value.node.key
    if DescribedEntry.ownKeys.contains(name) {
      value.reportKey(
        "is what an entry calls something of its own", fix: "give the parameter another name")
    } else if name.isEmpty || name.contains(where: { "${}.".contains($0) }) {
      value.reportKey("cannot be written as ${name}", fix: "use a name without $, {, } and .")
    }
    if value.node.elements != nil {
      values = (value.list { $0.string() } ?? []).map { Value(name: $0.value, fields: nil) }
      var seen: Set<String> = []
      for one in values where !seen.insert(one.name).inserted {
        value.report("has the value '\(VisibleText.short(one.name))' twice", fix: "remove one")
      }
    } else if value.node.members != nil {
      values = (value.members(isOnce: false) ?? []).compactMap { member in
        let fields = member.members(isOnce: false)?.map { ($0.node.key, $0.string()) }
        return fields.map { fields in
          let known = fields.compactMap { key, text in text.map { (key, $0) } }
          return Value(
            name: member.node.key, fields: Dictionary(known, uniquingKeysWith: { a, _ in a }))
        }
      }
    } else {
      value.report(
        "is neither", fix: #"write ["plain", "bold"] or {"clear": {"icon": "Sun"}, "rain": {…}}"#)
      return nil
    }
    if value.count == 0 { value.report("is empty", fix: "give it a value") }
    if values.count > limits.values {
      value.report(
        "has \(values.count) values, more than the limit of \(limits.values)", fix: "use fewer")
    }
    for one in values where one.name.isEmpty || one.name.contains("${") {
      value.report(
        "has the value '\(VisibleText.short(one.name))'", fix: "a value needs a name without ${…}")
    }
  }
}

/// An entry of the timeline as it is written.
package struct DescribedEntry: Sendable {
  /// The keys that are not parameters.
  package enum Key: String, CaseIterable { case name, relevance }

  /// The keys that are not parameters, as strings.
  static let ownKeys = Key.allCases.map(\.rawValue)

  /// Where it is written.
  package let source: JSONNode
  /// What its preview is called.
  package private(set) var name: Written<String>?
  /// How much it matters against the others; it has no pixels.
  package private(set) var relevance: Double?
  /// The value it gives a parameter, by the parameter's name.
  package private(set) var choices: [String: Written<String>] = [:]
}

extension DescribedEntry {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor) {
    guard let members = value.members(isOnce: false) else { return nil }
    self.init(source: value.node)
    for member in members {
      switch Key(rawValue: member.node.key) {
      case .name: name = member.string()
      case .relevance:
        relevance = member.number()
        if relevance?.isFinite == false {
          member.report("is not a finite number", fix: "write one")
        }
      case nil: choices[member.node.key] = member.string()
      }
    }
  }
}
