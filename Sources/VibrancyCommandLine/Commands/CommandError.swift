// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence for standard error, made from a typed error further down; it ends the command or
/// one of its inputs.
struct CommandError: Error, Sendable, Hashable {
  /// What is wrong, with the path or option it is about, and what to do; without `error: `.
  let sentence: String

  /// What else is wrong, a sentence each.
  let others: [String]

  init(_ sentence: String) { (self.sentence, others) = (sentence, []) }

  /// Several things that are wrong at once, at least one.
  init(_ sentences: [String]) {
    (sentence, others) = (sentences.first ?? "", Array(sentences.dropFirst()))
  }
}
