// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an option's value may be.
package enum OptionKind: Equatable, Sendable {
  /// No value: present or not.
  case flag
  /// One of these names, exactly.
  case choice([String])
  /// Any text; the names are worth offering, and `orFile` says that a path will do as well.
  case names([String], orFile: Bool)
  /// A whole number in the range.
  case integer(ClosedRange<Int>)
  /// A decimal number in the range.
  case number(ClosedRange<Double>)
  /// A colour as `#RRGGBB`; the `#` may be left out, since shells take it for a comment.
  case color
  /// `NAME=VALUE` with one of these names; the value is for the caller to judge.
  case assignment([String])
  /// Any text.
  case text
  /// The path of a file.
  case file
  /// The path of a folder.
  case directory

  /// What help shows for the value unless the option says otherwise; empty for a flag.
  var placeholder: String {
    switch self {
    case .flag: ""
    case .choice(let names): names.joined(separator: "|")
    case .names: "NAME"
    case .integer: "N"
    case .number(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .color: "#RRGGBB"
    case .assignment: "NAME=VALUE"
    case .text: "TEXT"
    case .file: "FILE"
    case .directory: "DIR"
    }
  }

  /// The names that complete a value, or begin one.
  var candidates: [String] {
    switch self {
    case .choice(let names), .names(let names, _): names
    case .assignment(let names): names.map { $0 + "=" }
    case .flag, .integer, .number, .color, .text, .file, .directory: []
    }
  }

  /// Whether a path of a file is a sensible value.
  var takesFile: Bool {
    switch self {
    case .file: true
    case .names(_, let orFile): orFile
    case .flag, .choice, .integer, .number, .color, .assignment, .text, .directory: false
    }
  }

  /// Whether values other than the candidates are taken too.
  var isOpen: Bool {
    if case .choice = self { false } else { true }
  }

  /// `value` as it is kept, if this kind takes it: a colour becomes `#RRGGBB` in capitals, all
  /// else stays as typed.
  ///
  /// - Parameter value: Not empty.
  /// - Throws: What the value should have been.
  func checked(_ value: String) throws(Refusal) -> String {
    switch self {
    case .flag, .names, .text, .file, .directory:
      return value
    case .choice(let names):
      guard names.contains(value) else { throw .notOneOf(names) }
      return value
    case .integer(let range):
      guard let number = Int(value), range.contains(number) else { throw .notInteger(range) }
      return value
    case .number(let range):
      // NaN lies in no range, so it is refused here too.
      guard let number = Double(value), range.contains(number) else { throw .notNumber(range) }
      return value
    case .color:
      let digits = value.hasPrefix("#") ? value.dropFirst() : value[...]
      guard digits.utf8.count == 6, digits.utf8.allSatisfy(Self.isHexDigit) else {
        throw .notColor
      }
      return "#" + digits.uppercased()
    case .assignment(let names):
      guard let equals = value.firstIndex(of: "="), value.index(after: equals) < value.endIndex
      else { throw .notAssignment }
      let name = String(value[..<equals])
      guard names.contains(name) else { throw .unknownName(name, names) }
      return value
    }
  }

  /// Why a value was refused, with what would have been taken.
  package enum Refusal: Error, Equatable, Sendable {
    /// Names that would have been taken.
    case notOneOf([String])
    /// Not a whole number in the range.
    case notInteger(ClosedRange<Int>)
    /// Not a number in the range.
    case notNumber(ClosedRange<Double>)
    /// Not six hexadecimal digits.
    case notColor
    /// No name, no `=` or nothing behind it.
    case notAssignment
    /// The name before the `=`, and the names there are.
    case unknownName(String, [String])
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
