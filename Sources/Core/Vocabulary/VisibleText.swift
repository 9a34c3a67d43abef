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
      if harmful.pass(scalar) {
        safe += spelling(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns `true` if text is printable ASCII without a sign of a command, as nearly all is.
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
