// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a configuration says of a rule, as it is written.
package struct WrittenRule: Sendable {
  /// Where it is written; its key is the rule's id.
  package let source: JSONValue
  /// The severity, or `off`.
  package let severity: Written<String>
  /// The options; the key of each is its name.
  package var options: [JSONValue] = []

  init(at source: JSONValue, severity: Written<String>) {
    (self.source, self.severity) = (source, severity)
  }
}
