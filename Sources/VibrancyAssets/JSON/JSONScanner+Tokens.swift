// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
  /// The next byte; 0 at the end, where no JSON has one either.
  var next: UInt8 { at < bytes.count ? bytes[at] : 0 }

  /// What stands here, for a message.
  var found: String {
    guard at < bytes.count else { return "the end of the file" }
    let name = word(from: at)
    if !name.isEmpty { return "'\(JSONText.shown(name))'" }
    let rest = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
    return rest.unicodeScalars.first.map { "'\(JSONText.shown(String($0)))'" } ?? "nothing"
  }

  /// A syntax error here.
  func fault(_ reason: String) -> JSONSyntaxError { JSONSyntaxError(offset: at, reason: reason) }

  /// The letters, digits, `_` and `$` from an offset on, at most 64.
  func word(from start: Int) -> String {
    let end = bytes[start...].prefix(64).prefix { Self.isWordByte($0) }.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Passes over white space and comments.
  mutating func skipBlank() throws(JSONSyntaxError) {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09...0x0D: at += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = at
    switch at + 1 < bytes.count ? bytes[at + 1] : 0 {
    case UInt8(ascii: "/"):
      while at < bytes.count, next != 0x0A, next != 0x0D { at += 1 }
    case UInt8(ascii: "*"):
      at += 2
      while at + 1 < bytes.count {
        if next == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
          at += 2
          return
        }
        at += 1
      }
      throw JSONSyntaxError(offset: start, reason: "a comment without an end; add '*/'")
    default: throw fault("a single '/'; a comment begins with '//' or '/*'")
    }
  }

  /// Passes over a key, quoted or bare.
  mutating func skipKey() throws(JSONSyntaxError) {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try skipString() }
    guard Self.isWordByte(next), !Self.isDigit(next) else {
      throw fault(
        next == UInt8(ascii: ",")
          ? "one ',' too many; remove it" : "\(found) where a key is needed; write \"key\": value")
    }
    let start = at
    while Self.isWordByte(next) { at += 1 }
    let key = String(decoding: bytes[start..<at], as: UTF8.self)
    guard key.unicodeScalars.allSatisfy({ $0.isASCII || Self.isLetter($0) }) else {
      throw JSONSyntaxError(
        offset: start, reason: "'\(JSONText.shown(key))' is no word; put the key in quotes")
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Passes over a string in quotes of either kind.
  mutating func skipString() throws(JSONSyntaxError) {
    let (start, quote) = (at, next)
    at += 1
    while at < bytes.count, bytes[at] != quote {
      switch bytes[at] {
      case 0x0A, 0x0D:
        throw JSONSyntaxError(
          offset: start, reason: "a string without an end; add \(Unicode.Scalar(quote))")
      case 0..<0x20:
        throw fault("a control character in a string; write \\u00" + hex(bytes[at]))
      case UInt8(ascii: "\\"): try skipEscape()
      default: at += 1
      }
    }
    guard at < bytes.count else {
      throw JSONSyntaxError(
        offset: start, reason: "a string without an end; add \(Unicode.Scalar(quote))")
    }
    at += 1
  }

  private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    let escaped = at + 1 < bytes.count ? bytes[at + 1] : 0
    switch escaped {
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: at) else { throw fault(Self.badEscape) }
      if unit == 0 { throw fault(Self.nul) }
      guard 0xD800...0xDFFF ~= unit else { return at += 6 }
      guard unit < 0xDC00, let low = codeUnit(at: at + 6), 0xDC00...0xDFFF ~= low else {
        throw fault("half a character; write both \\u of it, or the character itself")
      }
      at += 12
    case UInt8(ascii: "x"):
      guard at + 4 <= bytes.count, bytes[at + 2..<at + 4].allSatisfy({ Self.isHexDigit($0) })
      else { throw fault(Self.badEscape) }
      if bytes[at + 2..<at + 4].allSatisfy({ $0 == UInt8(ascii: "0") }) { throw fault(Self.nul) }
      at += 4
    case _ where "\"'\\/bfnrt".utf8.contains(escaped): at += 2
    default: throw fault(Self.badEscape)
    }
  }

  private static let badEscape =
    "not an escape; write \\\\ for '\\', or one of \\n \\r \\t \\b \\f \\\" \\' \\/ \\u00E9"

  private static let nul = "a NUL character, which no text here may hold; remove it"

  /// The number in `\u0000`, if that is what begins at an offset.
  func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"),
      bytes[offset + 2..<offset + 6].allSatisfy({ Self.isHexDigit($0) })
    else { return nil }
    return UInt16(String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  /// Letters of other scripts count.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
