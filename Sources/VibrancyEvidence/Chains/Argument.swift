// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An argument of a call.
struct Argument: Sendable, Hashable {
  /// Its label, or `#0`, `#1`… by place among those without.
  var key: String
  var value: ArgumentValue
}
