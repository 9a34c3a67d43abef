// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyMeasures
package import VibrancyPixels
package import VibrancyRules
package import VibrancyScenes

/// One picture in its scenes, from facts to verdicts: what lint, a library call and a page share.
package struct JudgedCase: Sendable {
  /// The facts that rules judge.
  package var subject: Subject
  /// The measured art; `nil`: it could not be read, or has no picture.
  package var art: JudgedArt?
  /// The measured art of places that show another picture.
  package var otherArt: [Place: JudgedArt] = [:]
  /// The scenes it is judged in.
  package var scenes: [JudgedScene] = []
  /// The wallpapers they need.
  package private(set) var backdrops: [Backdrop.Key: Backdrop] = [:]

  /// A case with nothing measured yet.
  package init(_ subject: Subject) { self.subject = subject }

  /// A loose picture, measured and ready to be judged.
  ///
  /// - Parameters:
  ///   - subject: What is known of it besides; only a picture is judged in scenes.
  ///   - image: The picture, or a reduction of it.
  ///   - scale: Pixels per point of `image`.
  ///   - stored: The picture's own size.
  ///   - presentation: How it takes part, and whether its alpha is all that the system uses of it.
  ///   - scenes: Where it is judged.
  package init(
    _ subject: Subject, picture image: StraightImage, scale: Int, stored: PixelSize,
    as presentation: Presentation, in scenes: [JudgedScene]
  ) {
    let measured = MeasuredArt(
      image, scale: scale, isTemplate: presentation.isTemplate, isReduced: image.size != stored)
    self.init(subject)
    self.subject.art = measured.facts
    self.subject.art?.canvas = PixelRectangle(
      x: 0, y: 0, width: stored.width, height: stored.height)
    self.subject.art?.inkOpacity = image.inkOpacity
    guard subject.kind == .picture else { return }
    let builder = WidgetBuilder(
      image, scale: scale, isTemplate: presentation.isTemplate, as: presentation)
    art = JudgedArt(measured: measured) { scene in
      var builder = builder
      return builder.widget(in: scene)
    }
    self.scenes = scenes
  }

  /// The art that a scene shows.
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

  /// The verdicts of the rules, with the tiles in which contrast fails, which are measured only
  /// where it does: the subject holds them afterwards.
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
