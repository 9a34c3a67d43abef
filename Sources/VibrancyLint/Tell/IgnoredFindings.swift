// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyVocabulary

/// What comments in Swift sources keep out of a report, and which of the comments are of no use.
struct IgnoredFindings {
  /// What is left, with what is to be said of the comments themselves.
  private(set) var outcome: LintOutcome
  /// How many findings are kept out; what could not be told is not counted.
  private(set) var count = 0

  private struct Line: Hashable {
    let path: String
    let number: Int
  }

  /// - Parameters:
  ///   - outcome: What was found.
  ///   - comments: Those of the sources that were read, their paths as reports print them.
  ///   - tellsSilent: Whether it is told that a rule finds nothing where it is ignored: not where
  ///     the run was told to leave things out.
  ///   - rules: The rules that are on for a path.
  init(
    _ outcome: LintOutcome, comments: [Suppression], tellsSilent: Bool,
    rules: (_ path: String) -> [RuleSetting]
  ) {
    self.outcome = outcome
    guard !comments.isEmpty else { return }
    let byLine = Dictionary(grouping: comments.indices) { index in
      Line(path: comments[index].place.path, number: comments[index].line)
    }
    var used: Set<[Int]> = []
    func isIgnored(_ finding: Finding) -> Bool {
      guard let number = finding.location.line,
        let near = byLine[Line(path: finding.location.path, number: number)]
      else { return false }
      var isIgnored = false
      for comment in near {
        guard let rule = comments[comment].rules.firstIndex(of: finding.rule) else { continue }
        used.insert([comment, rule])
        isIgnored = true
      }
      return isIgnored
    }
    let all = outcome.findings.count
    self.outcome.findings.removeAll(where: isIgnored)
    count = all - self.outcome.findings.count
    self.outcome.undetermined.removeAll(where: isIgnored)
    let known = builtInRules.map(\.about.id)
    for (index, comment) in comments.enumerated() {
      let settings = rules(comment.place.path)
      let judge = Judge(settings)
      func tell(_ unused: UnusedIgnoreFacts, _ word: String) {
        self.outcome.findings += Self.findings(of: unused, word, at: comment.place, by: judge)
      }
      if comment.rules.isEmpty { tell(.nothing, "") }
      for (place, rule) in comment.rules.enumerated() {
        if !known.contains(rule) {
          tell(.unknown(rule, nearest: nearestName(to: rule, among: known)), rule)
        } else if tellsSilent, !used.contains([index, place]),
          settings.contains(where: { $0.rule.about.id == rule && $0.severity != nil })
        {
          tell(.silent(rule), rule)
        }
      }
    }
  }

  private static func findings(
    of unused: UnusedIgnoreFacts, _ word: String, at place: SourcePlace, by judge: Judge
  ) -> [Finding] {
    var found = LintCase(
      subject: Subject(), name: word,
      location: Location(path: place.path, line: place.line, column: place.column),
      hash: ContentHash(Array(word.utf8)))
    found.subject.set.unusedIgnore = unused
    return found.outcome(by: judge).findings
  }
}
