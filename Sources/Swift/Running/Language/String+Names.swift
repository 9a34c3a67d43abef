// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether it begins with a capital, as the name of a type does.
  package var isCapitalized: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    return first?.isUppercase == true
  }

  /// Whether it is made of the characters of operators.
  package var isOperator: Bool {
    guard let byte = utf8.first else { return false }
    if byte >= 0x80 { return first?.isLetter != true }
    return "+-*/%<>=!&|^~?.".utf8.contains(byte)
  }
}
