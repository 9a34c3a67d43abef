// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON

/// `sarif`: SARIF 2.1.0, for code scanning.
struct SARIFReporter: Reporter {
  let fileExtension = "sarif"

  /// One log with one run; a line a rule and a result.
  func text(for report: Report, in context: ReportContext) -> String {
    SARIFLog(report, in: context).text
  }

  /// A sentence about the results that code scanning would not read, and their number; `nil`: none.
  func omission(from report: Report, in context: ReportContext) -> String? {
    SARIFLog(report, in: context).omission
  }
}

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

/// A path as a URI reference.
enum RelativeURI {
  /// `path`, every byte but unreserved characters and `/` percent-encoded; an absolute one becomes a
  /// `file` URI.
  ///
  /// - Source: RFC 3986, sections 2.3 and 4.2.
  static func of(_ path: String) -> String {
    var bytes: [UInt8] = []
    if path.utf8.first == UInt8(ascii: "/") { bytes += Array("file://".utf8) }
    for byte in path.utf8 {
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
