// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// JSON being written as UTF-8.
///
/// `/` is not escaped; controls, U+2028, U+2029, all that could reorder a line for whoever reads
/// the file's source and what a CI's log would obey (`:\u003A`, `##\u005B`) are.
package struct JSONText: Sendable {
  /// How characters are spelled that need not or may not stand as they are.
  package enum Spelling: Sendable {
    /// Line breaks and tabs by letter.
    case plain
    /// As `plain`, without `<`, `>` and `&`: no `</script>` or `<!--` can arise where it stands
    /// inside a page.
    case page
    /// As `page`, with line breaks and tabs by number.
    case numbered
  }

  private var bytes: [UInt8] = []
  private let spelling: Spelling

  private init(_ spelling: Spelling) { self.spelling = spelling }

  /// A value as text, without a line break at the end.
  package static func of(_ value: JSONValue, spelling: Spelling = .plain) -> String {
    var text = JSONText(spelling)
    text.append(value)
    return text.text
  }

  /// No lines yet.
  package static var lines: JSONText { JSONText(.plain) }

  /// Adds a value, with a line break at its end.
  package mutating func add(line value: JSONValue) {
    append(value)
    append(plain: "\n")
  }

  /// What was written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A string in quotes, as safe in any text as inside a page.
  package static func quoted(_ text: String) -> String { of(.text(text), spelling: .numbered) }

  private mutating func append(plain: String) { bytes.append(contentsOf: plain.utf8) }

  private mutating func append(_ value: JSONValue) {
    switch value {
    case .absent: append(plain: "null")
    case .flag(let isOn): append(plain: isOn ? "true" : "false")
    case .integer(let integer): append(plain: "\(integer)")
    case .number(let number): append(number)
    case .word(let word): append(plain: word)
    case .text(let text): append(text)
    case .file(let file):
      append(plain: "\"")
      bytes.append(contentsOf: Data(file).base64EncodedData())
      append(plain: "\"")
    case .list(let values):
      append(plain: "[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(plain: ",") }
        append(value)
      }
      append(plain: "]")
    case .lines(let lines) where lines.count == 0: append(plain: "[]")
    case .lines(let lines):
      append(plain: "[\n")
      for index in 0..<lines.count {
        if index > 0 { append(plain: ",\n") }
        append(lines.element(index))
      }
      append(plain: "\n]")
    case .object(let members):
      append(plain: "{")
      var isFirst = true
      for (name, value) in members where !value.isAbsent {
        if !isFirst { append(plain: ",") }
        isFirst = false
        append(name)
        append(plain: ":")
        append(value)
      }
      append(plain: "}")
    }
  }

  private mutating func append(_ number: Double) {
    guard number.isFinite else { return append(plain: "null") }
    let digits = "\(number)"
    bytes.append(contentsOf: (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8)
  }

  private mutating func append(_ text: String) {
    append(plain: "\"")
    if VisibleText.isPlain(text), text.utf8.allSatisfy({ isPlain($0) }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      var harmful = HarmfulScalars()
      for scalar in text.unicodeScalars { append(scalar, isHarmful: harmful.pass(scalar)) }
    }
    append(plain: "\"")
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): spelling == .plain
    default: true
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, isHarmful: Bool) {
    switch scalar {
    case "\"": append(plain: "\\\"")
    case "\\": append(plain: "\\\\")
    case "\n" where spelling != .numbered: append(plain: "\\n")
    case "\r" where spelling != .numbered: append(plain: "\\r")
    case "\t" where spelling != .numbered: append(plain: "\\t")
    case "<" where spelling != .plain, ">" where spelling != .plain, "&" where spelling != .plain:
      appendEscape(scalar)
    case _ where isHarmful: appendEscape(scalar)
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    for unit in scalar.utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      append(plain: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}

extension JSONText {
  /// A value for people, without a line break at its end: what fits stands on one line.
  ///
  /// - Parameters:
  ///   - indent: Columns before all lines but the first.
  ///   - isOpen: Whether it is broken into lines even if it fits on one.
  package static func folded(_ value: JSONValue, indent: Int = 0, isOpen: Bool = false) -> String {
    if case .lines(let lines) = value {
      return folded(.list(lines.all), indent: indent, isOpen: isOpen)
    }
    let flat = flat(value)
    let fits = indent + flat.utf8.count <= mostColumns
    let (open, close, parts): (String, String, [String])
    switch value {
    case .list(let elements):
      if elements.isEmpty || fits && !isOpen { return flat }
      (open, close) = ("[", "]")
      parts = elements.map { folded($0, indent: indent + 2) }
    case .object(let members):
      if members.isEmpty || fits && !isOpen { return flat }
      (open, close) = ("{", "}")
      parts = members.map { member($0.name, $0.value, indent: indent + 2) }
    case .absent, .flag, .integer, .number, .word, .text, .file, .lines: return flat
    }
    let inner = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    return open + inner + parts.joined(separator: "," + inner) + end + close
  }

  /// A member of an object, folded: its key and what it is.
  package static func member(_ key: String, _ value: JSONValue, indent: Int) -> String {
    let name = quoted(key) + ": "
    // The key takes columns, too.
    let isLong = indent + name.utf8.count + flat(value).utf8.count > mostColumns
    return name + folded(value, indent: indent, isOpen: isLong)
  }

  private static let mostColumns = 88

  /// On one line, with blanks.
  private static func flat(_ value: JSONValue) -> String {
    switch value {
    case .lines(let lines): return flat(.list(lines.all))
    case .list(let elements):
      return "[" + elements.map { flat($0) }.joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{ " + members.map { quoted($0.name) + ": " + flat($0.value) }.joined(separator: ", ")
        + " }"
    case .absent, .flag, .integer, .number, .word, .text, .file:
      return of(value, spelling: .numbered)
    }
  }
}
