// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
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
  /// The previews of a description; of findings of one rule in one scene the worst is reported.
  func widget(
    _ inputs: [Input]
  ) async -> LintOutcome {
    var outcome = LintOutcome()
    var screens = ScreenExhibits()
    do throws(VibrancyError) {
      guard let first = inputs.first else { return outcome }
      let hash = try maker.contentHash(of: first.alone)
      var shelf = PictureCache()
      var families: Set<Family> = []
      var hasActivity = false
      for input in inputs {
        guard let described = input.described else { continue }
        guard let family = described.form.family else {
          hasActivity = true
          outcome.add(try await activity(described, input, hash, &shelf))
          continue
        }
        let (judged, layers) = try await previewCase(described, family, input, hash, &shelf)
        var preview = reported(judged)
        preview.findings = preview.findings.map { layers.pointed(to: $0) }
        preview.undetermined = preview.undetermined.map { layers.pointed(to: $0) }
        outcome.add(preview)
        screens.add(input, family, in: judged.judged.scenes)
        if judged.judged.scenes.isEmpty, !families.contains(family) {
          families.insert(family)
          outcome.notes.append(
            "\(unit.location.path): none of the scenes shows \(family.rawValue); it is not judged")
        }
      }
      if hasActivity {
        outcome.notes.append("\(unit.location.path): its Live Activity is drawn, and not judged")
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
    if request.showsScreens, request.exhibits != .none {
      outcome.exhibits += await screens.exhibits(of: outcome, by: maker)
    }
    let widgets = inputs.filter { $0.described?.form.family != nil }
    if widgets.count > 1 {
      outcome.add(await variants(of: widgets))
    }
    return outcome
  }

  /// One preview of a description, measured in its scenes, and where its layers are written.
  private func previewCase(
    _ described: DescribedWidget, _ family: Family, _ input: Input,
    _ hash: ContentHash, _ shelf: inout PictureCache
  ) async throws(VibrancyError) -> (LintCase, LayerPlaces) {
    let variant = described.variant
    var use = unit.use
    use.scope.narrow(to: family)
    use.scope.keepsBackground = !variant.isBackgroundRemovable
    let hasBackground = variant.background(in: family) != nil
    var shown = self
    shown.unit.use = use
    let scenes = shown.scenes(hasBackground: hasBackground)
      .filter { scene in
        let isShown = request.showsAnywhere || scene.scene.shows(.family(family))
        return isShown && !described.disfavors(scene.scene.place)
      }
    var composer = WidgetComposer(
      described, maker, as: .judging(family), pictures: shelf)
    shelf = PictureCache()
    defer { shelf = composer.pictures }
    var previews: [PreviewOfScene] = []
    for scene in scenes {
      previews.append(
        PreviewOfScene(scene: scene, widget: try composer.widget(in: scene.scene)))
    }
    // What the picture itself is like is reported for the first scene's, or where there is none of the
    // Home Screen's in dark.
    var main = Scene(.homeDark)
    main.os = settings.os
    let widget = try composer.widget(in: previews.first?.scene.scene ?? main)
    let measured = MeasuredArt(
      widget.content(in: previews.first?.scene.scene ?? main), scale: Int(widget.canvas.scale),
      isTemplate: false)
    var subject = Subject(.picture, art: measured.facts)
    (subject.isDescribed, subject.families) = (true, use.scope.families)
    subject.isText = settings.isText
    subject.background =
      !hasBackground ? .unknown : variant.isBackgroundRemovable ? .removable : .kept
    subject.paintedArt = PaintedGroups(widget, in: main).facts
    let slot = Canvas(
      family: family, scale: Presentation.judging(family).scale ?? 3,
      on: widget.canvas.device, in: main
    ).size
    subject.slotArea = slot.area
    // Shapes, texts and vectors are archived as what they are.
    let bitmap = composer.largestBitmap
    subject.largestBitmap = PixelRectangle(
      x: 0, y: 0, width: bitmap?.width ?? 0, height: bitmap?.height ?? 0)
    var judged = LintCase(
      subject: subject, name: input.name, location: unit.location, hash: hash)
    if let label = input.widget {
      let preview = [label.variant, label.entry].compactMap { $0 }
      judged.title = .widget(
        label.name, preview: preview.isEmpty ? nil : preview.joined(separator: ", "),
        family: label.form.name)
    }
    let shapes = WidgetShapes(previews, first: measured)
    judged.judged.scenes = scenes
    judged.judged.art = JudgedArt(measured: measured) { scene in shapes.widget(in: scene) ?? widget
    }
    judged.judged.otherArt = shapes.art
    await shown.measure(&judged)
    return (
      judged, LayerPlaces(previews: previews, written: variant.layers(in: described.form))
    )
  }
}

/// Where a description writes the layers of one preview.
private struct LayerPlaces {
  let previews: [PreviewOfScene]
  /// As many as every preview has, in their order.
  let written: [WidgetLayer]

  /// A finding with the place of the layer that it is about; as it was where it has no box.
  ///
  /// That layer is the one whose ink agrees best with the finding's box: twice what both have, by
  /// what each has (Dice, 1945), so that neither a small layer in the box nor a large one around it
  /// is taken for it. Of equals it is the one on top.
  func pointed(to finding: Finding) -> Finding {
    guard let box = finding.rectangle,
      let widget = previews.first(where: { $0.scene.scene.place.rawValue == finding.scene })?.widget
    else { return finding }
    var best: (agreement: Double, layer: WidgetLayer)?
    for (layer, written) in zip(widget.layers, written) {
      let ink = Self.ink(of: layer, on: widget.canvas.size, in: box)
      let agreement = 2 * ink.inBox / (ink.all + Double(box.width * box.height))
      if agreement > 0, agreement >= best?.agreement ?? 0 { best = (agreement, written) }
    }
    guard let position = best?.layer.source.position else { return finding }
    var finding = finding
    finding.location = Location(
      path: finding.location.path, line: position.line, column: position.column)
    return finding
  }

  /// The sum of α over the canvas, and over a box of it.
  private static func ink(
    of layer: Layer, on size: PixelSize, in box: PixelRectangle
  ) -> (all: Double, inBox: Double) {
    var reader = LayerReader(layer, width: size.width)
    let columns = (max(0, box.x)..<max(0, box.x + box.width)).clamped(to: 0..<size.width)
    var (all, inBox) = (0.0, 0.0)
    for y in max(0, layer.y)..<max(0, min(size.height, layer.y + layer.picture.size.height)) {
      reader.read(y)
      for alpha in reader.row.alpha { all += Double(alpha) }
      guard (box.y..<box.y + box.height).contains(y) else { continue }
      for x in columns { inBox += Double(reader.row.alpha[x]) }
    }
    return (all, inBox)
  }
}

extension Presentation {
  /// How a family is drawn to be judged: systemExtraLarge is an iPad's, whose screens have 2 pixels
  /// a point.
  static func judging(_ family: Family) -> Presentation {
    var presentation = Presentation(showing: .content)
    if family == .systemExtraLarge { presentation.scale = 2 }
    return presentation
  }
}
