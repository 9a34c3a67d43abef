// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyMeasures
internal import VibrancyModes
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyScenes

extension UnitContext {
  /// A Live Activity of a description: composed wherever it appears, so that what is missing is found,
  /// shown to who asked for pictures, and judged by no rule.
  func activity(
    _ described: DescribedWidget, _ input: Input, _ hash: ContentHash, _ shelf: inout PictureCache
  ) async throws(VibrancyError) -> LintOutcome {
    let scenes = Place.distinct.filter { place in
      place.isOfActivities && described.hasContent(for: place) && !described.disfavors(place)
    }.map { place in
      var scene = Scene(place)
      (scene.os, scene.parameters) = (settings.os, settings.parameters)
      return JudgedScene(scene, named: settings.wallpapers)
    }
    var composer = WidgetComposer(
      described, maker, as: Presentation(showing: .content), pictures: shelf)
    shelf = PictureCache()
    defer { shelf = composer.pictures }
    var previews: [PreviewOfScene] = []
    for scene in scenes {
      previews.append(
        PreviewOfScene(scene: scene, widget: try composer.widget(in: scene.scene)))
    }
    guard let first = previews.first, request.inspection != .none else { return LintOutcome() }
    let measured = MeasuredArt(
      first.widget.content(in: first.scene.scene), scale: Int(first.widget.canvas.scale),
      isTemplate: false)
    var found = LintCase(
      subject: Subject(.outOfScope, art: measured.facts), name: input.name,
      location: unit.location, hash: hash)
    found.subject.isDescribed = true
    if let label = input.widget {
      let preview = [label.variant, label.entry].compactMap { $0 }
      found.title = .widget(
        label.name, preview: preview.isEmpty ? nil : preview.joined(separator: ", "),
        family: label.form.name)
    }
    let shapes = WidgetShapes(previews, first: measured)
    found.judged.scenes = scenes
    found.judged.art = JudgedArt(measured: measured) { scene in
      shapes.widget(in: scene) ?? first.widget
    }
    found.judged.otherArt = shapes.art
    var outcome = LintOutcome()
    outcome.inspected = [inspected(found, outcome)]
    return outcome
  }
}
