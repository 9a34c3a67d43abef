// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules
internal import VibrancyVocabulary

/// `sarif`: SARIF 2.1.0, for code scanning.
struct SARIFReporter: Reporter {
  let fileExtension = "sarif"

  /// One log with one run; a line a rule and a result.
  func text(for report: Report, in context: ReportContext) -> String {
    let rules = SARIFRules(context.rules, and: report)
    var occurrences = Occurrences()
    let results = (report.findings + report.undetermined).map { finding in
      SARIFResult(finding, rule: rules.index(of: finding.rule), occurrences: &occurrences).json
    }
    let log: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "vibrancy", "version": .text(report.version),
              "rules": .lines(rules.json),
            ]
          ],
          "automationDetails": ["id": "vibrancy/"],
          "invocations": [invocation(report)], "columnKind": "unicodeCodePoints",
          "results": .lines(results),
          "properties": [
            "model": .integer(report.model), "os": .integer(report.os.rawValue),
            "summary": report.summaryJSON,
          ],
        ]
      ],
    ]
    return JSONText.of(log) + "\n"
  }

  private func invocation(_ report: Report) -> JSONValue {
    let errors = report.errors.map { error -> JSONValue in
      [
        "level": "error", "message": SARIFText.message(error.sentence),
        "locations": [["physicalLocation": SARIFText.location(error.path, line: nil, column: nil)]],
      ]
    }
    let warnings = report.summary.warnings.map { warning -> JSONValue in
      let place = warning.location
      return [
        "level": "warning", "message": SARIFText.message(warning.message),
        "locations": [
          [
            "physicalLocation": SARIFText.location(
              place.path, line: place.line, column: place.column)
          ]
        ],
      ]
    }
    let notes = report.summary.sentences.map { sentence -> JSONValue in
      ["level": "note", "message": SARIFText.message(sentence)]
    }
    return [
      "executionSuccessful": .flag(report.errors.isEmpty),
      "toolExecutionNotifications": .list(errors + warnings + notes),
    ]
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
