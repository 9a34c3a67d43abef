// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What Foundation adds to strings.
extension String {
  /// Each word's first letter in upper case, and its others in lower case: words are runs of letters,
  /// marks and apostrophes in them (Assumed: Foundation's own rule for words).
  package var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      let isLetter = character.isLetter
      result += isLetter && !isInWord ? character.uppercased() : character.lowercased()
      isInWord =
        isLetter || isInWord && (character == "'" || character == "’")
        || character.isNumber
    }
    return result
  }

  /// Without the scalars of a class at both ends.
  package func trimmed(_ characters: CharacterClass) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !characters.contains($0) }),
      let last = scalars.lastIndex(where: { !characters.contains($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// What stands between scalars that separate.
  package func pieces(by isSeparator: (Unicode.Scalar) -> Bool) -> [String] {
    unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map { String($0) }
  }

  /// With `%` and two digits for each byte of the scalars that are not allowed.
  package func percentEncoded(_ allowed: CharacterClass) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isASCII, allowed.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          result += "%"
          result.append(digits[Int(byte >> 4)])
          result.append(digits[Int(byte & 15)])
        }
      }
    }
    return result
  }

  /// With the bytes that `%` and two digits stand for; `nil` where these make no text.
  package var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(Substring(rest.prefix(2))), radix: 16), rest.count >= 2 else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
