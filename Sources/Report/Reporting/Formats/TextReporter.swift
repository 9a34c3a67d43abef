// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

/// `text`: for people at a terminal; the worst first, what has one cause once, the summary last.
struct TextReporter: Reporter {
  let fileExtension = "txt"
  let sharesOutput = true

  /// Blocks of lines of at most `context.width` characters (80 unless it is known), a block a file
  /// or a folder that holds what has one cause, and what was counted in the last line.
  func text(for report: Report, in context: ReportContext) -> String {
    let style = TerminalStyle(isColored: context.usesColor)
    let width = min(max(context.width ?? 80, 40), 120)
    var lines: [String] = []
    for section in TextSection.all(of: report, withUndetermined: context.listsAll) {
      lines.append(style.styled(VisibleText.of(section.path), .path))
      for error in section.errors { lines += block(of: error, style, width) }
      for group in section.groups {
        lines += block(of: group, style, width, listingAll: context.listsAll)
      }
      lines.append("")
    }
    for warning in report.summary.warnings {
      let sentence = WrappedText.lines(
        "warning: \(VisibleText.of(warning.sentence))", width: width)
      lines += sentence.map { style.styled($0, .warning) }
    }
    if let stale = StaleEntries(of: report.summary) {
      let sentence = WrappedText.lines("error: \(VisibleText.of(stale.sentence))", width: width)
      lines += sentence.map { style.styled($0, .error) }
    }
    for sentence in report.summary.sentences {
      lines += WrappedText.lines(VisibleText.of(sentence), width: width)
    }
    if !report.undetermined.isEmpty, !context.listsAll {
      lines.append("--verbose lists what is undetermined")
    }
    lines.append(lastLine(report, style))
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(
    of group: FindingGroup, _ style: TerminalStyle, _ width: Int, listingAll: Bool
  ) -> [String] {
    let finding = group.first
    let place = group.isSingle ? finding.location.shownPlace.map { "\($0)  " } ?? "" : ""
    let word = finding.severity?.rawValue ?? "undetermined"
    let head =
      "  " + style.styled(place, .detail) + style.styled(word, TerminalStyle.Role(finding.severity))
      + "  \(VisibleText.of(finding.rule.rawValue))"
    var lines = [head + (group.subject.map { style.styled("  \($0)", .detail) } ?? "")]
    lines += indented(group.message, width)
    if let reason = group.reason { lines += indented("undetermined: \(reason)", width) }
    if let fix = group.fix { lines += indented("fix: \(fix)", width) }
    if !group.sharedCode.isEmpty {
      lines += indented("code: \(CodePlaces.sentence(group.sharedCode))", width)
        .map { style.styled($0, .detail) }
    }
    guard !group.isSingle else { return lines }
    let (listed, left) = group.members(atMost: FindingGroup.most(listingAll: listingAll))
    lines += listed.map { "      " + VisibleText.of($0.line) }
    if left > 0 { lines.append("      " + style.styled(Self.sentence(left: left), .detail)) }
    return lines
  }

  private static func sentence(left: Int) -> String {
    "and \(left) more; --verbose lists \(left == 1 ? "it" : "them")"
  }

  private func block(of error: ReportError, _ style: TerminalStyle, _ width: Int) -> [String] {
    ["  " + style.styled("not read", .error)] + indented(error.message, width)
  }

  private func indented(_ text: String, _ width: Int) -> [String] {
    WrappedText.lines(VisibleText.of(text), width: width - 4).map { "    \($0)" }
  }

  private func lastLine(_ report: Report, _ style: TerminalStyle) -> String {
    if report.isClean {
      return style.styled(report.verdict, report.summary.judged > 0 ? .clear : .detail)
    }
    let worst = report.findings.compactMap(\.severity).max()
    let role: TerminalStyle.Role =
      !report.errors.isEmpty || StaleEntries(of: report.summary) != nil
      ? .error
      : report.summary.warnings.isEmpty ? .init(worst) : .init(max(worst ?? .warning, .warning))
    return style.styled(report.verdict, role)
  }
}

/// The lines about one file, or about a folder that holds what has one cause.
private struct TextSection {
  let path: String
  var groups: [FindingGroup] = []
  var errors: [ReportError] = []

  /// The sections of a report: what could not be read, then the most severe first; by path.
  static func all(of report: Report, withUndetermined: Bool) -> [TextSection] {
    var sections: [TextSection] = []
    var places: [[UInt8]: Int] = [:]
    func change(_ path: String, _ add: (inout TextSection) -> Void) {
      let place = places[Array(path.utf8)] ?? sections.count
      if place == sections.count {
        places[Array(path.utf8)] = place
        sections.append(TextSection(path: path))
      }
      add(&sections[place])
    }
    for error in report.errors { change(error.path) { $0.errors.append(error) } }
    let reported = report.findings + (withUndetermined ? report.undetermined : [])
    for group in FindingGroup.grouped(reported) { change(group.folder) { $0.groups.append(group) } }
    for index in sections.indices {
      // Stable: what weighs the same stays in the report's order.
      sections[index].groups = Severity?.descending.flatMap { severity in
        sections[index].groups.filter { $0.first.severity == severity }
      }
    }
    return sections.enumerated().sorted { a, b in
      let (mine, others) = (a.element.weight, b.element.weight)
      if mine != others { return mine > others }
      return a.element.path.comesBefore(b.element.path) ?? (a.offset < b.offset)
    }.map(\.element)
  }

  private var weight: Int {
    if !errors.isEmpty { return Severity?.descending.count }
    let severity = groups.first?.first.severity
    return Severity?.descending.reversed().firstIndex(of: severity) ?? 0
  }
}

extension Severity? {
  /// Every severity, and none; the most severe first.
  fileprivate static var descending: [Severity?] {
    Severity.allCases.sorted(by: >).map { $0 } + [nil]
  }
}

extension FindingGroup {
  /// `Gold@3x, lock-screen on grey .4`, or `lock-screen, 9 findings`, made visible.
  fileprivate var subject: String? {
    let scene = first.scene.map { scene in
      let wallpapers = Set(findings.map(\.wallpaper))
      return wallpapers.count == 1 ? first.wallpaper.map { "\(scene) on \($0)" } ?? scene : scene
    }
    let name = isSingle ? first.shownName : nil
    let count = isSingle ? nil : counted(findings.count, "finding")
    let parts = [name, scene, count].compactMap { $0 }.map(VisibleText.of)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Location {
  /// `12:5`, for people; `nil` for a file as a whole, whose beginning says nothing.
  var shownPlace: String? {
    guard let line, (line, column ?? 1) != (1, 1) else { return nil }
    return "\(line):\(column ?? 1)"
  }
}

/// Colors of a terminal, or none.
struct TerminalStyle: Sendable {
  /// `true` if colors are used.
  let isColored: Bool

  /// The role of a piece of text.
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
