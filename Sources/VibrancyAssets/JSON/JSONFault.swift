// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a decoder finds wrong with a value that is well-formed JSON of the right type.
///
/// `init(from:)` throws one, and `JSONFile` finds its place in the text.
package struct JSONFault: Error {
  /// Which part of the entry is wrong.
  package enum Part: Sendable { case key, value }

  /// Where it is.
  package let path: [JSONKey]
  /// Which part of the entry is wrong.
  package let part: Part
  /// What is wrong, and after a semicolon what to do; the path is put in front.
  package let reason: String

  /// A fault of the key or of the value at a path.
  package init(_ part: Part, at codingPath: [any CodingKey], _ reason: String) {
    (path, self.part, self.reason) = (codingPath.map { JSONKey($0) }, part, reason)
  }
}
