// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancyVocabulary

extension SourceProject {
  /// A widget in each form that it is drawn in, with all its samples and what becomes of them.
  ///
  /// - Parameter index: Of its target.
  func forms(
    of widget: SampledWidget, inTarget index: Int, _ reader: SampleReader,
    _ settings: SampleSettings
  ) -> [SampledForm] {
    allForms(of: widget, inTarget: index, reader, settings).map { form in
      let (samples, sources) = (form.samples, form.sources)
      // Samples that were written are all drawn.
      guard samples.count > 1, !samples.contains(where: { $0.origin == .configuration }) else {
        return form
      }
      let looks = asIfNotDrawn(reader) {
        SampleLooks(of: sources) { SourceComposer($0, reader, widget, samples, of: self) }
      }
      return SampledForm(form: form.form, samples: samples, sources: sources, looks: looks)
    }
  }

  /// A widget in each form with all its samples, none of them compared with the others.
  ///
  /// - Parameter index: Of its target.
  func allForms(
    of widget: SampledWidget, inTarget index: Int, _ reader: SampleReader,
    _ settings: SampleSettings
  ) -> [SampledForm] {
    let target = targets[index]
    let path = path(of: widget.spot, in: target)
    let line = line(of: widget.spot, in: target)
    return reader.forms(of: widget).map { form in
      let samples = timed(widget.name, of: target, reader) { reader.samples(of: widget, as: form) }
      let sources = samples.indices.map { place in
        SourceWidget(
          tree: tree, project: self, target: index, name: widget.name, targetName: target.name,
          platform: target.platform, form: form,
          disfavored: form.family.map { widget.disfavored.locations(of: $0) } ?? [],
          sample: samples[place].name, sampleIndex: place, comparisons: reader.comparisons,
          settings: settings, path: path, line: line)
      }
      return SampledForm(
        form: form, samples: samples, sources: sources, looks: SampleLooks(count: samples.count))
    }
  }

  /// What of the widgets is drawn nowhere, one sentence for each cause.
  ///
  /// - Parameter listed: The widgets of each target.
  func leftOut(of listed: [[SampledWidget]]) -> [String] {
    let widgets = listed.joined()
    var controls: [String] = []
    for widget in widgets where widget.kind == .control && !controls.contains(widget.name) {
      controls.append(widget.name)
    }
    let isPhone = zip(targets, listed).filter { $0.0.platform == .iOS }.map(\.1).joined()
    var activities: [String] = []
    for widget in widgets where widget.kind == .activity && !activities.contains(widget.name) {
      if !isPhone.contains(where: { $0.name == widget.name }) { activities.append(widget.name) }
    }
    var lacking: [(families: [Family], widgets: [String])] = []
    for widget in widgets where widget.kind == .widget {
      let drawn = Set(widgets.filter { $0.name == widget.name }.flatMap(\.families))
      let families = (widget.configuration?.families ?? []).filter { !drawn.contains($0) }
      guard !families.isEmpty else { continue }
      guard let known = lacking.firstIndex(where: { $0.families == families }) else {
        lacking.append((families, [widget.name]))
        continue
      }
      if !lacking[known].widgets.contains(widget.name) {
        lacking[known].widgets.append(widget.name)
      }
    }
    func list(_ names: [String]) -> String {
      names.prefix(8).joined(separator: ", ")
        + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }
    var sentences: [String] = []
    if !controls.isEmpty { sentences.append("controls are not drawn: \(list(controls))") }
    if !activities.isEmpty {
      sentences.append("Live Activities of no iPhone's target are not drawn: \(list(activities))")
    }
    sentences += lacking.map { families, names in
      "\(families.map(\.rawValue).joined(separator: ", ")) of \(list(names)) left out: no screen of "
        + "the target shows it"
    }
    return sentences.map(tree.sentence)
  }

  /// What the samples of a form that are drawn look like where it is usually shown, one after the other.
  func usualLooks(
    of form: SampledForm, _ widget: SampledWidget, _ reader: SampleReader
  ) -> [[SampleLook]] {
    asIfNotDrawn(reader) {
      form.looks.drawn.map { index in
        let source = form.sources[index]
        let composer = SourceComposer(source, reader, widget, form.samples, of: self)
        return source.usualPlaces(on: .newest).map { SampleLook(of: composer, in: $0) }
      }
    }
  }

  /// Draws samples; what lists others goes on as if none of them had been drawn.
  private func asIfNotDrawn<Result>(_ reader: SampleReader, _ draw: () -> Result) -> Result {
    let evaluator = reader.evaluator
    let before = (evaluator.interface, evaluator.situation, evaluator.environment)
    defer {
      (evaluator.interface, evaluator.situation, evaluator.environment) = before
      evaluator.resetSteps()
    }
    return evaluator.withoutNotes(draw)
  }
}

extension SampleReader {
  /// The forms a widget is drawn in: Live Activities are iPhones'.
  fileprivate func forms(of widget: SampledWidget) -> [WidgetForm] {
    switch widget.kind {
    case .widget: widget.families.map { .family($0) }
    case .activity: platform == .iOS && !widget.parts.isEmpty ? [.liveActivity] : []
    case .control: []
    }
  }

  /// The samples of a widget in a form.
  func samples(of widget: SampledWidget, as form: WidgetForm) -> [Sample] {
    samples(of: widget, in: form.family ?? .systemMedium)
  }
}
