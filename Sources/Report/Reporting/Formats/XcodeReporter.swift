// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

/// `xcode`: what Xcode's issue navigator reads from a build phase: absolute paths, a line a
/// finding.
struct XcodeReporter: Reporter {
  let fileExtension = "txt"
  let sharesOutput = true

  /// `/abs/path:line:col: warning: message (rule)` a line; what could not be determined is a note.
  func text(for report: Report, in context: ReportContext) -> String {
    var lines: [String] = []
    for file in report.files {
      let path = unmistakable(absolute(file.path, in: context.workingDirectory))
      for error in file.errors {
        lines.append("\(path):1:1: error: \(error.message)")
      }
      for finding in file.findings {
        let place = "\(path):\(finding.location.line ?? 1):\(finding.location.column ?? 1)"
        lines.append("\(place): \(finding.sentence) (\(finding.rule))")
      }
    }
    for warning in report.summary.warnings {
      let path = unmistakable(absolute(warning.location.path, in: context.workingDirectory))
      let place = "\(path):\(warning.location.line ?? 1):\(warning.location.column ?? 1)"
      lines.append("\(place): warning: \(warning.message) (\(warning.kind.rawValue))")
    }
    if let stale = StaleEntries(of: report.summary) {
      let path = unmistakable(absolute(stale.path, in: context.workingDirectory))
      lines += stale.entries.map { entry in
        "\(path):\(entry.line):1: error: \(StaleEntries.sentence(of: entry.text)) (\(StaleEntries.id))"
      }
    }
    return lines.map { VisibleText.of($0) + "\n" }.joined()
  }

  private func absolute(_ path: String, in folder: String) -> String {
    path.utf8.first == UInt8(ascii: "/") || folder.isEmpty ? path : "\(folder)/\(path)"
  }

  /// A path in which no colon can be taken for the one before the line or the message.
  private func unmistakable(_ path: String) -> String {
    let scalars = Array(path.unicodeScalars)
    var safe = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == ":", next == " " || next == ":" || ("0"..."9").contains(next) {
        safe += VisibleText.escape(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}

extension Finding {
  /// `warning: message`, `note: undetermined: message`.
  fileprivate var sentence: String {
    guard let severity else { return "note: undetermined: \(messageWithReason)" }
    return "\(severity.rawValue): \(message)"
  }
}
