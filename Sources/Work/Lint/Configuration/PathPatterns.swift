// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancySystem

/// Shell patterns of paths: `*`, `?`, `[a-z]`, and `**` across folders.
///
/// Without `/` a pattern is matched against each name in a path, with one against the path from
/// the configuration's folder. What means a folder means all that is in it.
package struct PathPatterns: Sendable, Hashable {
  /// The patterns as they were written.
  package let texts: [String]
  fileprivate let patterns: [GlobPattern]

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

  /// Whether the configuration's folder is an input, or lies below one.
  func isBelow(_ input: String) -> Bool {
    folders.contains { folder in
      let way = frame.relative(input, to: folder)
      return way == "." || way.split(separator: "/").allSatisfy { $0 == ".." }
    }
  }
}

/// The patterns of overrides that mean nothing of what they were held against.
struct IdlePatterns {
  private struct One {
    let override: Int
    let text: String
    let pattern: GlobPattern
  }

  private static let mostListed = 4
  private var all: [One] = []

  init(_ overrides: [LintOverride]) {
    for (index, override) in overrides.enumerated() {
      // Files of code are not art, and are not always read.
      for (text, pattern) in zip(override.files.texts, override.files.patterns)
      where !text.hasSuffix(".swift") {
        all.append(One(override: index, text: text, pattern: pattern))
      }
    }
  }

  /// Whether each of them meant something.
  var isEmpty: Bool { all.isEmpty }

  /// Leaves out those that mean a thing.
  mutating func hold(_ path: GlobPath) { all.removeAll { $0.pattern.matches(path) } }

  /// One sentence each, with the pattern of a set where that is what was meant.
  ///
  /// - Parameters:
  ///   - path: The configuration, as the user knows it.
  ///   - sets: The paths of the sets that there are.
  func sentences(on path: String, sets: [String]) -> [String] {
    guard !all.isEmpty else { return [] }
    let names = Dictionary(
      sets.map { (Self.stem($0), PathBelow.lastName($0)) }, uniquingKeysWith: { first, _ in first })
    let reported = all.count > Self.mostListed ? all.prefix(Self.mostListed - 1) : all[...]
    let sentences = reported.map { one in
      let set = Self.stem(one.text).isEmpty ? nil : names[Self.stem(one.text)]
      return "\(path): overrides[\(one.override)]: \(JSONText.quoted(one.text)) matches no art here"
        + (set.map { "; a set is matched by its folder: \(JSONText.quoted("**/" + $0))" } ?? "")
    }
    let rest = all.count - reported.count
    return sentences
      + (rest > 0 ? ["\(path): \(rest) more patterns of overrides match no art here"] : [])
  }

  /// What a path or pattern calls its picture, however that is stored: `up-next` of
  /// `**/up-next@2x.png` and `up-next.imageset/*`; empty where it names none.
  private static func stem(_ path: String) -> String {
    let names = path.lowercased().split(separator: "/")
    guard let last = names.last(where: { !["*", "**", "contents.json"].contains($0) }),
      !last.contains(where: { "*?[\\".contains($0) })
    else { return "" }
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    for scale in ["@1x", "@2x", "@3x"] where stem.hasSuffix(scale) {
      return String(stem.dropLast(scale.count))
    }
    return String(stem)
  }
}
