// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
  /// Whether it is a blank or the end of a line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether it is a letter or digit.
  fileprivate var isWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0xDF)
  }

  /// Whether it stands in the hexadecimal digits of data.
  var isHexDigit: Bool {
    isWord && ((UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self & 0xDF <= 0x46)
  }

  /// Whether a text without quotation marks may hold it.
  var isPlain: Bool { isWord || "_$/:.-+~@%".utf8.contains(self) }

  /// Whether a quotation mark behind it opens a text.
  var beginsFlow: Bool { isBlank || "[{,:".utf8.contains(self) }
}
