// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// Pieces that many objects of a SARIF log have.
enum SARIFText {
  /// A message: braces and brackets are escaped, which would be placeholders and links.
  ///
  /// - Source: SARIF 2.1.0, sections 3.11.5 and 3.11.6.
  static func message(_ text: String) -> JSONValue { ["text": .text(escaped(text))] }

  /// `text` as a message string has it.
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": safe += "{{"
      case "}": safe += "}}"
      case "[", "]", "\\":
        safe += "\\"
        safe.unicodeScalars.append(scalar)
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// A file and a place in it; without a line the first character, because consumers refuse a result
  /// without a region.
  static func location(_ path: String, line: Int?, column: Int?) -> JSONValue {
    let (line, column) = (max(line ?? 1, 1), max(column ?? 1, 1))
    return [
      "artifactLocation": artifact(path),
      "region": [
        "startLine": .integer(line), "startColumn": .integer(column), "endLine": .integer(line),
        "endColumn": .integer(column),
      ],
    ]
  }

  /// A file.
  static func artifact(_ path: String) -> JSONValue {
    if path.utf8.first == UInt8(ascii: "/") { return ["uri": .text(RelativeURI.of(path))] }
    return ["uri": .text(RelativeURI.of(path)), "uriBaseId": "%SRCROOT%"]
  }
}
