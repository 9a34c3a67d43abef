// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A shell pattern for paths: `*`, `?`, `[a-z]`, and `**` across folders.
///
/// Without `/` it is matched against each name in a path, with one against the whole path.
public struct GlobPattern: Sendable, Hashable {
  private let pattern: [Character]
  /// Whether it is matched against each name in a path, not against the path.
  let isName: Bool

  /// A pattern as the user wrote it; a final `/` is dropped.
  public init(_ text: String) {
    let trimmed = text.hasSuffix("/") ? text.dropLast() : text[...]
    pattern = Array(trimmed.hasPrefix("./") ? trimmed.dropFirst(2) : trimmed)
    isName = !pattern.contains("/")
  }

  /// Whether a path, or a folder above it, is meant.
  ///
  /// - Complexity: Pattern length × path length.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    if isName { return names.contains { Self.matches(pattern, Array($0)) } }
    return names.indices.contains { last in
      Self.matches(pattern, Array(names[...last].joined(separator: "/")))
    }
  }

  /// Works through reachable positions of the pattern, so no text takes exponential time.
  private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    var states = closure([0], pattern, atStart: true)
    for (index, character) in text.enumerated() {
      var next: Set<Int> = []
      for state in states where state < pattern.count {
        if pattern[state] == "*" {
          let crosses = state + 1 < pattern.count && pattern[state + 1] == "*"
          if character != "/" || crosses { next.insert(state) }
        } else if let (end, holds) = step(pattern, state, character), holds {
          next.insert(end)
        }
      }
      let isNameStart = character == "/" || index == text.count - 1
      states = closure(next, pattern, atStart: isNameStart)
      if states.isEmpty { return false }
    }
    return states.contains(pattern.count)
  }

  /// Adds the positions that stars reach without a character; `**/` may be nothing at all.
  private static func closure(_ states: Set<Int>, _ pattern: [Character], atStart: Bool) -> Set<Int>
  {
    var result = states
    var open = Array(states)
    while let state = open.popLast() {
      guard state < pattern.count, pattern[state] == "*" else { continue }
      var after = state + 1
      if after < pattern.count, pattern[after] == "*" {
        after += 1
        if atStart, after < pattern.count, pattern[after] == "/",
          result.insert(after + 1).inserted
        {
          open.append(after + 1)
        }
      }
      if result.insert(after).inserted { open.append(after) }
    }
    return result
  }

  /// The position after a literal, `?` or `[…]`, and whether the character fits it.
  private static func step(
    _ pattern: [Character], _ state: Int, _ character: Character
  ) -> (end: Int, holds: Bool)? {
    switch pattern[state] {
    case "?": return (state + 1, character != "/")
    case "[":
      guard let close = pattern[(state + 1)...].dropFirst().firstIndex(of: "]") else {
        return (state + 1, character == "[")
      }
      var members = Array(pattern[(state + 1)..<close])
      let isNegated = members.first == "!" || members.first == "^"
      if isNegated { members.removeFirst() }
      var holds = false
      var index = 0
      while index < members.count {
        if index + 2 < members.count, members[index + 1] == "-" {
          holds = holds || (members[index] <= character && character <= members[index + 2])
          index += 3
        } else {
          holds = holds || members[index] == character
          index += 1
        }
      }
      return (close + 1, holds != isNegated && character != "/")
    case "\\" where state + 1 < pattern.count:
      return (state + 2, pattern[state + 1] == character)
    default: return (state + 1, pattern[state] == character)
    }
  }
}
