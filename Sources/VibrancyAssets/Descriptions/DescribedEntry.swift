// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An entry of the timeline as it is written.
package struct DescribedEntry: Sendable {
  /// The keys that are no parameters.
  package enum Key: String, CodingKey, CaseIterable { case name, relevance }

  /// The keys that are no parameters, as strings.
  static let ownKeys = Key.allCases.map(\.rawValue)

  /// The way to it in the file.
  package let path: [JSONKey]
  /// What its preview is called.
  package let name: WrittenText?
  /// How much it matters against the others; it has no pixels.
  package let relevance: Double?
  /// The value it gives a parameter, by the parameter's name.
  package let choices: [String: WrittenText]
}

extension DescribedEntry: Decodable {
  package init(from decoder: any Decoder) throws {
    path = decoder.codingPath.map { JSONKey($0) }
    let container = try decoder.container(keyedBy: AnyKey.self)
    var own: [Key: AnyKey] = [:]
    var choices: [String: WrittenText] = [:]
    for key in container.allKeys {
      if let known = Key(rawValue: key.stringValue) {
        own[known] = key
      } else {
        choices[key.stringValue] = try container.decode(WrittenText.self, forKey: key)
      }
    }
    name = try own[.name].map { try container.decode(WrittenText.self, forKey: $0) }
    relevance = try own[.relevance].map { try container.decode(Double.self, forKey: $0) }
    self.choices = choices
    if relevance?.isFinite == false {
      throw JSONFault(
        .value, at: decoder.codingPath + [AnyKey("relevance")], "is no finite number; write one")
    }
  }
}
