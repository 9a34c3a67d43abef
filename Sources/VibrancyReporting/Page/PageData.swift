// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyRules

/// What the page's script reads.
struct PageData {
  /// JSON: a line a finding and a picture.
  let json: JSONValue

  /// - Parameter showsAll: Whether pictures that no finding shows are kept.
  init(_ report: Report, rules: [RuleDescription], showsAll: Bool) {
    var pictures = PagePictures(report.exhibits)
    let findings = (report.findings + report.undetermined).map { finding in
      finding.json.followed(by: [
        "picture": .maybe(pictures.place(of: finding)),
        "fullColor": .maybe(pictures.placeInFullColor(of: finding)),
      ])
    }
    let others = showsAll ? pictures.placesOfOthers() : []
    let named = Set(findings.isEmpty ? [] : (report.findings + report.undetermined).map(\.rule))
    let sentences = [report.countOfUndetermined].compactMap { $0 } + report.summary.sentences
    json = [
      "judged": .integer(report.summary.judged),
      "sentences": .list(sentences.map(JSONValue.text)),
      "rules": .lines(rules.filter { named.contains($0.id) }.map(Self.rule)),
      "errors": .lines(report.errors.map(\.json)), "findings": .lines(findings),
      "previews": .lines(others), "pictures": .lines(pictures.used),
    ]
  }

  private static func rule(_ rule: RuleDescription) -> JSONValue {
    [
      "id": .text(rule.id), "summary": .text(rule.summary), "rationale": .text(rule.rationale),
      "remedy": .text(rule.remedy), "source": .text(rule.source),
    ]
  }
}
