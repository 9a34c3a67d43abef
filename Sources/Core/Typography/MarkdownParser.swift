// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Cuts a literal into stretches of one emphasis, in one pass: signs without a partner are letters.
struct MarkdownParser {
  /// How a stretch is emphasized.
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let struck = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  /// Text of one style.
  struct Stretch {
    var text: String
    var style: Style
  }

  /// A sign that may begin or end a style.
  private struct Sign {
    let at: Int
    let count: Int
    let byte: UInt8
    let style: Style
  }

  private let bytes: [UInt8]
  /// For each byte, the styles that begin or end there, and whether it is shown.
  private var toggles: [Style]
  private var isShown: [Bool]
  private var open: [Sign] = []
  private var openCounts: [Int] = Array(repeating: 0, count: 256)

  /// A literal's UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    toggles = Array(repeating: [], count: bytes.count + 1)
    isShown = Array(repeating: true, count: bytes.count)
  }

  /// The stretches, after `parse`.
  var stretches: [Stretch] {
    var result: [Stretch] = []
    var (style, letters): (Style, [UInt8]) = ([], [])
    for index in 0...bytes.count {
      if !toggles[index].isEmpty || index == bytes.count {
        if !letters.isEmpty {
          let text = String(decoding: letters, as: UTF8.self)
          if let last = result.last, last.style == style {
            result[result.count - 1].text += text
          } else {
            result.append(Stretch(text: text, style: style))
          }
          letters = []
        }
        style.formSymmetricDifference(toggles[index])
      }
      if index < bytes.count, isShown[index] { letters.append(bytes[index]) }
    }
    return result
  }

  /// Finds the partners of all signs.
  mutating func parse() {
    var index = 0
    var (hasCode, hasAddress) = (true, true)
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, isPunctuation(bytes[index + 1]) {
          isShown[index] = false
          index += 1
        }
        index += 1
      case UInt8(ascii: "`"):
        let end = hasCode ? bytes[(index + 1)...].firstIndex(of: byte) : nil
        hasCode = end != nil
        if let end, end > index + 1 {
          mark(.code, from: index, 1, to: end, 1)
          index = end + 1
        } else {
          index += 1
        }
      case UInt8(ascii: "*"), UInt8(ascii: "_"): index = emphasis(byte, at: index)
      case UInt8(ascii: "~"):
        if index + 1 < bytes.count, bytes[index + 1] == byte {
          pair(Sign(at: index, count: 2, byte: byte, style: .struck))
          index += 2
        } else {
          index += 1
        }
      case UInt8(ascii: "["):
        push(Sign(at: index, count: 1, byte: byte, style: .link))
        index += 1
      case UInt8(ascii: "]"):
        var next = index + 1
        if openCounts[Int(UInt8(ascii: "["))] > 0, next < bytes.count,
          bytes[next] == UInt8(ascii: "("), hasAddress
        {
          let end = bytes[next...].firstIndex(of: UInt8(ascii: ")"))
          hasAddress = end != nil
          if let end, let sign = pop(UInt8(ascii: "["), .link) {
            mark(.link, from: sign.at, 1, to: index, end + 1 - index)
            next = end + 1
          }
        }
        index = next
      default: index += 1
      }
    }
  }

  /// Takes a sequence of asterisks or underscores; the place behind it.
  private mutating func emphasis(_ byte: UInt8, at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
    let behind = end < bytes.count ? bytes[end] : UInt8(ascii: " ")
    // Underscores within a word are letters.
    if byte == UInt8(ascii: "_"), isLetter(before), isLetter(behind) { return end }
    let (closes, opens) = (!isBlank(before), !isBlank(behind))
    var index = start
    while index < end {
      var sign = Sign(at: index, count: 1, byte: byte, style: .emphasis)
      let double = Sign(at: index, count: 2, byte: byte, style: .strong)
      // The innermost first: `***both***` ends with its emphasis.
      let inner = open.last.map { $0.byte == byte && $0.style == .emphasis } ?? false
      if closes, !inner, end - index >= 2, let partner = pop(byte, .strong) {
        mark(.strong, from: partner.at, 2, to: index, 2)
        index += 2
      } else if closes, let partner = pop(byte, .emphasis) {
        mark(.emphasis, from: partner.at, 1, to: index, 1)
        index += 1
      } else {
        if end - index >= 2 { sign = double }
        if opens { push(sign) }
        index += sign.count
      }
    }
    return end
  }

  private mutating func pair(_ sign: Sign) {
    let before = sign.at > 0 ? bytes[sign.at - 1] : UInt8(ascii: " ")
    if !isBlank(before), let partner = pop(sign.byte, sign.style) {
      mark(sign.style, from: partner.at, partner.count, to: sign.at, sign.count)
    } else {
      push(sign)
    }
  }

  private func slot(_ byte: UInt8, _ style: Style) -> Int {
    style == .strong ? Int(byte) | 0x80 : Int(byte)
  }

  private mutating func push(_ sign: Sign) {
    open.append(sign)
    openCounts[slot(sign.byte, sign.style)] += 1
  }

  /// Takes the last open sign of a kind away, with all that were opened behind it.
  private mutating func pop(_ byte: UInt8, _ style: Style) -> Sign? {
    guard openCounts[slot(byte, style)] > 0 else { return nil }
    while let sign = open.popLast() {
      openCounts[slot(sign.byte, sign.style)] -= 1
      if sign.byte == byte, sign.style == style { return sign }
    }
    return nil
  }

  private mutating func mark(
    _ style: Style, from start: Int, _ startCount: Int, to end: Int, _ endCount: Int
  ) {
    toggles[start].formSymmetricDifference(style)
    toggles[end].formSymmetricDifference(style)
    for index in start..<start + startCount { isShown[index] = false }
    for index in end..<end + endCount { isShown[index] = false }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !isLetter(byte)
  }
}
