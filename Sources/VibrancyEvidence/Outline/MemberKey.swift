// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A member of a type; of no type (an empty name) for a constant of a file.
struct MemberKey: Sendable, Hashable {
  var type: String
  var name: String
}
