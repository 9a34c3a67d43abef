// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the bytes of a string, a key or a number mean.
enum JSONToken {
  /// What a key or string means: without its quotes, escapes resolved.
  ///
  /// - Parameter token: A token that the parser accepted; of any other, some text.
  static func string(_ token: ArraySlice<UInt8>) -> String {
    let isQuoted = token.first == UInt8(ascii: "\"") || token.first == UInt8(ascii: "'")
    let content = isQuoted ? token.dropFirst().dropLast() : token
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    var units: [UInt16] = []
    var rest = content
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.dropFirst().first else {
        let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
        units += String(decoding: plain, as: UTF8.self).utf16
        rest = rest.dropFirst(max(plain.count, 1))
        continue
      }
      switch escaped {
      case UInt8(ascii: "u"), UInt8(ascii: "x"):
        let count = escaped == UInt8(ascii: "u") ? 4 : 2
        let digits = String(decoding: rest.dropFirst(2).prefix(count), as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(2 + count)
      default:
        units.append(UInt16(control(escaped) ?? escaped))
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Whether a number has a value: what is beyond all of them is reported where it stands, and so is
  /// what would silently become 0. A hexadecimal one is taken only if a `Double` is exactly it.
  static func isRepresentable(_ text: ArraySlice<UInt8>) -> Bool {
    // Shorter ones without an exponent are in range, and there may be millions.
    if text.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) { return text.count <= 2 + 13 }
    guard text.count > 300 || text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      let value = Double(String(decoding: text, as: UTF8.self))
    else { return true }
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return value.isFinite
      && (value != 0 || !mantissa.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 })
  }

  static func range(_ range: Range<UInt32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
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

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
