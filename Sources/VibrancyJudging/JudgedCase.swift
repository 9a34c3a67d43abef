// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyRules
package import VibrancyScenes

/// One picture in its scenes, from facts to verdicts: what lint, a library call and a page share.
package struct JudgedCase: Sendable {
  /// What is known of it.
  package var subject: Subject
  /// What was measured; `nil`: it could not be read, or has no picture.
  package var art: JudgedArt?
  /// What was measured where a place shows another picture.
  package var otherArt: [Place: JudgedArt] = [:]
  /// The scenes it is judged in.
  package var scenes: [JudgedScene] = []
  /// The wallpapers they need.
  package private(set) var backdrops: [Backdrop.Key: Backdrop] = [:]

  /// A case with nothing measured yet.
  package init(_ subject: Subject) { self.subject = subject }

  /// What a scene shows.
  package func art(in scene: Scene) -> JudgedArt? { otherArt[scene.place] ?? art }

  /// The wallpapers that have to be drawn before it is measured.
  package var backdropKeys: Set<Backdrop.Key> {
    var keys: Set<Backdrop.Key> = []
    for scene in scenes { keys.formUnion(art(in: scene.scene)?.backdropKeys(in: scene) ?? []) }
    return keys
  }

  /// Measures it in its scenes and completes its subject.
  ///
  /// - Parameter bound: Holds a scene's facts to what else is known.
  package mutating func measure(
    over drawn: [Backdrop.Key: Backdrop], _ bound: (inout SceneFacts) -> Void
  ) {
    backdrops = drawn
    var measured: [SceneFacts] = []
    for scene in scenes {
      guard let art = art(in: scene.scene) else { continue }
      var facts = art.facts(in: scene, over: drawn)
      bound(&facts)
      measured.append(facts)
    }
    subject.scenes = measured
  }

  /// What rules say about it, with the place where contrast fails, which is measured only where it
  /// does: the subject holds these tiles afterwards.
  package mutating func judgements(by judge: Judge) -> [Judge.Judgement] {
    let judgements = judge.judgements(on: subject)
    let wanted = judgements.map { $0.verdict }.filter { $0.tilesBelow != nil }
    guard !wanted.isEmpty else { return judgements }
    for (index, scene) in scenes.enumerated() where index < subject.scenes.count {
      let labels = wanted.filter { $0.scene == scene.scene.place }.map { $0.wallpaper }
      guard !labels.isEmpty, let art = art(in: scene.scene) else { continue }
      for (number, behind) in scene.behind.enumerated()
      where labels.contains(behind.label) && number < subject.scenes[index].previews.count {
        subject.scenes[index].previews[number].tiles = art.tiles(in: scene, behind, over: backdrops)
      }
    }
    return judgements.map { located($0) }
  }

  private func located(_ judgement: Judge.Judgement) -> Judge.Judgement {
    let verdict = judgement.verdict
    guard let ratio = verdict.tilesBelow,
      let scene = subject.scenes.first(where: { $0.place == verdict.scene }),
      let preview = scene.previews.first(where: {
        $0.wallpaper == verdict.wallpaper && !$0.tiles.isEmpty
      })
    else { return judgement }
    return judgement.at(preview.rectangle(below: ratio))
  }
}
