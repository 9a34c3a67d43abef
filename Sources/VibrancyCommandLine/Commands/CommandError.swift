// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence for standard error, made from a typed error further down; it ends the command or
/// one of its inputs.
struct CommandError: Error, Sendable, Hashable {
  /// What is wrong, with the path or option it is about, and what to do; without `error: `.
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
