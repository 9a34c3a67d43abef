// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A command line that makes no sense, and how to mend it.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let reason: Reason
  /// The tool and subcommand as typed, whose `--help` says more: `vibrancy render`.
  package let invocation: String

  /// A mistake in the words after `invocation`.
  init(_ reason: Reason, invocation: String) {
    (self.reason, self.invocation) = (reason, invocation)
  }

  /// One line without a newline: what is wrong, what was probably meant, where to read on.
  /// Text of the user's is escaped for terminals and cut short.
  package var description: String {
    let sentence = reason.sentence(invocation: invocation)
    return "\(sentence)\(sentence.hasSuffix("?") ? "" : ";") see '\(invocation) --help'"
  }

  /// The line for standard error: `error: ` and the description, without a newline.
  package var message: String { "error: \(description)" }
}
