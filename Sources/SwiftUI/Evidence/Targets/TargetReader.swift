// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
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
  /// The places of images that nothing has, by their names.
  var asked: [String: [SourcePlace]] = [:]
  /// The places of colors that nothing has, by their names.
  var askedColors: [String: [SourcePlace]] = [:]
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

  /// Gathers what the target's widgets show by running them as they are run for drawing, so often that
  /// the runs show whatever they may show.
  ///
  /// - Parameters:
  ///   - budget: The time that the run's code may take.
  ///   - count: The number of its targets.
  mutating func read(within budget: SourceBudget, ofTargets count: Int) {
    program = Program(plan.outlined(in: library), modules: plan.modules)
    let reader = reader()
    let list = WidgetList(program, ownCount: plan.ownCount)
    let (name, widgetCount) = (plan.name, max(list.types.count, 1) * count)
    /// Runs the code of a widget, or what lists all, with its share of the time.
    func timed<Result>(_ widget: String, _ run: () -> Result) -> Result {
      budget.run("\(name) \(widget)", ofWidgets: widgetCount) { time in
        reader.evaluator.time = time
        return run()
      }
    }
    let widgets = timed("") {
      reader.coveredWidgets(
        of: list.types.filter { !program.members(named: "body", of: $0).isEmpty })
    }
    if widgets.isEmpty { target.unreadBundle = list.main.map { gap($0) } }
    target.unjudged = list.left.map { left in
      UnjudgedWidget(
        name: left.gap.name, place: place(left.gap.spot), target: plan.name, reason: left.reason)
    }
    for widget in widgets { timed(widget.name) { cover(widget, reader) } }
    target.unjudged += clockKitSources()
    stepCount = reader.evaluator.stepsInAll
    setNames()
    readBrokenSources()
  }

  /// A reader of the target's code that knows its sets by their names.
  private func reader() -> SampleReader {
    let reader = SampleReader(program, ownCount: plan.ownCount, platform: plan.platform)
    let index = index
    reader.evaluator.interface.sets = index.symbolNames
    reader.evaluator.interface.pictures = { name in
      index.sets(named: name, kind: .image).isEmpty ? nil : Size(1, 1)
    }
    reader.evaluator.interface.colors = { [unowned evaluator = reader.evaluator] name in
      index.sets(named: name, kind: .color).first.map { set in
        if set.light != set.dark { evaluator.asked.insert(.scheme) }
        if let color = evaluator.isDark ? set.dark : set.light {
          return PaintColor(
            EncodedColor(red: color.red, green: color.green, blue: color.blue),
            opacity: color.alpha)
        }
        return PaintColor(
          EncodedColor(red: 0.5, green: 0.5, blue: 0.5), opacity: Float(set.alpha ?? 1))
      }
    }
    return reader
  }

  /// Sets the names that say nothing of their sets, and those that nothing has.
  mutating func setNames() {
    target.openNames = opened.sorted { ($0.place, $0.pattern) < ($1.place, $1.pattern) }
    missing = (names(.image, asked) + names(.color, askedColors))
      .sorted { ($0.places[0], $0.name) < ($1.places[0], $1.name) }
  }

  private func names(
    _ kind: KnownSet.Kind, _ asked: [String: [SourcePlace]]
  ) -> [MissingName] {
    asked.map { name, places in
      MissingName(
        isColor: kind == .color, name: name, places: Array(Set(places)).sorted(), target: plan.name,
        similar: index.set(of: kind, spelledLike: name))
    }
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
  /// - Parameter system: The system; `nil`: the one that is asked for.
  /// - Parameter keepsBackground: Whether no place removes its container background.
  func situations(
    of family: Family, on system: SystemVersion? = nil, keepsBackground: Bool = false
  ) -> [(place: Place, situation: Situation)] {
    let system = system ?? self.system
    return Place.distinct.filter { $0.shows(family, on: system) && plan.platform.shows($0) }.map {
      place in
      (
        place,
        Situation(
          place, .family(family), plan.platform, on: system, keepsBackground: keepsBackground)
      )
    }
  }

  func gap(_ gap: Gap) -> EvidenceGap {
    EvidenceGap(place: place(gap.spot), name: gap.name)
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
