// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The scalars of a text that may not be shown as they are: they move, hide or reorder what stands
/// beside them, or complete a command that the log of a CI server would obey.
///
/// Ask for every scalar of the text, in its order: some harm only behind others.
///
/// - Source: Unicode 16, chapter 23 (special areas and format characters) and Annex 9
///   (bidirectional text). GitHub's runner obeys a line that begins with `::name`, and `##[name]`
///   anywhere in a line; Azure's agent `##vso[` anywhere, TeamCity `##teamcity[`.
package struct HarmfulScalars {
  /// The progress in reading a command that begins with `##`.
  private enum Sign { case none, one, two }

  private var last: Unicode.Scalar = " "
  private var sign = Sign.none

  /// At the beginning of a text.
  package init() {}

  /// Passes the next scalar of the text.
  ///
  /// - Returns: Whether it is one of them.
  package mutating func pass(_ scalar: Unicode.Scalar) -> Bool {
    let isHarmful = classify(scalar)
    // An escape stands there instead, and what follows is judged as if it had always been so:
    // nothing is escaped twice.
    last = isHarmful ? "}" : scalar
    return isHarmful
  }

  private mutating func classify(_ scalar: Unicode.Scalar) -> Bool {
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
