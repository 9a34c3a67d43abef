// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension TargetReader {
  /// What a widget shows in a situation, and what its code asked of that.
  fileprivate struct Known {
    var situation: Situation
    var asked: Set<Situation.Question>
    var covered: Exposure
  }

  /// What is known of a widget from the situations before.
  fileprivate struct Before {
    var known: [Known] = []
    var memory = CoveringMemory()
  }

  /// Gathers what a widget may show.
  mutating func cover(_ widget: SampledWidget, _ reader: SampleReader) {
    let kind = EvidenceWidget.Kind(rawValue: widget.kind.rawValue) ?? .widget
    var found = EvidenceWidget(
      name: widget.name, place: place(widget.spot), kind: kind, families: Set(widget.families),
      backgroundIsRemovable: widget.backgroundIsRemovable, isUnderstood: false)
    if let gap = widget.gap { found.gaps = [self.gap(gap)] }
    var unread: [(place: Place, family: Family, gap: EvidenceGap)] = []
    if kind == .widget {
      unread = coverPlaces(widget, reader, &found)
    } else if let first = situations(of: .systemMedium).first
      ?? situations(of: .accessoryRectangular).first
    {
      // Live Activities and controls are in none of the places that are judged.
      var memory = CoveringMemory()
      let covered = Exposure(of: widget, first.situation, reader, &memory)
      note(covered, of: &found)
      for shown in covered.pictures {
        add(shown, found, kind == .control ? .control : .activity, nil, in: first.situation)
      }
    }
    addFaults(of: widget, found, reader)
    target.widgets.append(found)
    note(unread, of: found, isOutOfTime: reader.evaluator.time?.isOver == true)
  }

  /// Runs a widget in every place that shows it.
  ///
  /// - Returns: Where nothing of it is known, with the first call that was not followed.
  private mutating func coverPlaces(
    _ widget: SampledWidget, _ reader: SampleReader, _ found: inout EvidenceWidget
  ) -> [(place: Place, family: Family, gap: EvidenceGap)] {
    var unread: [(place: Place, family: Family, gap: EvidenceGap)] = []
    var before = Before()
    var uncovered: Set<Family> = []
    var isPartly = true
    // A widget that only a later system shows is judged there.
    let system = widget.families.contains { $0.exists(on: self.system) } ? self.system : .newest
    for family in widget.families {
      // What decided nothing in one family may decide what another one shows.
      before.memory = CoveringMemory()
      for (place, situation) in situations(
        of: family, on: system, keepsBackground: !widget.backgroundIsRemovable)
      {
        guard !widget.disfavored.locations(of: family).contain(place) else { continue }
        let (covered, asked) = cover(widget, situation, reader, &before)
        note(covered, of: &found)
        if let gap = covered.unread { unread.append((place, family, self.gap(gap))) }
        for shown in covered.pictures {
          add(shown, found, .widget, (place, family), in: situation)
        }
        for fault in covered.faults where fault.shows(in: situation) {
          add(fault, found, place, family)
        }
        if situation.mode == .accented, !family.isAccessory {
          for shown in covered.pictures where shown.picture.isUnprepared {
            faults.append(
              self.fault(
                .photo, shown.picture.spot, [], !shown.isCertain(in: situation), found, place,
                family))
          }
          if asked.contains(.background) {
            coverWithBackground(situation, widget, found, place, reader, &before)
          }
        }
        if covered.isUncovered, widget.needsBackground(in: family, on: plan.platform) {
          uncovered.insert(family)
          isPartly = isPartly && covered.isCovered
        }
      }
    }
    if !uncovered.isEmpty {
      faults.append(
        CodeFault(
          kind: .noContainerBackground,
          place: widget.configuration?.spot.map { usePlace($0) } ?? found.place,
          helper: found.place, others: [], widgets: [found.name],
          families: uncovered, places: [], isMaybe: isPartly, target: plan.name))
    }
    return unread
  }

  /// What a widget shows in a situation, and what its code asked of that: as in another that its code
  /// does not distinguish from it, if there was one.
  private func cover(
    _ widget: SampledWidget, _ situation: Situation, _ reader: SampleReader, _ before: inout Before
  ) -> (covered: Exposure, asked: Set<Situation.Question>) {
    if let same = before.known.last(where: { $0.stands(for: situation) }) {
      return (same.covered, same.asked)
    }
    reader.evaluator.asked = []
    let covered = Exposure(of: widget, situation, reader, &before.memory)
    let asked = reader.evaluator.asked
    before.known.append(Known(situation: situation, asked: asked, covered: covered))
    return (covered, asked)
  }

  /// Adds what is wrong where a tinted Home Screen says that it shows the background.
  ///
  /// Documented is that it does not; Reported, by an app that fixed a block that only then shows,
  /// is that it may say so all the same.
  private mutating func coverWithBackground(
    _ situation: Situation, _ widget: SampledWidget, _ found: EvidenceWidget, _ place: Place,
    _ reader: SampleReader, _ before: inout Before
  ) {
    var shown = situation
    shown.showsBackground = true
    for fault in cover(widget, shown, reader, &before).covered.faults
    where fault.shows(in: shown) && fault.kind != .darkInk {
      var doubtful = fault
      doubtful.isMaybe = true
      add(doubtful, found, place, situation.family)
    }
  }

  /// Notes what of a widget is not judged.
  private mutating func note(
    _ unread: [(place: Place, family: Family, gap: EvidenceGap)], of widget: EvidenceWidget,
    isOutOfTime: Bool
  ) {
    var left = UnjudgedWidget(
      name: widget.name, place: widget.place, target: plan.name, reason: .outOfTime)
    if !isOutOfTime {
      if !widget.isUnderstood {
        let gap = widget.gap ?? EvidenceGap(place: widget.place, name: widget.name)
        left = UnjudgedWidget(
          name: widget.name, place: widget.place, target: plan.name, reason: .notFollowed(gap))
      } else if let gap = unread.first?.gap {
        left = UnjudgedWidget(
          name: widget.name, place: widget.place, target: plan.name, reason: .notFollowed(gap))
        for one in unread { left.scenes[one.place, default: []].insert(one.family) }
      } else {
        return
      }
    }
    target.unjudged.append(left)
  }

  private func note(_ covered: Exposure, of widget: inout EvidenceWidget) {
    for gap in covered.gaps.map({ EvidenceGap(place: place($0.spot), name: $0.name) })
    where !widget.gaps.contains(gap) {
      widget.gaps.append(gap)
    }
    widget.isUnderstood = widget.isUnderstood || covered.isUnderstood
  }

  private mutating func add(
    _ shown: Exposure.Shown, _ widget: EvidenceWidget, _ kind: AssetUse.Kind,
    _ at: (place: Place, family: Family)?, in situation: Situation
  ) {
    let picture = shown.picture
    guard let name = picture.name else { return }
    let spot = place(picture.spot)
    var way: [SourcePlace] = []
    for step in (picture.way + [picture.spot]).flatMap({ [usePlace($0), place($0)] })
    where step != spot && !way.contains(step) { way.append(step) }
    let reader = self
    // Of several names that its data choose from, one may be of what there never is.
    let isOnly = shown.names.isEmpty && !picture.hasBundle
    let (found, isSure) = sets(named: name, at: spot, isOnly: isOnly) { name in
      reader.place(naming: name, picture.spot, picture.way)
    }
    let candidates =
      shown.names.isEmpty
      ? found : shown.names.sorted().flatMap { sets(named: $0, at: spot, isOnly: false).sets }
    for set in found.prefix(300) {
      let use = AssetUse(
        place: spot, way: way, target: plan.name, isWatch: plan.platform == .watchOS,
        widget: widget.name, kind: kind, families: at.map { [$0.place: [$0.family]] } ?? [:],
        certain: shown.isCertain(in: situation) && isSure ? Set(at.map { [$0.place] } ?? []) : [],
        bare: picture.hasBackdrop ? [] : Set(at.map { [$0.place] } ?? []),
        manner: picture.manner, isBackground: picture.isBackground,
        keepsBackground: !widget.backgroundIsRemovable,
        candidates: Set(candidates.map(\.path)).count)
      merge(use, into: set.path)
    }
  }
}

extension TargetReader.Known {
  /// Whether what it holds is what the widget shows in another situation.
  fileprivate func stands(for other: Situation) -> Bool {
    situation.agrees(with: other, on: asked)
      && situation.family.isAccessory == other.family.isAccessory
  }
}

extension SampledWidget {
  /// Whether the system shows its content in a family on a platform only with a container background.
  fileprivate func needsBackground(in family: Family, on platform: ProjectTarget.Platform) -> Bool {
    platform.needsBackground(in: family, isListed: configuration?.families != nil)
  }
}

extension ShownPicture {
  /// The most names of a bitmap that is one of few that the code chooses between.
  private static let fewNames = 8

  /// Whether it is made or loaded while the widget runs, or a bitmap that its data name.
  private var isLoaded: Bool {
    guard let name else { return true }
    guard isBitmap else { return false }
    return NamePattern.isOpen(name) || TextAlternatives.patterns(of: name).count > Self.fewNames
  }

  /// Whether it is loaded while the widget runs, and nothing prepares it for one color.
  fileprivate var isUnprepared: Bool {
    isLoaded && manner.accentedRendering == nil && !manner.isAccentedOpen
      && !manner.hasLuminanceToAlpha && manner.isTemplate != true && !isBackground
  }
}
