// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A cursor over the scalars of a text, for what reads dates back.
struct TextReader {
  private let scalars: [Unicode.Scalar]
  /// How many scalars are read.
  private(set) var position = 0

  /// A reader before the first scalar of a text, of which at most 100,000 scalars are read.
  init(_ text: String) { scalars = Array(text.unicodeScalars.prefix(100_000)) }

  /// Whether everything is read.
  var isAtEnd: Bool { position >= scalars.count }

  /// The next scalar; nil at the end.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }

  /// Leaves out scalars.
  mutating func advance(by count: Int) { position = min(scalars.count, position + max(0, count)) }

  /// Goes back to a position that was read before.
  mutating func restore(to position: Int) { self.position = min(position, self.position) }

  /// Leaves out spaces of any kind.
  mutating func skipSpaces() {
    while let next, next.properties.isWhitespace { position += 1 }
  }

  /// Reads a scalar if it comes next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Reads a word in ASCII, in any case, if it comes next.
  mutating func take(word: String) -> Bool {
    let wanted = Array(word.unicodeScalars)
    guard !wanted.isEmpty, scalars.count - position >= wanted.count else { return false }
    for (offset, scalar) in wanted.enumerated()
    where lowercased(scalars[position + offset]) != lowercased(scalar) { return false }
    position += wanted.count
    return true
  }

  /// Reads the longest of some words that comes next, and gives its index.
  mutating func take(anyOf words: [String]) -> Int? {
    var best: (index: Int, length: Int)?
    let start = position
    for (index, word) in words.enumerated() {
      if take(word: word), position - start > best?.length ?? 0 {
        best = (index, position - start)
      }
      position = start
    }
    guard let best else { return nil }
    position += best.length
    return best.index
  }

  /// Reads a number of at most so many ASCII digits; nil if there is not one, or more than 18 digits.
  mutating func digits(atMost count: Int = 18) -> (value: Int, count: Int)? {
    var value = 0
    var read = 0
    while read < min(count, 18), let next, ("0"..."9").contains(next) {
      value = value * 10 + Int(next.value - 48)
      read += 1
      position += 1
    }
    return read == 0 ? nil : (value, read)
  }

  /// Reads an offset from UTC (`Z`, `+5`, `+0530`, `-05:30`) in seconds; nil for other text.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let sign: Int
    if take("+") {
      sign = 1
    } else if take("-") || take("\u{2212}") {
      sign = -1
    } else {
      return nil
    }
    guard let first = digits(atMost: 4) else { return nil }
    if first.count > 2 {
      return sign * (first.value / 100 * 3600 + first.value % 100 * 60)
    }
    let start = position
    guard take(":"), let minutes = digits(atMost: 2) else {
      restore(to: start)
      return sign * first.value * 3600
    }
    return sign * (first.value * 3600 + minutes.value * 60)
  }

  private func lowercased(_ scalar: Unicode.Scalar) -> UInt32 {
    ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value
  }
}
