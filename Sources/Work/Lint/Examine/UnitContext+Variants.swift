// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyMeasures
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

extension UnitContext {
  /// Pictures that are variants of one thing.
  func variants(
    _ variants: [LintVariant]
  ) async -> LintOutcome {
    let scenes = scenes(hasBackground: false)
    var comparison = VariantComparison(of: variants.count, in: scenes)
    var hashes: [UInt8] = []
    var hasUnread = false
    for variant in variants {
      // One that cannot be read is reported where it is judged on its own.
      guard let picture = try? maker.decode(variant.input, within: .judged, isHashed: true)
      else {
        hasUnread = true
        continue
      }
      let isTemplate = unit.use.look.isTemplate ?? variant.input.isTemplate
      var builder = WidgetBuilder(
        picture.image, scale: picture.scale, isTemplate: isTemplate,
        as: unit.use.look.presentation(isTemplate: isTemplate))
      hashes += Array((picture.hash ?? ContentHash([])).description.utf8)
      comparison.add(
        VariantComparison.Variant(
          name: variant.name,
          art: MeasuredArt(picture.image, scale: picture.scale, isTemplate: isTemplate),
          size: picture.image.size,
          previews: VariantComparison.shown(in: scenes).map { scene in
            let widget = builder.widget(in: scene)
            return PreviewRenderer(widget, in: scene, over: backdrop(scene, widget.canvas))
          }))
    }
    var outcome = outcome(
      of: comparison.facts, in: scenes, name: variants.first?.name ?? unit.path,
      hash: ContentHash(hashes))
    outcome.hasUnread = hasUnread
    return outcome
  }

  /// The previews of a description, those of one family compared.
  func variants(
    of inputs: [Input]
  ) async -> LintOutcome {
    let scenes = scenes(hasBackground: false)
    var shelf = PictureCache()
    var outcome = LintOutcome()
    var families: [Family] = []
    for input in inputs {
      let family = input.described?.form.family
      if let family, !families.contains(family) { families.append(family) }
    }
    let hash = try? maker.contentHash(of: inputs[0])
    // A family at a time, so that the previews of one are in memory.
    for family in families {
      let members = inputs.filter { $0.described?.form.family == family }
      var comparison = VariantComparison(of: members.count, in: scenes)
      for member in members {
        if let next = rendered(member, in: VariantComparison.shown(in: scenes), &shelf) {
          comparison.add(next)
        } else {
          outcome.hasUnread = true
        }
      }
      outcome.add(
        self.outcome(
          of: comparison.facts, in: scenes, name: inputs[0].name,
          hash: hash ?? ContentHash([])))
    }
    let worst = WorstFindings(outcome.findings, outcome.undetermined)
    (outcome.findings, outcome.undetermined) = (worst.findings, worst.undetermined)
    return outcome
  }

  /// A preview of a description in scenes; `nil`: it cannot be composed, which is reported elsewhere.
  private func rendered(
    _ input: Input, in scenes: [Scene], _ shelf: inout PictureCache
  ) -> VariantComparison.Variant? {
    guard let described = input.described, let family = described.form.family else { return nil }
    var composer = WidgetComposer(
      described, maker, as: .judging(family), pictures: shelf)
    shelf = PictureCache()
    defer { shelf = composer.pictures }
    guard let widget = try? composer.widget(in: Scene(.homeDark)) else { return nil }
    let previews = scenes.compactMap { scene in
      (try? composer.widget(in: scene)).map {
        PreviewRenderer($0, in: scene, over: backdrop(scene, $0.canvas))
      }
    }
    let art = MeasuredArt(
      widget.content(in: Scene(.homeDark)), scale: Int(widget.canvas.scale), isTemplate: false)
    return VariantComparison.Variant(
      name: described.variant.name ?? input.name, art: art, size: widget.canvas.size,
      previews: previews)
  }

  private func backdrop(_ scene: Scene, _ canvas: Canvas) -> Backdrop? {
    scene.backdropKey(for: canvas).map { Backdrop($0) }
  }

  private func outcome(
    of pairs: [VariantFacts], in scenes: [JudgedScene], name: String,
    hash: ContentHash
  ) -> LintOutcome {
    var judged = LintCase(
      subject: Subject(), name: name, location: unit.location, hash: hash)
    judged.subject.set.variants = pairs
    guard !judged.subject.set.variants.isEmpty else { return LintOutcome() }
    judged.subject.scenes = scenes.map { scene in
      var facts = SceneFacts(scene.scene.place)
      unit.use.bound(&facts, of: scene.scene.place)
      return facts
    }
    return judged.outcome(by: judge)
  }
}
