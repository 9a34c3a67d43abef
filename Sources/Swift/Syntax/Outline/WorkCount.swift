// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A count of requests for one kind of work, and of those for which it had to be done.
package struct WorkCount: Sendable, Hashable {
  /// The requests.
  package var asked = 0
  /// The requests that were not answered from what was known.
  package var done = 0

  /// No requests.
  package init() {}
}
