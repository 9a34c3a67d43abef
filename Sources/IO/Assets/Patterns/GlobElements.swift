// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A pattern as elements that each take one character, and what stars there are between them.
struct GlobElements {
  /// The characters that an element takes.
  struct Element {
    /// Bounds, both included; none where the second comes first.
    var ranges: [(Character, Character)] = []
    /// Whether it takes all others instead.
    var isNegated = false
    /// Whether it takes no `/`, whatever else it says.
    var refusesSlash = false
  }

  /// What may stand in front of an element, or at the end.
  struct Gap {
    /// `*`: any characters but `/`.
    var isOpen = false
    /// `**`: any characters.
    var crosses = false
    /// `**` in front of a `/`: at the start of a name, both may be nothing.
    var skipsSlash = false
  }

  private(set) var elements: [Element] = []
  /// One more than there are elements: the last is at the end.
  private(set) var gaps: [Gap] = [Gap()]

  /// Reads a pattern. Runs of stars, and `**/` again and again, become one.
  init(_ pattern: [Character]) {
    // Looked for once: a pattern of nothing but `[` is read in one pass, too.
    let lastClose = pattern.lastIndex(of: "]") ?? 0
    var index = 0
    while index < pattern.count {
      if pattern[index] == "*" {
        let end = pattern[index...].firstIndex { $0 != "*" } ?? pattern.count
        addGap(
          stars: end - index, atSlash: end < pattern.count && pattern[end] == "/")
        index = end
        continue
      }
      let (element, length) = Self.element(pattern[index...], lastClose: lastClose)
      index += length
      // `**/**/`: the second adds nothing to the first.
      if gaps[elements.count].skipsSlash, elements.count > 0, gaps[elements.count - 1].skipsSlash {
        gaps[elements.count] = Gap()
        continue
      }
      elements.append(element)
      gaps.append(Gap())
    }
  }

  private mutating func addGap(stars: Int, atSlash: Bool) {
    var gap = Gap(isOpen: true)
    if stars > 1 {
      gap.crosses = true
      // Read from the left, an odd run ends in a `*` of its own, which no `/` follows for nothing.
      gap.skipsSlash = atSlash && stars.isMultiple(of: 2)
    }
    gaps[elements.count] = gap
  }

  private static func element(
    _ rest: ArraySlice<Character>, lastClose: Int
  ) -> (Element, length: Int) {
    let (start, first) = (rest.startIndex, rest[rest.startIndex])
    func one(_ character: Character) -> Element { Element(ranges: [(character, character)]) }
    switch first {
    case "?": return (Element(isNegated: true, refusesSlash: true), 1)
    case "[":
      guard start + 2 <= lastClose, let close = rest.dropFirst(2).firstIndex(of: "]") else {
        return (one("["), 1)
      }
      return (set(rest[(start + 1)..<close]), close + 1 - start)
    case "\\" where rest.count > 1: return (one(rest[start + 1]), 2)
    default: return (one(first), 1)
    }
  }

  /// What stands between brackets.
  private static func set(_ inside: ArraySlice<Character>) -> Element {
    let isNegated = inside.first == "!" || inside.first == "^"
    var members = isNegated ? inside.dropFirst() : inside
    var set = Element(isNegated: isNegated, refusesSlash: true)
    while let first = members.first {
      let isRange = members.count > 2 && members[members.startIndex + 1] == "-"
      set.ranges.append((first, isRange ? members[members.startIndex + 2] : first))
      members = members.dropFirst(isRange ? 3 : 1)
    }
    return set
  }
}
