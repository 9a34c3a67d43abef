// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What comments in Swift sources keep out of a report, and which of the comments are of no use.
struct IgnoredFindings {
  /// The findings that are kept out; what could not be determined is not among them.
  private(set) var silenced: [ReportDifference.Silenced] = []

  private let comments: [Suppression]
  private let byLine: [Line: [Int]]
  /// The comments that kept something out, and which of their rules did.
  private var used: Set<[Int]> = []

  private struct Line: Hashable {
    let path: String
    let number: Int

    init(path: String, number: Int) { (self.path, self.number) = (path, number) }

    /// `nil`: it is not a line, or may be of another picture.
    init?(_ location: CodeLocation) {
      guard let line = location.line, location.candidates == 1 else { return nil }
      self.init(path: location.path, number: line)
    }
  }

  /// - Parameter comments: Those of the sources that were read, their paths as reports print them.
  init(_ comments: [Suppression]) {
    self.comments = comments
    byLine = Dictionary(grouping: comments.indices) { index in
      Line(path: comments[index].place.path, number: comments[index].line)
    }
  }

  /// Takes out of an outcome what comments keep out.
  mutating func filter(_ outcome: inout LintOutcome) {
    guard !comments.isEmpty else { return }
    var left: [Finding] = []
    for finding in outcome.findings {
      let silencers = silencers(of: finding)
      if silencers.isEmpty {
        left.append(finding)
      } else {
        silenced.append(.init(finding, reason: silencers.lazy.compactMap(\.reason).first))
      }
    }
    outcome.findings = left
    var open: [Finding] = []
    for finding in outcome.undetermined where silencers(of: finding).isEmpty {
      open.append(finding)
    }
    outcome.undetermined = open
  }

  private mutating func silencers(of finding: Finding) -> [Suppression] {
    guard let number = finding.location.line else { return [] }
    let place = CodeLocation(path: finding.location.path, line: number)
    // A comment in a helper keeps out what is reported where the helper is called; of a missing
    // image or color the other lines are other uses.
    let isCode =
      finding.evidence.contains(place) && finding.rule != .missingImage
      && finding.rule != .missingColor
    let lines =
      [Line(path: finding.location.path, number: number)]
      + (isCode ? finding.evidence.filter { $0 != place }.compactMap(Line.init) : [])
    return lines.flatMap { byLine[$0] ?? [] }.compactMap { comment in
      guard let rule = comments[comment].rules.firstIndex(of: finding.rule.rawValue) else {
        return nil
      }
      used.insert([comment, rule])
      return comments[comment]
    }
  }

  /// What is to be said of the comments themselves, once all outcomes are filtered.
  ///
  /// - Parameters:
  ///   - reportsSilent: Whether a comment that ignores nothing is reported: not where
  ///     the run leaves things out.
  ///   - rules: The rules that are on for a path.
  func unused(
    reportsSilent: Bool, rules: (_ path: String) -> [RuleSetting]
  ) -> [Finding] {
    var findings: [Finding] = []
    let known = builtInRules.map(\.about.id.rawValue)
    for (index, comment) in comments.enumerated() {
      let settings = rules(comment.place.path)
      let judge = Judge(settings)
      func report(_ unused: UnusedIgnoreFacts, _ word: String) {
        findings += Self.findings(of: unused, word, at: comment.place, by: judge)
      }
      if comment.rules.isEmpty { report(.nothing, "") }
      for (place, rule) in comment.rules.enumerated() {
        if !known.contains(rule) {
          report(.unknown(rule, nearest: nearestName(to: rule, among: known)), rule)
        } else if reportsSilent, !used.contains([index, place]),
          settings.contains(where: { $0.rule.about.id.rawValue == rule && $0.severity != nil })
        {
          report(.silent(rule), rule)
        }
      }
    }
    return findings
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
