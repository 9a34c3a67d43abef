// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// Strings that an expression may come to.
///
/// What is not known is U+0000 in a string, which stands for any text.
struct Names: Sendable, Hashable {
  /// The most that are distinguished; more are one pattern.
  static let most = 512
  /// What stands for any text.
  static let open = "\u{0}"

  private(set) var patterns: Set<String>

  init(_ text: String) { patterns = [text] }

  init(_ patterns: Set<String>) {
    self.patterns = patterns.count > Self.most ? [Self.open] : patterns
  }

  /// Any text.
  static let any = Names(open)

  /// One or the other.
  func union(_ other: Names) -> Names { Names(patterns.union(other.patterns)) }

  /// Each of these before each of the others.
  func joined(_ other: Names) -> Names {
    guard patterns.count * other.patterns.count <= Self.most else { return .any }
    var joined: Set<String> = []
    for head in patterns {
      for tail in other.patterns where head.utf8.count + tail.utf8.count < 512 {
        // What is not known twice in a row is not known once.
        joined.insert(head.hasSuffix(Self.open) && tail == Self.open ? head : head + tail)
      }
    }
    return joined.isEmpty ? .any : Names(joined)
  }

  func map(_ change: (String) -> String) -> Names { Names(Set(patterns.map(change))) }

  /// The one string it is, if it is known.
  var single: String? {
    guard patterns.count == 1, let first = patterns.first, !Self.isOpen(first) else { return nil }
    return first
  }

  /// Whether a part of a string is not known.
  static func isOpen(_ pattern: String) -> Bool { pattern.utf8.contains(0) }

  /// Whether a pattern has two known characters in a row, so that it says something.
  static func saysSomething(_ pattern: String) -> Bool {
    pattern.split(separator: "\u{0}").contains { $0.count >= 2 }
  }

  /// Whether a pattern fits a name.
  static func pattern(_ pattern: String, fits name: String) -> Bool {
    guard isOpen(pattern) else { return pattern == name }
    let parts = pattern.split(separator: "\u{0}", omittingEmptySubsequences: false)
    guard let head = parts.first, let tail = parts.last, name.hasPrefix(head) else { return false }
    var rest = name.dropFirst(head.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(ofText: part) else { return false }
      rest = rest[place...]
    }
    return rest.count >= tail.count && rest.hasSuffix(tail)
  }
}

extension Substring {
  /// Where the first occurrence of a text ends.
  fileprivate func firstRange(ofText text: Substring) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
