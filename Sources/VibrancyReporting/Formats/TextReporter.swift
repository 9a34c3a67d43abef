// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

/// `text`: for people at a terminal; a block a file, the summary last.
struct TextReporter: Reporter {
  let fileExtension = "txt"
  let sharesOutput = true

  /// Blocks of lines of at most `context.width` characters (80 unless it is known), and what was
  /// counted in the last line.
  func text(for report: Report, in context: ReportContext) -> String {
    let style = TerminalStyle(isColored: context.usesColor)
    let width = min(max(context.width ?? 80, 40), 120)
    var lines: [String] = []
    for file in report.files {
      lines.append(style.styled(VisibleText.of(file.path), .path))
      for error in file.errors { lines += block(of: error, style, width) }
      for finding in file.findings { lines += block(of: finding, style, width) }
      lines.append("")
    }
    for sentence in report.summary.sentences {
      lines += WrappedText.lines(VisibleText.of(sentence), width: width)
    }
    lines.append(lastLine(report, style))
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(of finding: Finding, _ style: TerminalStyle, _ width: Int) -> [String] {
    let place = finding.location.shownPlace.map { "\($0)  " } ?? ""
    let word = finding.severity?.rawValue ?? "undetermined"
    let head =
      "  " + style.styled(place, .detail) + style.styled(word, TerminalStyle.Role(finding.severity))
      + "  \(VisibleText.of(finding.rule))"
    var lines = [head + finding.subject.map { style.styled("  \($0)", .detail) }.joined()]
    lines += indented(finding.message, width)
    if let reason = finding.ownReason {
      lines += indented("undetermined: \(reason)", width)
    }
    if let fix = finding.fix { lines += indented("fix: \(fix)", width) }
    if !finding.evidence.isEmpty {
      lines += indented("code: \(finding.evidence.joined(separator: ", "))", width)
        .map { style.styled($0, .detail) }
    }
    return lines
  }

  private func block(of error: ReportError, _ style: TerminalStyle, _ width: Int) -> [String] {
    ["  " + style.styled("not read", .error)] + indented(error.sentence, width)
  }

  private func indented(_ text: String, _ width: Int) -> [String] {
    WrappedText.lines(VisibleText.of(text), width: width - 4).map { "    \($0)" }
  }

  private func lastLine(_ report: Report, _ style: TerminalStyle) -> String {
    if report.isClean {
      return style.styled(report.verdict, report.summary.judged > 0 ? .clear : .detail)
    }
    let role: TerminalStyle.Role =
      report.errors.isEmpty ? .init(report.findings.compactMap(\.severity).max()) : .error
    return style.styled(report.verdict, role)
  }
}

extension Location {
  /// `12:5`, for people; `nil` for a file as a whole, whose beginning tells nobody anything.
  var shownPlace: String? {
    guard let line, (line, column ?? 1) != (1, 1) else { return nil }
    return "\(line):\(column ?? 1)"
  }
}

extension Finding {
  /// `logo@3x, lock-screen, grey .4` for a heading, made visible; empty where it has none of them.
  fileprivate var subject: [String] {
    let scenePart = scene.map { scene in wallpaper.map { "\(scene) on \($0)" } ?? scene }
    let parts = [name.isEmpty ? nil : name, scenePart].compactMap { $0 }.map(VisibleText.of)
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }
}

/// Colors of a terminal, or none.
struct TerminalStyle: Sendable {
  /// Whether colors are used.
  let isColored: Bool

  /// What a piece of text is.
  enum Role: String {
    case path = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case undetermined = "1;35"
    case clear = "1;32"
    case detail = "2"

    init(_ severity: Severity?) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      case nil: self = .undetermined
      }
    }
  }

  /// `text` as what it is.
  func styled(_ text: String, _ role: Role) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Text broken into lines at spaces.
package enum WrappedText {
  /// The lines of `text`, each at most `width` characters where its words allow; at least one.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let count = word.unicodeScalars.count
      if !line.isEmpty, length + 1 + count > width {
        lines.append(line)
        (line, length) = ("", 0)
      }
      if !line.isEmpty { (line, length) = (line + " ", length + 1) }
      line += word
      length += count
    }
    return lines + [line]
  }
}
