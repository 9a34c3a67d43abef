// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
  /// Passes over a number: `12`, `-1.5e3`, `+.5`, `0xFF`, `-Infinity`, `NaN`.
  mutating func skipNumber() throws(JSONSyntaxError) {
    let start = at
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
    let name = word(from: at)
    if name == "Infinity" || name == "NaN" {
      at += name.utf8.count
    } else if name.hasPrefix("0x") || name.hasPrefix("0X") {
      at += 2
      try skipDigits(from: start) { Self.isHexDigit($0) }
    } else {
      try skipDecimal(from: start)
    }
    if Self.isWordByte(next) || next == UInt8(ascii: ".") {
      at = start
      throw fault("\(foundNumber) is not a number; text needs quotes")
    }
    guard isRepresentable(start..<at) else {
      at = start
      throw fault("\(foundNumber) is too large or too small a number; write another")
    }
  }

  /// Whether the decoder can make something of a number: it gives up without a place otherwise.
  private func isRepresentable(_ range: Range<Int>) -> Bool {
    let text = bytes[range]
    // Shorter ones without an exponent are in range, and there may be millions.
    let isHex = text.contains { $0 | 0x20 == UInt8(ascii: "x") }
    // The decoder takes a hexadecimal number only if a `Double` is exactly it.
    if isHex { return text.count <= 2 + 13 }
    guard text.count > 300 || text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      let value = Double(String(decoding: text, as: UTF8.self))
    else { return true }
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return value.isFinite
      && (value != 0 || !mantissa.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 })
  }

  private mutating func skipDecimal(from start: Int) throws(JSONSyntaxError) {
    let leading = at
    while Self.isDigit(next) { at += 1 }
    if at > leading + 1, bytes[leading] == UInt8(ascii: "0") {
      at = start
      throw fault("a number with a 0 in front; remove it or write it in quotes")
    }
    if next == UInt8(ascii: ".") {
      at += 1
      if at == leading + 1 {
        try skipDigits(from: start) { Self.isDigit($0) }
      } else {
        while Self.isDigit(next) { at += 1 }
      }
    } else if at == leading {
      try skipDigits(from: start) { Self.isDigit($0) }
    }
    guard next | 0x20 == UInt8(ascii: "e") else { return }
    at += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
    try skipDigits(from: start) { Self.isDigit($0) }
  }

  /// At least one digit.
  private mutating func skipDigits(
    from start: Int, where isDigit: (UInt8) -> Bool
  ) throws(JSONSyntaxError) {
    let first = at
    while isDigit(next) { at += 1 }
    guard at > first else {
      at = start
      throw fault("\(foundNumber) is not a number; text needs quotes")
    }
  }

  private var foundNumber: String {
    let end = bytes[at...].prefix(40).prefix {
      Self.isWordByte($0) || "+-.".utf8.contains($0)
    }.endIndex
    return "'\(JSONText.shown(String(decoding: bytes[at..<end], as: UTF8.self)))'"
  }
}
