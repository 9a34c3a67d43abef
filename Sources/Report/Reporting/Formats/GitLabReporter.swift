// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules
internal import VibrancyVocabulary

/// `gitlab`: a Code Quality report, shown in merge requests.
struct GitLabReporter: Reporter {
  let fileExtension = "json"

  /// A JSON array, a line a finding; fingerprints are unique.
  func text(for report: Report, in context: ReportContext) -> String {
    let report = report.located(in: context)
    var occurrences = Occurrences()
    var entries = report.findings.map { entry($0, &occurrences) }
    entries += report.undetermined.map { entry($0, &occurrences) }
    entries += report.errors.map { entry($0, &occurrences) }
    entries += report.summary.warnings.map { entry($0, &occurrences) }
    if let stale = StaleEntries(of: report.summary) {
      entries += stale.entries.map { entry($0.text, line: $0.line, of: stale, &occurrences) }
    }
    return JSONText.of(.lines(entries)) + "\n"
  }

  private func entry(_ finding: Finding, _ occurrences: inout Occurrences) -> JSONValue {
    let prefix = finding.severity == nil ? "Undetermined: " : ""
    return [
      "description": .text(prefix + finding.messageWithFix),
      "check_name": .text(finding.rule.rawValue),
      "fingerprint": .text(occurrences.unique(finding.fingerprint)),
      "severity": .text(Self.word(for: finding.severity)),
      "location": location(finding.location.path, line: finding.location.line),
    ]
  }

  private func entry(_ error: ReportError, _ occurrences: inout Occurrences) -> JSONValue {
    let hash = FNV1a("not-read\0\(error.path)\0\(error.message)").value.hexDigits
    return [
      "description": .text("Not read: \(error.message)"), "check_name": "not-read",
      "fingerprint": .text(occurrences.unique(hash)), "severity": "blocker",
      "location": location(error.path, line: nil),
    ]
  }

  private func entry(_ warning: RunWarning, _ occurrences: inout Occurrences) -> JSONValue {
    let key = "\(warning.kind.rawValue)\0\(warning.location.path)\0\(warning.message)"
    return [
      "description": .text(warning.message), "check_name": .text(warning.kind.rawValue),
      "fingerprint": .text(occurrences.unique(FNV1a(key).value.hexDigits)),
      "severity": .text(Self.word(for: .warning)),
      "location": location(warning.location.path, line: warning.location.line),
    ]
  }

  private func entry(
    _ text: String, line: Int, of stale: StaleEntries, _ occurrences: inout Occurrences
  ) -> JSONValue {
    let hash = FNV1a("\(StaleEntries.id)\0\(text)").value.hexDigits
    return [
      "description": .text(StaleEntries.sentence(of: text)), "check_name": .text(StaleEntries.id),
      "fingerprint": .text(occurrences.unique(hash)), "severity": .text(Self.word(for: .error)),
      "location": location(stale.path, line: line),
    ]
  }

  private func location(_ path: String, line: Int?) -> JSONValue {
    ["path": .text(path), "lines": ["begin": .integer(line ?? 1)]]
  }

  private static func word(for severity: Severity?) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .note, nil: "info"
    }
  }
}

/// FNV-1a, 64 bits: names things in reports; no secret hangs on it.
///
/// - Source: Fowler, Noll and Vo, http://www.isthe.com/chongo/tech/comp/fnv
enum ContentHash64 {
  /// The hash of a text's UTF-8 bytes, as 16 lower-case hexadecimal digits.
  static func digits(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The number of times that each fingerprint was met, to distinguish findings that share one.
struct Occurrences {
  private var counts: [String: Int] = [:]

  /// Counts a fingerprint: 1 at the first meeting.
  mutating func next(_ fingerprint: String) -> Int {
    counts[fingerprint, default: 0] += 1
    return counts[fingerprint] ?? 1
  }

  /// The fingerprint itself at the first meeting, then `…-2`, `…-3`.
  mutating func unique(_ fingerprint: String) -> String {
    let count = next(fingerprint)
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
