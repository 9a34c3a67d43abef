// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A pattern for one name: `*`, `?`, `[a-z]`, `[!…]`, `[[:alpha:]]` and `\` before any of them.
struct IgnoreWildcard: Sendable, Hashable {
  private enum Element: Sendable, Hashable {
    case byte(UInt8)
    case any
    case star
    /// One of 256 bytes, as bits.
    case set([UInt64])
  }

  private let elements: [Element]

  /// The name, if it has no wildcards.
  var literal: [UInt8]? {
    var bytes: [UInt8] = []
    for element in elements {
      guard case .byte(let byte) = element else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Reads a pattern; `nil` where brackets do not close or a backslash ends it: such a pattern
  /// matches nothing.
  init?(_ pattern: ArraySlice<UInt8>) {
    var elements: [Element] = []
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { return nil }
        elements.append(.byte(next))
      case UInt8(ascii: "*"):
        if elements.last != .star { elements.append(.star) }
      case UInt8(ascii: "?"): elements.append(.any)
      case UInt8(ascii: "["):
        guard let set = Self.set(&rest) else { return nil }
        elements.append(.set(set))
      default: elements.append(.byte(byte))
      }
    }
    self.elements = elements
  }

  /// Whether all of a name is matched.
  ///
  /// - Complexity: At most a comparison for each pair of an element and a byte.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    var (place, element) = (name.startIndex, 0)
    // Where to go on if what follows the last star does not fit: one byte further.
    var retry: (place: Int, element: Int)?
    while place < name.endIndex {
      if element < elements.count, elements[element] == .star {
        retry = (place, element + 1)
        element += 1
      } else if element < elements.count, Self.takes(elements[element], name[place]) {
        place += 1
        element += 1
      } else if let last = retry {
        retry = (last.place + 1, last.element)
        (place, element) = (last.place + 1, last.element)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .star }
  }

  private static func takes(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let wanted): wanted == byte
    case .any, .star: true
    case .set(let bits): bits[Int(byte) / 64] >> (UInt64(byte) % 64) & 1 == 1
    }
  }

  /// Reads what stands behind `[`, up to and with its `]`.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> [UInt64]? {
    var bits = [UInt64](repeating: 0, count: 4)
    func add(_ byte: UInt8) { bits[Int(byte) / 64] |= 1 << (UInt64(byte) % 64) }
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst {
        return isNegated ? bits.map { ~$0 } : bits
      }
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        guard let members = namedClass(&rest) else { return nil }
        for member in members { add(member) }
        continue
      }
      guard let lower = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
      let isRange = rest.first == UInt8(ascii: "-") && rest.dropFirst().first != UInt8(ascii: "]")
      guard isRange else {
        add(lower)
        continue
      }
      rest = rest.dropFirst()
      guard let end = rest.popFirst(),
        let upper = end == UInt8(ascii: "\\") ? rest.popFirst() : end
      else { return nil }
      if lower <= upper { for member in lower...upper { add(member) } }
    }
    return nil
  }

  /// Reads `:alpha:]` and returns the bytes of the class; `nil` for a class that does not exist.
  private static func namedClass(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: ":")),
      end + 1 < rest.endIndex, rest[end + 1] == UInt8(ascii: "]")
    else { return nil }
    let name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    rest = rest[(end + 2)...]
    let (digits, upper, lower) = (
      [UInt8](UInt8(ascii: "0")...UInt8(ascii: "9")),
      [UInt8](UInt8(ascii: "A")...UInt8(ascii: "Z")),
      [UInt8](UInt8(ascii: "a")...UInt8(ascii: "z"))
    )
    let letters = upper + lower
    let punctuation = (33...126 as ClosedRange<UInt8>).filter { !(letters + digits).contains($0) }
    switch name {
    case "alpha": return letters
    case "digit": return digits
    case "alnum": return letters + digits
    case "upper": return upper
    case "lower": return lower
    case "space": return [9, 10, 11, 12, 13, 32]
    case "blank": return [9, 32]
    case "punct": return punctuation
    case "graph": return Array(33...126)
    case "print": return Array(32...126)
    case "cntrl": return Array(0...31) + [127]
    case "xdigit":
      return digits + [UInt8](UInt8(ascii: "A")...UInt8(ascii: "F"))
        + [UInt8](UInt8(ascii: "a")...UInt8(ascii: "f"))
    default: return nil
    }
  }
}
