// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyLint
internal import VibrancyReporting
internal import VibrancyRules

/// Compares the findings of a unit before and after a fix.
struct FixProof {
  private let before: UnitJudgement
  private let after: UnitJudgement

  init(_ before: UnitJudgement, _ after: UnitJudgement) {
    (self.before, self.after) = (before, after)
  }

  /// 8 bits round, and a resampled edge is another edge: below this nothing is distinguished.
  private static let tolerance = 0.01

  /// The findings that there are no more.
  var ended: [Finding] {
    let left = Self.keys(after)
    return before.findings.filter { !left.contains(Key($0)) }
  }

  /// The objection to the fix, a clause; `nil`: none.
  ///
  /// - Parameter wanted: The findings that have to end.
  func objection(ending wanted: [Finding]) -> String? {
    if let error = after.errors.first { return "the result cannot be read: \(error.message)" }
    let left = Self.keys(after)
    if let stays = wanted.first(where: { left.contains(Key($0)) }) {
      let now = after.findings.first { Key($0) == Key(stays) }?.message ?? stays.rule.rawValue
      return "it would not be enough: \(now)"
    }
    let known = Self.keys(before)
    if let new = after.findings.first(where: { !known.contains(Key($0)) }) {
      return "there would be a new finding: \(new.message) (\(new.rule))"
    }
    if let open = after.undetermined.first(where: { !known.contains(Key($0)) }) {
      return "no longer determined: \(open.message) (\(open.rule))"
    }
    if let worse = after.findings.first(where: isWorse) {
      return "a finding would weigh more: \(worse.message) (\(worse.rule))"
    }
    return lossOfLegibility
  }

  private func isWorse(_ finding: Finding) -> Bool {
    guard let severity = finding.severity else { return false }
    let others = before.findings.filter { Key($0) == Key(finding) }.compactMap(\.severity)
    return !others.isEmpty && !others.contains { $0 >= severity }
  }

  /// The scene in which it would be less legible.
  private var lossOfLegibility: String? {
    for sheet in after.art.map(\.sheet) {
      guard let old = before.art.map(\.sheet).first(where: { $0.name == sheet.name }) else {
        continue
      }
      for scene in sheet.subject.scenes {
        guard let was = old.subject.scenes.first(where: { $0.place == scene.place }) else {
          continue
        }
        for preview in scene.previews {
          guard let then = was.previews.first(where: { $0.wallpaper == preview.wallpaper }) else {
            continue
          }
          if preview.isLessLegible(than: then, by: Self.tolerance) {
            let place = scene.place.phrase + (preview.wallpaper.map { " on \($0)" } ?? "")
            return "it would be less legible \(place)"
          }
        }
      }
    }
    return nil
  }

  /// A finding is the same whatever it measures.
  private struct Key: Hashable {
    let rule: RuleID
    let scene: String?
    let path: String

    init(_ finding: Finding) {
      (rule, scene, path) = (finding.rule, finding.scene, finding.location.path)
    }
  }

  private static func keys(_ judgement: UnitJudgement) -> Set<Key> {
    Set((judgement.findings + judgement.undetermined).map { Key($0) })
  }
}

extension PreviewFacts {
  /// Returns `true` if less of it reads, or the best three quarters of it read less well.
  fileprivate func isLessLegible(than other: PreviewFacts, by tolerance: Double) -> Bool {
    let contrast = (legibleContrast.value, other.legibleContrast.value)
    let share = (illegibleShare(below: 3).value, other.illegibleShare(below: 3).value)
    return contrast.0 < contrast.1 * (1 - tolerance) || share.0 > share.1 + tolerance
  }
}
