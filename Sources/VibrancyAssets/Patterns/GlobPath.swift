// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A path taken apart for patterns: its characters, with one `/` between names.
package struct GlobPath: Sendable {
  let characters: [Character]

  /// A path as it is written: `/` at its ends and `//` do not matter.
  package init(_ path: String) {
    var characters: [Character] = []
    for name in path.split(separator: "/") {
      if !characters.isEmpty { characters.append("/") }
      characters += name
    }
    self.characters = characters
  }
}
