// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The embedding levels of the characters of a line, by the Unicode Bidirectional Algorithm (UAX 9)
/// without explicit embeddings and isolates: even levels stand from left to right, odd ones from right
/// to left.
struct BidirectionalLevels {
  /// What a character does to the order around it, as the property `Bidi_Class`.
  enum Direction: Hashable, Sendable {
    /// A letter that is written from left to right.
    case left
    /// A letter that is written from right to left; Arabic ones change the numbers behind them.
    case right, arabicLetter
    /// A digit: of Europe, or of Arabic.
    case number, arabicNumber
    /// A sign within or beside a number: plus and minus, currencies and percent, points and commas.
    case separator, terminator, commonSeparator
    /// What has no order of its own.
    case neutral
  }

  /// A level for each character.
  private(set) var levels: [Int]
  private let base: Int
  private var kinds: [Direction]

  /// The levels of a line.
  ///
  /// - Parameters:
  ///   - scalars: Its characters.
  ///   - directions: What each does.
  ///   - isMirrored: Whether the paragraph is written from right to left.
  init(_ scalars: [Unicode.Scalar], _ directions: [Direction], isMirrored: Bool) {
    base = isMirrored ? 1 : 0
    kinds = directions
    levels = []
    resolveNumbers()
    resolveBrackets(scalars)
    resolveNeutrals()
    levels = kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right, .arabicLetter: 1
      case .number, .arabicNumber: 2
      case .separator, .terminator, .commonSeparator, .neutral: base
      }
    }
    // Blanks at the end stand at the end of the line.
    var end = levels.count
    while end > 0, scalars[end - 1] == " " {
      end -= 1
      levels[end] = base
    }
  }

  private var around: Direction { base == 1 ? .right : .left }

  /// W1 to W7.
  private mutating func resolveNumbers() {
    var strong = around
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right, .arabicLetter: strong = kinds[index]
      case .number: if strong == .arabicLetter { kinds[index] = .arabicNumber }
      case .arabicNumber, .separator, .terminator, .commonSeparator, .neutral: break
      }
    }
    for index in kinds.indices where kinds[index] == .arabicLetter { kinds[index] = .right }
    for index in kinds.indices where index > 0 && index + 1 < kinds.count {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      guard before == after else { continue }
      let isWithin =
        kinds[index] == .separator && before == .number
        || kinds[index] == .commonSeparator && (before == .number || before == .arabicNumber)
      if isWithin { kinds[index] = before }
    }
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .terminator else {
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, kinds[end] == .terminator { end += 1 }
      let isBeside =
        (index > 0 && kinds[index - 1] == .number) || (end < kinds.count && kinds[end] == .number)
      for place in index..<end { kinds[place] = isBeside ? .number : .neutral }
      index = end
    }
    strong = around
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .number: if strong == .left { kinds[index] = .left }
      case .separator, .commonSeparator, .terminator: kinds[index] = .neutral
      case .arabicLetter, .arabicNumber, .neutral: break
      }
    }
  }

  /// The side that a resolved character is on: numbers count as right.
  private func side(_ kind: Direction) -> Direction? {
    switch kind {
    case .left: .left
    case .right, .arabicLetter, .number, .arabicNumber: .right
    case .separator, .terminator, .commonSeparator, .neutral: nil
    }
  }

  /// N0: both signs of a pair of brackets go with what they enclose.
  private mutating func resolveBrackets(_ scalars: [Unicode.Scalar]) {
    var pairs: [(open: Int, close: Int)] = []
    var open: [(place: Int, close: UInt32)] = []
    for index in scalars.indices where kinds[index] == .neutral {
      if let close = Self.closing(scalars[index].value) {
        guard open.count < 63 else { break }
        open.append((index, close))
      } else if let match = open.lastIndex(where: { $0.close == scalars[index].value }) {
        pairs.append((open[match].place, index))
        open.removeSubrange(match...)
      }
    }
    pairs.sort { $0.open < $1.open }
    for pair in pairs {
      var (isAround, isOther) = (false, false)
      for place in pair.open + 1..<pair.close {
        guard let side = side(kinds[place]) else { continue }
        if side == around { isAround = true } else { isOther = true }
      }
      guard isAround || isOther else { continue }
      var kind = around
      if !isAround {
        var before = pair.open - 1
        while before >= 0, side(kinds[before]) == nil { before -= 1 }
        kind = before >= 0 ? side(kinds[before]) ?? around : around
      }
      kinds[pair.open] = kind
      kinds[pair.close] = kind
    }
  }

  private static func closing(_ open: UInt32) -> UInt32? {
    switch open {
    case 0x28: 0x29
    case 0x5B: 0x5D
    case 0x7B: 0x7D
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A: open + 1
    case 0xFF08: 0xFF09
    case 0xFF3B: 0xFF3D
    case 0xFF5B: 0xFF5D
    default: nil
    }
  }

  /// N1 and N2: what is between two of one side goes with them, else with the line.
  private mutating func resolveNeutrals() {
    var index = 0
    var before = around
    while index < kinds.count {
      if let side = side(kinds[index]) {
        before = side
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, side(kinds[end]) == nil { end += 1 }
      let after = end < kinds.count ? side(kinds[end]) ?? around : around
      for place in index..<end { kinds[place] = before == after ? before : around }
      index = end
    }
  }

  /// L2: the places of some items by their levels, from the left.
  static func order(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard var level = levels.max() else { return order }
    while level >= 1 {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
      level -= 1
    }
    return order
  }
}

extension Cluster {
  /// Whether it decides the direction of a paragraph that begins with it.
  var isStrong: Bool {
    switch direction {
    case .left, .right, .arabicLetter: true
    case .number, .arabicNumber, .separator, .terminator, .commonSeparator, .neutral: false
    }
  }

  /// What it does to the order of a line.
  var direction: BidirectionalLevels.Direction {
    let code = scalar.value
    switch kind {
    case .rightToLeft: return Self.direction(ofRight: code)
    case .digit: return .number
    case .ideograph: return .left
    case .emoji: return (0x1F1E6...0x1F1FF).contains(code) ? .left : .neutral
    case .regional: return .left
    case .directionMark:
      return code == 0x200E ? .left : code == 0x61C ? .arabicLetter : .right
    case .letter, .hyphen, .glue: return Self.direction(ofSign: code)
    case .blank, .newline, .hiddenBreak, .closing, .opening, .mark, .joiner: return .neutral
    }
  }

  private static func direction(ofRight code: UInt32) -> BidirectionalLevels.Direction {
    switch code {
    case 0x660...0x669, 0x66B...0x66C, 0x600...0x605, 0x6DD: .arabicNumber
    case 0x6F0...0x6F9: .number
    case 0x66A, 0x609...0x60A: .terminator
    case 0x60C: .commonSeparator
    case 0x606...0x607, 0x60E...0x60F, 0x6DE, 0x6E9, 0xFD3E...0xFD4F, 0xFDFD: .neutral
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: .arabicLetter
    default: .right
    }
  }

  private static func direction(ofSign code: UInt32) -> BidirectionalLevels.Direction {
    switch code {
    case 0x2B, 0x2D, 0x207A...0x207B, 0x208A...0x208B, 0x2212: .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213:
      .terminator
    case 0x2C, 0x2E...0x2F, 0x3A, 0xA0, 0x202F: .commonSeparator
    case 0xB2...0xB3, 0xB9, 0x2070, 0x2074...0x2079, 0x2080...0x2089: .number
    case 0xD7, 0xF7, 0x2B9...0x2BA, 0x2C2...0x2CF, 0x2D2...0x2DF, 0x2E5...0x2ED, 0x2EF...0x2FF,
      0x374...0x375, 0x37E, 0x384...0x385, 0x387, 0x3F6:
      .neutral
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0x1FFF, 0x2071, 0x207F, 0x2090...0x209C,
      0x2102, 0x2107, 0x210A...0x2113, 0x2115, 0x2119...0x211D, 0x2124, 0x2126, 0x2128,
      0x212A...0x212D, 0x212F...0x2139, 0x2C00...0x2DFF, 0xA4D0...0xFFFF, 0x10000...:
      .left
    default: .neutral
    }
  }
}

extension Unicode.Scalar {
  /// What stands for it from right to left (L4): the other one of a pair of signs.
  var mirrored: Unicode.Scalar {
    switch self {
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "<": ">"
    case ">": "<"
    case "«": "»"
    case "»": "«"
    case "‹": "›"
    case "›": "‹"
    case "≤": "≥"
    case "≥": "≤"
    default: self
    }
  }
}
