// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A shell pattern for paths: `*`, `?`, `[a-z]`, and `**` across folders.
///
/// Without `/` it is matched against each name in a path, with one against the whole path.
package struct GlobPattern: Sendable, Hashable {
  /// The most bytes of a pattern, and of all patterns of a configuration or command line, and the
  /// most patterns of one: matching costs time for each of them and each path.
  package static let (mostBytes, mostBytesInAll, mostInAll) = (1024, 1 << 16, 4096)

  private let text: String
  /// Whether it is matched against each name in a path, not against the path.
  let isName: Bool
  private let automaton: GlobAutomaton

  /// A pattern as the user wrote it; a final `/` is dropped. All the reading of it is done here.
  package init(_ text: String) {
    let trimmed = text.hasSuffix("/") ? text.dropLast() : text[...]
    let pattern = Array(trimmed.hasPrefix("./") ? trimmed.dropFirst(2) : trimmed)
    self.text = String(pattern)
    isName = !pattern.contains("/")
    automaton = GlobAutomaton(GlobElements(pattern))
  }

  /// Whether a path, or a folder above it, is meant.
  ///
  /// - Complexity: A step for each character of the path, of an operation for each 64 elements of
  ///   the pattern: at most 17 within `mostBytes`, whatever the pattern.
  package func matches(_ path: String) -> Bool { matches(GlobPath(path)) }

  /// As for a text; a path that many patterns are held against is taken apart once.
  package func matches(_ path: GlobPath) -> Bool {
    var steps = 0
    return matches(path, steps: &steps)
  }

  /// As `matches(_:)`, adding how many words of states were looked at.
  package func matches(_ path: GlobPath, steps: inout Int) -> Bool {
    automaton.accepts(path, byName: isName, steps: &steps)
  }

  /// Whether two were written alike.
  package static func == (left: GlobPattern, right: GlobPattern) -> Bool { left.text == right.text }

  /// Mixes in what was written.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension [GlobPattern] {
  /// Whether one of the patterns means a path that a walk came by.
  ///
  /// A pattern with folders in it is meant from the root or from where the user stands.
  func exclude(_ path: String, relative: String) -> Bool {
    if isEmpty { return false }
    let (path, relative) = (GlobPath(path), GlobPath(relative))
    return contains { pattern in
      pattern.matches(relative) || !pattern.isName && pattern.matches(path)
    }
  }
}

/// A path taken apart for patterns: its characters, with one `/` between names.
package struct GlobPath: Sendable {
  let characters: [Character]
  /// The names of what lies in it and means it.
  let held: [[Character]]

  /// A path as it is written: `/` at its ends and `//` do not matter.
  ///
  /// - Parameter names: Of things in a folder: a pattern that means one of them means the folder.
  package init(_ path: String, holding names: [String] = []) {
    var characters: [Character] = []
    for name in path.split(separator: "/") {
      if !characters.isEmpty { characters.append("/") }
      characters += name
    }
    self.characters = characters
    held = names.map { Array($0) }
  }
}
