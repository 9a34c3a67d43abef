// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
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
    reader.evaluator.interface.sets = index.symbolNames
    reader.evaluator.interface.pictures = { name in
      index.sets(named: name, kind: .image).isEmpty ? nil : Size(1, 1)
    }
    reader.evaluator.interface.colors = { name in
      index.sets(named: name, kind: .color).first.map { set in
        PaintColor(EncodedColor(red: 0.5, green: 0.5, blue: 0.5), opacity: Float(set.alpha ?? 1))
      }
    }
    for widget in reader.widgets() { cover(widget, reader) }
    setNames()
  }

  private mutating func cover(_ widget: SampledWidget, _ reader: SampleReader) {
    let kind = EvidenceWidget.Kind(rawValue: widget.kind.rawValue) ?? .widget
    var found = EvidenceWidget(
      name: widget.name, place: place(widget.spot), kind: kind, families: Set(widget.families),
      backgroundIsRemovable: widget.backgroundIsRemovable, isUnderstood: false)
    defer { target.widgets.append(found) }
    guard kind == .widget else {
      let covered = CoveredExposure(of: widget, Situation(), reader)
      note(covered, of: &found)
      for shown in covered.pictures {
        add(shown, found, kind == .control ? .control : .activity, nil)
      }
      return
    }
    var uncovered: Set<Family> = []
    var isPartly = true
    for family in widget.families {
      for (place, situation) in situations(
        of: family, keepsBackground: !widget.backgroundIsRemovable)
      {
        guard !widget.disfavored.locations(of: family).contain(place) else { continue }
        let covered = CoveredExposure(of: widget, situation, reader)
        note(covered, of: &found)
        for shown in covered.pictures { add(shown, found, .widget, (place, family)) }
        for fault in covered.faults { add(fault, found, place, family) }
        if situation.mode == .accented, !family.isAccessory {
          for shown in covered.pictures where shown.picture.isUnprepared {
            faults.append(
              self.fault(.photo, shown.picture.spot, [], !shown.isCertain, found, place, family))
          }
        }
        if covered.isUncovered, widget.needsBackground(in: family, on: plan.platform) {
          uncovered.insert(family)
          isPartly = isPartly && covered.isCovered
        }
      }
    }
    guard !uncovered.isEmpty else { return }
    faults.append(
      CodeFault(
        kind: .noContainerBackground, place: found.place, others: [], widgets: [found.name],
        families: uncovered, places: [], isMaybe: isPartly, target: plan.name))
  }

  private func note(_ covered: CoveredExposure, of widget: inout EvidenceWidget) {
    for gap in covered.gaps.map({ EvidenceGap(place: place($0.spot), name: $0.name) })
    where !widget.gaps.contains(gap) {
      widget.gaps.append(gap)
    }
    widget.isUnderstood = widget.isUnderstood || covered.isUnderstood
  }

  private mutating func add(
    _ found: RunFault, _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) {
    let picture = found.picture.map { Picture(sources: [.named(Names([$0]))]) }
    add(
      Fault(
        kind: found.kind, spot: found.spot, others: Array(found.others), isMaybe: found.isMaybe,
        picture: picture), widget, place, family)
  }

  private mutating func add(
    _ shown: CoveredExposure.Shown, _ widget: EvidenceWidget, _ kind: AssetUse.Kind,
    _ at: (place: Place, family: Family)?
  ) {
    let picture = shown.picture
    guard let name = picture.name else { return }
    let spot = place(picture.spot)
    var way: [SourcePlace] = []
    for step in (picture.way + [picture.spot]).flatMap({ [usePlace($0), place($0)] })
    where step != spot && !way.contains(step) { way.append(step) }
    let source = Picture.Source.named(Names([name]))
    let reader = self
    let (found, isSure) = sets(of: source, Picture(sources: [source]), spot) { name in
      reader.place(naming: name, picture.spot, picture.way)
    }
    for set in found.prefix(300) {
      let use = AssetUse(
        place: spot, way: way, target: plan.name, isWatch: plan.platform == .watchOS,
        widget: widget.name, kind: kind, families: at.map { [$0.place: [$0.family]] } ?? [:],
        certain: shown.isCertain && isSure ? Set(at.map { [$0.place] } ?? []) : [],
        bare: picture.hasBackdrop ? [] : Set(at.map { [$0.place] } ?? []),
        manner: picture.manner, isBackground: picture.isBackground,
        keepsBackground: !widget.backgroundIsRemovable, candidates: found.count)
      merge(use, into: set.path)
    }
  }
}

extension SampledWidget {
  /// Whether the system shows its content in a family on a platform only with a container background.
  fileprivate func needsBackground(in family: Family, on platform: ProjectTarget.Platform) -> Bool {
    platform.needsBackground(in: family, isListed: configuration?.families != nil)
  }
}

extension ShownPicture {
  /// Whether it is made or loaded while the widget runs, and nothing prepares it for one color.
  fileprivate var isUnprepared: Bool {
    name == nil && manner.accentedRendering == nil && !manner.isAccentedOpen
      && !manner.hasLuminanceToAlpha && manner.isTemplate != true && !isBackground
  }
}
