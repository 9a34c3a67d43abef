// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// All places of a pattern where a match may stand, as bits that move on together: bit `i` stands
/// before element `i`, the last one behind them all.
///
/// After Baeza-Yates and Gonnet, "A new approach to text searching", CACM 35(10), 1992; with
/// Navarro and Raffinot's self-loops for gaps. No text makes it go back.
struct GlobAutomaton: Sendable {
  private let wordCount: Int
  /// The bit behind all elements.
  private let last: (word: Int, bit: UInt64)
  /// Places that `*` and `**` hold on any character but `/`, and that `**` holds on a `/`.
  private let openPlaces: [UInt64]
  private let crossingPlaces: [UInt64]
  /// Places whose element is a `/` that may be left out at the start of a name.
  private let skippingPlaces: [UInt64]
  /// Every character that an element names, in order. Characters between two are all alike.
  private let cuts: [Character]
  /// Which elements take a class of characters, `wordCount` words a class: the odd classes are
  /// the cuts, the even ones what lies between.
  private let takers: [UInt64]
  /// The class of each ASCII character.
  private let classesOfASCII: [Int32]

  init(_ pattern: GlobElements) {
    let count = pattern.elements.count
    let words = count / 64 + 1
    (wordCount, last) = (words, (count / 64, 1 << UInt64(count % 64)))
    func places(_ holds: (GlobElements.Gap) -> Bool) -> [UInt64] {
      var bits = [UInt64](repeating: 0, count: words)
      for (index, gap) in pattern.gaps.enumerated() where holds(gap) {
        bits[index / 64] |= 1 << UInt64(index % 64)
      }
      return bits
    }
    openPlaces = places(\.isOpen)
    crossingPlaces = places(\.crosses)
    skippingPlaces = places(\.skipsSlash)
    var named: Set<Character> = ["/"]
    for element in pattern.elements {
      for (lower, upper) in element.ranges { named.formUnion([lower, upper]) }
    }
    let cuts = named.sorted()
    func classOf(_ character: Character) -> Int { Self.classOf(character, among: cuts) }
    let classCount = 2 * cuts.count + 1
    let slash = classOf("/")
    var takers = [UInt64](repeating: 0, count: classCount * words)
    for (index, element) in pattern.elements.enumerated() {
      let (word, bit) = (index / 64, UInt64(1) << UInt64(index % 64))
      for (lower, upper) in element.ranges where lower <= upper {
        for kind in classOf(lower)...classOf(upper) { takers[kind * words + word] |= bit }
      }
      if element.isNegated {
        for kind in 0..<classCount { takers[kind * words + word] ^= bit }
      }
      if element.refusesSlash { takers[slash * words + word] &= ~bit }
    }
    (self.cuts, self.takers) = (cuts, takers)
    classesOfASCII = (UInt8(0)..<128).map { Int32(classOf(Character(UnicodeScalar($0)))) }
  }

  /// Whether the whole of a path, a folder above it or, if asked, one of its names is matched; or
  /// the same of something that it holds.
  ///
  /// - Parameter steps: Is raised by the words of states that were looked at: `wordCount` for each
  ///   character, and once for the start.
  func accepts(_ path: GlobPath, byName: Bool, steps: inout Int) -> Bool {
    if path.characters.isEmpty { return false }
    var states = start
    steps += wordCount
    if accepts(path.characters, from: &states, byName: byName, steps: &steps) { return true }
    guard !path.held.isEmpty else { return false }
    // The way to the folder is gone once, not once for each thing in it.
    if byName { states = start } else { _ = advance(&states, over: "/") }
    steps += wordCount
    return path.held.contains { name in
      var states = states
      return accepts(name, from: &states, byName: byName, steps: &steps)
    }
  }

  private func accepts(
    _ characters: [Character], from states: inout [UInt64], byName: Bool, steps: inout Int
  ) -> Bool {
    for character in characters {
      if character == "/" {
        if isEnd(states) { return true }
        if byName {
          states = start
          continue
        }
      }
      steps += wordCount
      if !advance(&states, over: character), !byName { return false }
    }
    return isEnd(states)
  }

  private var start: [UInt64] {
    var states = [UInt64](repeating: 0, count: wordCount)
    states[0] = 1
    skipSlashes(&states)
    return states
  }

  /// At the end of a name, as at a start, `**/` may be nothing.
  private func isEnd(_ states: [UInt64]) -> Bool {
    if states[last.word] & last.bit != 0 { return true }
    var states = states
    skipSlashes(&states)
    return states[last.word] & last.bit != 0
  }

  /// - Returns: Whether any match still stands.
  private func advance(_ states: inout [UInt64], over character: Character) -> Bool {
    let isSlash = character == "/"
    let row =
      Self.isASCII(character)
      ? Int(classesOfASCII[Int(character.utf8.first ?? 0)])
      : Self.classOf(character, among: cuts)
    var (carry, any) = (UInt64(0), UInt64(0))
    for word in 0..<wordCount {
      let taken = states[word] & takers[row * wordCount + word]
      let held = states[word] & (isSlash ? crossingPlaces[word] : openPlaces[word])
      states[word] = taken << 1 | carry | held
      carry = taken >> 63
      any |= states[word]
    }
    if isSlash { skipSlashes(&states) }
    return any != 0
  }

  /// No two such places lie side by side, so one pass is all.
  private func skipSlashes(_ states: inout [UInt64]) {
    var carry: UInt64 = 0
    for word in 0..<wordCount {
      let skipped = states[word] & skippingPlaces[word]
      states[word] |= skipped << 1 | carry
      carry = skipped >> 63
    }
  }

  /// Whether it is one ASCII scalar: a line end of two is one character, too.
  private static func isASCII(_ character: Character) -> Bool {
    character.utf8.count == 1
  }

  private static func classOf(_ character: Character, among cuts: [Character]) -> Int {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] < character { low = middle + 1 } else { high = middle }
    }
    return low < cuts.count && cuts[low] == character ? 2 * low + 1 : 2 * low
  }
}
