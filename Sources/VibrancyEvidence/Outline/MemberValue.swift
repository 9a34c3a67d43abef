// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the sources say about the value of a constant or property.
struct MemberValue: Sendable {
  var terms: [NameTerm]
  /// Whether it has no other values than these.
  var isComplete: Bool
  /// Whether it gets its value where its type is made.
  var isStored: Bool
  var path: String
}
