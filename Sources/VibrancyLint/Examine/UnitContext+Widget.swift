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

extension UnitContext {
  /// The previews of a description; of findings of one rule in one scene the worst is told.
  func widget(
    _ inputs: [Input]
  ) async -> LintOutcome {
    var outcome = LintOutcome()
    do throws(VibrancyError) {
      guard let first = inputs.first else { return outcome }
      let hash = try ContentHash(of: first.alone, limit: maker.limits.bytes)
      var shelf = PictureShelf()
      var families: Set<Family> = []
      for input in inputs {
        guard let described = input.described else { continue }
        let judged = try await previewCase(described, input, hash, &shelf)
        outcome.add(told(judged))
        let family = described.family
        if judged.judged.scenes.isEmpty, !families.contains(family) {
          families.insert(family)
          outcome.notes.append(
            "\(unit.location.path): none of the scenes shows \(family.rawValue); it is not judged")
        }
      }
      outcome.notes += shelf.notes.map { "\(relative($0.path)): \($0.text)" }
    } catch {
      outcome.add(
        unreadable(
          Input(path: unit.location.path), error, at: unit.location, asset: nil))
    }
    let worst = WorstFindings(outcome.findings, outcome.undetermined)
    (outcome.findings, outcome.undetermined) = (worst.findings, worst.undetermined)
    outcome.exhibits = worst.shown(of: outcome.exhibits)
    if inputs.count > 1 {
      outcome.add(await variants(of: inputs))
    }
    return outcome
  }

  /// One preview of a description, measured in its scenes.
  private func previewCase(
    _ described: DescribedWidget, _ input: Input,
    _ hash: ContentHash, _ shelf: inout PictureShelf
  ) async throws(VibrancyError) -> LintCase {
    let variant = described.variant
    var use = unit.use
    use.families = [described.family]
    // A watch alone has corners.
    if described.family == .accessoryCorner { use.isWatch = true }
    use.keepsBackground = !variant.isBackgroundRemovable
    let hasBackground = variant.containerBackground != nil
    var shown = self
    shown.unit.use = use
    let scenes = shown.scenes(hasBackground: hasBackground)
      .filter { scene in
        let isShown = request.showsAnywhere || scene.scene.place.shows(described.family)
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
    var main = Scene(.homeDark)
    main.os = settings.os
    let widget = try composer.widget(in: previews.first?.scene.scene ?? main)
    let measured = MeasuredArt(
      widget.content(in: previews.first?.scene.scene ?? main), scale: Int(widget.canvas.scale),
      isTemplate: false)
    var subject = Subject(.picture, art: measured.facts)
    (subject.isDescribed, subject.families) = (true, use.families)
    subject.isText = settings.isText
    subject.background =
      !hasBackground ? .unknown : variant.isBackgroundRemovable ? .removable : .kept
    subject.paintedArt = PaintedGroups(widget, in: main).facts
    let slot = Canvas(
      family: described.family, scale: Presentation.judging(described.family).scale ?? 3,
      on: widget.canvas.device, in: main
    ).size
    subject.slotArea = slot.area
    let bitmap = composer.largestBitmap ?? slot
    subject.largestBitmap = PixelRectangle(
      x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    var judged = LintCase(
      subject: subject, name: input.name, location: unit.location, hash: hash)
    if let label = input.widget {
      let preview = [label.variant, label.entry].compactMap { $0 }
      judged.title = .widget(
        label.name, preview: preview.isEmpty ? nil : preview.joined(separator: ", "),
        family: label.family.rawValue)
    }
    let shapes = WidgetShapes(previews, first: measured)
    judged.judged.scenes = scenes
    judged.judged.art = JudgedArt(measured: measured) { scene in shapes.widget(in: scene) ?? widget
    }
    judged.judged.otherArt = shapes.art
    await shown.measure(&judged)
    return judged
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
