// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
package import VibrancyRules
internal import VibrancyVocabulary

/// The changes of a project's findings since a revision: a value that is written in the formats of
/// reports.
package struct ReportDifference: Sendable {
  /// A picture of what changed.
  package struct Picture: Sendable, Hashable {
    /// The title of the picture.
    package let title: String
    /// The link to the picture, as a page beside the pictures' folder writes it.
    package let link: String

    package init(title: String, link: String) { (self.title, self.link) = (title, link) }
  }

  /// A piece of art in one scene, as it was and as it is.
  package struct Look: Sendable, Hashable {
    /// The title of the art.
    package let title: String
    /// The path of the art, as reports print paths.
    package let path: String
    /// The scene's id; `nil`: in full color.
    package let scene: String?
    /// The difference, in words.
    package let detail: String
    /// A PNG file's bytes; `nil`: it was not there.
    package let before: [UInt8]?
    /// The same of now; `nil`: it is gone.
    package let after: [UInt8]?

    package init(
      title: String, path: String, scene: String?, detail: String, before: [UInt8]?,
      after: [UInt8]?
    ) {
      (self.title, self.path, self.scene, self.detail) = (title, path, scene, detail)
      (self.before, self.after) = (before, after)
    }
  }

  /// A finding that a comment in the sources keeps out of the report.
  package struct Silenced: Sendable, Hashable {
    /// The finding itself.
    package let finding: Finding
    /// The reason that the comment gives; `nil`: none.
    package let reason: String?

    package init(_ finding: Finding, reason: String?) {
      (self.finding, self.reason) = (finding, reason)
    }

    /// The outcome, with the reason.
    var words: String {
      "silenced by a comment in the sources" + (reason.map { ": \($0)" } ?? "")
    }

    var json: JSONValue {
      finding.jsonOfSentences.followed(by: ["silencedBecause": .maybe(reason)])
    }
  }

  /// The new findings, as a report that every format can write; errors of this run included.
  package var new: Report
  /// The findings of then that are gone, with the paths of then; in the order of reports.
  package var fixed: [Finding]
  /// The findings of then that are still there.
  package var known: [Finding]
  /// The findings of then that are still there but silenced by a comment: neither new nor fixed.
  package var silenced: [Silenced]
  /// The findings of then of which nothing is known now, because a source does not parse: neither
  /// fixed nor known.
  package var unknown: [Finding] = []
  /// The revision, as it was named.
  package var revision: String
  /// Its commit.
  package var commit: String
  /// Before and after of what changed.
  package var pictures: [Picture] = []
  /// The same, one scene each, for a page that holds them.
  package var looks: [Look] = []
  /// The number of looks that were left out.
  package var omittedLooks = 0

  /// A difference.
  package init(
    new: Report, fixed: [Finding], known: [Finding], silenced: [Silenced] = [], revision: String,
    commit: String
  ) {
    (self.new, self.fixed, self.known, self.silenced) = (new, fixed, known, silenced)
    (self.revision, self.commit) = (revision, commit)
  }

  /// The difference in a format; in those that know no past, what is new alone.
  package func text(in format: Report.Format, _ context: ReportContext) -> String {
    switch format {
    case .text: text(context)
    case .json: json
    case .markdown: MarkdownDifference(self, context).text
    case .html: HTMLReporter().text(for: new, since: self, in: context)
    case .htmlFull: HTMLReporter(showsAll: true).text(for: new, since: self, in: context)
    case .xcode, .jsonl, .sarif, .junit, .github, .gitlab:
      format.reporter.text(for: new, in: context)
    }
  }

  /// `main (1a2b3c4d5e)`, or the commit's beginning alone where that was named.
  var since: String {
    let short = String(commit.prefix(10))
    return commit.hasPrefix(revision) ? short : "\(revision) (\(short))"
  }

  /// `2 new findings, 1 fixed, 3 known`, and how many are silenced or unknown, if any.
  var counts: String {
    let silent =
      (silenced.isEmpty ? "" : "\(silenced.count) silenced, ")
      + (unknown.isEmpty ? "" : "\(unknown.count) unknown, ")
    return "\(counted(new.findings.count, "new finding")), \(fixed.count) fixed, \(silent)"
      + "\(known.count) known"
  }

  /// Why nothing is known of a finding.
  private static let unknownWords = ", a source of its widget does not parse"

  /// The new findings as `lint` prints them, a line for each that is fixed, silenced or unknown, and the
  /// counts last.
  private func text(_ context: ReportContext) -> String {
    var text = ""
    if !new.findings.isEmpty || !new.errors.isEmpty {
      text = TextReporter().text(for: new, in: context) + "\n"
    }
    let style = TerminalStyle(isColored: context.usesColor)
    func report(_ finding: Finding, as word: String, _ more: String = "") {
      let scene = finding.scene.map { " (\($0))" } ?? ""
      text +=
        style.styled(word, .detail) + " "
        + VisibleText.of("\(finding.subjectPath): \(finding.rule)\(scene)\(more)") + "\n"
    }
    for finding in fixed { report(finding, as: "fixed:") }
    for one in silenced { report(one.finding, as: "silenced:", ", \(one.words)") }
    for finding in unknown { report(finding, as: "unknown:", Self.unknownWords) }
    if context.listsAll { for finding in known { report(finding, as: "known:") } }
    let end = "since \(since): \(counts)"
    let role: TerminalStyle.Role =
      new.findings.isEmpty ? .clear : .init(new.findings.compactMap(\.severity).max())
    return text + style.styled(VisibleText.of(end), role)
      + "; \(counted(new.summary.judged, "piece")) of art compared\n"
  }

  /// One object; a line a finding.
  private var json: String {
    let all = new.runJSON.followed(by: [
      "since": ["revision": .text(revision), "commit": .text(commit)],
      "counts": [
        "new": .integer(new.findings.count), "fixed": .integer(fixed.count),
        "silenced": .integer(silenced.count), "unknown": .integer(unknown.count),
        "known": .integer(known.count),
        "unread": .integer(new.errors.count),
        "compared": .integer(new.summary.judged),
      ],
      "new": .lines(new.findings.map(\.jsonOfSentences)),
      "fixed": .lines(fixed.map(\.jsonOfSentences)),
      "silenced": .lines(silenced.map(\.json)), "unknown": .lines(unknown.map(\.jsonOfSentences)),
      "known": .lines(known.map(\.jsonOfSentences)),
      "errors": .lines(new.errors.map(\.json)),
      "pictures": pictures.isEmpty
        ? .absent
        : .lines(pictures.map { ["title": .text($0.title), "link": .text($0.link)] }),
      "notes": .some(new.summary.notes),
    ])
    return JSONText.of(all) + "\n"
  }
}

extension ReportDifference {
  /// The data that a page's script reads besides the new findings.
  var pageData: JSONValue {
    [
      "changes": .lines(
        looks.map { look in
          [
            "title": .text(look.title), "path": .text(look.path), "scene": .maybe(look.scene),
            "detail": .text(look.detail), "before": look.before.map(JSONValue.file) ?? .absent,
            "after": look.after.map(JSONValue.file) ?? .absent,
          ]
        }),
      "omitted": .integer(omittedLooks), "fixed": .lines(fixed.map(\.jsonOfSentences)),
      "silenced": .lines(silenced.map(\.json)), "unknown": .lines(unknown.map(\.jsonOfSentences)),
    ]
  }
}

/// A difference as a comment on a pull request: what is new in sight, the rest folded.
private struct MarkdownDifference {
  private let difference: ReportDifference
  private let context: ReportContext

  init(_ difference: ReportDifference, _ context: ReportContext) {
    (self.difference, self.context) = (difference, context)
  }

  /// The text; what has no room is counted.
  var text: String {
    let new = difference.new
    let title =
      new.findings.isEmpty
      ? "nothing new since " : "\(counted(new.findings.count, "new finding")) since "
    // A workflow finds by the first line the comment that it wrote before.
    var parts = [
      "<!-- vibrancy diff -->", "## Vibrancy: \(title)\(MarkdownText.code(difference.revision))",
      "\(difference.counts) in \(counted(new.summary.judged, "piece")) of art that changed, or is "
        + "shown otherwise, since \(MarkdownText.code(String(difference.commit.prefix(10)))).",
    ]
    var room = MarkdownRoom(command: "vibrancy diff")
    if !new.errors.isEmpty {
      let lines = new.errors.map {
        "- \(MarkdownText.code($0.path)): \(MarkdownText.plain($0.message))"
      }
      parts.append("### Not read\n\n" + room.fitting(lines, in: 6000))
    }
    for severity in Severity.allCases.sorted(by: >) {
      let findings = new.findings.filter { $0.severity == severity }
      if findings.isEmpty { continue }
      let table = table(findings, in: severity == .note ? 8000 : 20_000, &room)
      parts.append(
        severity == .note
          ? folded(counted(findings.count, "new note"), table)
          : "### New \(severity.rawValue)s\n\n" + table)
    }
    if !difference.pictures.isEmpty {
      let pictures = difference.pictures.map {
        "\(MarkdownText.plain($0.title))\n\n![before, after and difference](<\($0.link)>)\n"
      }
      parts.append(folded("Before and after", room.fitting(pictures, in: 12_000)))
    }
    fold(difference.fixed, as: "fixed", in: &parts, &room)
    if !difference.silenced.isEmpty {
      let lines = difference.silenced.map { one in
        let line = one.finding.location.line.map { ":\($0)" } ?? ""
        let scene = one.finding.scene.map { " (\($0))" } ?? ""
        return "- \(MarkdownText.code(one.finding.location.path + line)) "
          + MarkdownText.plain("\(one.finding.rule)\(scene), \(one.words)")
      }
      parts.append(
        folded("\(counted(lines.count, "finding")) silenced", room.fitting(lines, in: 4000)))
    }
    fold(
      difference.unknown, as: "unknown, as a source does not parse", in: &parts, &room)
    fold(difference.known, as: "known", in: &parts, &room)
    let notes = new.summary.notes.map { "- \(MarkdownText.plain($0))" }
    if !notes.isEmpty { parts.append(room.fitting(notes, in: 3000)) }
    let version = MarkdownText.plain(new.version)
    parts.append("<sub>vibrancy \(version), model \(new.model), iOS \(new.os.rawValue)</sub>")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func fold(
    _ findings: [Finding], as word: String, in parts: inout [String], _ room: inout MarkdownRoom
  ) {
    if findings.isEmpty { return }
    parts.append(folded("\(findings.count) \(word)", table(findings, in: 9000, &room)))
  }

  private func folded(_ title: String, _ text: String) -> String {
    "<details>\n<summary>\(title)</summary>\n\n\(text)\n\n</details>"
  }

  private func table(
    _ findings: [Finding], in bytes: Int, _ room: inout MarkdownRoom
  ) -> String {
    let rows = MarkdownReporter.rows(findings, context)
    return MarkdownReporter.tableHead + "\n" + room.fitting(rows, in: bytes)
  }
}
