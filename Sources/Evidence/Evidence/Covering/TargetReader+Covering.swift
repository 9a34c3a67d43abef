// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension TargetReader {
  /// Gathers what the target's widgets show by running them as they are run for drawing, so often that
  /// the runs show whatever they may show.
  mutating func cover() {
    program = Program(
      plan.files.map { library.outlined($0, for: plan.platform) }, modules: plan.modules)
    let reader = SampleReader(program, ownCount: plan.ownCount, platform: plan.platform)
    let index = index
    reader.evaluator.interface.pictures = { name in
      index.sets(named: name, kind: .image).isEmpty ? nil : Size(1, 1)
    }
    for widget in reader.widgets() { cover(widget, reader) }
    target.openNames = opened.sorted { ($0.place, $0.pattern) < ($1.place, $1.pattern) }
    missing = asked.map { name, places in
      MissingName(
        name: name, places: Array(Set(places)).sorted(), target: plan.name,
        similar: index.image(spelledLike: name))
    }.sorted { ($0.places[0], $0.name) < ($1.places[0], $1.name) }
  }

  private mutating func cover(_ widget: SampledWidget, _ reader: SampleReader) {
    let kind = EvidenceWidget.Kind(rawValue: widget.kind.rawValue) ?? .widget
    let found = EvidenceWidget(
      name: widget.name, place: place(widget.spot), kind: kind, families: Set(widget.families),
      backgroundIsRemovable: widget.backgroundIsRemovable)
    target.widgets.append(found)
    guard kind == .widget else {
      let situation = SampleSituation()
      let covered = CoveredPictures(of: widget, situation, reader)
      for shown in covered.all {
        add(shown, found, kind == .control ? .control : .activity, nil, widget)
      }
      return
    }
    for family in widget.families {
      for (place, situation) in situations(of: family) {
        guard !widget.disfavored.locations(of: family).contain(place) else { continue }
        let covered = CoveredPictures(of: widget, SampleSituation(situation), reader)
        for shown in covered.all { add(shown, found, .widget, (place, family), widget) }
      }
    }
  }

  private mutating func add(
    _ shown: CoveredPictures.Shown, _ widget: EvidenceWidget, _ kind: AssetUse.Kind,
    _ at: (place: Place, family: Family)?, _ sampled: SampledWidget
  ) {
    guard let name = shown.picture.name else { return }
    let spot = place(shown.picture.spot)
    let source = Picture.Source.named(Names([name]))
    let (found, isSure) = sets(of: source, Picture(sources: [source]), spot)
    for set in found.prefix(300) {
      let use = AssetUse(
        place: spot, way: [], target: plan.name, isWatch: plan.platform == .watchOS,
        widget: widget.name, kind: kind, families: at.map { [$0.place: [$0.family]] } ?? [:],
        certain: shown.isCertain && isSure ? Set(at.map { [$0.place] } ?? []) : [],
        bare: shown.picture.hasBackdrop ? [] : Set(at.map { [$0.place] } ?? []),
        manner: shown.picture.manner, isBackground: shown.picture.isBackground,
        keepsBackground: !sampled.backgroundIsRemovable, candidates: found.count)
      merge(use, into: set.path)
    }
  }
}

extension SampleSituation {
  fileprivate init(_ situation: Situation) {
    self.init()
    (platform, family, mode) = (situation.platform, situation.family, situation.mode)
    (showsBackground, isDark) = (situation.showsBackground, situation.isDark)
    (isLuminanceReduced, contentMargin) = (situation.isLuminanceReduced, situation.contentMargin)
  }
}
