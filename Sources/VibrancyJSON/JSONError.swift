// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a JSON file could not be used: all that is wrong with it, and where.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path as the user knows it.
  public let path: String
  /// What is wrong, at least one thing, in the order of the text; as many as anybody reads.
  public let mistakes: [JSONMistake]

  /// Everything that is wrong with a file.
  ///
  /// - Precondition: It is at least one thing.
  package init(path: String, _ mistakes: [JSONMistake]) {
    precondition(!mistakes.isEmpty, "an error is about something")
    (self.path, self.mistakes) = (path, mistakes)
  }

  /// The one thing that is wrong with a file.
  package init(path: String, position: JSONPosition?, reason: String) {
    self.init(path: path, [JSONMistake(position: position, reason: reason)])
  }

  /// The place of the first mistake, where it has one.
  public var position: JSONPosition? { mistakes[0].position }

  /// What is wrong, without the path: the first mistake, then the next few with their places.
  public var reason: String {
    let most = 8
    var parts = [mistakes[0].reason]
    parts += mistakes.dropFirst().prefix(most - 1).map { mistake in
      mistake.position.map { "line \($0): \(mistake.reason)" } ?? mistake.reason
    }
    if mistakes.count > most { parts.append("and \(mistakes.count - most) more") }
    return parts.joined(separator: " · ")
  }

  /// `path:line:column: reason`, a line a mistake; an editor finds each place.
  public var lines: [String] {
    mistakes.map { mistake in
      mistake.position.map { "\(path):\($0): \(mistake.reason)" } ?? "\(path): \(mistake.reason)"
    }
  }

  /// One line: the first mistake, and how many more there are.
  public var description: String {
    lines[0] + (mistakes.count > 1 ? " (and \(mistakes.count - 1) more)" : "")
  }
}

/// One thing that is wrong with a file.
public struct JSONMistake: Sendable, Hashable {
  /// The place, where there is one: a file that is too large has none.
  public let position: JSONPosition?
  /// What is wrong, and after a semicolon what to do.
  public let reason: String
}
