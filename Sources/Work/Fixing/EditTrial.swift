// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyLint
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancySyntax
internal import VibrancySystem

/// Edits of Swift that are tried, one finding after the other: the widgets are drawn with each, and it is
/// kept where its finding is gone and nothing else is found.
struct EditTrial {
  /// What is found of a rule in a file: its weight, the sum over its findings.
  private typealias Weights = [Key: Int]

  private struct Key: Hashable {
    let rule: RuleID
    let path: String
  }

  /// The edits that are kept, and those that were there before.
  private(set) var edits: [SourceEdit]

  private let run: LintRun
  private let lexed: LexedSources
  private let sources: (String) -> [UInt8]?
  private var weights: Weights?
  private let oldest: Int?
  private let workingDirectory: String
  private var triesLeft = mostTries

  /// The widgets are drawn so often at most.
  private static let mostTries = 24

  /// - Parameters:
  ///   - lexed: What the run has read of the sources.
  ///   - sources: Reads a whole file; `nil`: it cannot be read.
  ///   - edits: Edits that are made in any case.
  ///   - oldest: The oldest iOS that the code runs on; `nil`: not known.
  ///   - workingDirectory: What paths of edits are relative to.
  init(
    _ run: LintRun, _ lexed: LexedSources, sources: @escaping (String) -> [UInt8]?,
    beside edits: [SourceEdit], from oldest: Int?, workingDirectory: String
  ) {
    self.workingDirectory = workingDirectory
    (self.run, self.lexed, self.sources, self.edits) = (run, lexed, sources, edits)
    self.oldest = oldest
  }

  /// Whether an edit ends a finding that no edit which is kept has ended.
  mutating func ends(_ finding: Finding) async -> Bool {
    let ways = TriedEdits(for: finding, lexed: lexed, reading: sources).ways.filter { way in
      // What an older system lacks could not be built.
      way.allSatisfy { $0.firstSystem <= oldest ?? $0.firstSystem }
    }
    guard !ways.isEmpty, triesLeft > 0 else { return false }
    let key = Key(rule: finding.rule, path: finding.location.path)
    if weights == nil { weights = await found(with: edits) }
    guard let before = weights else { return false }
    for way in ways where triesLeft > 0 && !Task.isCancelled {
      // A place that another edit has changed is not changed twice.
      guard !way.contains(where: { one in edits.contains { $0.isSame(as: one) } }) else { continue }
      triesLeft -= 1
      guard let after = await found(with: edits + way) else { continue }
      let isWorse = after.contains { $0.value > before[$0.key, default: 0] }
      let gained = before[key, default: 0] - after[key, default: 0]
      let isGone = gained >= Self.weight(of: finding) - max(finding.inks.count, 1)
      guard !isWorse, gained > 0, isGone else { continue }
      edits += way
      weights = after
      return true
    }
    return false
  }

  /// - Returns: `nil` where the time for sources was over before all was drawn.
  private func found(with edits: [SourceEdit]) async -> Weights? {
    var replaced = ReplacedFiles()
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      guard let bytes = sources(path) else { continue }
      replaced[PathBelow.joined(workingDirectory, path)] = Array(
        SourceEdit.applied(edits, to: bytes[...]))
    }
    let readings = RunReadings(lexed: lexed, replacing: replaced)
    return await run.findingsInCode(with: readings)?.reduce(into: [:]) { weights, finding in
      let key = Key(rule: finding.rule, path: finding.location.path)
      weights[key, default: 0] += Self.weight(of: finding)
    }
  }

  /// - Returns: As much for each of its lines, so that none is gone that another finding took over.
  private static func weight(of finding: Finding) -> Int {
    (finding.severity.map { weight(of: $0) } ?? 0) * max(finding.inks.count, 1)
  }

  private static func weight(of severity: Severity) -> Int {
    switch severity {
    case .note: 1
    case .warning: 10
    case .error: 100
    }
  }
}
