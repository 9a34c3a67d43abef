// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A page with places to fill, each written `{{name}}`.
struct PageTemplate: Sendable {
  /// The text between places, and the names of these; one more text than names.
  private let texts: [Substring]
  private let names: [String]

  /// Finds the places in `source`.
  init(_ source: String) {
    var texts: [Substring] = []
    var names: [String] = []
    var rest = source[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      texts.append(rest[..<open.lowerBound])
      names.append(String(rest[open.upperBound..<close.lowerBound]))
      rest = rest[close.upperBound...]
    }
    texts.append(rest)
    (self.texts, self.names) = (texts, names)
  }

  /// The page with a value in each place. Values are not searched for places in their turn.
  ///
  /// - Precondition: Every place has a value.
  func filled(_ values: [String: String]) -> String {
    var page = ""
    for (text, name) in zip(texts, names) {
      guard let value = values[name] else { preconditionFailure("no value for {{\(name)}}") }
      page += text
      page += value
    }
    return page + texts[texts.count - 1]
  }
}
