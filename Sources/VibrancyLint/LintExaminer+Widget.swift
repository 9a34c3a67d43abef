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
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes

extension LintExaminer {
  /// The previews of a description; of findings of one rule in one scene the worst is told.
  func widget(
    _ inputs: [Input], of unit: LintUnit, _ settings: AssetSettings, _ judge: Judge
  ) async -> LintOutcome {
    var outcome = LintOutcome()
    do throws(VibrancyError) {
      guard let first = inputs.first else { return outcome }
      let hash = try ContentHash(of: first.alone, limit: maker.limits.bytes)
      var shelf = PictureShelf()
      for input in inputs {
        guard let described = input.described else { continue }
        let judged = try await previewCase(described, input, of: unit, settings, hash, &shelf)
        outcome.add(told(judged, by: judge))
      }
    } catch {
      outcome.add(
        unreadable(
          Input(path: unit.location.path), error, of: unit, at: unit.location, asset: nil, judge))
    }
    let worst = WorstFindings(outcome.findings, outcome.undetermined)
    (outcome.findings, outcome.undetermined) = (worst.findings, worst.undetermined)
    outcome.exhibits = worst.shown(of: outcome.exhibits)
    if inputs.count > 1 {
      outcome.add(await variants(of: inputs, unit: unit, settings, judge))
    }
    return outcome
  }

  /// One preview of a description, measured in its scenes.
  private func previewCase(
    _ described: DescribedWidget, _ input: Input, of unit: LintUnit, _ settings: AssetSettings,
    _ hash: ContentHash, _ shelf: inout PictureShelf
  ) async throws(VibrancyError) -> LintCase {
    let variant = described.variant
    var standing = unit.standing
    standing.families = [described.family]
    standing.keepsBackground = !variant.isBackgroundRemovable
    let hasBackground = variant.containerBackground != nil
    var shown = unit
    shown.standing = standing
    let scenes = scenes(of: shown, settings, hasBackground: hasBackground)
      .filter { scene in
        let isShown = scene.scene.place.shows(described.family) || settings.scenes != nil
        return isShown && !described.disfavors(scene.scene.place)
      }
    var composer = WidgetComposer(
      described, maker, as: .judging(described.family), pictures: shelf)
    shelf = PictureShelf()
    defer { shelf = composer.pictures }
    var previews: [PreviewOfScene] = []
    for scene in scenes {
      previews.append(
        PreviewOfScene(scene: scene, widget: try composer.widget(in: scene.scene)))
    }
    // What the picture itself is like is told of the first scene's, or where there is none of the
    // Home Screen's in dark.
    let main = Scene(.homeDark)
    let widget = try composer.widget(in: previews.first?.scene.scene ?? main)
    let measured = MeasuredArt(
      widget.content(in: previews.first?.scene.scene ?? main), scale: Int(widget.canvas.scale),
      isTemplate: false)
    var subject = Subject(.picture, art: measured.facts)
    (subject.isDescribed, subject.families) = (true, standing.families)
    subject.isText = settings.isText
    subject.background =
      !hasBackground ? .unknown : variant.isBackgroundRemovable ? .removable : .kept
    subject.paintedArt = PaintedGroups(widget, in: main).facts
    let slot = widget.canvas.size
    subject.slotArea = slot.area
    let bitmap = composer.largestBitmap ?? slot
    subject.largestBitmap = PixelRectangle(
      x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    var judged = LintCase(
      subject: subject, name: input.name, location: unit.location, hash: hash)
    let shapes = WidgetShapes(previews, first: measured)
    judged.scenes = scenes
    judged.art = JudgedArt(measured: measured) { scene in shapes.widget(in: scene) ?? widget }
    judged.otherArt = shapes.art
    await measure(&judged, standing: standing)
    return judged
  }
}

extension Place {
  /// Whether an iPhone shows a family here: accessory families on the Lock Screen, system families
  /// on the Home Screen and in StandBy. Other machines show them all.
  fileprivate func shows(_ family: Family) -> Bool {
    guard platform == .phone else { return true }
    return (role == .vibrant || role == .alwaysOn) == family.isAccessory
  }
}

extension Presentation {
  /// How a family is drawn to be judged: systemExtraLarge is an iPad's, whose screens have 2 pixels
  /// a point.
  static func judging(_ family: Family) -> Presentation {
    var presentation = Presentation()
    if family == .systemExtraLarge { presentation.scale = 2 }
    return presentation
  }
}
