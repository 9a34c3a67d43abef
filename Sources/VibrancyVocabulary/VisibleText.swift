// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Text from outside, such as a file's name, made fit to be shown: in a line of a terminal, of a
/// CI's log, of a report. Every name in every message of every command goes through here.
///
/// Harmless text stays as it is, byte for byte. In the rest, each scalar that could harm
/// (`HarmfulScalars`) is spelled out: `\n`, `\r`, `\t`, else its number, as in `\u{1B}` and
/// `\u{202E}`. Commands to a CI's log are broken at their last sign: `::error::` is shown as
/// `:\u{3A}error:\u{3A}`, `##[group]` as `##\u{5B}group]`, `##vso[task]` as `##vso\u{5B}task]`.
/// Every escape says which scalar stood there; the backslash itself stays, so that nothing is ever
/// escaped twice.
package enum VisibleText {
  /// `text` with all that could harm spelled out. Pure; one pass; idempotent.
  package static func of(_ text: String) -> String { rewritten(text, escape) }

  /// As `of(_:)`, of the first 40 scalars; `…` stands for the rest.
  package static func short(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(41)
    guard start.count > 40 else { return of(text) }
    return of(String(String.UnicodeScalarView(start.dropLast()))) + "…"
  }

  /// `text` with all that could harm in the spelling of a format, such as `\u003A` or `&#58;`.
  package static func rewritten(
    _ text: String, _ spelling: (Unicode.Scalar) -> String
  ) -> String {
    if isPlain(text) { return text }
    var safe = ""
    var harmful = HarmfulScalars()
    for scalar in text.unicodeScalars {
      if harmful.contain(scalar) {
        safe += spelling(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Whether text is printable ASCII without a sign of a command, as nearly all is.
  package static func isPlain(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return false }
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return false }
      last = byte
    }
    return true
  }

  /// One scalar as its visible escape.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
    }
  }
}

/// The scalars of a text that may not be shown as they are: they move, hide or reorder what stands
/// beside them, or complete a command that the log of a CI server would obey.
///
/// Ask for every scalar of the text, in its order: some harm only behind others.
///
/// - Source: Unicode 16, chapter 23 (special areas and format characters) and Annex 9
///   (bidirectional text). GitHub's runner obeys a line that begins with `::name`, and `##[name]`
///   anywhere in a line; Azure's agent `##vso[` anywhere, TeamCity `##teamcity[`.
package struct HarmfulScalars {
  /// How far a command that begins with `##` has come.
  private enum Sign { case none, one, two }

  private var last: Unicode.Scalar = " "
  private var sign = Sign.none

  /// At the beginning of a text.
  package init() {}

  /// Whether the next scalar is one of them.
  package mutating func contain(_ scalar: Unicode.Scalar) -> Bool {
    let isHarmful = harms(scalar)
    // An escape stands there instead, and what follows is judged as if it had always been so:
    // nothing is escaped twice.
    last = isHarmful ? "}" : scalar
    return isHarmful
  }

  private mutating func harms(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":":
      sign = .none
      return last == ":"
    case "#":
      sign = sign == .none ? .one : .two
      return false
    case "a"..."z", "A"..."Z", "0"..."9":
      if sign == .one { sign = .none }
      return false
    case "[":
      defer { sign = .none }
      return sign == .two
    // Persian and emoji need joiners; elsewhere they make two names look alike.
    case Self.joiners:
      guard last.value < 0x590 || Self.joiners ~= last else { return false }
      sign = .none
      return true
    // So do emoji and keycaps selectors; a command reads the same with one inside.
    case _ where Self.isSelector(scalar):
      return Self.isSelector(last) || last.isASCII && !"#*0123456789".unicodeScalars.contains(last)
    default:
      sign = .none
      return Self.hides(scalar)
    }
  }

  private static let joiners: ClosedRange<Unicode.Scalar> = "\u{200C}"..."\u{200D}"

  /// A variation selector, or one of Mongolian.
  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
    default: false
    }
  }

  /// Controls, format characters (bidirectional marks, embeddings and isolates, tags, zero-width
  /// spaces), line and paragraph separators, invisible fillers, noncharacters.
  private static func hides(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
