// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ArraySlice<UInt8> {
  var trimmedAtEnd: Self { dropLast(reversed().prefix { $0.isBlank }.count) }

  /// Whether it begins an element of a list.
  var isItem: Bool {
    first == UInt8(ascii: "-") && (count == 1 || self[startIndex + 1] == 0x20)
  }

  /// Whether nothing but a comment is left.
  var isComment: Bool { isEmpty || first == UInt8(ascii: "#") }

  /// Up to a `#` behind a blank.
  var withoutComment: Self {
    let end = indices.first {
      self[$0] == UInt8(ascii: "#") && $0 > startIndex && self[$0 - 1].isBlank
    }
    return self[..<(end ?? endIndex)].trimmedAtEnd
  }

  /// A key at its beginning, and what stands behind the colon.
  var key: (String, Self)? {
    if let quoted {
      let rest = self[quoted.end...].drop { $0 == 0x20 }
      guard rest.first == UInt8(ascii: ":") else { return nil }
      return (quoted.text, rest.dropFirst().drop { $0.isBlank })
    }
    guard let first, !"[{#|>*&!%@\"'".utf8.contains(first) else { return nil }
    let colon = indices.first { index in
      self[index] == UInt8(ascii: ":") && (index + 1 == endIndex || self[index + 1].isBlank)
    }
    guard let colon, self[..<colon].withoutComment.count == self[..<colon].trimmedAtEnd.count else {
      return nil
    }
    let name = String(decoding: self[..<colon].trimmedAtEnd, as: UTF8.self)
    return (name, self[(colon + 1)...].drop { $0.isBlank })
  }

  /// A text in quotation marks at its beginning, and where it ends.
  var quoted: (text: String, end: Int)? {
    guard let mark = first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      return nil
    }
    var index = startIndex + 1
    var text: [UInt8] = []
    while index < endIndex {
      if self[index] == mark {
        // Two apostrophes are one.
        guard mark == UInt8(ascii: "'"), index + 1 < endIndex, self[index + 1] == mark else {
          return (String(decoding: text, as: UTF8.self), index + 1)
        }
        index += 1
      } else if self[index] == UInt8(ascii: "\\"), mark == UInt8(ascii: "\""), index + 1 < endIndex
      {
        index += 1
      }
      text.append(self[index])
      index += 1
    }
    return nil
  }
}
