// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
package import VibrancyPreviews
internal import VibrancyReporting
package import VibrancyRules
internal import VibrancyVocabulary

/// Of several previews' findings of one rule in one scene, the worst one, which says how many
/// there are.
struct WorstFindings {
  private struct Key: Hashable {
    let rule: RuleID
    let scene: String?
  }

  /// One a rule and scene.
  private(set) var findings: [Finding] = []
  /// One a rule and scene that no finding is about.
  private(set) var undetermined: [Finding] = []

  /// - Parameter noun: What there are several of; `nil`: one thing, of which it says nothing.
  init(_ findings: [Finding], _ undetermined: [Finding], of noun: String? = "previews") {
    self.findings = Self.worst(findings, noun)
    let reported = Set(self.findings.map { Key(rule: $0.rule, scene: $0.scene) })
    self.undetermined = Self.worst(undetermined, noun).filter {
      !reported.contains(Key(rule: $0.rule, scene: $0.scene))
    }
  }

  /// The exhibits that the findings kept refer to.
  func shown(of exhibits: [Exhibit]) -> [Exhibit] {
    let names = Set((findings + undetermined).map(\.name))
    return exhibits.filter { names.contains($0.name) }
  }

  private static func worst(_ findings: [Finding], _ noun: String?) -> [Finding] {
    var kept: [(key: Key, finding: Finding, count: Int)] = []
    for finding in findings {
      let key = Key(rule: finding.rule, scene: finding.scene)
      guard let index = kept.firstIndex(where: { $0.key == key }) else {
        kept.append((key, finding, 1))
        continue
      }
      kept[index].count += 1
      if finding.isWorse(than: kept[index].finding) { kept[index].finding = finding }
    }
    return kept.map { _, finding, count in
      var finding = finding
      if count > 1, let noun {
        let worst = finding.name.split(separator: "/").last ?? ""
        finding.statement += "; in \(count) \(word: noun), worst in \(name: String(worst))"
      }
      return finding
    }
  }
}

extension Finding {
  /// Weighs more, or is further from what is required.
  fileprivate func isWorse(than other: Finding) -> Bool {
    if let severity, let others = other.severity, severity != others { return severity > others }
    guard let own = measured?.value, let others = other.measured?.value, let required else {
      return false
    }
    return abs(own - required) > abs(others - required)
  }
}

/// What makes a finding the same as one of another run: rule, path, scene and the asset's pixels,
/// never a line.
///
/// FNV-1a of 64 bits over the three texts and the 16 digits of the hash, a zero byte behind each.
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// 16 hexadecimal digits in lower case, as findings and baselines carry it.
  package let text: String

  /// The fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - rule: The id of its rule.
  ///   - path: Of its location, as reports print it.
  ///   - scene: The scene's id; `nil` is hashed as the empty one.
  ///   - hash: Of what was judged.
  package init(rule: RuleID, path: String, scene: String?, hash: ContentHash) {
    self.init(Stem(rule: rule, path: path, scene: scene), content: hash.description)
  }

  /// The fingerprint of a finding.
  ///
  /// - Parameter content: The 16 digits of the hash of what was judged.
  init(_ stem: Stem, content: String) {
    var print = stem.hash
    print.combine(content)
    print.combine([0])
    text = print.value.hexDigits
  }

  /// What comes before the content, taken in once for many contents.
  struct Stem {
    fileprivate let hash: FNV1a

    init(rule: RuleID, path: String, scene: String?) {
      var hash = FNV1a()
      for part in [rule.rawValue, path, scene ?? ""] {
        hash.combine(part)
        hash.combine([0])
      }
      self.hash = hash
    }
  }

  /// The 16 digits.
  package var description: String { text }
}
