// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyVocabulary

extension UnitContext {
  /// As many lines of code are named beside the one of a finding.
  private static let mostEvidence = 8

  /// The widgets of a project's Swift, drawn: one case for each line of their code.
  func drawnWidgets(of content: DrawnContent) async -> LintOutcome {
    let survey = MarkSurvey(
      of: content.tree, content.settings, on: request.settings.os, wanted: request.targets,
      in: request.scenes?.map(\.place))
    var groups = GroupedFindings(
      alone: Set(
        content.tree.texts.flatMap { text in
          let path = relative(content.tree.path(of: text))
          return text.suppressions.map { CodeLocation(path: path, line: $0.line) }
        }))
    for line in survey.lines {
      let path = relative(line.place.path)
      guard content.input == "." || PathNames.isPath(path, in: content.input),
        request.shard?.contains(path) ?? true, !request.settings.excludes(path)
      else { continue }
      var found = LintCase(
        subject: Subject(),
        name: line.marks.first?.widget ?? line.emptyScenes.first?.widget ?? path,
        location: Location(path: path, line: line.place.line, column: line.place.column),
        hash: ContentHash(Array(line.text.utf8)))
      found.subject.marks = line.marks.map { mark in
        var mark = mark
        mark.evidence = mark.evidence.map {
          CodeLocation(path: relative($0.path), line: $0.line)
        }
        return mark
      }
      found.subject.emptyScenes = line.emptyScenes
      found.evidence = [CodeLocation(path: path, line: line.place.line)]
      for place in found.subject.marks.flatMap(\.evidence)
      where !found.evidence.contains(place) && found.evidence.count < Self.mostEvidence {
        found.evidence.append(place)
      }
      groups.add(found.outcome(by: Judge(request.settings.asset(at: path).rules)))
    }
    var outcome = groups.outcome
    if !content.budget.stopped.isEmpty {
      outcome.notes.append(
        "\(content.input): not all widgets are judged as they are drawn: the time for sources is over; "
          + "--time-limit gives more")
      outcome.hasUnread = true
    }
    // It is counted by its widgets.
    outcome.isJudged = false
    return outcome
  }
}

/// Findings about lines of code, of which those with one cause are one.
private struct GroupedFindings {
  private struct Key: Hashable {
    let rule: RuleID
    let path: String
    let group: String
  }

  /// As many lines are listed one by one, each with a finding of its own.
  private static let fewest = 3

  private let alone: Set<CodeLocation>
  private var findings: [Finding] = []
  private var others = LintOutcome()

  /// - Parameter alone: The lines whose findings a comment keeps out of the report.
  init(alone: Set<CodeLocation>) { self.alone = alone }

  mutating func add(_ outcome: LintOutcome) {
    findings += outcome.findings
    var rest = outcome
    rest.findings = []
    others.add(rest)
  }

  /// Everything, with one finding for each group: its first line, and the others of it.
  var outcome: LintOutcome {
    var members: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let key = key(of: finding) { members[key, default: []].append(index) }
    }
    var outcome = others
    for (index, finding) in findings.enumerated() {
      guard let key = key(of: finding), let all = members[key], all.count >= Self.fewest else {
        outcome.findings.append(finding)
        continue
      }
      guard all.first == index else { continue }
      outcome.findings.append(Self.joined(all.map { findings[$0] }))
    }
    return outcome
  }

  private func key(of finding: Finding) -> Key? {
    guard let group = finding.group, let line = finding.location.line,
      !alone.contains(CodeLocation(path: finding.location.path, line: line))
    else { return nil }
    return Key(rule: finding.rule, path: finding.location.path, group: group)
  }

  /// - Parameter findings: At least one.
  private static func joined(_ findings: [Finding]) -> Finding {
    // The first of the most severe.
    let most = findings.compactMap(\.severity).max()
    let first = findings.firstIndex { $0.severity == most } ?? 0
    var finding = findings[first]
    let others = findings.indices.filter { $0 != first }.map { findings[$0] }
    let lines = others.compactMap(\.location.line)
    let shown = lines.prefix(4).map { "\($0)" }.joined(separator: ", ")
    let more = lines.count > 4 ? " and \(lines.count - 4) more" : ""
    finding.statement += "; the same in lines \(word: shown + more)"
    for other in others {
      finding.evidence += other.evidence.filter { !finding.evidence.contains($0) }
    }
    return finding
  }
}
