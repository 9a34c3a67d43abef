// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
package import VibrancyReporting
package import VibrancyRules
internal import VibrancyVocabulary

/// What is wrong that was not, what was and is not, what was before and is, what was and is
/// silenced, and what was and is not known now.
package struct FindingComparison: Sendable {
  /// Was not there, or weighed less; in the order of reports.
  package private(set) var new: [Finding] = []
  /// Was there and is not, with the paths of then.
  package private(set) var fixed: [Finding] = []
  /// Was there and is, as it is now.
  package private(set) var known: [Finding] = []
  /// Was there and is, but a comment in the sources keeps it out; as it is now.
  package private(set) var silenced: [ReportDifference.Silenced] = []

  /// Was there, and is not known now: a source that decides about it does not parse. With the paths
  /// of then.
  package private(set) var unknown: [Finding] = []

  /// What two findings that are one have in common.
  private struct Key: Hashable {
    let rule: RuleID
    let path: PathKey?
    let scene: String?
    let content: String?
  }

  /// Compares two reports.
  ///
  /// A finding is known if one of the same rule and scene was there, that weighed as much or more,
  /// about the same bytes in the same place; else about the same place, whatever it shows now
  /// (lines of Swift aside: two of one file have nothing to do with each other); else about the same
  /// bytes, moved to a place that is new from one that is gone. Each one makes one known, and of several that it could, the
  /// lightest: so that no error hides behind a note. What comments silence now is compared last, with
  /// what is left and whatever it weighs; what of it was not there is nothing to report.
  ///
  /// - Parameters:
  ///   - now: What was found.
  ///   - ignored: What comments in the sources keep out of that.
  ///   - before: What was found then.
  ///   - moved: Where a file or set of then is now; the path itself if it did not move.
  ///   - isGone: Whether nothing is at a path any more.
  ///   - isFresh: Whether nothing was at a path then.
  package init(
    _ now: Report, ignoring ignored: [ReportDifference.Silenced] = [], since before: Report,
    moved: (String) -> String = { $0 },
    isGone: (String) -> Bool = { _ in false }, isFresh: (String) -> Bool = { _ in true }
  ) {
    let all = now.findings + ignored.map(\.finding)
    var isKnown = [Bool](repeating: false, count: all.count)
    var isLeft = [Bool](repeating: true, count: before.findings.count)
    let paths = before.findings.map { moved($0.location.path) }
    let byWeight = now.findings.indices.sorted {
      let (a, b) = (now.findings[$0], now.findings[$1])
      return a.severity == b.severity ? $0 < $1 : a.weight < b.weight
    }
    func match(
      _ indices: [Int], by key: (Finding, _ path: String) -> Key?,
      where isWanted: (Int) -> Bool = { _ in true },
      to isOpen: (String) -> Bool = { _ in true }
    ) {
      var places: [Key: [Int]] = [:]
      for (index, finding) in before.findings.enumerated() where isLeft[index] && isWanted(index) {
        if let key = key(finding, paths[index]) { places[key, default: []].append(index) }
      }
      for index in indices where !isKnown[index] {
        let finding = all[index]
        guard isOpen(finding.location.path), let key = key(finding, finding.location.path),
          let candidates = places[key],
          let place = candidates.indices.filter({
            index >= now.findings.count
              || before.findings[candidates[$0]].weight >= finding.weight
          }).min(by: {
            before.findings[candidates[$0]].weight < before.findings[candidates[$1]].weight
          })
        else { continue }
        isLeft[candidates[place]] = false
        places[key]?.remove(at: place)
        isKnown[index] = true
      }
    }
    for indices in [byWeight, Array(all.indices[now.findings.count...])] {
      match(
        indices,
        by: { Key(rule: $0.rule, path: PathKey($1), scene: $0.scene, content: $0.content ?? "") })
      match(
        indices,
        by: { finding, path in
          finding.isInCode
            ? nil : Key(rule: finding.rule, path: PathKey(path), scene: finding.scene, content: nil)
        })
      match(
        indices,
        by: { finding, _ in
          finding.content.map {
            Key(rule: finding.rule, path: nil, scene: finding.scene, content: $0)
          }
        }, where: { isGone(before.findings[$0].location.path) }, to: isFresh)
    }
    silenced = ignored.indices.filter { isKnown[now.findings.count + $0] }.map { ignored[$0] }
    new = now.findings.indices.filter { !isKnown[$0] }.map { now.findings[$0] }
    known = now.findings.indices.filter { isKnown[$0] }.map { now.findings[$0] }
    // What weighs more now, or cannot be determined now, is not fixed.
    let open = Set(
      (new + now.undetermined).map {
        Key(rule: $0.rule, path: PathKey($0.location.path), scene: $0.scene, content: nil)
      })
    let gone = before.findings.indices.filter { index in
      let finding = before.findings[index]
      let key = Key(
        rule: finding.rule, path: PathKey(paths[index]), scene: finding.scene, content: nil)
      return isLeft[index] && (finding.isInCode || !open.contains(key))
    }.map { index in
      // The paths of then may have moved.
      var finding = before.findings[index]
      finding.location.path = paths[index]
      finding.evidence = finding.evidence.map { place in
        var place = place
        place.path = moved(place.path)
        return place
      }
      return (before: before.findings[index], isUnknown: now.leavesUnknown(finding))
    }
    fixed = gone.filter { !$0.isUnknown }.map(\.before)
    unknown = gone.filter(\.isUnknown).map(\.before)
  }
}

extension Finding {
  fileprivate var weight: Severity { severity ?? .note }
}
