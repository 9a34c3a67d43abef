// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// Shell patterns of paths: `*`, `?`, `[a-z]`, and `**` across folders.
///
/// Without `/` a pattern is matched against each name in a path, with one against the path from
/// the configuration's folder. What means a folder means all that is in it.
package struct PathPatterns: Sendable, Hashable {
  /// The patterns as they were written.
  package let texts: [String]
  private let patterns: [GlobPattern]

  /// Patterns.
  package init(_ texts: [String] = []) {
    (self.texts, patterns) = (texts, texts.map { GlobPattern($0) })
  }

  /// What is too much about patterns on a command line, and what to do; `nil` if nothing is.
  package static func excess(of texts: [String]) -> String? {
    let bytes = texts.reduce(0) { $0 + $1.utf8.count }
    guard texts.count > GlobPattern.mostInAll || bytes > GlobPattern.mostBytesInAll else {
      return nil
    }
    return "more than \(GlobPattern.mostInAll) patterns, or \(GlobPattern.mostBytesInAll) bytes in "
      + "all; write fewer that mean more"
  }

  /// Whether one of them means a path.
  package func match(_ path: String) -> Bool { match(GlobPath(path)) }

  /// As for a text; a path that many lists are held against is taken apart once.
  func match(_ path: GlobPath) -> Bool { patterns.contains { $0.matches(path) } }
}

extension PathPatterns: ExpressibleByArrayLiteral {
  /// Patterns.
  package init(arrayLiteral texts: String...) { self.init(texts) }
}

/// Where the patterns of a configuration start from.
struct PatternBase: Sendable, Hashable {
  /// Where paths lead from.
  let frame: PathFrame
  /// The configuration's folder, absolute, in every spelling that inputs use.
  var folders: [String]

  /// The top of the disk: relative paths stay as they are, but for `.` and `..`.
  static let root = PatternBase(frame: PathFrame(workingDirectory: "/"), folders: ["/"])

  /// A path as patterns are matched against it.
  func path(_ path: String) -> String { frame.relative(path, toAny: folders) }
}
