// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The ASCII bytes that the lexer tells apart.
enum Byte {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let tab: UInt8 = 0x09
  static let space: UInt8 = 0x20
  static let bang: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let openParen: UInt8 = 0x28
  static let closeParen: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let comma: UInt8 = 0x2C
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let question: UInt8 = 0x3F
  static let backslash: UInt8 = 0x5C
  static let backtick: UInt8 = 0x60

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Whether a byte may stand in a name: letters, digits, `_`, `$`, and all that is not ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  /// Whether a byte runs together with its like to one operator.
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3D, 0x5E, 0x7C, 0x7E: true  // % & * + - / = ^ | ~
    default: false
    }
  }

  /// A mark of one byte as text; small strings need no memory of their own.
  static func text(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }
}
