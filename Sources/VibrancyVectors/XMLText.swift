// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The value of an XML attribute as text.
enum XMLText {
  /// The entities that need no declaration.
  static let predefined: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Character references replaced, blanks made spaces; other entities stay as written.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = bytes
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += plain(rest[..<ampersand])
      // The longest reference to a character is shorter than this.
      let tail = rest[ampersand...].prefix(16)
      if let end = tail.firstIndex(of: UInt8(ascii: ";")),
        let text = character(String(decoding: rest[(ampersand + 1)..<end], as: UTF8.self))
      {
        result += text
        rest = rest[(end + 1)...]
      } else {
        result += "&"
        rest = rest[(ampersand + 1)...]
      }
    }
    return result + plain(rest)
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 == 9 || $0 == 10 || $0 == 13 ? 0x20 : $0 }, as: UTF8.self)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return predefined[name] }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
