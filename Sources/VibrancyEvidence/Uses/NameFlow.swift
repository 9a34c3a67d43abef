// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An argument through which names flow into a use: a function's, or a stored property's of a type.
struct NameFlow: Sendable, Hashable {
  /// The function or type that is called.
  var callee: String
  /// The argument's key.
  var key: String
}
