// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

/// Runs the widgets of one target and gathers what they show.
struct TargetReader {
  let plan: TargetPlan
  let library: SourceLibrary
  var target: EvidenceTarget
  /// By the path of the set.
  var uses: [String: [AssetUse]] = [:]
  var missing: [MissingName] = []
  var faults: [CodeFault] = []
  /// The steps it took.
  var stepCount = 0

  /// The index of a use among those of its set, by what it is apart from its places.
  var useIndices: [String: [AssetUse: Int]] = [:]
  let index: SetIndex
  let files: BundleFiles
  let system: SystemVersion
  var program = Program([])
  var asked: [String: [SourcePlace]] = [:]
  var opened: Set<OpenName> = []

  init(
    _ plan: TargetPlan, _ library: SourceLibrary, sets: [KnownSet], files: BundleFiles,
    system: SystemVersion
  ) {
    (self.plan, self.library, self.files, self.system) = (plan, library, files, system)
    target = EvidenceTarget(
      name: plan.name, origin: plan.origin, platform: plan.platform,
      oldestSystem: plan.deploymentTarget)
    var groups: [[KnownSet]] = [[], [], []]
    for set in sets {
      if let rank = plan.rank(set.catalog) { groups[rank].append(set) }
    }
    index = SetIndex(groups)
  }

  /// Runs everything.
  ///
  /// - Parameters:
  ///   - budget: The time that the run's code may take.
  ///   - count: The number of its targets.
  mutating func read(within budget: SourceBudget, ofTargets count: Int) {
    program = Program(
      plan.files.map { library.outlined($0, for: plan.platform) }, modules: plan.modules)
    guard let start = situations(of: .systemSmall).first ?? situations(of: .accessoryCircular).first
    else { return }
    let interpreter = Interpreter(program, start.situation, sets: index)
    let reader = WidgetReader(interpreter: interpreter, ownCount: plan.ownCount)
    let list = WidgetList(program, ownCount: plan.ownCount)
    let (name, widgetCount) = (plan.name, max(list.types.count, 1) * count)
    /// Runs the code of a widget, or what lists all, with its share of the time.
    func timed<Result>(_ widget: String, _ run: () -> Result) -> Result {
      budget.run("\(name) \(widget)", ofWidgets: widgetCount) { time in
        interpreter.time = time
        return run()
      }
    }
    let roots = timed("") { reader.roots(of: list) }
    if roots.isEmpty { target.unreadBundle = list.main.map { gap($0) } }
    target.unjudged = list.left.map { left in
      UnjudgedWidget(
        name: left.gap.name, place: place(left.gap.spot), target: plan.name, reason: left.reason)
    }
    for root in roots { timed(root.name) { read(root, interpreter) } }
    target.unjudged += clockKitSources()
    stepCount = interpreter.stepCount
    setNames()
    readBrokenSources()
  }

  /// Sets the names that say nothing of their sets, and those that nothing has.
  mutating func setNames() {
    target.openNames = opened.sorted { ($0.place, $0.pattern) < ($1.place, $1.pattern) }
    missing = asked.map { name, places in
      MissingName(
        name: name, places: Array(Set(places)).sorted(), target: plan.name,
        similar: index.image(spelledLike: name))
    }.sorted { ($0.places[0], $0.name) < ($1.places[0], $1.name) }
  }

  /// The line to edit: of what stands in a helper the one that calls it.
  func usePlace(_ spot: Spot) -> SourcePlace {
    guard let use = spot.use else { return place(spot) }
    return place(Spot(file: use.file, token: use.token))
  }

  func place(_ spot: Spot) -> SourcePlace {
    library.place(plan.files[spot.file], program.sources[spot.file], token: spot.token)
  }

  /// The environment of a widget of a family, in each place that shows it on this platform.
  ///
  /// - Parameter keepsBackground: Whether no place removes its container background.
  func situations(
    of family: Family, keepsBackground: Bool = false
  ) -> [(place: Place, situation: Situation)] {
    Place.distinct.filter { $0.shows(family, on: system) && plan.platform.shows($0) }.map { place in
      (
        place,
        Situation(
          place, .family(family), plan.platform, on: system, keepsBackground: keepsBackground)
      )
    }
  }

  mutating func read(_ root: WidgetRoot, _ interpreter: Interpreter) {
    let configuration = root.configuration
    let possible = plan.platform.families
    let families = (configuration.families ?? possible).intersection(possible)
    var widget = EvidenceWidget(
      name: root.name, place: place(root.spot), kind: configuration.kind,
      families: configuration.kind == .widget ? families : [],
      backgroundIsRemovable: configuration.backgroundIsRemovable,
      gaps: root.gap.map { [gap($0)] } ?? [], isUnderstood: false)
    var unread: [(place: Place, family: Family, gap: EvidenceGap)] = []
    if configuration.kind == .widget {
      unread = run(root, widget: &widget, interpreter)
    } else if let first = situations(of: .systemMedium).first
      ?? situations(of: .accessoryRectangular).first
    {
      // Live Activities and controls are in none of the places that are judged.
      interpreter.start(first.situation)
      let exposure = configuration.exposure(interpreter)
      note(exposure, of: &widget)
      for shown in exposure.shown {
        add(shown, widget, configuration.kind == .control ? .control : .activity, nil, false)
      }
    }
    target.widgets.append(widget)
    if interpreter.time?.isOver == true {
      return target.unjudged.append(
        UnjudgedWidget(
          name: root.name, place: widget.place, target: plan.name, reason: .outOfTime))
    }
    if !widget.isUnderstood {
      let gap = widget.gap ?? EvidenceGap(place: widget.place, name: root.name)
      target.unjudged.append(
        UnjudgedWidget(
          name: root.name, place: widget.place, target: plan.name, reason: .notFollowed(gap)))
    } else if let gap = unread.first?.gap {
      var left = UnjudgedWidget(
        name: root.name, place: widget.place, target: plan.name, reason: .notFollowed(gap))
      for one in unread { left.scenes[one.place, default: []].insert(one.family) }
      target.unjudged.append(left)
    }
  }

  func gap(_ gap: Gap) -> EvidenceGap {
    EvidenceGap(place: place(gap.spot), name: gap.name)
  }

  /// Keeps what of a widget was understood.
  private func note(_ exposure: Exposure, of widget: inout EvidenceWidget) {
    for one in exposure.gaps.map({ gap($0) }) where !widget.gaps.contains(one) {
      widget.gaps.append(one)
    }
    widget.isUnderstood = widget.isUnderstood || exposure.isUnderstood
  }

  /// Runs a widget in every place that shows it.
  ///
  /// - Returns: Where nothing of it is known, with the first call that was not followed.
  mutating func run(
    _ root: WidgetRoot, widget: inout EvidenceWidget, _ interpreter: Interpreter
  ) -> [(place: Place, family: Family, gap: EvidenceGap)] {
    var unread: [(place: Place, family: Family, gap: EvidenceGap)] = []
    let configuration = root.configuration
    var known: [(situation: Situation, asked: Set<Situation.Question>, exposure: Exposure)] = []
    var uncovered: Set<Family> = []
    var isPartly = true
    for family in Family.allCases where widget.families.contains(family) {
      for (place, situation) in situations(
        of: family, keepsBackground: !configuration.backgroundIsRemovable)
      {
        guard !configuration.removes(place, family) else { continue }
        let exposure: Exposure
        if let same = known.last(where: {
          $0.situation.agrees(with: situation, on: $0.asked.union([.mode, .background, .family]))
            || $0.situation.agrees(with: situation, on: $0.asked.union([.mode, .background]))
              && $0.situation.family.isAccessory == situation.family.isAccessory
        }) {
          exposure = same.exposure
        } else {
          interpreter.start(situation)
          exposure = configuration.exposure(interpreter)
          known.append((situation, interpreter.asked, exposure))
        }
        if configuration.needsBackground(in: family, on: plan.platform), exposure.cover.isMissing {
          uncovered.insert(family)
          isPartly = isPartly && !exposure.cover.covers.isEmpty
        }
        note(exposure, of: &widget)
        // Code that is too large may hide anything behind the place where it was left.
        if let first = exposure.gaps.first(where: { $0.name.isEmpty })
          ?? (exposure.isUnderstood ? nil : exposure.gaps.first)
        {
          unread.append((place, family, gap(first)))
        }
        let certain = exposure.looksInEveryRun
        for shown in exposure.shown {
          add(
            shown, widget, .widget, (place, family), !configuration.backgroundIsRemovable,
            isCertain: !shown.around.isMaybe || shown.look.map(certain.contains) == true)
        }
        add(exposure, widget, place, family)
        if situation.mode == .accented, !family.isAccessory, interpreter.asked.contains(.background)
        {
          addWithBackgroundShown(situation, configuration, widget, place, interpreter)
        }
      }
    }
    if !uncovered.isEmpty {
      faults.append(
        CodeFault(
          kind: .noContainerBackground, place: widget.place, others: [], widgets: [widget.name],
          families: uncovered, places: [], isMaybe: isPartly,
          target: plan.name))
    }
    return unread
  }

  /// Adds what is wrong where a tinted Home Screen says that it shows the background.
  ///
  /// Documented is that it does not; Reported, by an app that fixed a block that only then shows,
  /// is that it may say so all the same.
  mutating func addWithBackgroundShown(
    _ situation: Situation, _ configuration: WidgetConfiguration, _ widget: EvidenceWidget,
    _ place: Place, _ interpreter: Interpreter
  ) {
    var shown = situation
    shown.showsBackground = true
    interpreter.start(shown)
    for found in configuration.exposure(interpreter).faults where found.kind != .darkInk {
      let doubtful = Fault(
        kind: found.kind, spot: found.spot, others: found.others, isMaybe: true,
        picture: found.picture)
      add(doubtful, widget, place, situation.family)
    }
    interpreter.start(situation)
  }

  func fault(
    _ kind: CodeFaultKind, _ spot: Spot, _ others: [Spot], _ isMaybe: Bool,
    _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) -> CodeFault {
    CodeFault(
      kind: kind, place: usePlace(spot), helper: spot.use == nil ? nil : self.place(spot),
      others: Array(Set(others.map { usePlace($0) })).sorted(), widgets: [widget.name],
      families: [family], places: [place], isMaybe: isMaybe, target: plan.name)
  }

  /// The data sources of ClockKit that it has.
  func clockKitSources() -> [UnjudgedWidget] {
    program.types.compactMap { type in
      guard let place = type.place, place.file < plan.ownCount,
        type.inherited.contains("CLKComplicationDataSource")
      else { return nil }
      let spot = Spot(file: place.file, token: place.index)
      return UnjudgedWidget(
        name: type.name, place: self.place(spot), target: plan.name, reason: .clockKit)
    }
  }
}

extension String {
  /// A pattern as people write it.
  var printedOpen: String {
    var text = ""
    for character in self { text += character == "\u{0}" ? "*" : String(character) }
    return text
  }
}
