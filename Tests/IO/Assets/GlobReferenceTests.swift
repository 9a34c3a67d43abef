// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport

@Suite struct GlobReferenceTests {
  private static let parts = [
    "a", "b", "/", "*", "**", "**/", "**/", "***", "***/", "****/", "?", "[ab]", "[!a]", "[a-c]",
    "\\", "[", "]", "é", "\\*", "x", "[é-ü]", "[/]", "^", "-", "e\u{301}", "K", "\u{212A}",
  ]
  private static let pieces = [
    "a", "b", "c", "x", "/", "/", "*", "é", "[", "]", "ö", "\\", "K", "\u{212A}", "//", "-",
  ]

  @Test(arguments: UInt64(1)...4)
  func `thousands of patterns and paths mean what the slow way says`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func drawn(_ texts: [String], upTo most: Int) -> String {
      (0..<Int(random.next() % UInt64(most))).map { _ in
        texts[Int(random.next() % UInt64(texts.count))]
      }.joined()
    }
    var met = 0
    for _ in 0..<2_000 {
      let (pattern, path) = (drawn(Self.parts, upTo: 8), drawn(Self.pieces, upTo: 10))
      let expected = SlowGlob(pattern).matches(path)
      #expect(GlobPattern(pattern).matches(path) == expected, "\(pattern) on \(path)")
      if expected { met += 1 }
    }
    #expect(met > 50)
  }

  @Test(arguments: UInt64(1)...4)
  func `so do patterns longer than a word of states`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func drawn<Value>(_ values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    var met = 0
    for _ in 0..<30 {
      var (pattern, path) = ("", "")
      for _ in 0..<(60 + Int(random.next() % 40)) {
        let (part, pieces) = drawn([
          ("a", ["a"]), ("a", ["a"]), ("[ab]", ["a", "b"]), ("?", ["b"]), ("*", ["", "ab"]),
          ("a/", ["a/"]), ("**/", ["q/", "q/r/"]),
        ])
        pattern += part
        path += drawn(pieces)
      }
      if random.next() % 3 == 0 { path += "c" }
      let expected = SlowGlob(pattern).matches(path)
      #expect(GlobPattern(pattern).matches(path) == expected, "\(pattern) on \(path)")
      if expected { met += 1 }
    }
    #expect(met > 10)
  }

  @Test(arguments: [
    (String(repeating: "**/", count: 339) + "q", 1), (String(repeating: "*a", count: 500) + "b", 8),
    (String(repeating: "**a", count: 300) + "b", 5), (String(repeating: "*", count: 1023) + "q", 1),
    (String(repeating: "?", count: 1024), 17), (String(repeating: "[ab]", count: 256), 5),
    (String(repeating: "[", count: 1024), 17), ("**/q*", 1),
  ])
  func `a path costs a step a character for each 64 elements`(_ pattern: String, _ words: Int) {
    for path in [
      String(repeating: "a", count: 4_000), String(repeating: "a/", count: 2_000),
      String(repeating: "é", count: 2_000), String(repeating: "q/a", count: 1_000),
    ] {
      var steps = 0
      _ = GlobPattern(pattern).matches(GlobPath(path), steps: &steps)
      #expect(steps <= (path.count + 1) * words)
    }
  }

  @Test func `runs of stars mean what one does`() {
    for (one, other) in [
      ("**/**/**/a", "**/a"), ("a/**/**/b", "a/**/b"), ("****/a", "**/a"), ("a******b/c", "a**b/c"),
    ] {
      for path in ["a", "x/a", "a/b", "a/x/y/b", "axb/c", "a/x/b/c", "xa"] {
        #expect(
          GlobPattern(one).matches(path) == GlobPattern(other).matches(path), "\(one) \(path)")
      }
    }
  }
}

/// The meaning of patterns, written down as it is explained: each star tries every length.
private struct SlowGlob {
  private let pattern: [Character]
  private struct Place: Hashable { let at: Int, index: Int }

  init(_ text: String) {
    let trimmed = text.hasSuffix("/") ? text.dropLast() : text[...]
    pattern = Array(trimmed.hasPrefix("./") ? trimmed.dropFirst(2) : trimmed)
  }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { String($0) }
    let texts =
      pattern.contains("/")
      ? names.indices.map { names[...$0].joined(separator: "/") } : names
    return texts.contains { text in
      var known: [Place: Bool] = [:]
      return meets(Array(text), at: 0, from: 0, &known)
    }
  }

  /// Whether the pattern from a place on is the rest of the text.
  private func meets(
    _ text: [Character], at: Int, from index: Int, _ known: inout [Place: Bool]
  ) -> Bool {
    if index == pattern.count { return at == text.count }
    let place = Place(at: at, index: index)
    if let known = known[place] { return known }
    let stars = pattern[index...].prefix(2).prefix { $0 == "*" }.count
    var result: Bool
    if stars > 0 {
      let after = index + stars
      result = meets(text, at: at, from: after, &known)
      let isEdge = at == 0 || at == text.count || text[at - 1] == "/"
      if !result, stars == 2, isEdge, after < pattern.count, pattern[after] == "/" {
        result = meets(text, at: at, from: after + 1, &known)
      }
      if !result, at < text.count, stars == 2 || text[at] != "/" {
        result = meets(text, at: at + 1, from: index, &known)
      }
    } else {
      let (length, fits) = element(at: index)
      result =
        at < text.count && fits(text[at])
        && meets(text, at: at + 1, from: index + length, &known)
    }
    known[place] = result
    return result
  }

  private func element(at index: Int) -> (length: Int, fits: (Character) -> Bool) {
    let rest = pattern[index...]
    if pattern[index] == "?" { return (1, { $0 != "/" }) }
    if pattern[index] == "\\", rest.count > 1 { return (2, { $0 == pattern[index + 1] }) }
    guard pattern[index] == "[", let close = rest.dropFirst(2).firstIndex(of: "]") else {
      return (1, { $0 == pattern[index] })
    }
    var members = Array(pattern[(index + 1)..<close])
    let isNegated = ["!", "^"].contains(members[0])
    if isNegated { members.removeFirst() }
    return (
      close + 1 - index,
      { character in
        var (holds, at) = (false, 0)
        while at < members.count {
          let isRange = at + 2 < members.count && members[at + 1] == "-"
          let last = members[at + (isRange ? 2 : 0)]
          holds = holds || members[at] <= character && character <= last
          at += isRange ? 3 : 1
        }
        return holds != isNegated && character != "/"
      }
    )
  }
}
