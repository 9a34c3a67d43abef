// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes

/// One thing that is judged: its facts, where findings about it are reported, and its pictures.
struct LintCase: Sendable {
  /// What is known of it.
  var subject: Subject
  /// As previews are named.
  var name: String
  /// Where findings are reported.
  var location: Location
  /// Where findings of some rules are reported instead.
  var locations: [String: Location] = [:]
  /// The picture, where it is another file than the location's.
  var asset: String?
  /// Of the picture's bytes.
  var hash: ContentHash
  /// Pixels of the stored picture a pixel of what was measured, across and down.
  var magnification = (across: 1.0, down: 1.0)
  /// Where the code says how it is shown.
  var evidence: [String] = []
  /// What was measured; `nil`: it could not be read, or has no picture.
  var art: JudgedArt?
  /// What was measured where a place shows another picture.
  var otherArt: [Place: JudgedArt] = [:]
  /// The scenes it is judged in.
  var scenes: [JudgedScene] = []
  /// The wallpapers they need.
  var backdrops: [Backdrop.Key: Backdrop] = [:]

  /// What a scene shows.
  func art(in scene: Scene) -> JudgedArt? { otherArt[scene.place] ?? art }

  /// What rules say about it.
  func outcome(by judge: Judge) -> LintOutcome { outcome(of: judge.judgements(on: subject)) }

  /// What is told of what rules said about it.
  func outcome(of judgements: [Judge.Judgement]) -> LintOutcome {
    var outcome = LintOutcome()
    outcome.isJudged = subject.kind != .outOfScope
    for judgement in judgements {
      let verdict = located(judgement.verdict)
      let place = locations[judgement.rule] ?? location
      let print = Fingerprint(
        rule: judgement.rule, path: place.path, scene: verdict.scene?.rawValue, hash: hash)
      let evidence = subject.scenes.first { $0.place == verdict.scene }?.evidence ?? self.evidence
      var finding = Finding(
        verdict, of: judgement.rule, at: place, asset: asset, name: name, evidence: evidence,
        fingerprint: print.text)
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

  /// The case with the tile maps that show where its contrast fails; most art needs none.
  func withTiles(wantedBy judgements: [Judge.Judgement]) -> LintCase {
    // What is held to a share is shown as a whole.
    let wanted = judgements.map(\.verdict).filter { $0.unit == .ratio }
    guard !wanted.isEmpty else { return self }
    var result = self
    for (index, scene) in scenes.enumerated() where index < subject.scenes.count {
      let labels = wanted.filter { $0.scene == scene.scene.place }.map(\.wallpaper)
      guard !labels.isEmpty, let art = art(in: scene.scene) else { continue }
      for (number, behind) in scene.behind.enumerated()
      where labels.contains(behind.label) && number < subject.scenes[index].previews.count {
        result.subject.scenes[index].previews[number].tiles = art.tiles(
          in: scene, behind, over: backdrops)
      }
    }
    return result
  }

  /// A verdict on contrast with the tiles that fail, which are measured once it is known.
  private func located(_ verdict: Verdict) -> Verdict {
    guard verdict.unit == .ratio, let ratio = verdict.required,
      let scene = subject.scenes.first(where: { $0.place == verdict.scene }),
      let preview = scene.previews.first(where: {
        $0.wallpaper == verdict.wallpaper && !$0.tiles.isEmpty
      })
    else { return verdict }
    var located = verdict
    located.rectangle = preview.rectangle(below: ratio)
    return located
  }
}

extension PixelRectangle {
  fileprivate func scaled(by factor: (across: Double, down: Double)) -> PixelRectangle {
    func scaled(_ side: Int, _ factor: Double) -> Int { Int((Double(side) * factor).rounded()) }
    let (left, top) = (scaled(x, factor.across), scaled(y, factor.down))
    return PixelRectangle(
      x: left, y: top, width: scaled(x + width, factor.across) - left,
      height: scaled(y + height, factor.down) - top)
  }
}
