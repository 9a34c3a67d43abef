// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a symbol in its parts: `bell.badge.slash.circle.fill` is a bell, struck through, in a
/// filled circle, without its badge.
struct SymbolName {
  /// A shape around a symbol.
  enum Enclosure {
    case circle
    case square
    case rectangle
    /// The shape of another symbol, by its name.
    case shape([UInt8])
  }

  /// No symbol's name is longer.
  private static let longest = 128
  private static let shapes = [
    "triangle", "diamond", "hexagon", "octagon", "seal", "shield", "bubble",
  ]

  /// The parts of the name without the variants below.
  private(set) var base: ArraySlice<ArraySlice<UInt8>>
  /// What is left out: the badge.
  private(set) var undrawn: [ArraySlice<UInt8>] = []
  private(set) var enclosure: Enclosure?
  private(set) var isStruck = false
  private(set) var isFilled = false

  /// Takes a name apart; `nil` if no symbol can be called so.
  init?(_ name: ArraySlice<UInt8>) {
    guard !name.isEmpty, name.count <= Self.longest else { return nil }
    base = name.split(separator: UInt8(ascii: "."))[...]
    if let badge = base.firstIndex(where: { Self.has($0, "badge") }), badge > base.startIndex {
      isFilled = base[badge...].contains { Self.has($0, "fill") }
      isStruck = base[badge...].contains { Self.has($0, "slash") }
      undrawn = base[badge...].filter { !Self.has($0, "fill") && !Self.has($0, "slash") }
      base = base[..<badge]
    }
    if takeLast("fill") { isFilled = true }
    if takeLast("circle") {
      enclosure = .circle
    } else if takeLast("square") || takeLast("app") {
      enclosure = .square
    } else if takeLast("rectangle") {
      enclosure = .rectangle
    } else if let shape = Self.shapes.first(where: { takeLast($0) }) {
      enclosure = .shape(Array(shape.utf8))
    }
    if takeLast("slash") { isStruck = true }
    if takeLast("fill") { isFilled = true }
    guard !base.isEmpty else { return nil }
  }

  /// Parts as they are written in a name.
  static func bytes(of parts: some Collection<ArraySlice<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    for part in parts {
      if !result.isEmpty { result.append(UInt8(ascii: ".")) }
      result += part
    }
    return result
  }

  private static func has(_ part: ArraySlice<UInt8>, _ word: String) -> Bool {
    part.elementsEqual(word.utf8)
  }

  /// Removes a last part that is not the only one.
  private mutating func takeLast(_ word: String) -> Bool {
    guard base.count > 1, let last = base.last, Self.has(last, word) else { return false }
    base.removeLast()
    return true
  }
}
