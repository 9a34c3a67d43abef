// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter of a function.
struct Parameter: Sendable, Hashable {
  /// How a call names its argument: its label, or `#0`, `#1`… by place where it has none.
  var key: String
  /// What the body calls it.
  var name: String
  /// The default value.
  var value: Range<Int>?
}
