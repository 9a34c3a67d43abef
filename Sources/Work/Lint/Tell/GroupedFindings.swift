// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyReporting
internal import VibrancyRules

/// Findings about lines of code, of which those with one cause are one.
struct GroupedFindings {
  /// What lines have in common that are one finding.
  private enum Cause: Hashable {
    /// A line that sets the color of all.
    case place(RuleID, CodeLocation)
    /// A color in one file.
    case paint(RuleID, path: String, String)
  }

  /// As many lines of one color are a choice, and fewer are listed one by one.
  private static let fewest = 3
  /// As many lines of code are named beside the one of a finding.
  private static let mostEvidence = 12

  private let alone: Set<CodeLocation>
  private var findings: [Finding] = []
  private var others = LintOutcome()

  /// - Parameter alone: The lines whose findings a comment keeps out of the report.
  init(alone: Set<CodeLocation>) { self.alone = alone }

  /// Adds what is found at one line.
  mutating func add(_ outcome: LintOutcome) {
    let isPale = outcome.findings.contains {
      $0.rule == .textContrast && $0.severity.map { $0 >= .warning } ?? false
    }
    for var finding in outcome.findings {
      // Ink that is pale in full color is pale in the Lock Screen's material for the same reason.
      if isPale, finding.rule == .vibrantInk { finding.severity = .note }
      findings.append(finding)
    }
    var rest = outcome
    rest.findings = []
    others.add(rest)
  }

  /// Everything, with one finding for each cause: its first line, and the others of it.
  var outcome: LintOutcome {
    let byPlace = Self.grouped(findings.map { [$0] }) { finding in
      isAlone(finding) ? nil : finding.inks.first?.place.map { .place(finding.rule, $0) }
    }
    let byPaint = Self.grouped(byPlace) { finding in
      guard !isAlone(finding), let paint = finding.inks.first?.paint, !paint.isEmpty else {
        return nil
      }
      return .paint(finding.rule, path: finding.location.path, paint)
    }
    var outcome = others
    outcome.findings += byPaint.map { Self.joined($0) }
    return outcome
  }

  private func isAlone(_ finding: Finding) -> Bool {
    finding.location.line == nil || alone.contains(CodeLocation(finding.location))
  }

  /// Groups of findings, those of one cause in one if they are enough, or in several files.
  private static func grouped(
    _ groups: [[Finding]], by cause: (Finding) -> Cause?
  ) -> [[Finding]] {
    var members: [Cause: [Finding]] = [:]
    for group in groups {
      if let cause = group.first.flatMap(cause) { members[cause, default: []] += group }
    }
    var seen: Set<Cause> = []
    return groups.compactMap { group in
      guard let cause = group.first.flatMap(cause), let all = members[cause],
        all.count >= fewest || Set(all.map(\.location.path)).count > 1
      else { return group }
      return seen.insert(cause).inserted ? all : nil
    }
  }

  /// - Parameter findings: At least one.
  private static func joined(_ findings: [Finding]) -> Finding {
    // The first of the most severe.
    let most = findings.compactMap(\.severity).max()
    let first = findings.firstIndex { $0.severity == most } ?? 0
    var finding = findings[first]
    let others = findings.indices.filter { $0 != first }.map { findings[$0] }
    let path = finding.location.path
    let here = others.filter { $0.location.path == path }.compactMap(\.location.line)
    let elsewhere = others.filter { $0.location.path != path }.map {
      CodeLocation($0.location).place
    }
    if !here.isEmpty {
      finding.statement +=
        "; the same in \(word: here.count == 1 ? "line" : "lines") \(word: listed(here.map { "\($0)" }))"
    }
    if !elsewhere.isEmpty { finding.statement += "; the same in \(word: listed(elsewhere))" }
    // What is the cause of all, and where each is, come before what is around.
    let evidence =
      ([finding] + others).flatMap {
        [CodeLocation($0.location), $0.inks.first?.place].compactMap(\.self)
      }
      + finding.evidence + others.flatMap(\.evidence)
    (finding.evidence, finding.inks) = ([], findings.flatMap(\.inks))
    for place in evidence
    where finding.evidence.count < mostEvidence && !finding.evidence.contains(place) {
      finding.evidence.append(place)
    }
    return finding
  }

  /// Places by name, so many of them.
  private static func listed(_ places: [String]) -> String {
    let most = 4
    let more = places.count > most ? " and \(places.count - most) more" : ""
    return places.prefix(most).joined(separator: ", ") + more
  }
}
