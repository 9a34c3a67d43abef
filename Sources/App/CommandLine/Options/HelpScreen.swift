// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What most people need to know of a subcommand, on one screen of 24 lines.
package struct HelpScreen: Equatable, Sendable {
  /// The commands that most people need.
  package let commands: [ExampleSpec]
  /// What the commands are made of: a word, and what it means.
  package let words: [(name: String, meaning: String)]

  package static func == (a: Self, b: Self) -> Bool {
    a.commands == b.commands && a.words.elementsEqual(b.words, by: ==)
  }
}
