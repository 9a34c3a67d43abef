// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The reason why a tool could not do what it was called for, to be read by the agent that called it.
package struct ToolFailure: Error, Sendable, Hashable {
  /// What is wrong and what to do, one sentence without a full stop.
  package let message: String
  /// `true` if a path lies outside of the roots, so that a client with others may name them.
  package let isOutsideRoots: Bool

  /// A failure.
  package init(_ message: String, isOutsideRoots: Bool = false) {
    (self.message, self.isOutsideRoots) = (message, isOutsideRoots)
  }
}
