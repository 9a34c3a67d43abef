// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// An entry of the timeline as it is written.
package struct DescribedEntry: Sendable {
  /// The keys that are no parameters.
  package enum Key: String, CaseIterable { case name, relevance }

  /// The keys that are no parameters, as strings.
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
  /// `nil`: it is none, which is told.
  init?(_ value: JSONCursor) {
    guard let members = value.members(isOnce: false) else { return nil }
    self.init(source: value.node)
    for member in members {
      switch Key(rawValue: member.node.key) {
      case .name: name = member.string()
      case .relevance:
        relevance = member.number()
        if relevance?.isFinite == false { member.tell("is no finite number; write one") }
      case nil: choices[member.node.key] = member.string()
      }
    }
  }
}
