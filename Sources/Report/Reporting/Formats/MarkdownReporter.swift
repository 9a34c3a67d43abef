// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

/// `markdown`: for job summaries and comments on pull requests.
struct MarkdownReporter: Reporter {
  let fileExtension = "md"
  let sharesOutput = true

  /// A heading, what was looked at, and a table a severity, errors first; notes and what could not
  /// be reported are folded. What has one cause is one row. It fits a comment: of what has no room, the
  /// number is given.
  func text(for report: Report, in context: ReportContext) -> String {
    var parts = ["## Vibrancy: \(MarkdownText.plain(report.verdict))"]
    var room = MarkdownRoom(command: "vibrancy lint")
    let warnings = report.summary.warnings.map { "**Warning:** \(MarkdownText.plain($0.sentence))" }
    parts += warnings.map { room.fitting([$0], in: 3000) }
    if let stale = StaleEntries(of: report.summary) {
      parts.append(
        room.fitting(["**Error:** \(MarkdownText.plain(stale.sentence))"], in: 3000))
    }
    let sentences = report.summary.sentences.map { "- \(MarkdownText.plain($0))" }
    if !sentences.isEmpty { parts.append(room.fitting(sentences, in: 5000)) }
    if !report.errors.isEmpty {
      parts.append("### Not read")
      parts.append(room.fitting(report.errors.map(Self.line), in: 6000))
    }
    for severity in [Severity.error, .warning] {
      let findings = report.findings.filter { $0.severity == severity }
      if findings.isEmpty { continue }
      parts.append("### \(severity == .error ? "Errors" : "Warnings")")
      parts.append(Self.table(findings, in: 24_000, &room, context))
    }
    let notes = report.findings.filter { $0.severity == .note }
    if !notes.isEmpty {
      let table = Self.table(notes, in: 8000, &room, context)
      parts.append(Self.folded(counted(notes.count, "note"), table))
    }
    if !report.undetermined.isEmpty {
      let table = Self.table(report.undetermined, in: 8000, &room, context)
      parts.append(Self.folded("\(report.undetermined.count) undetermined", table))
    }
    let version = MarkdownText.plain(report.version)
    parts.append("<sub>vibrancy \(version), model \(report.model), iOS \(report.os.rawValue)</sub>")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func line(_ error: ReportError) -> String {
    "- \(MarkdownText.code(error.path)): \(MarkdownText.plain(error.message))"
  }

  private static func folded(_ title: String, _ text: String) -> String {
    "<details>\n<summary>\(title)</summary>\n\n\(text)\n\n</details>"
  }

  private static func table(
    _ findings: [Finding], in bytes: Int, _ room: inout MarkdownRoom, _ context: ReportContext
  ) -> String {
    tableHead + "\n" + room.fitting(rows(findings, context), in: bytes)
  }

  /// The two lines above the rows of a table.
  static let tableHead = "| Where | Rule | What to know |\n| --- | --- | --- |"

  /// Findings as rows of a table, one line each; what has one cause is one.
  static func rows(_ findings: [Finding], _ context: ReportContext) -> [String] {
    FindingGroup.grouped(findings).map { row($0, listingAll: context.listsAll) }
  }

  private static func row(_ group: FindingGroup, listingAll: Bool) -> String {
    let finding = group.first
    let wallpapers = Set(group.findings.map(\.wallpaper))
    let wallpaper = wallpapers.count == 1 ? finding.wallpaper : nil
    let scene = [finding.scene, wallpaper].compactMap { $0 }.joined(separator: " on ")
    let message = group.reason.map { group.message.isEmpty ? $0 : "\(group.message): \($0)" }
    let what =
      (scene.isEmpty ? "" : "\(MarkdownText.code(scene)) ")
      + MarkdownText.plain(message ?? group.message)
      + (group.fix.map { "<br>**Fix:** \(MarkdownText.plain($0))" } ?? "")
      + (group.sharedCode.isEmpty
        ? ""
        : "<br>Code: "
          + group.sharedCode.map { MarkdownText.code($0.description) }.joined(separator: ", "))
    let place = place(of: group, listingAll: listingAll)
    return "| \(place) | \(MarkdownText.code(finding.rule.rawValue)) | \(what) |"
  }

  private static func place(of group: FindingGroup, listingAll: Bool) -> String {
    if group.isSingle {
      let line = group.first.location.line.map { ":\($0)" } ?? ""
      return MarkdownText.code(group.first.location.path + line)
        + (group.first.shownName.map { "<br>\(MarkdownText.plain($0))" } ?? "")
    }
    let (listed, left) = group.members(atMost: FindingGroup.most(listingAll: listingAll))
    let lines = listed.map { member in
      MarkdownText.code(member.place)
        + (member.detail.map { " \(MarkdownText.plain($0))" } ?? "")
        + (member.code.map { " (\(MarkdownText.code($0)))" } ?? "")
    }
    return
      (["\(MarkdownText.code(group.folder)), \(group.findings.count) findings:"] + lines
      + (left > 0 ? ["and \(left) more"] : [])).joined(separator: "<br>")
  }
}

/// Text from outside in a Markdown document, made unable to be markup, a mention or a link.
enum MarkdownText {
  /// `text` for a paragraph or a table's cell, in one line.
  static func plain(_ text: String) -> String {
    var safe = ""
    var last: Unicode.Scalar = " "
    let scalars = Array(VisibleText.of(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!":
        safe += "\\"
        safe.unicodeScalars.append(scalar)
      // Nothing escapes a mention, a number sign or a bare link; an empty comment parts it.
      case "@" where !isWord(last) || isHost(scalars[(index + 1)...]): safe += "@<!-- -->"
      // Mathematics on GitHub and GitLab; this is GitHub's way to write the sign itself.
      case "$": safe += "<span>$</span>"
      case "#" where isNumber(scalars[(index + 1)...]): safe += "#<!-- -->"
      case "/" where last == ":": safe += "<!-- -->/"
      case "." where last == "w" || last == "W": safe += "<!-- -->."
      default: safe.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return safe
  }

  /// `text` as a code span, fit for a table's cell too.
  static func code(_ text: String) -> String {
    let visible = VisibleText.of(text)
    // Inside a table `|` ends a cell even in code, and `\|` is the only way to write it.
    let escaped = visible.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
    var (run, longest) = (0, 0)
    for byte in escaped.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace =
      longest > 0 || escaped.utf8.first == UInt8(ascii: " ") || escaped.isEmpty
    return needsSpace ? "\(fence) \(escaped) \(fence)" : fence + escaped + fence
  }

  /// Returns `true` if a name with a dot in it starts there, which makes what stands before `@` a
  /// mailbox: `icon@2x.png`, too.
  private static func isHost(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = scalars.prefix { $0.isASCII && (isWord($0) || "._-".unicodeScalars.contains($0)) }
    return zip(name, name.dropFirst()).contains { $0 == "." && isWord($1) }
  }

  /// Returns `true` if a word of digits starts there, as after the `#` of an issue.
  private static func isNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = scalars.prefix(20).prefix { isWord($0) }
    return !word.isEmpty && word.allSatisfy { ("0"..."9").contains($0) }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
