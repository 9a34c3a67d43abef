// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A string of a description as it is written, with where; may hold `${parameter.field}`.
package struct WrittenText: Sendable, Hashable, Decodable {
  /// The string, nothing filled in.
  package let text: String
  /// The way to it from the top of the file.
  package let path: [JSONKey]

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    path = decoder.codingPath.map { JSONKey($0) }
  }
}
