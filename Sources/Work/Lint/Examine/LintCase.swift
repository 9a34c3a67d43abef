// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes

/// One thing that is judged: its facts and pictures, and where findings about it are reported.
struct LintCase: Sendable {
  /// Its facts and pictures.
  var judged: JudgedCase
  /// As previews are named.
  var name: String
  /// What people call it; `nil`: by its set or path.
  var title: ArtTitle?
  /// Where findings are reported.
  var location: Location
  /// The picture, where it is another file than the location's.
  var asset: String?
  /// Of the picture's pixels; of a description, a vector or a line of code its bytes.
  var hash: ContentHash
  /// Pixels of the stored picture a pixel of what was measured, across and down.
  var magnification = (across: 1.0, down: 1.0)
  /// Where the code says how it is shown.
  var evidence: [CodeLocation] = []

  init(
    subject: Subject, name: String, location: Location, asset: String? = nil, hash: ContentHash
  ) {
    judged = JudgedCase(subject)
    (self.name, self.location, self.asset, self.hash) = (name, location, asset, hash)
  }

  /// What is known of it.
  var subject: Subject {
    get { judged.subject }
    set { judged.subject = newValue }
  }

  /// What rules say about it; it holds afterwards where contrast fails.
  mutating func outcome(by judge: Judge) -> LintOutcome {
    var outcome = LintOutcome()
    outcome.isJudged = subject.kind != .outOfScope
    for judgement in judged.judgements(by: judge) {
      let verdict = judgement.verdict
      let place = verdict.location ?? location
      let print = Fingerprint(
        rule: judgement.rule, path: place.path, scene: verdict.scene?.rawValue, hash: hash)
      let evidence =
        verdict.evidence.isEmpty
        ? subject.scenes.first { $0.place == verdict.scene }?.evidence ?? self.evidence
        : verdict.evidence
      var finding = Finding(
        verdict, of: judgement.rule, at: place, asset: asset, name: name, evidence: evidence,
        fingerprint: print.text)
      finding.content = hash.description
      // What is said of the file as a whole is in its own pixels already.
      if magnification != (1, 1), finding.rectangle != subject.art?.canvas {
        finding.rectangle = finding.rectangle?.scaled(by: magnification)
      }
      if finding.severity == nil {
        outcome.undetermined.append(finding)
      } else {
        outcome.findings.append(finding)
      }
    }
    return outcome
  }
}
