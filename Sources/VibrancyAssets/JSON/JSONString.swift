// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON5 string as it stands in a text.
enum JSONString {
  /// What a key or string means: without its quotes, escapes resolved.
  ///
  /// - Parameter token: A token that the scanner accepted.
  static func value(ofToken token: ArraySlice<UInt8>) -> String {
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
        units.append(UInt16(single[escaped] ?? escaped))
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static let single: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}
