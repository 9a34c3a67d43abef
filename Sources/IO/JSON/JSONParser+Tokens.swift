// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension JSONParser {
  /// The next byte; 0 at the end, where no JSON has one either.
  var next: UInt8 { at < bytes.count ? bytes[at] : 0 }

  /// What stands here, for a message.
  var found: String {
    guard at < bytes.count else { return "the end of the file" }
    let name = word(from: at)
    if !name.isEmpty { return "'\(VisibleText.short(name))'" }
    let rest = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
    return rest.unicodeScalars.first.map { "'\(VisibleText.short(String($0)))'" } ?? "nothing"
  }

  /// The letters, digits, `_` and `$` from an offset on, at most 64.
  func word(from start: Int) -> String {
    let end = bytes[start...].prefix(64).prefix { JSONToken.isWordByte($0) }.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Passes over white space and comments.
  mutating func skipBlank() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case 0x0B...0x0C where dialect == .json5: at += 1
      case UInt8(ascii: "/") where dialect == .json5: skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() {
    let start = at
    at = min(at + 2, bytes.count)
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "/"):
      while at < bytes.count, next != 0x0A, next != 0x0D { at += 1 }
    case UInt8(ascii: "*"):
      while at + 1 < bytes.count {
        if next == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
          at += 2
          return
        }
        at += 1
      }
      report("a comment without an end", fix: "add '*/'", at: start)
      stop()
    default:
      at = start + 1
      // Of a text that is cut the missing end is reported.
      if at == bytes.count, isNested || records.isEmpty { return }
      report("a single '/'", fix: "a comment begins with '//' or '/*'", at: start)
    }
  }

  /// Passes over a key, quoted or bare; `false`: there is none that can be used, which is reported.
  mutating func skipKey() -> Bool {
    let isJSON5 = dialect == .json5
    if next == UInt8(ascii: "\"") || isJSON5 && next == UInt8(ascii: "'") { return skipString() }
    guard isJSON5, JSONToken.isWordByte(next), !JSONToken.isDigit(next) else {
      report("\(found) where a key is needed", fix: "write \"key\": value")
      return false
    }
    let start = at
    while JSONToken.isWordByte(next) { at += 1 }
    let key = String(decoding: bytes[start..<at], as: UTF8.self)
    if key.unicodeScalars.allSatisfy({ $0.isASCII || JSONToken.isLetter($0) }) { return true }
    report("'\(VisibleText.short(key))' is not a word", fix: "put the key in quotes", at: start)
    return false
  }

  /// Passes over a string in quotes of either kind; `false`: it is broken, which is reported.
  mutating func skipString() -> Bool {
    let (start, quote) = (at, next)
    var isSound = true
    at += 1
    while at < bytes.count, bytes[at] != quote {
      switch bytes[at] {
      case 0x0A, 0x0D:
        report("a string without an end", fix: "add \(Unicode.Scalar(quote))", at: start)
        return false
      case 0..<0x20:
        if isSound {
          report("a control character in a string", fix: "write \\u00" + hex(bytes[at]))
        }
        isSound = false
        at = min(at + 1, bytes.count)
      case UInt8(ascii: "\\"): isSound = skipEscape(in: quote, isReported: isSound) && isSound
      default: at += 1
      }
    }
    if isStopped { return false }
    guard at < bytes.count else {
      report("a string without an end", fix: "add \(Unicode.Scalar(quote))", at: start)
      stop()
      return false
    }
    at += 1
    return isSound
  }

  private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private mutating func skipEscape(in quote: UInt8, isReported: Bool) -> Bool {
    guard let fault = passEscape() else { return true }
    // Of one that is cut, as is its string, nothing is said.
    let isCut = bytes.count - at < 12 && !bytes[(at + 1)...].contains(quote)
    if isReported, !isCut { report(fault) }
    // Not over a line's end: the string has none.
    if at + 1 < bytes.count, bytes[at + 1] != 0x0A, bytes[at + 1] != 0x0D { at += 1 }
    at = min(at + 1, bytes.count)
    return false
  }

  /// Passes over an escape; what is wrong with it, if anything, and nothing is passed then.
  private mutating func passEscape() -> FileFault? {
    let escaped = at + 1 < bytes.count ? bytes[at + 1] : 0
    let isJSON5 = dialect == .json5
    switch escaped {
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: at) else { return Self.badEscape }
      if unit == 0, isJSON5 { return Self.nul }
      guard 0xD800...0xDFFF ~= unit else {
        at += 6
        return nil
      }
      guard unit < 0xDC00, let low = codeUnit(at: at + 6), 0xDC00...0xDFFF ~= low else {
        return FileFault(
          "half a character", fix: "write both \\u of it, or the character itself")
      }
      at += 12
    case UInt8(ascii: "x") where isJSON5:
      guard at + 4 <= bytes.count, bytes[at + 2..<at + 4].allSatisfy({ JSONToken.isHexDigit($0) })
      else { return Self.badEscape }
      if bytes[at + 2..<at + 4].allSatisfy({ $0 == UInt8(ascii: "0") }) { return Self.nul }
      at += 4
    case UInt8(ascii: "'") where isJSON5: at += 2
    case _ where "\"\\/bfnrt".utf8.contains(escaped): at += 2
    default: return Self.badEscape
    }
    return nil
  }

  private static let badEscape = FileFault(
    "not an escape", fix: "write \\\\ for '\\', or one of \\n \\r \\t \\b \\f \\\" \\' \\/ \\u00E9")

  private static let nul = FileFault(
    "a NUL character, which no text here may hold", fix: "remove it")

  /// The number in `\u0000`, if that is what begins at an offset.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"),
      bytes[offset + 2..<offset + 6].allSatisfy({ JSONToken.isHexDigit($0) })
    else { return nil }
    return UInt16(String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
  }

  /// Passes over a number: `12`, `-1.5e3`, in JSON5 `+.5`, `0xFF`, `-Infinity`, `NaN`; `false`: it is
  /// none, or has no value, which is reported.
  mutating func skipNumber() -> Bool {
    let start = at
    if next == UInt8(ascii: "-") || dialect == .json5 && next == UInt8(ascii: "+") { at += 1 }
    let isPadded =
      next == UInt8(ascii: "0") && at + 1 < bytes.count && JSONToken.isDigit(bytes[at + 1])
    let isNumber = passNumber() && !JSONToken.isWordByte(next) && next != UInt8(ascii: ".")
    // What is cut is reported as that.
    if !isNumber, isNested, at == bytes.count { return false }
    if isNumber, !isPadded, JSONToken.isRepresentable(bytes[start..<at]) { return true }
    if isPadded {
      report("a number with a 0 in front", fix: "remove it or write it in quotes", at: start)
    } else if isNumber {
      report(
        "\(number(from: start)) is too large or too small a number", fix: "write another", at: start
      )
    } else {
      report("\(number(from: start)) is not a number", fix: "text needs quotes", at: start)
    }
    while JSONToken.isWordByte(next) || "+-.".utf8.contains(next) { at += 1 }
    return false
  }

  /// Whether what stands behind the sign looks like a number; passes over as much of it as does.
  private mutating func passNumber() -> Bool {
    let isJSON5 = dialect == .json5
    if isJSON5, !JSONToken.isDigit(next) || next == UInt8(ascii: "0") {
      let name = word(from: at)
      if name == "Infinity" || name == "NaN" {
        at += name.utf8.count
        return true
      }
      if name.hasPrefix("0x") || name.hasPrefix("0X") {
        at += 2
        return skipDigits { JSONToken.isHexDigit($0) }
      }
    }
    let hasWhole = skipDigits { JSONToken.isDigit($0) }
    guard hasWhole || isJSON5 else { return false }
    if next == UInt8(ascii: ".") {
      at += 1
      let hasFraction = skipDigits { JSONToken.isDigit($0) }
      guard hasFraction || hasWhole && isJSON5 else { return false }
    } else if !hasWhole {
      return false
    }
    guard next | 0x20 == UInt8(ascii: "e") else { return true }
    at += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
    return skipDigits { JSONToken.isDigit($0) }
  }

  /// Whether there is at least one digit.
  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) -> Bool {
    let first = at
    while isDigit(next) { at += 1 }
    return at > first
  }

  private func number(from start: Int) -> String {
    let end = bytes[start...].prefix(40).prefix {
      JSONToken.isWordByte($0) || "+-.".utf8.contains($0)
    }.endIndex
    return "'\(VisibleText.short(String(decoding: bytes[start..<end], as: UTF8.self)))'"
  }
}
