// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A `CharacterSet`.
package struct CharacterClass {
  /// The names of the system's sets that are in it.
  package var names: [String] = []
  /// Scalars that are in it.
  package var scalars: Set<Unicode.Scalar> = []
  /// Whether it holds what is in none of them.
  package var isInverted = false

  /// The system's set of a name; `nil`: there is none.
  package init?(named name: String) {
    guard Self.known.contains(name) else { return nil }
    names = [name]
  }

  /// The scalars of a text.
  package init(of text: String) { scalars = Set(text.unicodeScalars) }

  /// The set that a value is: one of its own, or an implicit member.
  package init?(_ value: SampleValue) {
    if case .foundation(.characters(let own)) = value {
      self = own
    } else if case .implicit(let name, let arguments, _) = value {
      if name == "init", let text = arguments?.labelled("charactersIn")?.text {
        self.init(of: text)
        return
      }
      guard let named = Self(named: name) else { return nil }
      self = named
    } else {
      return nil
    }
  }

  private static let known: Set<String> = [
    "whitespaces", "newlines", "whitespacesAndNewlines", "letters", "decimalDigits",
    "alphanumerics", "punctuationCharacters", "symbols", "uppercaseLetters", "lowercaseLetters",
    "controlCharacters", "urlQueryAllowed", "urlPathAllowed", "urlHostAllowed",
    "urlFragmentAllowed",
  ]

  /// Whether a scalar is in it.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    (scalars.contains(scalar) || names.contains { Self.holds($0, scalar) }) != isInverted
  }

  private static func holds(_ name: String, _ scalar: Unicode.Scalar) -> Bool {
    let kind = scalar.properties.generalCategory
    switch name {
    case "whitespaces": return kind == .spaceSeparator || scalar == "\t"
    case "newlines": return isNewline(scalar)
    case "whitespacesAndNewlines":
      return kind == .spaceSeparator || scalar == "\t" || isNewline(scalar)
    case "decimalDigits": return kind == .decimalNumber
    case "letters": return isLetter(kind)
    case "alphanumerics":
      return isLetter(kind) || [.decimalNumber, .letterNumber, .otherNumber].contains(kind)
    case "uppercaseLetters": return kind == .uppercaseLetter || kind == .titlecaseLetter
    case "lowercaseLetters": return kind == .lowercaseLetter
    case "controlCharacters": return kind == .control || kind == .format
    case "symbols":
      return [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol].contains(kind)
    case "punctuationCharacters":
      return [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation,
      ].contains(kind)
    case _: return isAllowed(scalar, in: name)
    }
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  private static func isLetter(_ kind: Unicode.GeneralCategory) -> Bool {
    [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark,
    ].contains(kind)
  }

  /// Whether a part of a URL may hold a scalar as it is (RFC 3986).
  private static func isAllowed(_ scalar: Unicode.Scalar, in part: String) -> Bool {
    guard scalar.isASCII else { return false }
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
    if "-._~!$&'()*+,;=".unicodeScalars.contains(scalar) { return true }
    switch part {
    case "urlQueryAllowed", "urlFragmentAllowed": return "/?:@".unicodeScalars.contains(scalar)
    case "urlPathAllowed": return "/:@".unicodeScalars.contains(scalar)
    case _: return "[]:".unicodeScalars.contains(scalar)
    }
  }
}
